import MaquetteUI

extension TypeEntry {
  static let picker = TypeEntry(
    view: "Picker", .drawn,
    Overload("init(_ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content)")
    { (title: Text, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(title), content)
    },
    Overload(
      "init(_ title: Title, systemImage: String, selection: Binding<Value>, @ViewBuilder content: () -> Content)"
    ) { (title: Text, symbol: String, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(Label(title, symbol: symbol)), content)
    },
    Overload(
      "init(_ title: Title, image: ImageResource, selection: Binding<Value>, @ViewBuilder content: () -> Content)"
    ) { (title: Text, image: ImageResource, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(Label(title, image: Image(image))), content)
    },
    Overload(
      "init(selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
    ) { (selection: PickerSelection, content: AnyView, label: AnyView) in
      selection.picker(label, content)
    },
    Overload("init(selection: Binding<Value>, label: View, @ViewBuilder content: () -> Content)") {
      (selection: PickerSelection, label: AnyView, content: AnyView) in
      selection.picker(label, content)
    },
    Overload(
      "init(_ title: Title, selection: Binding<Value>, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label)"
    ) { (title: Text, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(title), content)
    },
    Overload(
      "init(selection: Binding<Value>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ignored @ViewBuilder currentValueLabel: () -> Label)"
    ) { (selection: PickerSelection, content: AnyView, label: AnyView) in
      selection.picker(label, content)
    }
  )
  .adding(further)

  /// Pickers of one value for several sources, and with a picture and a label for what is chosen.
  private static let further: [Overload] = [
    Overload(
      "init(_ title: Title, systemImage: String, selection: Binding<Value>, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label)"
    ) { (title: Text, symbol: String, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(Label(title, symbol: symbol)), content)
    },
    Overload(
      "init(_ title: Title, image: ImageResource, selection: Binding<Value>, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label)"
    ) { (title: Text, image: ImageResource, selection: PickerSelection, content: AnyView) in
      selection.picker(AnyView(Label(title, image: Image(image))), content)
    },
    Overload(
      "init(_ title: Title, sources: Collection, selection: KeyPath, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label = {})"
    ) { (title: Text, sources: Elements, path: KeyPathValue, content: AnyView) in
      PickerSelection(sources, path).picker(AnyView(title), content)
    },
    Overload(
      "init(_ title: Title, systemImage: String, sources: Collection, selection: KeyPath, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label = {})"
    ) { (title: Text, symbol: String, sources: Elements, path: KeyPathValue, content: AnyView) in
      PickerSelection(sources, path).picker(AnyView(Label(title, symbol: symbol)), content)
    },
    Overload(
      "init(_ title: Title, image: ImageResource, sources: Collection, selection: KeyPath, @ViewBuilder content: () -> Content, @ignored @ViewBuilder currentValueLabel: () -> Label = {})"
    ) {
      (title: Text, image: ImageResource, sources: Elements, path: KeyPathValue, content: AnyView)
      in PickerSelection(sources, path).picker(AnyView(Label(title, image: Image(image))), content)
    },
    Overload(
      "init(sources: Collection, selection: KeyPath, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, @ignored @ViewBuilder currentValueLabel: () -> Label = {})"
    ) { (sources: Elements, path: KeyPathValue, content: AnyView, label: AnyView) in
      PickerSelection(sources, path).picker(label, content)
    },
  ]

  static let pickerStyle = TypeEntry(
    "PickerStyle", matches: { $0 is PickerAppearance },
    statics: members(PickerAppearance.allCases, named: \.rawValue))
  static let pickerStyles: [TypeEntry] = PickerAppearance.allCases.map { appearance in
    let name = appearance == .automatic ? "default" : appearance.rawValue
    return TypeEntry(
      name.prefix(1).uppercased() + name.dropFirst() + "PickerStyle",
      initializers: [Overload("init()") { appearance }])
  }
}

extension ModifierEntry {
  static let pickerStyle = ModifierEntry(
    "pickerStyle", .drawn,
    Modifier("pickerStyle(_ style: PickerStyle)") { (view: AnyView, style: PickerAppearance) in
      view.pickerStyle(NamedPickerStyle(appearance: style))
    })

  static let tag = ModifierEntry(
    "tag", .behaves,
    Modifier("tag(_ tag: Any?, @inert includeOptional: Bool = true)") {
      (view: AnyView, tag: Value?, site: CallSite) in view.tagged(site.evaluator.tag(tag ?? .null))
    })
}

extension Evaluator {
  /// A value as a tag of a picker's option.
  func tag(_ value: Value) -> TagValue {
    value.isNone ? TagValue(Optional<AnyHashable>.none) : TagValue(value.hashable)
  }
}

/// What a picker's binding holds, with what makes tags of it.
private struct PickerSelection: VocabularyArgument {
  let binding: BindingValue
  let evaluator: Evaluator

  static var spellings: [String] { ["Binding<Value>"] }

  static func taken(from argument: GivenArgument) -> PickerSelection? {
    BindingValue.taken(from: argument).map {
      PickerSelection(binding: $0, evaluator: argument.evaluator)
    }
  }

  init(binding: BindingValue, evaluator: Evaluator) {
    self.binding = binding
    self.evaluator = evaluator
  }

  /// What several sources have in common, and what is set in each of them.
  init(_ sources: Elements, _ path: KeyPathValue) {
    let evaluator = sources.evaluator
    let place = sources.place
    @MainActor func values() -> [Value] {
      sources.values.map { (try? evaluator.value(at: path, of: $0, place: place)) ?? .null }
        .map { if case .binding(let binding) = $0 { binding.get() } else { $0 } }
    }
    self.init(
      binding: BindingValue(
        get: {
          let found = values()
          guard let first = found.first else { return .null }
          return found.allSatisfy { $0.hashable == first.hashable } ? first : .null
        },
        set: { new in
          for element in sources.values {
            var element = element
            if case .binding(let binding)? = try? evaluator.value(
              at: path, of: element, place: place)
            {
              binding.set(new)
            } else {
              try? evaluator.modify(path, of: &element, place: place) { $0 = new }
            }
          }
        }), evaluator: evaluator)
  }

  func picker(_ label: AnyView, _ content: AnyView) -> TagPicker {
    TagPicker(label: label, content: content, selected: evaluator.tag(binding.get())) {
      [binding, evaluator] tag in
      binding.set(tag.value.map { evaluator.value(from: $0.base) } ?? .null)
    }
  }
}

extension PickerAppearance: VocabularyArgument {
  static var spellings: [String] { ["PickerStyle"] }
}

/// A built-in picker style known by its appearance.
private struct NamedPickerStyle: PickerStyle {
  let appearance: PickerAppearance
}
