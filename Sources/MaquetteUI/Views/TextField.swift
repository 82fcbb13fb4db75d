import Foundation

/// A control for editing text.
public struct TextField<Label: View>: View {
  fileprivate let value: TextFieldValue
  fileprivate let prompt: Text?
  fileprivate let axis: Axis
  fileprivate let label: Label

  package init(value: TextFieldValue, prompt: Text?, axis: Axis, label: Label) {
    self.value = value
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: .text(text), prompt: prompt, axis: axis, label: label())
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = TextField<TextFieldStyleLabel>(
      value: value, prompt: prompt, axis: axis, label: TextFieldStyleLabel(content: label))
    return context.nodes(
      styling: configuration, automatic: AppliedStyle(DefaultTextFieldStyle()))
  }
}

/// A field as the built-in styles show it.
struct TextFieldLayout: View {
  let field: TextField<TextFieldStyleLabel>
  let appearance: TextFieldAppearance

  func nodes(in context: ViewContext) -> [Node] {
    let labels = context.labelNodes(of: field.label)
    let isHidden = context.environment.labelsVisibility == .hidden
    let value = field.value
    let environment = context.environment
    context.pass.handle(context.identity) { action in
      switch action {
      case .setText(let text): value.edit(text)
      case .commitText(let text): value.commit(text, environment)
      default: break
      }
    }
    let node = context.node(.textField, children: isHidden ? [] : labels) { node in
      node[.text] = value.text(environment)
      node[.prompt] = field.prompt?.styledText(in: environment.localization, style: .init()).string
      if field.axis == .vertical {
        node[.axis] = field.axis
        node[.lineLimit] = environment.lineLimit
      }
      if appearance != .automatic { node[.textFieldStyle] = appearance }
      if environment.multilineTextAlignment != .leading {
        node[.textAlignment] = environment.multilineTextAlignment
      }
      node[.font] = environment.fontTraits.applied(to: environment.font)
      node.accessibleName = labels.spokenText
    }
    return [node]
  }
}

/// What a text field shows and where it writes.
@MainActor
package struct TextFieldValue {
  package let text: @MainActor (EnvironmentValues) -> String
  /// Takes each keystroke.
  package let edit: @MainActor (String) -> Void
  /// Takes the text when the field is left or confirmed.
  package let commit: @MainActor (String, EnvironmentValues) -> Void

  package init(
    text: @escaping @MainActor (EnvironmentValues) -> String,
    edit: @escaping @MainActor (String) -> Void,
    commit: @escaping @MainActor (String, EnvironmentValues) -> Void
  ) {
    self.text = text
    self.edit = edit
    self.commit = commit
  }

  /// Text that changes with each keystroke.
  package static func text(_ binding: Binding<String>) -> TextFieldValue {
    TextFieldValue(
      text: { _ in binding.wrappedValue }, edit: { binding.wrappedValue = $0 },
      commit: { _, _ in })
  }
}

extension TextField where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }
}

extension NodeKind {
  /// A control for editing text.
  public static let textField = NodeKind("textField")
}

extension NodeAttribute where Value == String {
  /// What an empty field shows.
  public static var prompt: NodeAttribute { NodeAttribute("prompt") }
}

extension NodeAttribute where Value == Axis {
  public static var axis: NodeAttribute { NodeAttribute("axis") }
}

extension NodeAttribute where Value == TextFieldAppearance {
  public static var textFieldStyle: NodeAttribute { NodeAttribute("style") }
}
