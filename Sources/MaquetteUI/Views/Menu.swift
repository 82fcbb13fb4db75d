/// A button that opens a menu of actions.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  package init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu that does something at a press, and opens at a longer one or by its arrow.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = MenuStyleConfiguration(
      label: .init(content: label), content: .init(content: content),
      primaryAction: primaryAction)
    return context.nodes(styling: configuration, automatic: AppliedStyle(DefaultMenuStyle()))
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is asked to lay out, in the next outer style.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label, content: configuration.content,
      primaryAction: configuration.primaryAction)
  }
}

/// A menu as the built-in styles show it.
struct MenuLayout: View {
  let configuration: MenuStyleConfiguration
  let appearance: MenuAppearance

  func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: configuration.label, ranked: false)
    let items = context.menuItems(of: configuration.content)
    let primaryAction = configuration.primaryAction
    if let primaryAction {
      context.pass.handle(context.identity) { if $0 == .activate { primaryAction() } }
    }
    return [
      context.node(.menu, children: labels + items) { node in
        node[.menuStyle] = appearance
        if primaryAction != nil { node[.hasPrimaryAction] = true }
        node[.controlSize] = context.environment.controlSize.unlessRegular
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == MaquetteUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { MaquetteUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension ControlSize {
  /// The size where it is not the usual one.
  var unlessRegular: ControlSize? { self == .regular ? nil : self }
}

extension ViewContext {
  /// The nodes of a menu's entries.
  func menuItems(of content: any View) -> [Node] {
    var inner = self
    inner.place.bar = nil
    inner.environment.labelsVisibility = .automatic
    return inner.labelNodes(of: content, in: .item, ranked: false)
  }
}

extension NodeKind {
  /// A button that opens a menu.
  public static let menu = NodeKind("menu")
  /// A menu that a secondary click on the node opens.
  public static let contextMenu = NodeKind("contextMenu")
}

extension NodeSlot {
  /// An entry of a menu.
  public static let item = NodeSlot("item")
}

extension NodeAttribute where Value == MenuAppearance {
  public static var menuStyle: NodeAttribute { NodeAttribute("style") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a press does something other than opening the menu.
  public static var hasPrimaryAction: NodeAttribute { NodeAttribute("hasPrimaryAction") }
}
