import MaquetteUI

extension TypeEntry {
  static let list = TypeEntry(
    view: "List", .drawn,
    UntypedOverload("init(@ViewBuilder content: () -> Content)") { call in List { call.content(0) }
    },
    UntypedOverload("init(selection: Binding<Value>?, @ViewBuilder content: () -> Content)") {
      call in
      List { call.content(1) }
    },
    UntypedOverload("init(_ data: Collection, @ViewBuilder rowContent: (Element) -> Content)") {
      call in
      List { AnyView(existential: call.forEach(content: 1, id: nil)) }
    },
    UntypedOverload(
      "init(_ data: Collection, selection: Binding<Value>?, @ViewBuilder rowContent: (Element) -> Content)"
    ) { call in
      List { AnyView(existential: call.forEach(content: 2, id: nil)) }
    },
    UntypedOverload(
      "init(_ data: Collection, id: KeyPath, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { call in
      List { AnyView(existential: call.forEach(content: 3, id: 1)) }
    },
    UntypedOverload(
      "init(_ data: Binding<C>, editActions: Any? = nil, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { call in
      List { AnyView(existential: call.forEachBinding(content: 3, id: nil)) }
    },
    UntypedOverload(
      "init(_ data: Binding<C>, id: KeyPath, editActions: Any? = nil, selection: Binding<Value>? = nil, @ViewBuilder rowContent: (Element) -> Content)"
    ) { call in
      List { AnyView(existential: call.forEachBinding(content: 4, id: 1)) }
    })

  static let listStyles: [TypeEntry] = listLooks.map { name in
    TypeEntry(
      (name == "automatic" ? "Default" : name.prefix(1).uppercased() + name.dropFirst())
        + "ListStyle", initializers: [UntypedOverload("init()") { _ in ListLook(name: name) }])
  }
  static let listStyle = TypeEntry(
    "ListStyle", matches: { $0 is ListLook },
    statics: members(listLooks.map(ListLook.init), named: \.name))

  private static let listLooks = [
    "automatic", "plain", "grouped", "insetGrouped", "inset", "sidebar", "bordered", "carousel",
    "elliptical",
  ]
}

extension ModifierEntry {
  /// Lists look one way here: boxed groups of rows.
  static let listStyle = ModifierEntry(
    "listStyle", .drawn,
    UntypedOverload("listStyle(_ style: ListStyle)") { call in
      if let look = call.native(0, as: ListLook.self), !look.isDrawn {
        call.evaluator.log.report(
          .warning, .unsupportedModifier, name: "listStyle",
          "list style '\(look.name)' is not supported in previews",
          at: call.argument(0)?.place ?? call.place)
      }
      return call.view
    })
}

/// A style of lists by its name.
private struct ListLook {
  let name: String

  /// Whether boxed groups are what the style asks for.
  var isDrawn: Bool { ["automatic", "grouped", "insetGrouped"].contains(name) }
}
