import MaquetteUI

extension ModifierEntry {
  static let foregroundStyle = ModifierEntry(
    "foregroundStyle", .drawn,
    Modifier("foregroundStyle(_ style: ShapeStyle)") { (view: AnyView, style: AnyShapeStyle?) in
      view.foregroundStyles([style ?? unknown])
    },
    Modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") {
      (view: AnyView, primary: AnyShapeStyle?, secondary: AnyShapeStyle?) in
      view.foregroundStyles([primary ?? unknown, secondary ?? unknown])
    },
    Modifier(
      "foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)"
    ) {
      (
        view: AnyView, primary: AnyShapeStyle?, secondary: AnyShapeStyle?, tertiary: AnyShapeStyle?
      ) in
      view.foregroundStyles([primary ?? unknown, secondary ?? unknown, tertiary ?? unknown])
    })

  /// What stands for a colour that could not be found.
  private static let unknown = AnyShapeStyle(Color.gray)

  static let foregroundColor = ModifierEntry(
    "foregroundColor", .drawn,
    Modifier("foregroundColor(_ color: Color?)") { (view: AnyView, color: Color?) in
      view.foregroundColor(color)
    })

  static let tint = ModifierEntry(
    "tint", .drawn,
    Modifier("tint(_ tint: Color?)") { (view: AnyView, tint: Color?) in view.tint(tint) },
    Modifier("tint(_ tint: ShapeStyle)") { (view: AnyView, tint: Color?) in view.tint(tint) })

  static let accentColor = ModifierEntry(
    "accentColor", .drawn,
    Modifier("accentColor(_ color: Color?)") { (view: AnyView, color: Color?) in view.tint(color) })

  static let font = ModifierEntry(
    "font", .drawn,
    Modifier("font(_ font: Font?)") { (view: AnyView, font: Font?) in view.font(font) })
  static let bold = ModifierEntry(
    "bold", .drawn,
    Modifier("bold(_ isActive: Bool = true)") { (view: AnyView, isActive: Bool?) in
      view.bold(isActive ?? true)
    })
  static let italic = ModifierEntry(
    "italic", .drawn,
    Modifier("italic(_ isActive: Bool = true)") { (view: AnyView, isActive: Bool?) in
      view.italic(isActive ?? true)
    }
  )
  static let fontWeight = ModifierEntry(
    "fontWeight", .drawn,
    Modifier("fontWeight(_ weight: Font.Weight?)") { (view: AnyView, weight: Font.Weight?) in
      view.fontWeight(weight)
    })
  static let fontDesign = ModifierEntry(
    "fontDesign", .drawn,
    Modifier("fontDesign(_ design: Font.Design?)") { (view: AnyView, design: Font.Design?) in
      view.fontDesign(design)
    })
  static let monospaced = ModifierEntry(
    "monospaced", .drawn,
    Modifier("monospaced(_ isActive: Bool = true)") { (view: AnyView, isActive: Bool?) in
      view.monospaced(isActive ?? true)
    })
  static let monospacedDigit = ModifierEntry(
    "monospacedDigit", .drawn,
    Modifier("monospacedDigit()") { (view: AnyView) in view.monospacedDigit() })
  static let underline = ModifierEntry(
    "underline", .drawn,
    Modifier(
      "underline(_ isActive: Bool = true, @ignored pattern: Any = .solid, @ignored color: Color? = nil)"
    ) { (view: AnyView, isActive: Bool?) in view.underline(isActive ?? true) })
  static let strikethrough = ModifierEntry(
    "strikethrough", .drawn,
    Modifier(
      "strikethrough(_ isActive: Bool = true, @ignored pattern: Any = .solid, @ignored color: Color? = nil)"
    ) { (view: AnyView, isActive: Bool?) in view.strikethrough(isActive ?? true) })
  static let lineLimit = ModifierEntry(
    "lineLimit", .drawn,
    Modifier("lineLimit(_ number: Int?)") { (view: AnyView, number: Int?) in view.lineLimit(number)
    },
    Modifier("lineLimit(_ number: Int, @ignored reservesSpace: Bool)") {
      (view: AnyView, number: Int?) in view.lineLimit(number)
    },
    Modifier("lineLimit(_ limit: ClosedRange<Int>)") { (view: AnyView, limit: RangeValue) in
      view.lineLimit(limit.upper.flatMap { Int(exactly: $0) })
    })
  static let multilineTextAlignment = ModifierEntry(
    "multilineTextAlignment", .drawn,
    Modifier("multilineTextAlignment(_ alignment: TextAlignment)") {
      (view: AnyView, alignment: TextAlignment?) in
      view.multilineTextAlignment(alignment ?? .leading)
    },
    Modifier("multilineTextAlignment(@ignored strategy: Any)") { (view: AnyView) in view })
  static let truncationMode = ModifierEntry(
    "truncationMode", .drawn,
    Modifier("truncationMode(_ mode: Text.TruncationMode)") {
      (view: AnyView, mode: Text.TruncationMode?) in view.truncationMode(mode ?? .tail)
    })
  static let textCase = ModifierEntry(
    "textCase", .drawn,
    Modifier("textCase(_ textCase: Text.Case?)") { (view: AnyView, textCase: Text.Case?) in
      view.textCase(textCase)
    })
  static let textSelection = ModifierEntry(
    "textSelection", .behaves,
    Modifier("textSelection(_ selectability: TextSelectability)") {
      (view: AnyView, selectability: Value) in
      selectability.native(as: (any TextSelectability).self) is DisabledTextSelectability
        ? AnyView(view.textSelection(.disabled)) : AnyView(view.textSelection(.enabled))
    })
}

extension Font.Weight: VocabularyArgument {}
extension Font.Design: VocabularyArgument {}
extension TextAlignment: VocabularyArgument {}
extension Text.TruncationMode: VocabularyArgument {}
extension Text.Case: VocabularyArgument {}
