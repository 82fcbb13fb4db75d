import MaquetteUI

extension TypeEntry {
  static let font = TypeEntry(
    "Font", matches: { $0 is Font },
    statics: [
      "largeTitle": { _ in Font.largeTitle }, "title": { _ in Font.title },
      "title2": { _ in Font.title2 }, "title3": { _ in Font.title3 },
      "headline": { _ in Font.headline }, "subheadline": { _ in Font.subheadline },
      "body": { _ in Font.body }, "callout": { _ in Font.callout },
      "footnote": { _ in Font.footnote }, "caption": { _ in Font.caption },
      "caption2": { _ in Font.caption2 },
    ],
    functions: [
      UntypedOverload(
        "func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font"
      ) {
        Font.system(size: $0.length(0) ?? 13, weight: $0.native(1), design: $0.native(2))
      },
      UntypedOverload(
        "func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font"
      ) {
        call in
        call.native(0, as: Font.TextStyle.self).map {
          Font.system($0, design: call.native(1), weight: call.native(2))
        }
      },
      UntypedOverload("func custom(_ name: String, size: CGFloat) -> Font") {
        Font.custom($0.string(0), size: $0.length(1) ?? 13)
      },
      UntypedOverload(
        "func custom(_ name: String, size: CGFloat, @ignored relativeTo textStyle: Font.TextStyle) -> Font"
      ) {
        Font.custom($0.string(0), size: $0.length(1) ?? 13)
      },
    ],
    methods: [
      UntypedOverload("func weight(_ weight: Font.Weight) -> Font") { call in
        call.native(0, as: Font.Weight.self).flatMap {
          call.receiver.native(as: Font.self)?.weight($0)
        }
      },
      UntypedOverload("func bold() -> Font") { $0.receiver.native(as: Font.self)?.bold() },
      UntypedOverload("func italic() -> Font") { $0.receiver.native(as: Font.self)?.italic() },
      UntypedOverload("func monospaced() -> Font") {
        $0.receiver.native(as: Font.self)?.monospaced()
      },
      UntypedOverload("func monospacedDigit() -> Font") {
        $0.receiver.native(as: Font.self)?.monospacedDigit()
      },
      UntypedOverload("@ignored func smallCaps() -> Font") { $0.receiver.native(as: Font.self) },
      UntypedOverload("@ignored func leading(_ leading: Any) -> Font") {
        $0.receiver.native(as: Font.self)
      },
    ])

  static let fontWeight = TypeEntry(cases: Font.Weight.self, named: "Font.Weight")
  static let fontDesign = TypeEntry(cases: Font.Design.self, named: "Font.Design")
  static let fontTextStyle = TypeEntry(cases: Font.TextStyle.self, named: "Font.TextStyle")
}
