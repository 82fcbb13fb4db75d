import Foundation
import MaquetteUI

extension TypeEntry {
  static let textField = TypeEntry(
    view: "TextField",
    Overload(
      "init(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)"
    ) {
      call in call.textField(label: call.text(0), text: 1, prompt: 2, axis: 3)
    },
    Overload(
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)"
    ) { call in call.textField(label: call.content(3), text: 0, prompt: 1, axis: 2) },
    Overload(
      "init(_ title: Title, value: Binding<Value>, format: FormatStyle, prompt: Text? = nil)"
    ) {
      call in call.textField(label: call.text(0), value: 1, format: 2, prompt: 3)
    },
    Overload(
      "init(value: Binding<Value>, format: FormatStyle, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { call in call.textField(label: call.content(3), value: 0, format: 1, prompt: 2) },
    Overload("init(_ title: Title, value: Binding<Value>, formatter: Any)") { call in
      call.textField(label: call.text(0), text: 1, prompt: 9, axis: 9)
    },
    Overload(
      "init(_ title: Title, text: Binding<String>, onEditingChanged: (Bool) -> Void = {}, onCommit: () -> Void = {})"
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
    let machine = machine
    let place = place
    let format = self[format] ?? .null
    let field = TextFieldValue(
      text: { environment in
        let current = binding.get()
        guard let style = machine.textFormat(format, for: current, at: place)?.style else {
          return ""
        }
        return machine.any(from: current).flatMap {
          style.format($0, in: environment.localization.formats)
        }
          ?? ""
      },
      edit: { _ in },
      commit: { text, environment in
        let style = machine.textFormat(format, for: binding.get(), at: place)?.style
        if let parsed = style?.parse(text, in: environment.localization.formats) {
          binding.set(machine.value(from: parsed))
        }
      })
    return TextField(
      value: field, prompt: native(prompt), axis: .horizontal, label: AnyView(existential: label))
  }
}

extension Machine {
  /// A value of the language as the Swift value it stands for.
  func any(from value: Value) -> Any? {
    switch value {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .native(let native): native.value
    default: nil
    }
  }
}
