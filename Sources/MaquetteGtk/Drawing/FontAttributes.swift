import Gtk
import MaquetteUI

extension Font {
  /// The size relative to body text; `nil` where it is given in points.
  var ratio: Double? {
    guard let style else { return nil }
    return switch style {
    case .extraLargeTitle: 2.12
    case .extraLargeTitle2: 1.65
    case .largeTitle: 2
    case .title: 1.65
    case .title2: 1.29
    case .title3: 1.18
    case .headline, .body: 1
    case .callout: 0.94
    case .subheadline: 0.88
    case .footnote: 0.76
    case .caption: 0.71
    case .caption2: 0.65
    }
  }

  /// The font as attributes of a text, in sizes relative to those around it where it is a style.
  ///
  /// - Parameter scale: how much larger text is here than elsewhere.
  func textAttributes(scale: Double) -> [TextAttribute] {
    var attributes: [TextAttribute] = []
    if let size {
      // Points of the file are logical pixels, of which there are 96 an inch.
      attributes.append(.size(Double(max(min(size, 2000).pixels, 1)) * scale * 0.75))
    } else if let ratio, ratio * scale != 1 {
      attributes.append(.scale(ratio * scale))
    }
    if let weight = weight?.number ?? (style == .headline ? 600 : nil) {
      attributes.append(.weight(weight))
    }
    if isItalic { attributes.append(.italic) }
    if let family {
      attributes.append(.family(family))
    } else if let name = design?.family {
      attributes.append(.family(name))
    }
    if hasTabularDigits { attributes.append(.fontFeatures("tnum=1")) }
    return attributes
  }
}

extension Font.Weight {
  /// The weight as Pango counts it.
  var number: Int {
    switch self {
    case .ultraLight: 200
    case .thin: 100
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension Font.Design {
  /// The desktop's family for the design; it has none that is rounded.
  fileprivate var family: String? {
    switch self {
    case .default, .rounded: nil
    case .serif: "serif"
    case .monospaced: "monospace"
    }
  }
}
