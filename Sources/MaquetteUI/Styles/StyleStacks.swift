/// The styles in force for each kind of styled view, the closest one last.
@MainActor
package struct StyleStacks {
  private var stacks: [ObjectIdentifier: [any StackedStyle]] = [:]

  package nonisolated init() {}

  /// Whether the same styles are in force.
  func isSame(as other: StyleStacks) -> Bool {
    guard stacks.count == other.stacks.count else { return false }
    return stacks.allSatisfy { kind, styles in
      guard let found = other.stacks[kind], found.count == styles.count else { return false }
      return zip(styles, found).allSatisfy { $0.isSame(as: $1) }
    }
  }

  /// Whether no style is in force.
  package var isEmpty: Bool { stacks.isEmpty }

  /// Puts a style nearer than those already in force.
  package mutating func push<Configuration>(_ style: AppliedStyle<Configuration>) {
    stacks[ObjectIdentifier(Configuration.self), default: []].append(style)
  }

  /// Takes the closest style, leaving the next outer one in force for what it makes.
  mutating func pop<Configuration>(
    _ type: Configuration.Type
  ) -> AppliedStyle<Configuration>? {
    stacks[ObjectIdentifier(type)]?.popLast() as? AppliedStyle<Configuration>
  }
}

@MainActor
private protocol StackedStyle {
  var name: String { get }
  var owner: Any { get }
}

extension StackedStyle {
  fileprivate func isSame(as other: any StackedStyle) -> Bool {
    guard name == other.name else { return false }
    func compare<Owner>(_ owner: Owner) -> Bool { MaquetteUI.isSame(owner, other.owner) }
    return _openExistential(owner, do: compare)
  }
}

/// A style as it lies on a stack, its own type hidden.
@MainActor
package struct AppliedStyle<Configuration>: StackedStyle {
  /// The name of the style's type, which identities carry.
  let name: String
  /// What the style is made from: styles of equal owners make the same.
  let owner: Any
  let makeBody: (Configuration, ViewContext) -> any View

  /// - Parameter owner: the style itself, whose dynamic properties are connected at each use.
  package init(_ owner: Any, makeBody: @escaping @MainActor (Configuration) -> any View) {
    self.init(name: ViewTypeNames.name(of: type(of: owner)), owner: owner, makeBody: makeBody)
  }

  /// A style from a file, under the name that the file gives its type.
  package init(
    name: String, owner: Any, makeBody: @escaping @MainActor (Configuration) -> any View
  ) {
    self.name = name
    self.owner = owner
    self.makeBody = { configuration, context in
      DynamicProperties.install(in: owner, context: context)
      return makeBody(configuration)
    }
  }
}

extension ViewContext {
  /// The nodes of a styled view: the closest style makes them, and meets the next one inside.
  func nodes<Configuration>(
    styling configuration: Configuration, automatic: AppliedStyle<Configuration>
  ) -> [Node] {
    var inner = self
    let style = inner.styles.pop(Configuration.self) ?? automatic
    inner.identity = identity.appending(.view(style.name))
    return style.makeBody(configuration, inner).nodes(in: inner)
  }
}

extension View {
  /// Puts a style in force for this view and what is inside it.
  package func applying<Configuration>(_ style: AppliedStyle<Configuration>) -> AdaptedView<Self> {
    adapting { $0.styles.push(style) }
  }
}
