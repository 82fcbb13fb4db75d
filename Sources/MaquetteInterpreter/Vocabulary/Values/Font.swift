import Foundation
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
      Overload(
        "func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font"
      ) { (size: CGFloat?, weight: Font.Weight?, design: Font.Design?) in
        Font.system(size: size ?? 13, weight: weight, design: design)
      },
      Overload(
        "func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font"
      ) { (style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
        Font.system(style, design: design, weight: weight)
      },
      Overload("func custom(_ name: String, size: CGFloat) -> Font") {
        (name: String, size: CGFloat?) in Font.custom(name, size: size ?? 13)
      },
      Overload(
        "func custom(_ name: String, size: CGFloat, @ignored relativeTo textStyle: Font.TextStyle) -> Font"
      ) { (name: String, size: CGFloat?) in Font.custom(name, size: size ?? 13) },
    ],
    methods: [
      Method("func weight(_ weight: Font.Weight) -> Font") { (font: Font, weight: Font.Weight) in
        font.weight(weight)
      },
      Method("func bold() -> Font") { (font: Font) in font.bold() },
      Method("func italic() -> Font") { (font: Font) in font.italic() },
      Method("func monospaced() -> Font") { (font: Font) in font.monospaced() },
      Method("func monospacedDigit() -> Font") { (font: Font) in font.monospacedDigit() },
      Method("@ignored func smallCaps() -> Font") { (font: Font) in font },
      Method("@ignored func leading(@ignored _ leading: Any) -> Font") { (font: Font) in font },
    ])

  static let fontWeight = TypeEntry(cases: Font.Weight.self, named: "Font.Weight")
  static let fontDesign = TypeEntry(cases: Font.Design.self, named: "Font.Design")
  static let fontTextStyle = TypeEntry(cases: Font.TextStyle.self, named: "Font.TextStyle")
}
