import MaquetteUI

/// What one of the forms that stand side by side shows, and how it does.
///
/// The forms of a window are numbered: 0 is the large one, the others are the cells of the gallery.
nonisolated struct CellSettings: Hashable, Sendable {
  /// The words that its variant sets in the options of all, by the options' names.
  var words: [String: String] = [:]
  /// The place of the preview that it shows; nil for the one that is chosen.
  var preview: Int?
}

nonisolated extension CellSettings: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(list: words.sorted { $0.key < $1.key }) { writer, word in
      writer.write(word: word.key)
      writer.write(word.value)
    }
    writer.write(preview) { $0.write($1) }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    for _ in 0..<(try reader.readLength()) {
      let name = try reader.readWord()
      words[name] = try reader.readString()
    }
    preview = try reader.readOptional { reader throws(WireFailure) in try reader.readInt() }
  }
}

/// What a file offers beside its previews, for those who choose how it is shown.
nonisolated struct FormOffer: Equatable, Sendable {
  /// The file's own styles by the axis that they can be chosen on, such as `label-style`.
  var styles: [String: [String]] = [:]
  /// The languages of the texts that belong to the form.
  var locales: [String] = []
  /// What each preview asks of its surroundings.
  var layouts: [PreviewLayout] = []
}

/// The room that a preview asks for.
nonisolated enum PreviewLayout: Equatable, Sendable {
  /// Nothing in particular.
  case none
  /// As much as its content takes.
  case fitting
  /// A size in points.
  case fixed(width: Double, height: Double)
  /// That of a phone that lies on its side.
  case landscape
}

nonisolated extension FormOffer: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(list: styles.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(word: entry.key)
      writer.write(list: entry.value) { $0.write($1) }
    }
    writer.write(list: locales) { $0.write($1) }
    writer.write(list: layouts) { $1.write(to: &$0) }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    for _ in 0..<(try reader.readLength()) {
      let name = try reader.readWord()
      styles[name] = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    }
    locales = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    layouts = try reader.readList { reader throws(WireFailure) in
      try PreviewLayout(from: &reader)
    }
  }
}

nonisolated extension PreviewLayout: WireValue {
  func write(to writer: inout WireWriter) {
    switch self {
    case .none: writer.write(choice: 0)
    case .fitting: writer.write(choice: 1)
    case .fixed(let width, let height):
      writer.write(choice: 2)
      writer.write(width)
      writer.write(height)
    case .landscape: writer.write(choice: 3)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0: self = .none
    case 1: self = .fitting
    case 2: self = .fixed(width: try reader.readDouble(), height: try reader.readDouble())
    case 3: self = .landscape
    default: throw WireFailure()
    }
  }

  /// The room that the traits of a preview ask for.
  init(_ traits: [PreviewTrait]) {
    self = .none
    for trait in traits {
      switch trait {
      case .sizeThatFitsLayout: self = .fitting
      case .fixedLayout(let width, let height): self = .fixed(width: width, height: height)
      case .landscapeLeft, .landscapeRight: self = .landscape
      default: break
      }
    }
  }
}
