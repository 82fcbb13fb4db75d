/// A control that chooses a colour.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let selection = selection
    context.pass.handle(context.identity) { action in
      guard case .setText(let text) = action, let color = Color(hex: text) else { return }
      selection.wrappedValue = color
    }
    return [
      context.node(.colorPicker, children: isHidden ? [] : labels) { node in
        node[.fill] = selection.wrappedValue.paint(in: context.environment)
        node[.supportsOpacity] = supportsOpacity
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension Color {
  /// A colour from its eight hexadecimal digits: red, green, blue, opacity.
  init?(hex: String) {
    guard hex.count == 8, let number = UInt32(hex, radix: 16) else { return nil }
    let parts = [24, 16, 8, 0].map { Double((number >> $0) & 255) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }
}

extension NodeKind {
  /// A control that chooses a colour.
  public static let colorPicker = NodeKind("colorPicker")
}

extension NodeAttribute where Value == Bool {
  /// Whether the colour may be seen through.
  public static var supportsOpacity: NodeAttribute { NodeAttribute("supportsOpacity") }
}
