import MaquetteUI

extension TypeEntry {
  static let groups: [TypeEntry] = [
    TypeEntry(
      view: "GroupBox", .drawn,
      Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
        GroupBox { content }
      },
      Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
        (title: Text, content: AnyView) in
        GroupBox {
          content
        } label: {
          title
        }
      },
      Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)") {
        (content: AnyView, label: AnyView) in
        GroupBox {
          content
        } label: {
          label
        }
      },
      Overload("init(label: View, @ViewBuilder content: () -> Content)") {
        (label: AnyView, content: AnyView) in GroupBox(label: label) { content }
      },
      Overload("init(_ configuration: GroupBoxStyleConfiguration)") {
        (configuration: GroupBoxStyleConfiguration) in GroupBox(configuration)
      }),
    TypeEntry(
      view: "ControlGroup", .drawn,
      Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
        ControlGroup { content }
      },
      Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
        (title: Text, content: AnyView) in ControlGroup(label: title, content: content)
      },
      Overload(
        "init(_ title: Title, @ignored systemImage: String, @ViewBuilder content: () -> Content)"
      ) { (title: Text, content: AnyView) in ControlGroup(label: title, content: content) },
      Overload(
        "init(_ title: Title, @ignored image: ImageResource, @ViewBuilder content: () -> Content)"
      ) { (title: Text, content: AnyView) in ControlGroup(label: title, content: content) },
      Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)") {
        (content: AnyView, label: AnyView) in ControlGroup(label: label, content: content)
      },
      Overload("init(_ configuration: ControlGroupStyleConfiguration)") {
        (configuration: ControlGroupStyleConfiguration) in ControlGroup(configuration)
      }),
    TypeEntry(
      view: "DisclosureGroup", .drawn,
      Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
        (title: Text, content: ContentBuilder) in
        DisclosureGroup(isExpanded: nil, content: { content() }, label: title)
      },
      Overload(
        "init(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)"
      ) { (title: Text, isExpanded: Binding<Bool>, content: ContentBuilder) in
        DisclosureGroup(isExpanded: isExpanded, content: { content() }, label: title)
      },
      Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)") {
        (content: ContentBuilder, label: AnyView) in
        DisclosureGroup(isExpanded: nil, content: { content() }, label: label)
      },
      Overload(
        "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
      ) { (isExpanded: Binding<Bool>, content: ContentBuilder, label: AnyView) in
        DisclosureGroup(isExpanded: isExpanded, content: { content() }, label: label)
      }),
    TypeEntry(
      view: "OutlineGroup", .drawn,
      Overload(
        "init(_ data: Collection, id: KeyPath = \\.id, children: KeyPath, @ViewBuilder content: (Element) -> Content)"
      ) {
        (data: Elements, id: KeyPathValue?, children: KeyPathValue, row: ContentBuilder) in
        outline(data, id, children, row)
      }),
  ]

  /// The rows of a tree whose elements name those under them at a key path.
  static func outline(
    _ data: Elements, _ id: KeyPathValue?, _ children: KeyPathValue, _ row: ContentBuilder
  ) -> OutlineGroup<Value> {
    let evaluator = data.evaluator
    let place = data.place
    return OutlineGroup(
      data.values,
      children: { element in
        guard let below = try? evaluator.value(at: children, of: element, place: place),
          !below.isNone
        else { return nil }
        return evaluator.elements(of: below, at: place)
      },
      identity: { element in
        let value =
          id.flatMap { try? evaluator.value(at: $0, of: element, place: place) }
          ?? (try? evaluator.instanceMember("id", of: element, at: place)) ?? element
        return value.hashable
      }, row: { row($0) })
  }

  static let unavailableView = TypeEntry(
    "ContentUnavailableView", .drawn,
    initializers: [
      Overload("init(_ title: Title, systemImage: String, description: Text? = nil)") {
        (title: Text, symbol: String, description: Text?) in
        ContentUnavailableView {
          Label(title, symbol: symbol)
        } description: {
          description
        }
      },
      Overload("init(_ title: Title, image: ImageResource, description: Text? = nil)") {
        (title: Text, image: ImageResource, description: Text?) in
        ContentUnavailableView {
          Label(title, image: Image(image))
        } description: {
          description
        }
      },
      Overload(
        "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = {}, @ViewBuilder actions: () -> Actions = {})"
      ) { (label: AnyView, description: AnyView?, actions: AnyView?) in
        ContentUnavailableView {
          label
        } description: {
          description
        } actions: {
          actions
        }
      },
    ],
    statics: ["search": { _ in ContentUnavailableView.search }],
    functions: [
      Overload("search(text: String)") { (text: String) in
        ContentUnavailableView.search(text: text)
      }
    ])
}
