import MaquetteUI

extension TypeEntry {
  static let picker = TypeEntry(
    view: "Picker", .drawn,
    UntypedOverload(
      "init(_ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content)"
    ) {
      call in call.picker(label: call.text(0), selection: 1, content: 2)
    },
    UntypedOverload(
      "init(_ title: Title, systemImage: String, selection: Binding<Value>, @ViewBuilder content: () -> Content)"
    ) { call in
      call.picker(
        label: Label {
          call.text(0)
        } icon: {
          Image(systemName: call.string(1))
        }, selection: 2,
        content: 3)
    },
    UntypedOverload(
      "init(selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { call in call.picker(label: call.content(2), selection: 0, content: 1) },
    UntypedOverload(
      "init(selection: Binding<Value>, label: View, @ViewBuilder content: () -> Content)"
    ) {
      call in
      call.picker(label: call.content(1), selection: 0, content: 2)
    })

  static let pickerStyle = TypeEntry(
    "PickerStyle", matches: { $0 is PickerAppearance },
    statics: members(PickerAppearance.allCases, named: \.rawValue))
  static let pickerStyles: [TypeEntry] = PickerAppearance.allCases.map { appearance in
    let name = appearance == .automatic ? "default" : appearance.rawValue
    return TypeEntry(
      name.prefix(1).uppercased() + name.dropFirst() + "PickerStyle",
      initializers: [UntypedOverload("init()") { _ in appearance }])
  }
}

extension ModifierEntry {
  static let pickerStyle = ModifierEntry(
    "pickerStyle", .drawn,
    UntypedOverload("pickerStyle(_ style: PickerStyle)") { call in
      call.native(0, as: PickerAppearance.self).map {
        call.view.pickerStyle(NamedPickerStyle(appearance: $0))
      }
    })

  static let tag = ModifierEntry(
    "tag", .behaves,
    UntypedOverload("tag(_ tag: Any?, includeOptional: Bool = true)") { call in
      call.view.tagged(call.evaluator.tag(call[0] ?? .null))
    })
}

extension Evaluator {
  /// A value as a tag of a picker's option.
  func tag(_ value: Value) -> TagValue {
    value.isNone ? TagValue(Optional<AnyHashable>.none) : TagValue(value.hashable)
  }
}

extension Call {
  fileprivate func picker(label: any View, selection: Int, content: Int) -> any View {
    let binding = binding(selection)
    let evaluator = evaluator
    let current = binding.get()
    return TagPicker(
      label: label, content: self.content(content), selected: evaluator.tag(current)
    ) { tag in
      binding.set(tag.value.map { evaluator.value(from: $0.base) } ?? .null)
    }
  }
}

/// A built-in picker style known by its appearance.
private struct NamedPickerStyle: PickerStyle {
  let appearance: PickerAppearance
}
