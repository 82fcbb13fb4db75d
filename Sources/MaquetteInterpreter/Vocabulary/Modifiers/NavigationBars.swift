import MaquetteUI

extension ModifierEntry {
  static let navigationBars: [ModifierEntry] = [
    ModifierEntry(
      "navigationSubtitle", .drawn,
      Modifier("navigationSubtitle(_ subtitle: Title)") { (view: AnyView, subtitle: Text?) in
        view.navigationSubtitle(subtitle ?? Text(verbatim: ""))
      },
      Modifier("navigationSubtitle(_ subtitle: Text)") { (view: AnyView, subtitle: Text) in
        view.navigationSubtitle(subtitle)
      }),
    ModifierEntry(
      "navigationBarHidden", .drawn,
      Modifier("navigationBarHidden(_ hidden: Bool)") { (view: AnyView, hidden: Bool) in
        view.navigationBarHidden(hidden)
      }),
    ModifierEntry(
      "navigationBarBackButtonHidden", .drawn,
      Modifier("navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)") {
        (view: AnyView, hides: Bool?) in view.navigationBarBackButtonHidden(hides ?? true)
      }),
  ]
}
