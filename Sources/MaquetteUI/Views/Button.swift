/// A control that does something when pressed.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: label), isPressed: false, action: action)
    return context.nodes(styling: configuration, automatic: AppliedStyle(DefaultButtonStyle()))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is asked to lay out, in the next outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let label = configuration.label
    self.init(role: configuration.role, action: { configuration.trigger() }, label: { label })
  }
}

extension Button where Label == Text {
  /// A button that says what its role is.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(LocalizedStringKey(role.title)) }
  }

  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == MaquetteUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      MaquetteUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MaquetteUI.Label(title, systemImage: systemImage) }
  }
}

extension NodeKind {
  /// A control that does something when pressed.
  public static let button = NodeKind("button")
}

extension NodeAttribute where Value == ButtonRole {
  public static var role: NodeAttribute { NodeAttribute("role") }
}

extension NodeAttribute where Value == ButtonAppearance {
  public static var buttonStyle: NodeAttribute { NodeAttribute("style") }
}

/// A button as its style draws it.
struct ButtonLayout: View {
  let configuration: ButtonStyleConfiguration
  let appearance: ButtonAppearance
  let label: any View

  func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label, ranked: false)
    let action = configuration.action
    let follow = context.environment.afterAction
    context.pass.handle(context.identity) {
      guard $0 == .activate else { return }
      action()
      follow?()
    }
    return [
      context.node(.button, children: labels) { node in
        node[.role] = configuration.role
        node[.buttonStyle] = appearance.inBar(context.place.bar, configuration.role)
        node[.tint] = context.controlTint
        node[.controlSize] = context.environment.controlSize.unlessRegular
        let shape = context.environment.buttonBorderShape
        if shape != .automatic { node[.borderShape] = shape }
        if context.environment.buttonSizing == .flexible { node[.isFlexible] = true }
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension ButtonRole {
  /// What a button says that is given nothing but a role.
  fileprivate var title: String {
    switch self {
    case .destructive: "Delete"
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    }
  }
}

extension ButtonAppearance {
  /// The look in a bar, where what confirms stands out unless a style says otherwise.
  fileprivate func inBar(_ bar: BarRole?, _ role: ButtonRole?) -> ButtonAppearance {
    guard self == .automatic, let bar, bar != .title else { return self }
    return bar == .confirmation || role == .confirm ? .borderedProminent : self
  }
}
