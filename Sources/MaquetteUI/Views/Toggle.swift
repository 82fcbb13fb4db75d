/// A control that is on or off.
public struct Toggle<Label: View>: View {
  private let configuration: ToggleStyleConfiguration

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    configuration = ToggleStyleConfiguration(
      label: .init(content: label()), isOn: isOn, isMixed: false)
  }

  /// A toggle for several values at once: on or off where they agree, mixed where not.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let values = Set(bindings.map(\.wrappedValue))
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    configuration = ToggleStyleConfiguration(
      label: .init(content: label()), isOn: all, isMixed: values.count > 1)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    context.nodes(styling: configuration, automatic: AppliedStyle(DefaultToggleStyle()))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked to lay out, in the next outer style.
  public init(_ configuration: ToggleStyleConfiguration) { self.configuration = configuration }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == MaquetteUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MaquetteUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MaquetteUI.Label(title, systemImage: systemImage) }
  }
}

extension NodeKind {
  /// A control that is on or off.
  public static let toggle = NodeKind("toggle")
}

extension NodeAttribute where Value == Bool {
  public static var isOn: NodeAttribute { NodeAttribute("isOn") }
  /// Whether the values that the toggle stands for differ.
  public static var isMixed: NodeAttribute { NodeAttribute("isMixed") }
}

extension NodeAttribute where Value == ToggleAppearance {
  public static var toggleStyle: NodeAttribute { NodeAttribute("style") }
}

/// A toggle as the built-in styles place it.
struct ToggleLayout: View {
  let configuration: ToggleStyleConfiguration
  /// `nil` for what fits the place.
  let appearance: ToggleAppearance?

  func nodes(in context: ViewContext) -> [Node] {
    let binding = configuration.$isOn
    let labels = context.labelNodes(of: configuration.label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let node = context.node(.toggle, children: isHidden ? [] : labels) { node in
      node[.isOn] = binding.wrappedValue
      if configuration.isMixed { node[.isMixed] = true }
      node[.toggleStyle] = appearance ?? context.automaticToggleAppearance
      node[.tint] = context.controlTint
      node.accessibleName = labels.spokenText
    }
    context.pass.handle(context.identity) { action in
      switch action {
      case .setOn(let value): binding.wrappedValue = value
      case .activate: binding.wrappedValue.toggle()
      default: break
      }
    }
    return [node]
  }
}

extension ViewContext {
  /// What a toggle is drawn as here where no style says it.
  fileprivate var automaticToggleAppearance: ToggleAppearance {
    if place.bar != nil { return .button }
    if place.isLabeledContentValue, place.enclosingForm != nil { return .checkbox }
    if place.enclosingForm == .grouped || environment.idiom == .ios { return .switch }
    return .checkbox
  }
}

extension NodeAttribute where Value == Color {
  /// The colour of a control, where not the accent.
  public static var tint: NodeAttribute { NodeAttribute("tint") }
}
