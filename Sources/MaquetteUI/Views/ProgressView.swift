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
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 },
      label: label.ifPresent.map { .init(content: $0) },
      currentValueLabel: currentValueLabel.ifPresent.map { .init(content: $0) })
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(DefaultProgressViewStyle()))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Part,
  CurrentValueLabel == ProgressViewStyleConfiguration.Part
{
  /// The view that a style is asked to lay out, in the next outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(content: EmptyView()),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: EmptyView()))
  }
}

/// Progress as the built-in styles show it.
struct ProgressLayoutView: View {
  let configuration: ProgressViewStyleConfiguration
  let appearance: ProgressAppearance
  let tint: Color?

  func nodes(in context: ViewContext) -> [Node] {
    let labels = configuration.label.map { context.labelNodes(of: $0) } ?? []
    let isHidden = context.environment.labelsVisibility == .hidden
    let values =
      configuration.currentValueLabel
      .map { context.labelNodes(of: $0, in: .content, ranked: false) } ?? []
    return [
      context.node(.progress, children: (isHidden ? [] : labels) + values) { node in
        node[.fraction] = configuration.fractionCompleted
        if appearance != .automatic { node[.progressStyle] = appearance }
        node[.tint] = tint ?? context.controlTint
        node[.controlSize] = context.environment.controlSize.unlessRegular
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

extension NodeAttribute where Value == ProgressAppearance {
  public static var progressStyle: NodeAttribute { NodeAttribute("style") }
}
