import MaquetteUI

extension ListAppearance: VocabularyArgument {
  static var spellings: [String] { ["ListStyle"] }
}
extension TabViewAppearance: VocabularyArgument {
  static var spellings: [String] { ["TabViewStyle"] }
}
extension TableAppearance: VocabularyArgument {
  static var spellings: [String] { ["TableStyle"] }
}
extension TextEditorAppearance: VocabularyArgument {
  static var spellings: [String] { ["TextEditorStyle"] }
}
extension ControlSize: VocabularyArgument {}
extension ButtonBorderShape: VocabularyArgument {}
extension ButtonSizing: VocabularyArgument {}

extension ModifierEntry {
  /// The modifiers that choose one of the built-in looks of a kind of view.
  static let looks: [ModifierEntry] = [
    look("listStyle", ListAppearance.self), look("tabViewStyle", TabViewAppearance.self),
    look("tableStyle", TableAppearance.self),
    look("textEditorStyle", TextEditorAppearance.self),
    ModifierEntry(
      "buttonBorderShape", .drawn,
      Modifier("buttonBorderShape(_ shape: ButtonBorderShape)") {
        (view: AnyView, shape: ButtonBorderShape) in view.buttonBorderShape(shape)
      }),
    ModifierEntry(
      "buttonSizing", .drawn,
      Modifier("buttonSizing(_ sizing: ButtonSizing)") { (view: AnyView, sizing: ButtonSizing) in
        view.buttonSizing(sizing)
      }),
    ModifierEntry(
      "horizontalRadioGroupLayout", .drawn,
      Modifier("horizontalRadioGroupLayout()") { (view: AnyView) in
        view.horizontalRadioGroupLayout()
      }),
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
    styles(ListAppearance.self) + styles(TabViewAppearance.self) + styles(TableAppearance.self)
    + styles(TextEditorAppearance.self) + [
      TypeEntry(cases: ControlSize.self, named: "ControlSize"),
      TypeEntry(cases: ButtonSizing.self, named: "ButtonSizing"),
      TypeEntry(
        "ButtonBorderShape", matches: { $0 is ButtonBorderShape },
        statics: [
          "automatic": { _ in ButtonBorderShape.automatic },
          "capsule": { _ in ButtonBorderShape.capsule },
          "circle": { _ in ButtonBorderShape.circle },
          "roundedRectangle": { _ in ButtonBorderShape.roundedRectangle },
        ],
        functions: [
          Overload("roundedRectangle(radius: Double)") { (radius: Double) in
            ButtonBorderShape.roundedRectangle(radius: radius)
          }
        ]),
    ]

  private static func styles<Look: Appearance & VocabularyArgument>(
    _ type: Look.Type
  ) -> [TypeEntry] {
    let style = Look.spellings[0]
    let kinds = Look.allCases.map { look in
      let name = look.rawValue == "automatic" ? "Default" : look.rawValue.capitalizedFirst
      return TypeEntry(name + style, initializers: [Overload("init()") { look }])
    }
    let functions = TypeEntry.functions(of: style)
    return [
      TypeEntry(
        style, matches: { $0 is Look },
        statics: members(Look.allCases, named: \.rawValue), functions: functions)
    ] + kinds
  }

  /// The looks that can be asked for with more than their name.
  private static func functions(of style: String) -> [Overload] {
    switch style {
    case "TabViewStyle":
      [Overload("page(@ignored indexDisplayMode: Any)") { TabViewAppearance.page }]
    case "TableStyle":
      [
        Overload("bordered(alternatesRowBackgrounds: Bool)") { (isStriped: Bool?) in
          isStriped ?? true ? TableAppearance.bordered : .automatic
        },
        Overload("inset(@ignored alternatesRowBackgrounds: Bool)") { TableAppearance.inset },
      ]
    case "ListStyle":
      [
        Overload("inset(@ignored alternatesRowBackgrounds: Bool)") { ListAppearance.inset },
        Overload("bordered(@ignored alternatesRowBackgrounds: Bool)") { ListAppearance.bordered },
      ]
    default: []
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
