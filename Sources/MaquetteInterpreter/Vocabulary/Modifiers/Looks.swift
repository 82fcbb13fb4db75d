import MaquetteUI

extension ModifierEntry {
  static let foregroundStyle = ModifierEntry(
    "foregroundStyle",
    Overload("foregroundStyle(_ style: ShapeStyle)") { $0.foreground(1) },
    Overload("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") {
      $0.foreground(2)
    },
    Overload(
      "foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)"
    ) {
      $0.foreground(3)
    })

  static let foregroundColor = ModifierEntry(
    "foregroundColor",
    Overload("foregroundColor(_ color: Color?)") { $0.view.foregroundColor($0.native(0)) })

  static let tint = ModifierEntry(
    "tint", Overload("tint(_ tint: Color?)") { $0.view.tint($0.native(0)) },
    Overload("tint(_ tint: ShapeStyle)") { $0.view.tint($0.native(0, as: Color.self)) })

  static let accentColor = ModifierEntry(
    "accentColor", Overload("accentColor(_ color: Color?)") { $0.view.tint($0.native(0)) })

  static let font = ModifierEntry(
    "font", Overload("font(_ font: Font?)") { $0.view.font($0.native(0)) })
  static let bold = ModifierEntry(
    "bold", Overload("bold(_ isActive: Bool = true)") { $0.view.bold($0.bool(0, default: true)) })
  static let italic = ModifierEntry(
    "italic",
    Overload("italic(_ isActive: Bool = true)") { $0.view.italic($0.bool(0, default: true)) })
  static let fontWeight = ModifierEntry(
    "fontWeight",
    Overload("fontWeight(_ weight: Font.Weight?)") { $0.view.fontWeight($0.native(0)) })
  static let fontDesign = ModifierEntry(
    "fontDesign",
    Overload("fontDesign(_ design: Font.Design?)") { $0.view.fontDesign($0.native(0)) })
  static let monospaced = ModifierEntry(
    "monospaced",
    Overload("monospaced(_ isActive: Bool = true)") {
      $0.view.monospaced($0.bool(0, default: true))
    })
  static let monospacedDigit = ModifierEntry(
    "monospacedDigit", Overload("monospacedDigit()") { $0.view.monospacedDigit() })
  static let underline = ModifierEntry(
    "underline",
    Overload("underline(_ isActive: Bool = true, @ignored color: Color? = nil)") {
      $0.view.underline($0.bool(0, default: true))
    })
  static let strikethrough = ModifierEntry(
    "strikethrough",
    Overload("strikethrough(_ isActive: Bool = true, @ignored color: Color? = nil)") {
      $0.view.strikethrough($0.bool(0, default: true))
    })
  static let lineLimit = ModifierEntry(
    "lineLimit",
    Overload("lineLimit(_ number: Int?)") { $0.view.lineLimit($0.integer(0)) },
    Overload("lineLimit(_ number: Int, @ignored reservesSpace: Bool)") {
      $0.view.lineLimit($0.integer(0))
    },
    Overload("lineLimit(_ limit: ClosedRange<Int>)") { call in
      guard case .range(let range)? = call[0] else { return call.view }
      return call.view.lineLimit(range.upper.flatMap { Int(exactly: $0) })
    })
  static let multilineTextAlignment = ModifierEntry(
    "multilineTextAlignment",
    Overload("multilineTextAlignment(_ alignment: TextAlignment)") {
      $0.view.multilineTextAlignment($0.native(0) ?? .leading)
    })
  static let truncationMode = ModifierEntry(
    "truncationMode",
    Overload("truncationMode(_ mode: Text.TruncationMode)") {
      $0.view.truncationMode($0.native(0) ?? .tail)
    })
  static let textCase = ModifierEntry(
    "textCase", Overload("textCase(_ textCase: Text.Case?)") { $0.view.textCase($0.native(0)) })
  static let textSelection = ModifierEntry(
    "textSelection",
    Overload("textSelection(_ selectability: TextSelectability)") { call in
      call.native(0, as: (any TextSelectability).self) is DisabledTextSelectability
        ? AnyView(call.view.textSelection(.disabled)) : AnyView(call.view.textSelection(.enabled))
    })
}

extension Call {
  fileprivate func foreground(_ count: Int) -> any View {
    view.foregroundStyles((0..<count).compactMap { shapeStyle($0) })
  }
}
