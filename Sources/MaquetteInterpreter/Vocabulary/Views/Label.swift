import MaquetteUI

extension TypeEntry {
  static let label = TypeEntry(
    view: "Label", .drawn,
    Overload("init(_ title: Title, systemImage name: String)") { (title: Text, name: String) in
      Label(title, symbol: name)
    },
    Overload("init(_ title: Title, image name: String)") { (title: Text, name: String) in
      Label(title, image: Image(name))
    },
    Overload("init(_ title: Title, image resource: ImageResource)") {
      (title: Text, resource: ImageResource) in Label(title, image: Image(resource))
    },
    Overload("init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)") {
      (title: AnyView, icon: AnyView) in
      Label {
        title
      } icon: {
        icon
      }
    },
    Overload("init(_ configuration: LabelStyleConfiguration)") {
      (configuration: LabelStyleConfiguration) in Label(configuration)
    })

  static let labelStyleConfiguration = TypeEntry(
    "LabelStyleConfiguration", matches: { $0 is LabelStyleConfiguration },
    properties: [
      "title": { any, _ in (any as? LabelStyleConfiguration)?.title },
      "icon": { any, _ in (any as? LabelStyleConfiguration)?.icon },
    ])

  static let labelStyle = TypeEntry(
    "LabelStyle", matches: { $0 is any LabelStyle },
    statics: [
      "automatic": { _ in DefaultLabelStyle() }, "iconOnly": { _ in IconOnlyLabelStyle() },
      "titleOnly": { _ in TitleOnlyLabelStyle() },
      "titleAndIcon": { _ in TitleAndIconLabelStyle() },
    ])
  static let defaultLabelStyle = TypeEntry(
    "DefaultLabelStyle", initializers: [Overload("init()") { DefaultLabelStyle() }])
  static let iconOnlyLabelStyle = TypeEntry(
    "IconOnlyLabelStyle", initializers: [Overload("init()") { IconOnlyLabelStyle() }])
  static let titleOnlyLabelStyle = TypeEntry(
    "TitleOnlyLabelStyle", initializers: [Overload("init()") { TitleOnlyLabelStyle() }])
  static let titleAndIconLabelStyle = TypeEntry(
    "TitleAndIconLabelStyle",
    initializers: [Overload("init()") { TitleAndIconLabelStyle() }])
}

extension ModifierEntry {
  static let labelStyle = ModifierEntry(
    "labelStyle", .drawn,
    Modifier("labelStyle(_ style: LabelStyle)") {
      (view: AnyView, style: AppliedStyle<LabelStyleConfiguration>) in view.applying(style)
    })
}

extension LabelStyleConfiguration: VocabularyArgument {}

extension LabelStyleConfiguration: StyleConfiguration {
  static let styleName = "LabelStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<LabelStyleConfiguration>? {
    (style as? any LabelStyle).map { AppliedStyle($0) }
  }
}
