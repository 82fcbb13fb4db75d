import MaquetteUI

extension ModifierEntry {
  static let rows: [ModifierEntry] = [
    ModifierEntry(
      "badge", .drawn,
      Modifier("badge(_ count: Int)") { (view: AnyView, count: Int) in view.badge(count) },
      Modifier("badge(_ label: Title)") { (view: AnyView, label: Text?) in view.badge(label) }),
    ModifierEntry(
      "listRowBackground", .drawn,
      Modifier("listRowBackground(_ view: View?)") { (view: AnyView, background: AnyView?) in
        view.listRowBackground(background)
      }),
    ModifierEntry(
      "listRowSeparator", .drawn,
      Modifier(
        "listRowSeparator(_ visibility: Visibility, @ignored edges: VerticalEdge.Set = .all)"
      ) { (view: AnyView, visibility: Visibility) in view.listRowSeparator(visibility) }),
    ModifierEntry(
      "listRowInsets", .drawn,
      Modifier("listRowInsets(_ insets: EdgeInsets?)") { (view: AnyView, insets: EdgeInsets?) in
        view.listRowInsets(insets)
      }),
    ModifierEntry(
      "scrollContentBackground", .drawn,
      Modifier("scrollContentBackground(_ visibility: Visibility)") {
        (view: AnyView, visibility: Visibility) in view.scrollContentBackground(visibility)
      }),
    ModifierEntry(
      "searchable", .drawn,
      Modifier(
        "searchable(text: Binding<String>, @ignored placement: Any? = nil, prompt: Title? = nil)"
      ) { (view: AnyView, text: Binding<String>, prompt: Text?) in
        view.searchable(text: text, prompt: prompt)
      },
      Modifier(
        "searchable(text: Binding<String>, @ignored isPresented: Binding<Bool>, @ignored placement: Any? = nil, prompt: Title? = nil)"
      ) { (view: AnyView, text: Binding<String>, prompt: Text?) in
        view.searchable(text: text, prompt: prompt)
      },
      Modifier(
        "searchable(text: Binding<String>, @ignored tokens: Any, @ignored suggestedTokens: Any? = nil, @ignored placement: Any? = nil, prompt: Title? = nil, @ignored token: (Token) -> View)"
      ) { (view: AnyView, text: Binding<String>, prompt: Text?) in
        view.searchable(text: text, prompt: prompt)
      }),
    ModifierEntry(
      "searchScopes", .drawn,
      Modifier(
        "searchScopes(_ scope: Binding<Value>, @ignored activation: Any? = nil, @ViewBuilder _ scopes: () -> Content)"
      ) { (view: AnyView, scope: BindingValue, scopes: AnyView, site: CallSite) in
        let evaluator = site.evaluator
        let picker = TagPicker(
          label: EmptyView(), content: scopes, selected: evaluator.tag(scope.get())
        ) { tag in scope.set(tag.value.map { evaluator.value(from: $0.base) } ?? .null) }
        return view.searchScopes(picker.pickerStyle(SegmentedScopes()))
      }),
  ]
}

/// The look of a choice of scopes.
private struct SegmentedScopes: PickerStyle {
  var appearance: PickerAppearance { .segmented }
}
