import MaquetteUI

extension TypeEntry {
  static let label = TypeEntry(
    view: "Label", .drawn,
    UntypedOverload("init(_ title: Title, systemImage name: String)") { call in
      Label {
        call.text(0)
      } icon: {
        Image(systemName: call.string(1))
      }
    },
    UntypedOverload("init(_ title: Title, image name: String)") { call in
      Label {
        call.text(0)
      } icon: {
        Image(call.string(1))
      }
    },
    UntypedOverload("init(_ title: Title, image resource: ImageResource)") { call in
      call.native(1, as: ImageResource.self).map { resource in
        Label {
          call.text(0)
        } icon: {
          Image(resource)
        }
      }
    },
    UntypedOverload("init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)") {
      call in
      Label {
        call.content(0)
      } icon: {
        call.content(1)
      }
    },
    UntypedOverload("init(_ configuration: LabelStyleConfiguration)") { call in
      call.native(0, as: LabelStyleConfiguration.self).map { Label($0) }
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
    "DefaultLabelStyle", initializers: [UntypedOverload("init()") { _ in DefaultLabelStyle() }])
  static let iconOnlyLabelStyle = TypeEntry(
    "IconOnlyLabelStyle", initializers: [UntypedOverload("init()") { _ in IconOnlyLabelStyle() }])
  static let titleOnlyLabelStyle = TypeEntry(
    "TitleOnlyLabelStyle", initializers: [UntypedOverload("init()") { _ in TitleOnlyLabelStyle() }])
  static let titleAndIconLabelStyle = TypeEntry(
    "TitleAndIconLabelStyle",
    initializers: [UntypedOverload("init()") { _ in TitleAndIconLabelStyle() }])
}

extension ModifierEntry {
  static let labelStyle = ModifierEntry(
    "labelStyle", .drawn,
    UntypedOverload("labelStyle(_ style: LabelStyle)") { call in
      call.style(0, LabelStyleConfiguration.self) { any in
        (any as? any LabelStyle).map { AppliedStyle($0) }
      }.map { call.view.applying($0) }
    })
}
