import Foundation

/// A run whose result is kept until something that it read has changed: of a view's resolution
/// (`Fragment`), or of code (`Memo`).
///
/// Computations nest as the runs did. What one brought about beside its result (handlers, state,
/// issues, the next change by the clock) belongs to it, and goes when it goes. A change marks the
/// computations that read it, and those around them as holding something that is out of date, so
/// that finding what to run again costs a step for each level and not one for each view.
@MainActor
package class Computation {
  /// The innermost computation that is running.
  package fileprivate(set) static var current: Computation?

  /// The computation that this one is part of.
  package private(set) weak var parent: Computation?
  package private(set) var children: [Computation] = []
  /// What only this computation brought about, without those inside.
  package private(set) var products = Products()
  /// What this one and those inside brought about, as far as those around need to know.
  package private(set) var summary = Summary()
  /// Whether something that it read itself has changed since.
  package private(set) var isStale = false
  /// Whether that is so for one inside it.
  package private(set) var hasStaleInside = false
  /// Facts about it that only its maker knows.
  package var notes: (any ComputationNotes)?
  package let ledger: Ledger
  /// The resolution that last took it over or ran it.
  private var pass = 0
  private var isRunning = false
  private var keptPass = 0

  init(ledger: Ledger) { self.ledger = ledger }

  /// Whether it stands for itself: nothing that it or one inside read has changed.
  package var isCurrent: Bool { !isStale && !hasStaleInside }

  /// Whether the resolution that is under way has taken it over or run it.
  package var isTaken: Bool { pass == ledger.pass }

  /// Whether the resolution that is under way has kept it as it was.
  var isKept: Bool { keptPass == ledger.pass }

  /// Marks it as out of date, and those around it as holding such a one.
  package func markStale() {
    isStale = true
    var outer = parent
    while let computation = outer, !computation.hasStaleInside {
      computation.hasStaleInside = true
      outer = computation.parent
    }
  }

  /// Lets it go on to stand as part of the computation now running.
  package func keep() {
    pass = ledger.pass
    keptPass = pass
    Computation.current?.adopt(self)
  }

  /// Runs `body` as this computation; what it had inside and is not taken over is let go.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Computation.current
    outer?.adopt(self)
    Computation.current = self
    pass = ledger.pass
    isRunning = true
    isStale = false
    hasStaleInside = false
    let before = (children: children, products: products)
    children = []
    products = Products()
    willRun(after: before.children)
    defer {
      Computation.current = outer
      isRunning = false
      for child in before.children where child.parent === self && !child.isTaken { child.release() }
      ledger.replace(before.products, by: products, of: self)
      summary = Summary(of: self)
      // What was marked while it ran is looked at again in the next resolution.
      if hasStaleInside || children.contains(where: { !$0.isCurrent }) { markHolding() }
    }
    return try body()
  }

  private func markHolding() {
    hasStaleInside = true
    var outer = parent
    while let computation = outer, !computation.hasStaleInside {
      computation.hasStaleInside = true
      outer = computation.parent
    }
  }

  /// Told before a run of what the run before had inside.
  func willRun(after children: [Computation]) {}

  /// Gives up what it brought about, for good.
  func release() {
    for child in children where child.parent === self { child.release() }
    ledger.replace(products, by: Products(), of: self)
    children = []
    products = Products()
    parent = nil
  }

  private func adopt(_ child: Computation) {
    if let old = child.parent, old !== self { old.didLoseChild() }
    child.parent = self
    children.append(child)
  }

  /// Told that another one took over what was inside, so that it no longer stands for itself.
  private func didLoseChild() {
    guard !isRunning else { return }
    isStale = true
    var outer = parent
    while let computation = outer, !computation.isRunning {
      computation.hasStaleInside = true
      outer = computation.parent
    }
  }

  /// Notes that it makes what is another thing each time, so that it is never kept.
  package func noteVolatile() { products.isVolatile = true }

  /// Runs what reads, but only to compare.
  package static func withoutNoting<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  /// Notes what its maker reports.
  package func note(_ report: Any) { products.reports.append((children.count, report)) }

  /// Changes what it brought about.
  package func record(_ change: (inout Products) -> Void) { change(&products) }

  /// Marks those that the clock makes out of date by a moment.
  package func markDue(by now: Date) {
    guard let next = summary.nextChange, next <= now else { return }
    if let own = products.nextChange, own <= now { markStale() }
    for child in children { child.markDue(by: now) }
  }

  /// Marks those for which a condition holds, from the innermost out.
  ///
  /// Those with nothing inside that has one of the grounds are passed over, so that rows that a loop
  /// made from the same code are not looked at one by one.
  func markStale(withGrounds grounds: UInt64 = .max, where condition: (Computation) -> Bool) {
    guard grounds == .max || summary.grounds & grounds != 0 else { return }
    for child in children { child.markStale(withGrounds: grounds, where: condition) }
    if condition(self) { markStale() }
  }

  /// Calls `body` with what it and those inside depend on.
  func forEachGround(_ body: (AnyObject) -> Void) {
    for code in products.code { body(code) }
    for ground in notes?.grounds ?? [] { body(ground) }
    for child in children { child.forEachGround(body) }
  }

  /// The marks of what this computation alone depends on.
  fileprivate var ownGrounds: UInt64 {
    var marks: UInt64 = 0
    for code in products.code { marks |= ledger.mark(of: code) }
    for ground in notes?.grounds ?? [] { marks |= ledger.mark(of: ground) }
    return marks
  }
}

