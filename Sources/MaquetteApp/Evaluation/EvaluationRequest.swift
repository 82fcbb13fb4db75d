import MaquetteUI

/// What the window asks of the evaluator about one form.
nonisolated enum EvaluationRequest: Equatable {
  /// Begins a form: its file as it was named, and the words of its options.
  case open(file: String, options: [String: String])
  /// New versions of some of its files.
  case read([FileVersion])
  /// Shows another of the file's previews.
  case choose(Int)
  /// What the forms side by side show, and how; the first is the large one.
  case arrange([CellSettings])
  /// Asks for the form of a cell.
  case cell(Int)
  /// Something was done to a widget of one of the forms.
  case event(NodeEvent, cell: Int = 0)
  /// The time has come at which the clock makes the form another one.
  case refresh
  /// Gives back the state that another evaluator had.
  case restore([KeptValue])
  /// Looks anew for the files that belong to the form.
  case rescan
  /// Forgets what was done to the form.
  case reset
  /// Looks into the form, or changes its state.
  case inspect(InspectionRequest)
  /// Lets go of the form and of all that belongs to it.
  case close
}

/// A version of a file, or its absence.
nonisolated struct FileVersion: Equatable {
  /// The absolute path.
  var path: String
  /// The content; nil when the file is gone.
  var bytes: [UInt8]?
}

nonisolated extension EvaluationRequest: WireValue {
  func write(to writer: inout WireWriter) {
    switch self {
    case .open(let file, let options):
      writer.write(choice: 0)
      writer.write(file)
      writer.write(list: options.sorted { $0.key < $1.key }) { writer, option in
        writer.write(option.key)
        writer.write(option.value)
      }
    case .read(let files):
      writer.write(choice: 1)
      writer.write(list: files) { writer, file in
        writer.write(file.path)
        writer.write(file.bytes) { $0.write(data: $1) }
      }
    case .choose(let place):
      writer.write(choice: 2)
      writer.write(place)
    case .arrange(let cells):
      writer.write(choice: 3)
      writer.write(list: cells) { $1.write(to: &$0) }
    case .event(let event, let cell):
      writer.write(choice: 4)
      event.write(to: &writer)
      writer.write(count: cell)
    case .refresh: writer.write(choice: 5)
    case .restore(let values):
      writer.write(choice: 6)
      writer.write(list: values) { $1.write(to: &$0) }
    case .close: writer.write(choice: 7)
    case .rescan: writer.write(choice: 8)
    case .reset: writer.write(choice: 9)
    case .inspect(let request):
      writer.write(choice: 10)
      request.write(to: &writer)
    case .cell(let cell):
      writer.write(choice: 20)
      writer.write(count: cell)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0: self = try Self.opening(&reader)
    case 1:
      self = .read(
        try reader.readList { reader throws(WireFailure) in
          FileVersion(
            path: try reader.readString(),
            bytes: try reader.readOptional { reader throws(WireFailure) in try reader.readData() })
        })
    case 2: self = .choose(try reader.readInt())
    case 3:
      self = .arrange(
        try reader.readList { reader throws(WireFailure) in try CellSettings(from: &reader) })
    case 4: self = .event(try NodeEvent(from: &reader), cell: try reader.readCount())
    case 5: self = .refresh
    case 6:
      self = .restore(
        try reader.readList { reader throws(WireFailure) in try KeptValue(from: &reader) })
    case 7: self = .close
    case 8: self = .rescan
    case 9: self = .reset
    case 10: self = .inspect(try InspectionRequest(from: &reader))
    case 20: self = .cell(try reader.readCount())
    default: throw WireFailure()
    }
  }

  private static func opening(_ reader: inout WireReader) throws(WireFailure) -> Self {
    let file = try reader.readString()
    var options: [String: String] = [:]
    for _ in 0..<(try reader.readLength()) {
      let name = try reader.readString()
      options[name] = try reader.readString()
    }
    return .open(file: file, options: options)
  }
}

nonisolated extension NodeEvent: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(target)
    switch action {
    case .activate: writer.write(choice: 0)
    case .setOn(let isOn):
      writer.write(choice: 1)
      writer.write(isOn)
    case .setText(let text):
      writer.write(choice: 2)
      writer.write(text)
    case .commitText(let text):
      writer.write(choice: 3)
      writer.write(text)
    case .submit: writer.write(choice: 4)
    case .select(let place):
      writer.write(choice: 5)
      writer.write(place)
    case .setNumber(let number):
      writer.write(choice: 6)
      writer.write(number)
    case .goBack: writer.write(choice: 7)
    case .setSize(let width, let height):
      writer.write(choice: 8)
      writer.write(width)
      writer.write(height)
    case .dismiss: writer.write(choice: 9)
    case .drop(let text, let x, let y):
      writer.write(choice: 10)
      writer.write(text)
      writer.write(x)
      writer.write(y)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    let target = try reader.readIdentity()
    let action: Action =
      switch try reader.readChoice() {
      case 0: .activate
      case 1: .setOn(try reader.readBool())
      case 2: .setText(try reader.readString())
      case 3: .commitText(try reader.readString())
      case 4: .submit
      case 5: .select(try reader.readInt())
      case 6: .setNumber(try reader.readDouble())
      case 7: .goBack
      case 8: .setSize(width: try reader.readDouble(), height: try reader.readDouble())
      case 9: .dismiss
      case 10:
        .drop(
          try reader.readString(), x: try reader.readDouble(), y: try reader.readDouble())
      default: throw WireFailure()
      }
    self.init(target: target, action: action)
  }
}
