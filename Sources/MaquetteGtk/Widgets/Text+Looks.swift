import Gtk
import MaquetteUI

/// How a text looks: style classes of its label, and attributes for what they cannot say.
struct TextLooks: Equatable {
  var classes: [String] = []
  var attributes: [TextAttribute] = []
  /// Attributes of stretches of the text, in its UTF-8 bytes.
  var stretches: [TextStretch] = []

  init() {}

  init(of node: Node, in place: Place) {
    let font = node[.font]
    let paint = node[.foreground]
    switch place {
    case .title where font == Font(.subheadline) && paint == Paint(level: 1):
      // As the second text of a label has it; the theme sets the same for subtitles.
      classes = ["subtitle"]
      return
    case .title: classes = ["title"]
    case .header: classes = font == nil ? ["heading"] : []
    case .footer: classes = paint == nil ? ["footer-text", "dim-label"] : ["footer-text"]
    default: break
    }
    if let paint {
      classes += paint.styleClasses
      attributes += paint.textAttributes
    }
    let scale = node[.textScale] ?? 1
    if let font {
      attributes += font.textAttributes(scale: scale)
    } else if scale != 1 {
      attributes.append(.scale(scale))
    }
    if node[.isUnderlined] == true { attributes.append(.underline) }
    if node[.isStruckThrough] == true { attributes.append(.strikethrough) }
    if let runs = node[.runs] { stretches = TextStretch.stretches(of: runs) }
  }

  /// Whether there is nothing to set.
  var isPlain: Bool { attributes.isEmpty && stretches.isEmpty }

  /// The attributes as a label takes them.
  var list: TextAttributes {
    let list = TextAttributes(attributes)
    for stretch in stretches { list.insert(stretch.attribute, bytes: stretch.bytes) }
    return list
  }
}

/// A look of a part of a text.
struct TextStretch: Equatable {
  let attribute: TextAttribute
  let bytes: Range<Int>

  static func stretches(of text: StyledText) -> [TextStretch] {
    var stretches: [TextStretch] = []
    var start = 0
    for run in text.runs {
      let bytes = start..<start + run.text.utf8.count
      start = bytes.upperBound
      for attribute in run.traits.attributes {
        stretches.append(TextStretch(attribute: attribute, bytes: bytes))
      }
    }
    return stretches
  }
}

extension StyledText.Traits {
  fileprivate var attributes: [TextAttribute] {
    var attributes: [TextAttribute] = []
    if contains(.strong) { attributes.append(.weight(700)) }
    if contains(.emphasis) { attributes.append(.italic) }
    if contains(.code) { attributes.append(.monospace) }
    if contains(.strikethrough) { attributes.append(.strikethrough) }
    if contains(.underline) { attributes.append(.underline) }
    return attributes
  }
}
