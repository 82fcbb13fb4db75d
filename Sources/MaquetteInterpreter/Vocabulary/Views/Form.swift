import MaquetteUI

extension TypeEntry {
  static let form = TypeEntry(
    view: "Form", .drawn,
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in Form { content }
    },
    Overload("init(_ configuration: FormStyleConfiguration)") {
      (configuration: FormStyleConfiguration) in Form(configuration)
    })

  static let formStyleConfiguration = TypeEntry(
    "FormStyleConfiguration", matches: { $0 is FormStyleConfiguration },
    properties: ["content": { any, _ in (any as? FormStyleConfiguration)?.content }])

  static let formStyle = TypeEntry(
    "FormStyle", matches: { $0 is any FormStyle },
    statics: [
      "automatic": { _ in AutomaticFormStyle() }, "grouped": { _ in GroupedFormStyle() },
      "columns": { _ in ColumnsFormStyle() },
    ])
  static let groupedFormStyle = TypeEntry(
    "GroupedFormStyle", initializers: [Overload("init()") { GroupedFormStyle() }])
  static let columnsFormStyle = TypeEntry(
    "ColumnsFormStyle", initializers: [Overload("init()") { ColumnsFormStyle() }])
}

extension ModifierEntry {
  static let formStyle = ModifierEntry(
    "formStyle", .drawn,
    Modifier("formStyle(_ style: FormStyle)") {
      (view: AnyView, style: AppliedStyle<FormStyleConfiguration>) in view.applying(style)
    })
}

extension FormStyleConfiguration: VocabularyArgument {}

extension FormStyleConfiguration: StyleConfiguration {
  static let styleName = "FormStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<FormStyleConfiguration>? {
    (style as? any FormStyle).map { AppliedStyle($0) }
  }
}
