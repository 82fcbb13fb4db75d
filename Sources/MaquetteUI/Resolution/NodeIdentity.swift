/// Where a node stands in the view hierarchy: a path of places, branches, types and explicit ids.
///
/// Identities decide which state, widget and focus belong to a node across updates. Comparing and
/// hashing cost the same however long the path is, save for equal paths made separately.
public struct NodeIdentity: Hashable, Sendable {
  /// One step of the path.
  public enum Component: Hashable, Sendable {
    /// The place in a builder block.
    case index(Int)
    /// The side of an `if` that was taken.
    case branch(Bool)
    /// The name of a composed view's type.
    case view(String)
    /// The id of an element of `ForEach`, or an explicit `id(_:)`.
    case element(String)
    /// A named part of the enclosing view, such as its label.
    case slot(String)
  }

  private final class Link: Sendable {
    let parent: Link?
    let component: Component
    let hash: Int
    let depth: Int

    init(parent: Link?, component: Component) {
      self.parent = parent
      self.component = component
      depth = (parent?.depth ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(parent?.hash)
      hasher.combine(component)
      hash = hasher.finalize()
    }
  }

  private let link: Link?

  /// The identity of the whole.
  public static let root = NodeIdentity(link: nil)

  private init(link: Link?) { self.link = link }

  /// The number of steps from the root.
  public var depth: Int { link?.depth ?? 0 }

  /// The identity one step further out; nil for the root.
  package var parent: NodeIdentity? { link.map { NodeIdentity(link: $0.parent) } }
  /// The last step; nil for the root.
  package var last: Component? { link?.component }

  /// The identity one step further in.
  public func appending(_ component: Component) -> NodeIdentity {
    NodeIdentity(link: Link(parent: link, component: component))
  }

  /// Whether the identities are copies of one, rather than made separately.
  func isCopy(of other: NodeIdentity) -> Bool { link === other.link }

  /// The steps from the root to here.
  public var components: [Component] {
    var reversed: [Component] = []
    var current = link
    while let step = current {
      reversed.append(step.component)
      current = step.parent
    }
    return reversed.reversed()
  }

  public static func == (left: NodeIdentity, right: NodeIdentity) -> Bool {
    var (one, other) = (left.link, right.link)
    while one !== other {
      guard let first = one, let second = other, first.hash == second.hash,
        first.depth == second.depth, first.component == second.component
      else { return false }
      (one, other) = (first.parent, second.parent)
    }
    return true
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(link?.hash) }
}

extension NodeIdentity: CustomStringConvertible {
  public var description: String { "/" + components.map(\.token).joined(separator: "/") }
}

extension NodeIdentity: Codable {
  public init(from decoder: any Decoder) throws {
    let tokens = try decoder.singleValueContainer().decode([String].self)
    self = tokens.reduce(.root) { $0.appending(Component(token: $1)) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(components.map(\.token))
  }
}

extension NodeIdentity.Component {
  /// The step as one word; the first character tells its kind.
  var token: String {
    switch self {
    case .index(let index): String(index)
    case .branch(let isFirst): isFirst ? "?then" : "?else"
    case .view(let name): ":" + name
    case .element(let id): "#" + id
    case .slot(let name): "." + name
    }
  }

  init(token: String) {
    let rest = String(token.dropFirst())
    switch token.first {
    case "?": self = .branch(rest == "then")
    case ":": self = .view(rest)
    case "#": self = .element(rest)
    case ".": self = .slot(rest)
    default: self = .index(Int(token) ?? 0)
    }
  }
}
