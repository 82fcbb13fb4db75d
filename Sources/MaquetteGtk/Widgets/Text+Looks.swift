import Gtk
import MaquetteUI

/// How a text looks: style classes of its label, and attributes for what they cannot say.
struct TextLooks: Equatable {
  var classes: [String] = []
  var attributes: [TextAttribute] = []
  /// Attributes of stretches of the text, in its UTF-8 bytes.
  var stretches: [TextStretch] = []
  /// Colours that run along the text.
  var gradient: PlacedGradient?
  /// The text that has them.
  private var gradientText = ""

  init() {}

  /// - Parameter caption: the part of a section that the text is in, at whatever depth.
  init(of node: Node, in place: LayoutRole, caption: SectionCaption? = nil) {
    let font = node[.font]
    let paint = node[.foreground]
    switch place {
    case .title, .lineTitle:
      guard font == Font(.subheadline), paint == Paint(level: 1) else {
        classes = ["title"]
        break
      }
      // As the second text of a label has it; the theme sets the same for subtitles.
      classes = ["subtitle"]
      return
    default: classes = caption?.classes(font: font, paint: paint, in: place) ?? []
    }
    if let gradient = paint?.gradient {
      self.gradient = gradient
      gradientText = node[.text] ?? ""
    } else if let paint {
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
    if let spacing = node[.letterSpacing] { attributes.append(.letterSpacing(spacing)) }
    if let rise = node[.rise] { attributes.append(.rise(rise)) }
    if let spacing = node[.lineSpacing], node[.lineLimit] != 1 {
      // GTK has a factor of the line's height instead.
      attributes.append(.lineHeight(1 + spacing / (20 * (font?.ratio ?? 1) * scale)))
    }
    if node[.isRedacted] == true {
      attributes.append(.background(Gtk.Color(red: 0.6, green: 0.6, blue: 0.6)))
      attributes.append(.foreground(Gtk.Color(red: 0.6, green: 0.6, blue: 0.6)))
    }
    if let runs = node[.runs] { stretches = TextStretch.stretches(of: runs) }
  }

  /// Whether there is nothing to set.
  var isPlain: Bool { attributes.isEmpty && stretches.isEmpty && gradient == nil }

  /// Whether parts of the text have colours that follow the surroundings.
  var followsStyle: Bool { gradient != nil || stretches.contains { $0.paint != nil } }

  /// The attributes as a label takes them, in the colours that paints are there now.
  func list(in label: Widget) -> TextAttributes? {
    guard !isPlain else { return nil }
    let list = TextAttributes(attributes + [.unhyphenated])
    if let gradient { gradient.color(gradientText, in: label, list) }
    for stretch in stretches {
      for attribute in stretch.attributes { list.insert(attribute, bytes: stretch.bytes) }
      guard let paint = stretch.paint else { continue }
      let color = Palette.color(of: paint, in: label)
      if paint.color != nil { list.insert(.foreground(color), bytes: stretch.bytes) }
      if color.alpha < 1 { list.insert(.alpha(color.alpha), bytes: stretch.bytes) }
    }
    return list
  }
}

extension PlacedGradient {
  /// Colours each character as the gradient is at its place in a line; all in the mean colour where
  /// the colours do not run along it.
  fileprivate func color(_ text: String, in label: Widget, _ list: TextAttributes) {
    guard case .linear(let from, let to) = course, from.x != to.x, text.count <= 200 else {
      return list.insert(.foreground(Palette.color(of: Paint(gradient: self), in: label)))
    }
    let stops = stops(in: label)
    let count = Double(text.count)
    var start = 0
    for (index, character) in text.enumerated() {
      let end = start + character.utf8.count
      let x = (Double(index) + 0.5) / count
      let color = stops.color(at: (x - from.x) / (to.x - from.x))
      list.insert(.foreground(color), bytes: start..<end)
      start = end
    }
  }
}

/// The part of a section above or below its rows.
enum SectionCaption {
  case header, footer

  /// The style classes of texts in it, which fonts and colours of their own take the place of.
  fileprivate func classes(font: Font?, paint: Paint?, in place: LayoutRole) -> [String] {
    guard self == .footer else { return font == nil ? ["heading"] : [] }
    // Buttons and links have a colour of their own.
    let isDimmed = paint == nil && place != .control
    return (font == nil ? ["footer-text"] : []) + (isDimmed ? ["dimmed"] : [])
  }
}

/// The looks of a part of a text.
struct TextStretch: Equatable {
  let bytes: Range<Int>
  var attributes: [TextAttribute]
  var paint: Paint?

  static func stretches(of text: StyledText) -> [TextStretch] {
    var stretches: [TextStretch] = []
    var start = 0
    for run in text.runs {
      let bytes = start..<start + run.text.utf8.count
      start = bytes.upperBound
      var attributes = run.font?.textAttributes(scale: 1) ?? []
      attributes += run.traits.attributes
      // D9: GTK gives links the accent's colour with the opacity of the text around.
      if run.link != nil { attributes.append(.alpha(1)) }
      if let parts = run.background?.components {
        attributes.append(
          .background(Gtk.Color(red: parts.red, green: parts.green, blue: parts.blue)))
      }
      guard !attributes.isEmpty || run.foreground != nil else { continue }
      stretches.append(
        TextStretch(bytes: bytes, attributes: attributes, paint: run.foreground))
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
