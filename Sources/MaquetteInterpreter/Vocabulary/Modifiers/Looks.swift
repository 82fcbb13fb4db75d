import MaquetteUI

extension ModifierEntry {
  static let foregroundStyle = ModifierEntry(
    "foregroundStyle", .drawn,
    UntypedOverload("foregroundStyle(_ style: ShapeStyle)") { $0.foreground(1) },
    UntypedOverload("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") {
      $0.foreground(2)
    },
    UntypedOverload(
      "foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)"
    ) {
      $0.foreground(3)
    })

  static let foregroundColor = ModifierEntry(
    "foregroundColor", .drawn,
    UntypedOverload("foregroundColor(_ color: Color?)") { $0.view.foregroundColor($0.native(0)) })

  static let tint = ModifierEntry(
    "tint", .drawn, UntypedOverload("tint(_ tint: Color?)") { $0.view.tint($0.native(0)) },
    UntypedOverload("tint(_ tint: ShapeStyle)") { $0.view.tint($0.native(0, as: Color.self)) })

  static let accentColor = ModifierEntry(
    "accentColor", .drawn,
    UntypedOverload("accentColor(_ color: Color?)") { $0.view.tint($0.native(0)) })

  static let font = ModifierEntry(
    "font", .drawn, UntypedOverload("font(_ font: Font?)") { $0.view.font($0.native(0)) })
  static let bold = ModifierEntry(
    "bold", .drawn,
    UntypedOverload("bold(_ isActive: Bool = true)") { $0.view.bold($0.bool(0, default: true)) })
  static let italic = ModifierEntry(
    "italic", .drawn,
    UntypedOverload("italic(_ isActive: Bool = true)") { $0.view.italic($0.bool(0, default: true)) }
  )
  static let fontWeight = ModifierEntry(
    "fontWeight", .drawn,
    UntypedOverload("fontWeight(_ weight: Font.Weight?)") { $0.view.fontWeight($0.native(0)) })
  static let fontDesign = ModifierEntry(
    "fontDesign", .drawn,
    UntypedOverload("fontDesign(_ design: Font.Design?)") { $0.view.fontDesign($0.native(0)) })
  static let monospaced = ModifierEntry(
    "monospaced", .drawn,
    UntypedOverload("monospaced(_ isActive: Bool = true)") {
      $0.view.monospaced($0.bool(0, default: true))
    })
  static let monospacedDigit = ModifierEntry(
    "monospacedDigit", .drawn, UntypedOverload("monospacedDigit()") { $0.view.monospacedDigit() })
  static let underline = ModifierEntry(
    "underline", .drawn,
    UntypedOverload("underline(_ isActive: Bool = true, @ignored color: Color? = nil)") {
      $0.view.underline($0.bool(0, default: true))
    })
  static let strikethrough = ModifierEntry(
    "strikethrough", .drawn,
    UntypedOverload("strikethrough(_ isActive: Bool = true, @ignored color: Color? = nil)") {
      $0.view.strikethrough($0.bool(0, default: true))
    })
  static let lineLimit = ModifierEntry(
    "lineLimit", .drawn,
    UntypedOverload("lineLimit(_ number: Int?)") { $0.view.lineLimit($0.integer(0)) },
    UntypedOverload("lineLimit(_ number: Int, @ignored reservesSpace: Bool)") {
      $0.view.lineLimit($0.integer(0))
    },
    UntypedOverload("lineLimit(_ limit: ClosedRange<Int>)") { call in
      guard case .range(let range)? = call[0] else { return call.view }
      return call.view.lineLimit(range.upper.flatMap { Int(exactly: $0) })
    })
  static let multilineTextAlignment = ModifierEntry(
    "multilineTextAlignment", .drawn,
    UntypedOverload("multilineTextAlignment(_ alignment: TextAlignment)") {
      $0.view.multilineTextAlignment($0.native(0) ?? .leading)
    })
  static let truncationMode = ModifierEntry(
    "truncationMode", .drawn,
    UntypedOverload("truncationMode(_ mode: Text.TruncationMode)") {
      $0.view.truncationMode($0.native(0) ?? .tail)
    })
  static let textCase = ModifierEntry(
    "textCase", .drawn,
    UntypedOverload("textCase(_ textCase: Text.Case?)") { $0.view.textCase($0.native(0)) })
  static let textSelection = ModifierEntry(
    "textSelection", .behaves,
    UntypedOverload("textSelection(_ selectability: TextSelectability)") { call in
      call.native(0, as: (any TextSelectability).self) is DisabledTextSelectability
        ? AnyView(call.view.textSelection(.disabled)) : AnyView(call.view.textSelection(.enabled))
    })
}

extension Call {
  fileprivate func foreground(_ count: Int) -> any View {
    view.foregroundStyles((0..<count).compactMap { shapeStyle($0) })
  }
}
