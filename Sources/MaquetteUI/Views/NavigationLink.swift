/// A row or button that leads to another page of the stack around it.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Where the link leads.
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label)
    let navigation = context.environment.navigation
    let entry: NavigationEntry?
    switch target {
    case .view(let destination):
      navigation?.offer(destination, at: context.identity)
      entry = .link(context.identity)
    case .value(let value): entry = value.map(NavigationEntry.value)
    }
    // Without a stack around, or a value, there is nowhere to go.
    let isEnabled = context.environment.isEnabled && navigation != nil && entry != nil
    if isEnabled, let navigation, let entry {
      context.pass.handle(context.identity) { if $0 == .activate { navigation.push(entry) } }
    }
    return [
      context.node(.navigationLink, children: labels) { node in
        if !isEnabled { node[.disabled] = true }
        if context.environment.linkIndicator == .hidden { node[.hidesIndicator] = true }
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NodeKind {
  /// A row or button that leads to another page.
  public static let navigationLink = NodeKind("navigationLink")
}

extension View {
  /// Shows or hides the arrows of the links in this view.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicator, visibility)
  }
}

extension EnvironmentValues {
  /// Whether links to other pages show an arrow.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

private enum LinkIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension NodeAttribute where Value == Bool {
  /// Whether a link shows no arrow.
  public static var hidesIndicator: NodeAttribute { NodeAttribute("hidesIndicator") }
}
