import Foundation

/// What the resolutions of a session share and gather beside the nodes.
@MainActor
package final class ResolutionPass {
  let ledger: Ledger
  /// Whether what has not changed is kept; tests compare with what is made anew.
  package let keeps: Bool
  /// The text size of the whole, to which `Text` relates its own.
  package private(set) var rootTypeSize = DynamicTypeSize.large
  private var elementCount = 0
  /// How many rows of long loops the resolution makes, where the next one makes the rest.
  private var firstRows: Int?
  private var rowCount = 0
  /// Whether the resolution left out rows.
  package private(set) var isPartial = false
  private static let elementLimit = 20_000
  /// Settings that were compared and found to be the same, or not.
  private var compared: [(one: AnyObject, other: AnyObject, isSame: Bool)] = []

  init(ledger: Ledger, keeps: Bool) {
    self.ledger = ledger
    self.keeps = keeps
  }

  func begin(rootTypeSize: DynamicTypeSize, firstRows: Int? = nil) {
    self.rootTypeSize = rootTypeSize
    self.firstRows = firstRows
    (rowCount, isPartial) = (0, false)
    elementCount = 0
    compared = []
    ledger.beginPass()
  }

  package var store: StateStore { ledger.store }

  package func handle(
    _ identity: NodeIdentity, _ handler: @escaping (NodeEvent.Action) -> Void
  ) {
    guard let computation = Computation.current else { return }
    ledger.handle(identity, by: computation, handler)
    computation.record { $0.handlers.append(identity) }
  }

  package func addLifecycle(at identity: NodeIdentity, _ change: (inout Lifecycle) -> Void) {
    Computation.current?.record { products in
      if let index = products.lifecycles.lastIndex(where: { $0.identity == identity }) {
        change(&products.lifecycles[index].lifecycle)
      } else {
        var lifecycle = Lifecycle(order: ledger.nextOrder())
        change(&lifecycle)
        products.lifecycles.append((identity, lifecycle))
      }
    }
  }

  package func expectChange(at date: Date) {
    Computation.current?.record { $0.nextChange = min(date, $0.nextChange ?? date) }
  }

  /// Whether a loop of so many rows goes on with another one; else the next resolution does.
  func admitsRow(of count: Int, in place: Surroundings) -> Bool {
    guard let firstRows, place.enclosingForm != nil, !place.isInsideControl else { return true }
    rowCount += 1
    guard rowCount > firstRows, count > firstRows * 4 else { return true }
    isPartial = true
    Computation.current?.noteVolatile()
    return false
  }

  /// Counts an element of a `ForEach`; false, with a report, for more than a window can show.
  func admitElement(at origin: SourceOrigin?) -> Bool {
    elementCount += 1
    Computation.current?.record { $0.elements += 1 }
    if elementCount == Self.elementLimit + 1 {
      report(
        ResolutionIssue(
          code: "runtime", name: "ForEach",
          message: "more than \(Self.elementLimit) elements are too many for a preview",
          origin: origin))
    }
    return elementCount <= Self.elementLimit
  }

  /// Counts what was kept as if it had been made.
  func count(_ kept: Summary) { elementCount += kept.elements }

  package func report(_ issue: ResolutionIssue) {
    guard let computation = Computation.current else { return }
    let position = computation.children.count
    computation.record { $0.issues.append((position, issue)) }
  }

  /// Whether two sets of settings are equal, compared once a resolution.
  package func isSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
    let (first, second) = (one.identity, other.identity)
    if first === second { return true }
    if let known = compared.last(where: { $0.one === first && $0.other === second }) {
      return known.isSame
    }
    let isSame = one.isSame(as: other)
    if compared.count > 32 { compared.removeFirst(16) }
    compared.append((first, second, isSame))
    return isSame
  }
}

/// A fault that resolution met, with its place where the view came from a file.
public struct ResolutionIssue: Equatable, Sendable {
  /// The code of the kind of fault, as the command line prints it.
  public let code: String
  /// The API or value spoken of.
  public let name: String
  public let message: String
  private let origin: SourceOrigin?

  /// The place in the present text.
  public var source: SourceRange? { origin?.range }

  package init(code: String, name: String, message: String, origin: SourceOrigin?) {
    self.code = code
    self.name = name
    self.message = message
    self.origin = origin
  }

  public init(code: String, name: String, message: String, source: SourceRange?) {
    self.init(
      code: code, name: name, message: message,
      origin: source.map { range in SourceOrigin { range } })
  }

  public static func == (left: ResolutionIssue, right: ResolutionIssue) -> Bool {
    left.code == right.code && left.name == right.name && left.message == right.message
      && (left.origin === right.origin || left.source == right.source)
  }
}

/// What a view asks to be done around its time on screen.
package struct Lifecycle {
  /// When it was asked for, among others; what appears together appears in this order.
  var order = 0
  package var appear: [@MainActor () -> Void] = []
  package var disappear: [@MainActor () -> Void] = []
  /// The values that are watched while it is there, the innermost first.
  package var changes: [WatchedValue] = []
}
