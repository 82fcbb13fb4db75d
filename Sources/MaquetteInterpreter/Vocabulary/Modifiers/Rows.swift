import Foundation
import MaquetteUI

extension ModifierEntry {
  static let rows: [ModifierEntry] = [
    ModifierEntry(
      "badge", .drawn,
      Modifier("badge(_ count: Int)") { (view: AnyView, count: Int) in view.badge(count) },
      Modifier("badge(_ label: Text?)") { (view: AnyView, label: Text?) in view.badge(label) },
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
      },
      Modifier("listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?)") {
        (view: AnyView, edges: Edge.Set?, length: CGFloat?) in
        view.listRowInsets(
          length.map {
            EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0).kept(to: edges ?? .all)
          })
      }),
    ModifierEntry(
      "scrollContentBackground", .drawn,
      Modifier("scrollContentBackground(_ visibility: Visibility)") {
        (view: AnyView, visibility: Visibility) in view.scrollContentBackground(visibility)
      }),
    searchable,
    ModifierEntry(
      "searchScopes", .drawn,
      Modifier(
        "searchScopes(_ scope: Binding<Value>, @ignored activation: Any? = nil, @ViewBuilder scopes: () -> Content)"
      ) { (view: AnyView, scope: BindingValue, scopes: AnyView, site: CallSite) in
        let evaluator = site.evaluator
        let picker = TagPicker(
          label: EmptyView(), content: scopes, selected: evaluator.tag(scope.get())
        ) { tag in scope.set(tag.value.map { evaluator.value(from: $0.base) } ?? .null) }
        return view.searchScopes(picker.pickerStyle(SegmentedScopes()))
      }),
  ]
}

extension ModifierEntry {
  private static let searchable = ["Title", "Text"].reduce(ModifierEntry("searchable", .drawn)) {
    $0.adding(searchable("", prompt: $1))
      .adding(searchable("@ignored isPresented: Binding<Bool>, ", prompt: $1))
      .adding(
        searchable(
          "@ignored tokens: Any, @ignored suggestedTokens: Any? = nil, ",
          prompt: $1, ", @ignored token: (Token) -> View"))
  }

  private static func searchable(
    _ more: String, prompt: String, _ last: String = ""
  ) -> Modifier {
    Modifier(
      "searchable(text: Binding<String>, \(more)@ignored placement: Any? = nil, prompt: \(prompt)? = nil\(last))"
    ) { (view: AnyView, text: Binding<String>, prompt: Text?) in
      view.searchable(text: text, prompt: prompt)
    }
  }
}

/// The look of a choice of scopes.
private struct SegmentedScopes: PickerStyle {
  var appearance: PickerAppearance { .segmented }
}
