import MaquetteUI

/// What the evaluator knows of one view that is shown.
nonisolated struct ViewDescription: Equatable {
  /// A piece of source with the line on which it stands, and whose it is, where it is another's.
  struct Line: Equatable {
    var text: String
    var line: Int
    var owner: String?
  }

  /// A value of state.
  struct Value: Equatable {
    var name: String
    var text: String
  }

  /// The view.
  var target: NodeIdentity
  /// Where the file says so.
  var source: SourceRange?
  /// What the file calls it.
  var name: String
  /// Its modifiers, the innermost first.
  var modifiers: [Line] = []
  /// What the views around it set for it, the outermost first.
  var surroundings: [Line] = []
  /// The state that it reads.
  var state: [Value] = []
}

nonisolated extension ViewDescription: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(target)
    writer.write(source) { $1.write(to: &$0) }
    writer.write(name)
    for lines in [modifiers, surroundings] {
      writer.write(list: lines) { writer, line in
        writer.write(line.text)
        writer.write(line.line)
        writer.write(line.owner) { $0.write($1) }
      }
    }
    writer.write(list: state) { writer, value in
      writer.write(value.name)
      writer.write(value.text)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    target = try reader.readIdentity()
    source = try reader.readOptional { reader throws(WireFailure) in
      try SourceRange(from: &reader)
    }
    name = try reader.readString()
    modifiers = try Self.readLines(&reader)
    surroundings = try Self.readLines(&reader)
    state = try reader.readList { reader throws(WireFailure) in
      Value(name: try reader.readString(), text: try reader.readString())
    }
  }

  private static func readLines(_ reader: inout WireReader) throws(WireFailure) -> [Line] {
    try reader.readList { reader throws(WireFailure) in
      Line(
        text: try reader.readString(), line: try reader.readInt(),
        owner: try reader.readOptional { reader throws(WireFailure) in try reader.readString() })
    }
  }
}

nonisolated extension SourceRange: WireValue {
  func write(to writer: inout WireWriter) {
    for number in [line, column, endLine, endColumn] { writer.write(number) }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    self.init(
      line: try reader.readInt(), column: try reader.readInt(), endLine: try reader.readInt(),
      endColumn: try reader.readInt())
  }
}
