import Foundation

/// A view on show: its state, its environment, and the tree it currently resolves to.
@MainActor
public final class ViewSession {
  /// The settings of the whole; a change invalidates.
  public var environment: EnvironmentValues { didSet { invalidate() } }

  /// The styles in force where the view sets none; a change invalidates.
  package var styles = StyleStacks() { didSet { invalidate() } }

  /// Called once when the tree no longer fits the state; the owner resolves again when it suits.
  public var onInvalidate: (() -> Void)?

  private let ledger: Ledger
  private let pass: ResolutionPass
  private var root: () -> any View
  private let trunk: Fragment
  /// The sessions that have state in common with this one, and this one.
  private let company: Company
  /// Whether the tree no longer fits the state.
  package private(set) var isInvalid = false
  private var changeRounds = 0
  private var isReloaded = false
  /// The version of the program that the resolution before was of.
  private var resolvedRevision = 0
  /// The settings of the resolution before.
  private var resolvedEnvironment: EnvironmentValues?

  /// - Parameter keeps: whether what has not changed is kept from one resolution to the next.
  public convenience init(
    environment: EnvironmentValues, keeps: Bool = true, root: @escaping @MainActor () -> any View
  ) {
    self.init(environment: environment, beside: nil, keeps: keeps, root: root)
  }

  /// A session that shows the same view as another one side by side with it, and has all state
  /// but what follows from the layout in common with it.
  ///
  /// What appears in both does what it does then once. A change of what both show invalidates both.
  package init(
    environment: EnvironmentValues, beside other: ViewSession?, keeps: Bool = true,
    root: @escaping @MainActor () -> any View
  ) {
    self.environment = environment
    self.root = root
    ledger = Ledger(beside: other?.ledger)
    company = other?.company ?? Company()
    pass = ResolutionPass(ledger: ledger, keeps: keeps)
    trunk = Fragment(EmptyView(), in: ViewContext(environment: environment, pass: pass))
    company.sessions.append(Company.Member(session: self))
    if other == nil {
      ledger.store.onChange = { [company] in company.invalidate() }
    } else {
      ledger.store.onChange = { [weak self] in self?.invalidate() }
    }
  }

  /// Lets go of all that the session shows, where others that show the same go on.
  package func end() {
    company.sessions.removeAll { $0.session === self || $0.session == nil }
    trunk.release()
    ledger.store.endPass()
    onInvalidate = nil
  }

  /// Shows another version of the view; state stays where identity, name and type still fit.
  ///
  /// State that nothing has changed yet takes the new version's initial value.
  public func reload(root: @escaping @MainActor () -> any View) {
    self.root = root
    isReloaded = true
    invalidate()
  }

  /// The tree for the present state, with the issues met on the way.
  ///
  /// Runs `onAppear` closures of what is new; what they change shows in the next resolution.
  public func resolve() -> ResolvedTree { resolve(firstRows: nil) }

  /// The tree for the present state; with so many rows of loops that make many more, which are the
  /// first to be seen, and the others in the next resolution.
  package func resolve(firstRows: Int?) -> ResolvedTree {
    LocalizationContext.$current.withValue(localization) { resolveHere(firstRows) }
  }

  /// Whether the resolution done last left out rows.
  package var isPartial: Bool { pass.isPartial }

  /// The tree once what appears and changes on the way has had its effect.
  public func resolveSettled() -> ResolvedTree {
    var tree = resolve()
    for _ in 0..<Self.changeLimit where isInvalid { tree = resolve() }
    return tree
  }

  /// How many statements of interpreted code the last resolution kept, those inside kept ones not
  /// counted, and how many it ran.
  public var work: (kept: Int, run: Int) { (ledger.keptCount, ledger.runCount) }

  /// What code that takes no environment reads texts by, such as `String(localized:)`.
  private var localization: LocalizationContext {
    var localization = environment.localization
    localization.formats.now = environment.now()
    return localization
  }

  private func resolveHere(_ firstRows: Int?) -> ResolvedTree {
    let view = root()
    let version = view as? any VersionedView
    version?.runWork()
    isInvalid = false
    pass.begin(rootTypeSize: environment.dynamicTypeSize, firstRows: firstRows)
    ledger.store.beginPass(adoptingInitialValues: isReloaded)
    trunk.markDue(by: environment.now())
    if let version, version.revision != resolvedRevision {
      if let outdating = version.outdated(since: resolvedRevision) {
        let grounds = outdating.concerns.map { ledger.marks(where: $0) } ?? .max
        trunk.markStale(withGrounds: grounds, where: outdating.condition)
      }
      resolvedRevision = version.revision
    }
    isReloaded = false
    var context = ViewContext(environment: environment, pass: pass)
    context.environment.localization = .current
    context.styles = styles
    // Code that takes no environment reads the session's, so all of it may read another text.
    if let resolvedEnvironment, !pass.isSame(resolvedEnvironment, context.environment) {
      trunk.markStale(where: { _ in true })
    }
    resolvedEnvironment = context.environment
    let page = trunk.resolve(as: view, in: context) { [$0.page(.root, of: view)] }.first
    ledger.store.endPass()
    ledger.forgetGrounds(unusedIn: trunk)
    version?.didResolve(ObjectIdentifier(self)) { trunk.forEachReport($0) }
    runLifecycles()
    var issues: [ResolutionIssue] = []
    trunk.collectIssues(into: &issues)
    return ResolvedTree(
      root: page ?? Node(id: .root, kind: .page), issues: issues,
      nextChange: [trunk.summary.nextChange, version?.nextWork].compactMap { $0 }.min())
  }

