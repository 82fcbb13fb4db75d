import MaquetteUI

extension GaugeAppearance: VocabularyArgument {
  static var spellings: [String] { ["GaugeStyle"] }
}
extension TextFieldAppearance: VocabularyArgument {
  static var spellings: [String] { ["TextFieldStyle"] }
}
extension DatePickerAppearance: VocabularyArgument {
  static var spellings: [String] { ["DatePickerStyle"] }
}
extension ListAppearance: VocabularyArgument {
  static var spellings: [String] { ["ListStyle"] }
}
extension MenuAppearance: VocabularyArgument {
  static var spellings: [String] { ["MenuStyle"] }
}
extension TabViewAppearance: VocabularyArgument {
  static var spellings: [String] { ["TabViewStyle"] }
}
extension ControlSize: VocabularyArgument {}

extension ModifierEntry {
  /// The modifiers that choose one of the built-in looks of a kind of view.
  static let looks: [ModifierEntry] = [
    look("gaugeStyle", GaugeAppearance.self), look("textFieldStyle", TextFieldAppearance.self),
    look("datePickerStyle", DatePickerAppearance.self), look("listStyle", ListAppearance.self),
    look("menuStyle", MenuAppearance.self), look("tabViewStyle", TabViewAppearance.self),
    ModifierEntry(
      "controlSize", .drawn,
      Modifier("controlSize(_ controlSize: ControlSize)") { (view: AnyView, size: ControlSize) in
        view.controlSize(size)
      }),
  ]

  private static func look<Look: Appearance & VocabularyArgument>(
    _ name: String, _ type: Look.Type
  ) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier("\(name)(_ style: \(Look.spellings[0]))") { (view: AnyView, look: Look?) in
        look.map { AnyView(view.look($0)) } ?? view
      })
  }
}

extension TypeEntry {
  /// The built-in looks: as members of their protocols, and as types of their own.
  static let looks: [TypeEntry] =
    styles(GaugeAppearance.self) + styles(TextFieldAppearance.self)
    + styles(DatePickerAppearance.self) + styles(ListAppearance.self) + styles(MenuAppearance.self)
    + styles(TabViewAppearance.self) + [TypeEntry(cases: ControlSize.self, named: "ControlSize")]

  private static func styles<Look: Appearance & VocabularyArgument>(
    _ type: Look.Type
  ) -> [TypeEntry] {
    let style = Look.spellings[0]
    let kinds = Look.allCases.map { look in
      let name = look.rawValue == "automatic" ? "Default" : look.rawValue.capitalizedFirst
      return TypeEntry(name + style, initializers: [Overload("init()") { look }])
    }
    let page = TypeEntry.functionsOfPages(style)
    return [
      TypeEntry(
        style, matches: { $0 is Look },
        statics: members(Look.allCases, named: \.rawValue), functions: page)
    ] + kinds
  }

  /// What pages of a tab view can be asked for with.
  private static func functionsOfPages(_ style: String) -> [Overload] {
    guard style == "TabViewStyle" else { return [] }
    return [
      Overload("page(@ignored indexDisplayMode: Any)") { TabViewAppearance.page }
    ]
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
