/// What the computations of a session have registered: the handlers of events, the use of state, and
/// what is to be done when views appear and disappear.
@MainActor
package final class Ledger {
  /// The number of the resolution under way or done last.
  package private(set) var pass = 0
  /// How many statements the resolution ran.
  package var runCount = 0
  /// How many statements it kept, those inside kept ones not counted.
  package var keptCount = 0
  let store: StateStore
  /// Which sessions have views with something to do around their time on screen.
  private let attendance: Attendance
  private var handlers: [NodeIdentity: (owner: ObjectIdentifier, handle: Handler)] = [:]
  private var gone: [(identity: NodeIdentity, lifecycle: Lifecycle)] = []
  private var come: [(identity: NodeIdentity, lifecycle: Lifecycle)] = []
  private var volatile: [Volatile] = []
  private var lastOrder = 0
  /// What computations depend on of the program, each with one of 64 marks.
  private var grounds: [ObjectIdentifier: Ground] = [:]
  private var lastGround = 0
  /// How many of these there may be before those that nothing depends on any more are looked for.
  private var groundLimit = Ledger.fewGrounds
  private static let fewGrounds = 128

  private struct Ground {
    let object: AnyObject
    let mark: UInt64
  }

  /// A ledger of a session by itself, or of one that shows the same view as another.
  init(beside other: Ledger? = nil) {
    store = StateStore(sharing: other?.store)
    attendance = other?.attendance ?? Attendance()
  }

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
    for entry in new.lifecycles { attendance.come(entry.identity, self) }
    for entry in old.lifecycles { attendance.go(entry.identity, self) }
    for key in new.state { store.retain(key) }
    for key in old.state { store.release(key) }
    if new.isVolatile { volatile.append(Volatile(computation: owner)) }
  }

  /// The mark of something that computations depend on, which it may share with others.
  func mark(of object: AnyObject) -> UInt64 {
    if let known = grounds[ObjectIdentifier(object)] { return known.mark }
    lastGround += 1
    let ground = Ground(object: object, mark: 1 << UInt64(lastGround % 64))
    grounds[ObjectIdentifier(object)] = ground
    return ground.mark
  }

  /// The marks of what a condition holds for.
  func marks(where condition: (AnyObject) -> Bool) -> UInt64 {
    grounds.values.reduce(0) { condition($1.object) ? $0 | $1.mark : $0 }
  }

  /// Forgets what nothing in a computation depends on any more, once there is much to look for.
  func forgetGrounds(unusedIn trunk: Computation) {
    guard grounds.count > groundLimit else { return }
    var used: Set<ObjectIdentifier> = []
    trunk.forEachGround { used.insert(ObjectIdentifier($0)) }
    grounds = grounds.filter { used.contains($0.key) }
    groundLimit = max(Self.fewGrounds, grounds.count * 2)
  }

  /// A number that is greater than those before.
  func nextOrder() -> Int {
    lastOrder += 1
    return lastOrder
  }

  /// What went and what came since the last call: each with what stood at the same place before.
  ///
  /// Of what stands in several sessions at once, it is told by one of them.
  func takeLifecycleChanges() -> [(before: Lifecycle?, after: Lifecycle?)] {
    defer { (gone, come) = ([], []) }
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    var left: [NodeIdentity: [Lifecycle]] = [:]
    for entry in gone.reversed() { left[entry.identity, default: []].append(entry.lifecycle) }
    var changes: [(before: Lifecycle?, after: Lifecycle?)] = []
    for entry in come.sorted(by: { $0.lifecycle.order < $1.lifecycle.order }) {
      let before = left[entry.identity]?.popLast()
      if attendance.isFirst(self, at: entry.identity) { changes.append((before, entry.lifecycle)) }
    }
    let disappeared = gone.filter { entry in
      guard left[entry.identity]?.isEmpty == false else { return false }
      left[entry.identity]?.removeLast()
      return attendance.isEmpty(at: entry.identity)
    }
    return disappeared.map { ($0.lifecycle, nil) } + changes
  }
}

/// Which sessions have a view at a place, in the order in which they came to have it.
@MainActor
private final class Attendance {
  private var sessions: [NodeIdentity: [(ledger: ObjectIdentifier, count: Int)]] = [:]

  func come(_ identity: NodeIdentity, _ ledger: Ledger) {
    let own = ObjectIdentifier(ledger)
    let place = sessions[identity]?.firstIndex { $0.ledger == own }
    if let place {
      sessions[identity]?[place].count += 1
    } else {
      sessions[identity, default: []].append((own, 1))
    }
  }

  func go(_ identity: NodeIdentity, _ ledger: Ledger) {
    let own = ObjectIdentifier(ledger)
    guard let place = sessions[identity]?.firstIndex(where: { $0.ledger == own }) else { return }
    sessions[identity]?[place].count -= 1
    guard sessions[identity]?[place].count == 0 else { return }
    sessions[identity]?.remove(at: place)
    if sessions[identity]?.isEmpty == true { sessions[identity] = nil }
  }

  func isFirst(_ ledger: Ledger, at identity: NodeIdentity) -> Bool {
    sessions[identity]?.first?.ledger == ObjectIdentifier(ledger)
  }

  func isEmpty(at identity: NodeIdentity) -> Bool { sessions[identity] == nil }
}
