import Foundation
import MaquetteUI

extension TypeEntry {
  static let textField = TypeEntry(
    view: "TextField", .drawn,
    Overload(
      "init(_ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)"
    ) { (title: Text, text: Binding<String>, prompt: Text?, axis: Axis?) in
      TextField(value: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: title)
    },
    Overload(
      "init(_ title: Title, text: Binding<String>, @ignored selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal)"
    ) { (title: Text, text: Binding<String>, prompt: Text?, axis: Axis?) in
      TextField(value: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: title)
    },
    Overload(
      "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, axis: Axis?, label: AnyView) in
      TextField(value: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: label)
    },
    Overload(
      "init(text: Binding<String>, @ignored selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)"
    ) { (text: Binding<String>, prompt: Text?, axis: Axis?, label: AnyView) in
      TextField(value: .text(text), prompt: prompt, axis: axis ?? .horizontal, label: label)
    },
    Overload(
      "init(_ title: Title, value: Binding<Value>, format: FormatStyle, prompt: Text? = nil)"
    ) { (title: Text, value: BindingValue, format: Value, prompt: Text?, site: CallSite) in
      TextField(
        value: site.field(value, format: format), prompt: prompt, axis: .horizontal, label: title)
    },
    Overload(
      "init(value: Binding<Value>, format: FormatStyle, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { (value: BindingValue, format: Value, prompt: Text?, label: AnyView, site: CallSite) in
      TextField(
        value: site.field(value, format: format), prompt: prompt, axis: .horizontal, label: label)
    },
    Overload(
      "init(_ title: Title, value: Binding<Value>, formatter: Any, prompt: Text? = nil)"
    ) { (title: Text, value: BindingValue, formatter: Value, prompt: Text?, site: CallSite) in
      TextField(
        value: site.field(value, formatter: formatter), prompt: prompt, axis: .horizontal,
        label: title)
    },
    Overload(
      "init(value: Binding<Value>, formatter: Any, prompt: Text? = nil, @ViewBuilder label: () -> Label)"
    ) { (value: BindingValue, formatter: Value, prompt: Text?, label: AnyView, site: CallSite) in
      TextField(
        value: site.field(value, formatter: formatter), prompt: prompt, axis: .horizontal,
        label: label)
    },
    Overload(
      "init(_ title: Title, text: Binding<String>, @ignored onEditingChanged: (Bool) -> Void = {}, onCommit: () -> Void = {})"
    ) { (title: Text, text: Binding<String>, commit: Action?) in
      TextField(value: .text(text).committing(commit), prompt: nil, axis: .horizontal, label: title)
    },
    Overload(
      "init(_ title: Title, value: Binding<Value>, formatter: Any, @ignored onEditingChanged: (Bool) -> Void = {}, onCommit: () -> Void = {})"
    ) { (title: Text, value: BindingValue, formatter: Value, commit: Action?, site: CallSite) in
      TextField(
        value: site.field(value, formatter: formatter).committing(commit), prompt: nil,
        axis: .horizontal, label: title)
    })

  static let axis = TypeEntry(cases: Axis.self, named: "Axis")
}

extension Axis: VocabularyArgument {}

extension TextFieldValue {
  /// The same value, with an action for when the text is left or confirmed.
  fileprivate func committing(_ action: Action?) -> TextFieldValue {
    guard let action else { return self }
    let commit = commit
    return TextFieldValue(text: text, edit: edit) {
      commit($0, $1)
      action.run()
    }
  }
}

extension CallSite {
  /// A value in a format.
  fileprivate func field(_ binding: BindingValue, format: Value) -> TextFieldValue {
    let evaluator = evaluator
    let place = place
    let style = { evaluator.textFormat(format, for: .binding(binding), at: place) }
    return TextFieldValue(
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
  }

  /// A value that one of Foundation's formatters, or one of the file's, writes and reads.
  fileprivate func field(_ binding: BindingValue, formatter: Value) -> TextFieldValue {
    let evaluator = evaluator
    let place = place
    let ask = { (name: String, label: String, value: Value) -> Value in
      let arguments = Arguments(
        items: [Argument(label: label, value: value, place: place)], evaluator: evaluator,
        place: place)
      return evaluator.enter(at: place) {
        try evaluator.callMember(name, on: formatter, arguments, in: nil, at: place)
      } ?? .null
    }
    return TextFieldValue(
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
  }
}

extension BindingValue {
  /// Whether an emptied field makes the value absent.
  fileprivate var takesNil: Bool { type?.isOptional ?? get().isNone }
}
