import CGtk

/// PangoAttrList: looks that hold for a whole text or for ranges of its UTF-8 bytes.
@MainActor
package final class TextAttributes {
  let list: OpaquePointer

  package init() {
    guard let list = pango_attr_list_new() else { fatalError("Pango made no attribute list") }
    self.list = list
  }

  /// Attributes for the whole of a text.
  package convenience init(_ attributes: [TextAttribute]) {
    self.init()
    for attribute in attributes { insert(attribute) }
  }

  init(borrowed list: OpaquePointer) { self.list = pango_attr_list_ref(list) }

  isolated deinit { pango_attr_list_unref(list) }

  /// Adds an attribute, for all of the text or for a range of its UTF-8 bytes.
  package func insert(_ attribute: TextAttribute, bytes: Range<Int>? = nil) {
    let native = attribute.native
    if let bytes {
      native.pointee.start_index = guint(clamping: bytes.lowerBound)
      native.pointee.end_index = guint(clamping: bytes.upperBound)
    }
    pango_attr_list_insert(list, native)
  }

  /// Pango's own notation of the list, for comparison and tests.
  package var text: String { String(owned: pango_attr_list_to_string(list)) }
}

extension TextAttributes: @MainActor Equatable {
  package static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    pango_attr_list_equal(left.list, right.list) != 0
  }
}

/// One look of a text.
package nonisolated enum TextAttribute: Equatable, Sendable {
  /// 100 (thin) to 1000; 400 is regular and 700 bold.
  case weight(Int)
  case italic
  case underline
  case underlineColor(Color)
  case strikethrough
  case strikethroughColor(Color)
  /// A factor of the font size.
  case scale(Double)
  /// A font size in points.
  case size(Double)
  case foreground(Color)
  /// The text's opacity alone, 0 to 1.
  case alpha(Double)
  case background(Color)
  case family(String)
  /// OpenType features in CSS's notation, such as `tnum=1`.
  case fontFeatures(String)
  /// Extra space between letters, in points.
  case letterSpacing(Double)
  /// How far the text is raised above the baseline, in points.
  case rise(Double)
  /// A factor of the line height.
  case lineHeight(Double)
  case smallCaps
  case monospace
  /// Without a hyphen where a word is broken.
  case unhyphenated

  var native: UnsafeMutablePointer<PangoAttribute> {
    let native: UnsafeMutablePointer<PangoAttribute>? =
      switch self {
      case .weight(let weight): pango_attr_weight_new(PangoWeight(UInt32(clamping: weight)))
      case .italic: pango_attr_style_new(PANGO_STYLE_ITALIC)
      case .underline: pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)
      case .underlineColor(let color): color.withPango(pango_attr_underline_color_new)
      case .strikethrough: pango_attr_strikethrough_new(1)
      case .strikethroughColor(let color): color.withPango(pango_attr_strikethrough_color_new)
      case .scale(let factor): pango_attr_scale_new(factor)
      case .size(let points): pango_attr_size_new(Self.pangoUnits(points))
      case .foreground(let color): color.withPango(pango_attr_foreground_new)
      case .alpha(let alpha):
        pango_attr_foreground_alpha_new(UInt16(max(1, min(65535, alpha * 65535))))
      case .background(let color): color.withPango(pango_attr_background_new)
      case .family(let name): pango_attr_family_new(name)
      case .fontFeatures(let features): pango_attr_font_features_new(features)
      case .letterSpacing(let points): pango_attr_letter_spacing_new(Self.pangoUnits(points))
      case .rise(let points): pango_attr_rise_new(Self.pangoUnits(points))
      case .lineHeight(let factor): pango_attr_line_height_new(factor)
      case .unhyphenated: pango_attr_insert_hyphens_new(0)
      case .smallCaps: pango_attr_variant_new(PANGO_VARIANT_SMALL_CAPS)
      case .monospace: pango_attr_family_new("monospace")
      }
    guard let native else { fatalError("Pango made no attribute") }
    return native
  }

  /// A length in Pango's units; one beyond them is the longest that they have.
  private static func pangoUnits(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded(.towardZero)
    return Int32(exactly: units) ?? (units > 0 ? .max : units < 0 ? .min : 0)
  }
}

nonisolated extension Color {
  /// Passes the colour's parts in Pango's 16 bits.
  fileprivate func withPango<Result>(_ body: (guint16, guint16, guint16) -> Result) -> Result {
    func part(_ value: Double) -> guint16 { guint16(max(0, min(1, value)) * 65535) }
    return body(part(red), part(green), part(blue))
  }
}
