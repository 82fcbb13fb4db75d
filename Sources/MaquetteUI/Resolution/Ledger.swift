/// What the computations of a session have brought about together, and what became of it last.
@MainActor
package final class Ledger {
  /// The number of the resolution under way or done last.
  package private(set) var pass = 0
  /// How many statements the resolution ran, and how many it kept beside those inside others.
  package var runCount = 0
  package var keptCount = 0
  let store = StateStore()
  private var handlers: [NodeIdentity: (owner: ObjectIdentifier, handle: Handler)] = [:]
  private var gone: [(identity: NodeIdentity, lifecycle: Lifecycle)] = []
  private var come: [(identity: NodeIdentity, lifecycle: Lifecycle)] = []
  private var volatile: [Volatile] = []
  private var lastOrder = 0

  typealias Handler = (NodeEvent.Action) -> Void

  private struct Volatile {
    weak var computation: Computation?
  }

  func beginPass() {
    pass += 1
    runCount = 0
    keptCount = 0
    let due = volatile
    volatile = []
    for entry in due { entry.computation?.markStale() }
  }

  /// What handles the events of a node.
  func handler(of identity: NodeIdentity) -> Handler? { handlers[identity]?.handle }

  /// The nodes whose events are handled.
  var handled: Set<NodeIdentity> { Set(handlers.keys) }

  func handle(_ identity: NodeIdentity, by owner: Computation, _ handler: @escaping Handler) {
    handlers[identity] = (ObjectIdentifier(owner), handler)
  }

  /// Goes over from what a computation brought about to what it does now.
  func replace(_ old: Products, by new: Products, of owner: Computation) {
    for identity in old.handlers where !new.handlers.contains(identity) {
      if handlers[identity]?.owner == ObjectIdentifier(owner) { handlers[identity] = nil }
    }
    gone += old.lifecycles
    come += new.lifecycles
    for key in new.state { store.retain(key) }
    for key in old.state { store.release(key) }
    if new.isVolatile { volatile.append(Volatile(computation: owner)) }
  }

  /// A number that is greater than those before.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// What went and what came since the last call: each with what stood at the same place before.
  func takeLifecycleChanges() -> [(before: Lifecycle?, after: Lifecycle?)] {
    defer { (gone, come) = ([], []) }
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    var left: [NodeIdentity: [Lifecycle]] = [:]
    for entry in gone.reversed() { left[entry.identity, default: []].append(entry.lifecycle) }
    var changes: [(before: Lifecycle?, after: Lifecycle?)] = []
    for entry in come.sorted(by: { $0.lifecycle.order < $1.lifecycle.order }) {
      changes.append((left[entry.identity]?.popLast(), entry.lifecycle))
    }
    let disappeared = gone.filter { entry in
      guard left[entry.identity]?.isEmpty == false else { return false }
      left[entry.identity]?.removeLast()
      return true
    }
    return disappeared.map { ($0.lifecycle, nil) } + changes
  }
}
