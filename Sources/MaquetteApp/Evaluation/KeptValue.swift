import MaquetteUI

/// A value of a view's state that outlives the evaluator that it was made in.
nonisolated struct KeptValue: Equatable {
  /// The preview whose state it is.
  var preview: PreviewSelection.Key
  /// The view.
  var identity: NodeIdentity
  /// The property's name.
  var name: String
  var value: SimpleState
}

nonisolated extension KeptValue: WireValue {
  func write(to writer: inout WireWriter) {
    preview.write(to: &writer)
    writer.write(identity)
    writer.write(word: name)
    value.write(to: &writer)
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    preview = try PreviewSelection.Key(from: &reader)
    identity = try reader.readIdentity()
    name = try reader.readWord()
    value = try SimpleState(from: &reader)
  }
}

nonisolated extension SimpleState: WireValue {
  func write(to writer: inout WireWriter) {
    switch self {
    case .bool(let value): writer.write(choice: value ? 1 : 0)
    case .integer(let value):
      writer.write(choice: 2)
      writer.write(value)
    case .number(let value):
      writer.write(choice: 3)
      writer.write(value)
    case .text(let value):
      writer.write(choice: 4)
      writer.write(value)
    case .choice(let name):
      writer.write(choice: 5)
      writer.write(word: name)
    case .list(let values):
      writer.write(choice: 6)
      writer.write(list: values) { $1.write(to: &$0) }
    case .nothing: writer.write(choice: 7)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    self =
      switch try reader.readChoice() {
      case 0: .bool(false)
      case 1: .bool(true)
      case 2: .integer(try reader.readInt())
      case 3: .number(try reader.readDouble())
      case 4: .text(try reader.readString())
      case 5: .choice(try reader.readWord())
      case 6:
        .list(
          try reader.deeper { reader throws(WireFailure) in
            try reader.readList { reader throws(WireFailure) in try SimpleState(from: &reader) }
          })
      case 7: .nothing
      default: throw WireFailure()
      }
  }
}
