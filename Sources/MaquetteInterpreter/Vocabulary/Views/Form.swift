import MaquetteUI

extension TypeEntry {
  static let form = TypeEntry(
    view: "Form", .drawn,
    UntypedOverload("init(@ViewBuilder content: () -> Content)") { call in Form { call.content(0) }
    },
    UntypedOverload("init(_ configuration: FormStyleConfiguration)") { call in
      call.native(0, as: FormStyleConfiguration.self).map { Form($0) }
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
    "GroupedFormStyle", initializers: [UntypedOverload("init()") { _ in GroupedFormStyle() }])
  static let columnsFormStyle = TypeEntry(
    "ColumnsFormStyle", initializers: [UntypedOverload("init()") { _ in ColumnsFormStyle() }])
}

extension ModifierEntry {
  static let formStyle = ModifierEntry(
    "formStyle", .drawn,
    UntypedOverload("formStyle(_ style: FormStyle)") { call in
      call.style(0, FormStyleConfiguration.self) { any in
        (any as? any FormStyle).map { AppliedStyle($0) }
      }.map { call.view.applying($0) }
    })
}
