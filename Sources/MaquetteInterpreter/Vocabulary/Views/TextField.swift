import Foundation
import MaquetteUI

extension TypeEntry {
  static let textField = TypeEntry(
    view: "TextField", .drawn,
    UntypedOverload(
      "init(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)"
    ) {
      call in call.textField(label: call.text(0), text: 1, prompt: 2, axis: 3)
    },
    UntypedOverload(
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)"
    ) { call in call.textField(label: call.content(3), text: 0, prompt: 1, axis: 2) },
    UntypedOverload(
      "init(_ title: Title, value: Binding<Value>, format: FormatStyle, prompt: Text? = nil)"
    ) {
      call in call.textField(label: call.text(0), value: 1, format: 2, prompt: 3)
    },
    UntypedOverload(
      "init(value: Binding<Value>, format: FormatStyle, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { call in call.textField(label: call.content(3), value: 0, format: 1, prompt: 2) },
    UntypedOverload("init(_ title: Title, value: Binding<Value>, formatter: Any)") { call in
      call.textField(label: call.text(0), value: 1, formatter: 2)
    },
    UntypedOverload(
      "init(_ title: Title, text: Binding<String>, @ignored onEditingChanged: (Bool) -> Void = {}, @ignored onCommit: () -> Void = {})"
    ) { call in call.textField(label: call.text(0), text: 1, prompt: 9, axis: 9) })

  static let axis = TypeEntry(cases: Axis.self, named: "Axis")
}

extension Call {
  fileprivate func textField(label: any View, text: Int, prompt: Int, axis: Int) -> any View {
    TextField(
      value: .text(stringBinding(text)), prompt: native(prompt), axis: native(axis) ?? .horizontal,
      label: AnyView(existential: label))
  }

  fileprivate func textField(label: any View, value: Int, format: Int, prompt: Int) -> any View {
    let binding = binding(value)
    let evaluator = evaluator
    let place = place
    let format = self[format] ?? .null
    let style = { evaluator.textFormat(format, for: .binding(binding), at: place) }
    let field = TextFieldValue(
      text: { environment in
        let current = binding.get()
        if current.isNone { return "" }
        return style()?.string(current, environment.localization.formats) ?? ""
      },
      edit: { _ in },
      commit: { text, environment in
        if text.allSatisfy(\.isWhitespace), binding.takesNil { return binding.set(.null) }
        if let parsed = style()?.parse(text, environment.localization.formats) {
          binding.set(evaluator.value(from: parsed))
        }
      })
    return TextField(
      value: field, prompt: native(prompt), axis: .horizontal, label: AnyView(existential: label))
  }

  fileprivate func textField(label: any View, value: Int, formatter: Int) -> any View {
    let binding = binding(value)
    let evaluator = evaluator
    let place = place
    let formatter = self[formatter] ?? .null
    let ask = { (name: String, label: String, value: Value) -> Value in
      let arguments = Arguments(
        items: [Argument(label: label, value: value, place: place)], evaluator: evaluator,
        place: place)
      return evaluator.enter(at: place) {
        try evaluator.callMember(name, on: formatter, arguments, in: nil, at: place)
      } ?? .null
    }
    let field = TextFieldValue(
      text: { _ in
        let current = binding.get()
        let text = current.isNone ? .null : ask("string", "for", current)
        return text.isNone || text.isStub ? "" : evaluator.describe(text)
      },
      edit: { _ in },
      commit: { text, _ in
        if text.allSatisfy(\.isWhitespace), binding.takesNil { return binding.set(.null) }
        let isDate = formatter.native(as: DateFormatter.self) != nil
        let parsed = ask(isDate ? "date" : "number", "from", .string(text))
        if !parsed.isNone, !parsed.isStub { binding.set(parsed) }
      })
    return TextField(
      value: field, prompt: nil, axis: .horizontal, label: AnyView(existential: label))
  }
}

extension BindingValue {
  /// Whether an emptied field makes the value absent.
  fileprivate var takesNil: Bool { type?.isOptional ?? get().isNone }
}
