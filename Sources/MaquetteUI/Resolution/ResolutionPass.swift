import Foundation

/// What one resolution of a whole view hierarchy shares and gathers beside the nodes.
@MainActor
package final class ResolutionPass {
  package let store: StateStore
  /// What to do with an event of a node.
  package private(set) var handlers: [NodeIdentity: (NodeEvent.Action) -> Void] = [:]
  /// The tags and other facts about nodes that only their enclosing view reads.
  package private(set) var traits: [NodeIdentity: NodeTraits] = [:]
  /// Closures to run when their node is first there, or no longer.
  package private(set) var lifecycles: [NodeIdentity: Lifecycle] = [:]
  /// What is wrong in the source as far as resolution can tell.
  package private(set) var issues: [ResolutionIssue] = []
  /// When the clock first makes the tree another one, if it does.
  package private(set) var nextChange: Date?
  private var elementCount = 0
  private static let elementLimit = 20_000
  /// The text size of the whole, to which `Text` relates its own.
  package let rootTypeSize: DynamicTypeSize

  package init(store: StateStore, rootTypeSize: DynamicTypeSize) {
    self.store = store
    self.rootTypeSize = rootTypeSize
  }

  package func handle(
    _ identity: NodeIdentity, _ handler: @escaping (NodeEvent.Action) -> Void
  ) {
    handlers[identity] = handler
  }

  package func updateTraits(of identity: NodeIdentity, _ change: (inout NodeTraits) -> Void) {
    change(&traits[identity, default: NodeTraits()])
  }

  /// Lets a wrapper stand for what it wraps, as for a tagged and padded option.
  func carryTraits(from inner: NodeIdentity, to outer: NodeIdentity) {
    if let found = traits[inner] { traits[outer] = found }
  }

  package func addLifecycle(at identity: NodeIdentity, _ change: (inout Lifecycle) -> Void) {
    change(&lifecycles[identity, default: Lifecycle()])
  }

  package func expectChange(at date: Date) { nextChange = min(date, nextChange ?? date) }

  /// Counts an element of a `ForEach`; false, with a report, for more than a window can show.
  func admitElement(at source: SourceRange?) -> Bool {
    elementCount += 1
    if elementCount == Self.elementLimit + 1 {
      report(
        ResolutionIssue(
          code: "runtime", name: "ForEach",
          message: "more than \(Self.elementLimit) elements are too many for a preview",
          source: source))
    }
    return elementCount <= Self.elementLimit
  }

  package func report(_ issue: ResolutionIssue) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}

/// Facts about a node that are not drawn but read by the view around it.
package struct NodeTraits {
  package var tag: TagValue?
}

/// A fault that resolution met, with its place where the view came from a file.
public struct ResolutionIssue: Equatable, Sendable {
  /// The code of the kind of fault, as the command line prints it.
  public let code: String
  /// The API or value spoken of.
  public let name: String
  public let message: String
  public let source: SourceRange?

  public init(code: String, name: String, message: String, source: SourceRange?) {
    self.code = code
    self.name = name
    self.message = message
    self.source = source
  }
}

/// What a view asks to be done around its time on screen.
package struct Lifecycle {
  package var appear: [@MainActor () -> Void] = []
  package var disappear: [@MainActor () -> Void] = []
  /// The values that are watched while it is there, the innermost first.
  package var changes: [WatchedValue] = []
}