/// What the maker of a computation notes about it.
package protocol ComputationNotes: AnyObject {
  /// What it depends on of the program, beside the code that it ran.
  var grounds: [AnyObject] { get }
}

/// Which computations a version of the program has made out of date.
package struct Outdating {
  /// Whether a computation is.
  package let condition: (Computation) -> Bool
  /// Whether those that depend on something can be; nil where any can.
  let concerns: ((AnyObject) -> Bool)?

  package init(
    concerns: ((AnyObject) -> Bool)? = nil, where condition: @escaping (Computation) -> Bool
  ) {
    (self.condition, self.concerns) = (condition, concerns)
  }
}

/// What a computation brought about beside its result.
package struct Products {
  /// The nodes whose events it handles.
  var handlers: [NodeIdentity] = []
  /// What it asks to be done around the time on screen of nodes.
  var lifecycles: [(identity: NodeIdentity, lifecycle: Lifecycle)] = []
  /// The state that it uses.
  var state: [StateStore.Key] = []
  /// What it told the page around it.
  var preferences: [PreferenceSink.Offer] = []
  /// What it told the views around it, with the number of computations inside that ran before.
  var told: [(position: Int, telling: Telling)] = []
  /// What it found wrong, with the number of computations inside that ran before.
  var issues: [(position: Int, issue: ResolutionIssue)] = []
  /// What its maker reported, likewise.
  package var reports: [(position: Int, report: Any)] = []
  /// When the clock makes it another one.
  var nextChange: Date?
  /// How many elements it has admitted.
  var elements = 0
  /// Whether any node has a tag.
  var tags = false
  /// Whether it depends on what is another thing each time, such as the present moment.
  var isVolatile = false
  /// The pieces of code that it ran, as its maker knows them.
  package var code: [AnyObject] = []
}

/// What those around a computation need to know of it and of all inside.
package struct Summary {
  var hasPreferences = false
  var hasTold = false
  var hasIssues = false
  package var hasReports = false
  var hasTags = false
  var nextChange: Date?
  var elements = 0
  /// The marks of what they depend on.
  var grounds: UInt64 = 0

  init() {}

  @MainActor
  init(of computation: Computation) {
    let own = computation.products
    hasPreferences = !own.preferences.isEmpty
    hasTold = !own.told.isEmpty
    hasIssues = !own.issues.isEmpty
    hasReports = !own.reports.isEmpty
    hasTags = own.tags
    nextChange = own.nextChange
    elements = own.elements
    grounds = computation.ownGrounds
    for child in computation.children {
      let inner = child.summary
      hasPreferences = hasPreferences || inner.hasPreferences
      hasTold = hasTold || inner.hasTold
      hasIssues = hasIssues || inner.hasIssues
      hasReports = hasReports || inner.hasReports
      hasTags = hasTags || inner.hasTags
      elements += inner.elements
      grounds |= inner.grounds
      if let next = inner.nextChange { nextChange = min(next, nextChange ?? next) }
    }
  }
}

extension Computation {
  /// What it and those inside found wrong, in the order of the runs.
  func collectIssues(into issues: inout [ResolutionIssue]) {
    guard summary.hasIssues else { return }
    var next = products.issues[...]
    func take(upTo position: Int) {
      while let entry = next.first, entry.position <= position {
        if !issues.contains(entry.issue) { issues.append(entry.issue) }
        next.removeFirst()
      }
    }
    for (position, child) in children.enumerated() {
      take(upTo: position)
      child.collectIssues(into: &issues)
    }
    take(upTo: children.count)
  }

  /// Hands over what its maker reported, in the order of the runs.
  package func forEachReport(_ body: (Any) -> Void) {
    guard summary.hasReports else { return }
    var next = products.reports[...]
    func take(upTo position: Int) {
      while let entry = next.first, entry.position <= position {
        body(entry.report)
        next.removeFirst()
      }
    }
    for (position, child) in children.enumerated() {
      take(upTo: position)
      child.forEachReport(body)
    }
    take(upTo: children.count)
  }
}

/// A run of code whose result is kept.
package final class Memo: Computation {
  /// What it is the result of, such as a statement.
  package let key: ObjectIdentifier
  /// What it yielded last.
  package var value: Any?

  package init(_ key: AnyObject, ledger: Ledger) {
    self.key = ObjectIdentifier(key)
    super.init(ledger: ledger)
  }
}
