import MaquetteUI

extension TypeEntry {
  static let labeledContent = TypeEntry(
    view: "LabeledContent", .drawn,
    UntypedOverload("init(_ title: Title, value: StringProtocol)") { call in
      LabeledContent {
        Text(verbatim: call.valueText(1))
      } label: {
        call.text(0)
      }
    },
    UntypedOverload("init(_ title: Title, value: FormatInput?, format: FormatStyle)") { call in
      LabeledContent {
        call.formatted(1, 2)
      } label: {
        call.text(0)
      }
    },
    UntypedOverload("init(_ title: Title, @ViewBuilder content: () -> Content)") { call in
      LabeledContent {
        call.content(1)
      } label: {
        call.text(0)
      }
    },
    UntypedOverload("init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)") {
      call in
      LabeledContent {
        call.content(0)
      } label: {
        call.content(1)
      }
    },
    UntypedOverload("init(_ configuration: LabeledContentStyleConfiguration)") { call in
      call.native(0, as: LabeledContentStyleConfiguration.self).map { LabeledContent($0) }
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
    initializers: [UntypedOverload("init()") { _ in AutomaticLabeledContentStyle() }])
}

extension ModifierEntry {
  static let labeledContentStyle = ModifierEntry(
    "labeledContentStyle", .drawn,
    UntypedOverload("labeledContentStyle(_ style: LabeledContentStyle)") { call in
      call.style(0, LabeledContentStyleConfiguration.self) { any in
        (any as? any LabeledContentStyle).map { AppliedStyle($0) }
      }.map { call.view.applying($0) }
    })
}

extension Call {
  /// A value as it is shown; a dash for one that is missing.
  fileprivate func valueText(_ index: Int) -> String {
    if case .null? = self[index] { "—" } else { string(index) }
  }
}