  /// The nodes whose events are handled.
  package var handled: Set<NodeIdentity> { ledger.handled }

  /// How many values of state are kept.
  package var stateCount: Int { ledger.store.count }

  /// Runs what the node's view does on the event, and tells what came of it.
  @discardableResult
  public func send(_ event: NodeEvent) -> EventAnswer {
    guard let handler = ledger.handler(of: event.target) else { return .ignored }
    changeRounds = 0
    let before = changeCount
    LocalizationContext.$current.withValue(localization) { handler(event.action) }
    return changeCount == before ? .handled : .changed
  }

  /// How often anything made the tree out of date.
  private var changeCount = 0

  /// The state that was changed and can be told in plain words, in a fixed order.
  package var simpleState: [(identity: NodeIdentity, name: String, value: SimpleState)] {
    ledger.store.simpleState.map { ($0.key.identity, $0.key.name, $0.value) }
  }

  /// All state of the views, in a fixed order.
  package var stateValues: [StateValue] { ledger.store.all }

  /// Sets a value of a view's state from outside; tells whether it is of a kind that can be.
  package func setState(_ identity: NodeIdentity, _ name: String, to state: SimpleState) -> Bool {
    ledger.store.set(StateStore.Key(identity: identity, name: name), to: state)
  }

  /// Gives a value of a view's state back what it began with.
  package func resetState(_ identity: NodeIdentity, _ name: String) {
    ledger.store.reset(StateStore.Key(identity: identity, name: name))
  }

  /// Gives views, once they appear, the state that another session told of them.
  package func giveBack(
    _ values: [(identity: NodeIdentity, name: String, value: SimpleState)]
  ) {
    for value in values {
      ledger.store.give(
        value.value, to: StateStore.Key(identity: value.identity, name: value.name))
    }
  }

  /// Marks the tree as out of date.
  public func invalidate() {
    changeCount += 1
    guard !isInvalid else { return }
    isInvalid = true
    onInvalidate?()
  }

  private func runLifecycles() {
    let changes = ledger.takeLifecycleChanges()
    for change in changes where change.after == nil {
      for action in change.before?.disappear ?? [] { action() }
    }
    for change in changes where change.before == nil {
      for action in change.after?.appear ?? [] { action() }
    }
    runChanges(changes)
  }
}

/// Sessions that show the same view side by side.
@MainActor
private final class Company {
  struct Member {
    weak var session: ViewSession?
  }

  var sessions: [Member] = []

  func invalidate() {
    for member in sessions { member.session?.invalidate() }
  }
}

/// What came of an event.
public enum EventAnswer: Equatable, Sendable {
  /// Nothing handles events of that node.
  case ignored
  /// It was handled, and nothing that is shown has changed by it.
  case handled
  /// It was handled, and the tree is to be resolved again.
  case changed
}

/// A root view that comes from a version of a program, and knows what the versions since have made
/// out of date.
@MainActor
package protocol VersionedView: View {
  /// The number of the program's version.
  var revision: Int { get }
  /// Which computations the versions since one have made out of date; nil if there are none.
  func outdated(since revision: Int) -> Outdating?
  /// Goes on with what the program does by itself, as far as it can now.
  func runWork()
  /// When it can go on with more of it; nil where there is none.
  var nextWork: Date? { get }
  /// Told at the end of a resolution, with what the computations that stand have reported.
  func didResolve(_ session: ObjectIdentifier, forEachReport: ((Any) -> Void) -> Void)
}

extension VersionedView {
  package func runWork() {}
  package var nextWork: Date? { nil }
}

extension ViewSession {
  /// How often in a row changes may bring about further changes.
  private static let changeLimit = 32

  private func runChanges(_ changes: [(before: Lifecycle?, after: Lifecycle?)]) {
    guard changeRounds < Self.changeLimit else { return }
    changeRounds += 1
    for case (let old, let new?) in changes {
      let before = old?.changes ?? []
      for (index, change) in new.changes.enumerated() {
        change.run(after: index < before.count ? before[index] : nil)
      }
    }
    // What settled may change again as often.
    if !isInvalid { changeRounds = 0 }
  }
}

/// The resolved tree with what was wrong on the way to it.
public struct ResolvedTree: Equatable, Sendable {
  public let root: Node
  public let issues: [ResolutionIssue]
  /// When the clock makes the tree another one, whatever `live` texts show by themselves.
  public let nextChange: Date?

  package init(root: Node, issues: [ResolutionIssue], nextChange: Date?) {
    (self.root, self.issues, self.nextChange) = (root, issues, nextChange)
  }
}
