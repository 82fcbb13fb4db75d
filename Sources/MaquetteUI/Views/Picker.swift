/// A control that chooses one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let selection = selection
    return context.pickerNodes(
      label: label, content: content, selected: TagValue(selection.wrappedValue)
    ) { tag in
      if let value = tag.value?.base as? SelectionValue {
        selection.wrappedValue = value
      } else if tag.value == nil, let none = Optional<Any>.none as? SelectionValue {
        selection.wrappedValue = none
      }
    }
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension Picker where Label == MaquetteUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      MaquetteUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// A picker whose values are known only as tags, as an interpreted one's are.
package struct TagPicker: View {
  private let label: any View
  private let content: any View
  private let selected: TagValue
  private let select: @MainActor (TagValue) -> Void

  package init(
    label: any View, content: any View, selected: TagValue,
    select: @escaping @MainActor (TagValue) -> Void
  ) {
    self.label = label
    self.content = content
    self.selected = selected
    self.select = select
  }

  package func nodes(in context: ViewContext) -> [Node] {
    context.pickerNodes(label: label, content: content, selected: selected, select: select)
  }
}

extension NodeKind {
  /// A control that chooses one of its options.
  public static let picker = NodeKind("picker")
}

extension NodeSlot {
  /// One of the values that can be chosen.
  public static let option = NodeSlot("option")
}

extension NodeAttribute where Value == Int {
  /// The place of the chosen option among all; absent where none is.
  public static var selection: NodeAttribute { NodeAttribute("selection") }
}

extension NodeAttribute where Value == PickerAppearance {
  public static var pickerStyle: NodeAttribute { NodeAttribute("style") }
}

extension ViewContext {
  /// The node of a picker, whose options are told apart by their tags.
  fileprivate func pickerNodes(
    label: any View, content: any View, selected: TagValue,
    select: @escaping @MainActor (TagValue) -> Void
  ) -> [Node] {
    let labels = labelNodes(of: label)
    let isHidden = environment.labelsVisibility == .hidden
    var inner = self
    inner.place.bar = nil
    let options = inner.labelNodes(of: content, in: .option, ranked: false)
    let tags = options.map(\.tag)
    let place = tags.firstIndex { $0?.matches(selected) ?? false }
    let isKnown = !selected.isSample && !tags.contains { $0?.isSample ?? false }
    if place == nil, !options.isEmpty, isKnown {
      pass.report(
        ResolutionIssue(
          code: "invalid-argument", name: "Picker",
          message: "the selection \(selected.text) is invalid and does not have an associated tag",
          origin: origin))
    }
    let appearance = environment.pickerAppearance
    if appearance == .navigationLink, environment.navigation != nil {
      let chosen = place.flatMap { options[$0].spokenText } ?? ""
      return optionsLink(label, content, selected, chosen: chosen, select)
    }
    pass.handle(identity) { action in
      guard case .select(let index) = action, tags.indices.contains(index) else { return }
      if let tag = tags[index] { select(tag) }
    }
    return [
      node(.picker, children: (isHidden ? [] : labels) + options) { node in
        node[.selection] = place
        node[.pickerStyle] = appearance
        if environment.hasHorizontalRadios, appearance == .radioGroup {
          node[.isHorizontal] = true
        }
        node.accessibleName = labels.spokenText
      }
    ]
  }
}

extension ViewContext {
  /// The nodes of a link to a page with a picker's options.
  private func optionsLink(
    _ label: any View, _ content: any View, _ selected: TagValue, chosen: String,
    _ select: @escaping @MainActor (TagValue) -> Void
  ) -> [Node] {
    let page = Form {
      TagPicker(label: EmptyView(), content: content, selected: selected, select: select)
    }
    .pickerStyle(.inline)
    let link = NavigationLink {
      page
    } label: {
      LabeledContent {
        Text(verbatim: chosen)
      } label: {
        AnyView(existential: label)
      }
    }
    return link.nodes(in: self)
  }
}

extension TagValue {
  /// The value as messages quote it.
  fileprivate var text: String { value.map { "\"\($0.base)\"" } ?? "nil" }
}

extension NodeAttribute where Value == Bool {
  /// Whether the options stand side by side.
  public static var isHorizontal: NodeAttribute { NodeAttribute("isHorizontal") }
}
