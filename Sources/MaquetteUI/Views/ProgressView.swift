/// Shows how far a task is, or that it is going on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  package init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0) / Double(total) }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let values = context.labelNodes(of: currentValueLabel, in: .content, ranked: false)
    return [
      context.node(.progress, children: (isHidden ? [] : labels) + values) { node in
        if let fraction { node[.fraction] = fraction.isFinite ? min(max(fraction, 0), 1) : 0 }
        node[.tint] = context.controlTint
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init { EmptyView() } }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

extension NodeKind {
  /// How far a task is, or that it is going on.
  public static let progress = NodeKind("progress")
}

extension NodeAttribute where Value == Double {
  /// The part that is done, from 0 to 1; absent where nobody knows.
  public static var fraction: NodeAttribute { NodeAttribute("fraction") }
}
