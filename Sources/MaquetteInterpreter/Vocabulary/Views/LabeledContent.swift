import MaquetteUI

extension TypeEntry {
  static let labeledContent = TypeEntry(
    view: "LabeledContent", .drawn,
    Overload("init(_ title: Title, value: StringProtocol)") { (title: Text, value: String?) in
      LabeledContent {
        // A value that is missing shows as a dash.
        Text(verbatim: value ?? "—")
      } label: {
        title
      }
    },
    Overload("init(_ title: Title, value: FormatInput?, format: FormatStyle)") {
      (title: Text, value: Value, format: Value, site: CallSite) in
      LabeledContent {
        site.formatted(value, format)
      } label: {
        title
      }
    },
    Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
      (title: Text, content: AnyView) in
      LabeledContent {
        content
      } label: {
        title
      }
    },
    Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)") {
      (content: AnyView, label: AnyView) in
      LabeledContent {
        content
      } label: {
        label
      }
    },
    Overload("init(_ configuration: LabeledContentStyleConfiguration)") {
      (configuration: LabeledContentStyleConfiguration) in LabeledContent(configuration)
    })

  static let labeledContentStyleConfiguration = TypeEntry(
    "LabeledContentStyleConfiguration", matches: { $0 is LabeledContentStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? LabeledContentStyleConfiguration)?.label },
      "content": { any, _ in (any as? LabeledContentStyleConfiguration)?.content },
    ])

  static let labeledContentStyle = TypeEntry(
    "LabeledContentStyle", matches: { $0 is any LabeledContentStyle },
    statics: ["automatic": { _ in AutomaticLabeledContentStyle() }])
  static let automaticLabeledContentStyle = TypeEntry(
    "AutomaticLabeledContentStyle",
    initializers: [Overload("init()") { AutomaticLabeledContentStyle() }])
}

extension ModifierEntry {
  static let labeledContentStyle = ModifierEntry(
    "labeledContentStyle", .drawn,
    Modifier("labeledContentStyle(_ style: LabeledContentStyle)") {
      (view: AnyView, style: AppliedStyle<LabeledContentStyleConfiguration>) in view.applying(style)
    })
}

extension LabeledContentStyleConfiguration: VocabularyArgument {}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  static let styleName = "LabeledContentStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<LabeledContentStyleConfiguration>? {
    (style as? any LabeledContentStyle).map { AppliedStyle($0) }
  }
}
