import MaquetteUI

/// What the window's panes ask of the form that is shown.
nonisolated enum InspectionRequest: Equatable {
  /// Where the file says each node of the tree told last.
  case places
  /// What is known of one view.
  case view(NodeIdentity)
  /// The state of the preview.
  case state
  /// Sets a value of state.
  case setState(NodeIdentity, name: String, SimpleState)
  /// Gives a value of state back what it began with.
  case resetState(NodeIdentity, name: String)
}

/// What the panes are told.
nonisolated enum InspectionAnswer: Equatable {
  /// For each node of the tree told last, in the order of reading, where the file says so.
  case places([SourceRange?])
  case view(ViewDescription?)
  case state([StateEntry])
  /// What the file printed since it was told last.
  case output([String])
}

nonisolated extension InspectionRequest: WireValue {
  func write(to writer: inout WireWriter) {
    switch self {
    case .places: writer.write(choice: 0)
    case .view(let target):
      writer.write(choice: 1)
      writer.write(target)
    case .state: writer.write(choice: 2)
    case .setState(let target, let name, let value):
      writer.write(choice: 3)
      writer.write(target)
      writer.write(name)
      value.write(to: &writer)
    case .resetState(let target, let name):
      writer.write(choice: 4)
      writer.write(target)
      writer.write(name)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0: self = .places
    case 1: self = .view(try reader.readIdentity())
    case 2: self = .state
    case 3:
      self = .setState(
        try reader.readIdentity(), name: try reader.readString(), try SimpleState(from: &reader))
    case 4: self = .resetState(try reader.readIdentity(), name: try reader.readString())
    default: throw WireFailure()
    }
  }
}

nonisolated extension InspectionAnswer: WireValue {
  func write(to writer: inout WireWriter) {
    switch self {
    case .places(let places):
      writer.write(choice: 0)
      writer.write(list: places) { $0.write($1) { $1.write(to: &$0) } }
    case .view(let description):
      writer.write(choice: 1)
      writer.write(description) { $1.write(to: &$0) }
    case .state(let entries):
      writer.write(choice: 2)
      writer.write(list: entries) { $1.write(to: &$0) }
    case .output(let lines):
      writer.write(choice: 3)
      writer.write(list: lines) { $0.write($1) }
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0:
      self = .places(
        try reader.readList { reader throws(WireFailure) in
          try reader.readOptional { reader throws(WireFailure) in
            try SourceRange(from: &reader)
          }
        })
    case 1:
      self = .view(
        try reader.readOptional { reader throws(WireFailure) in
          try ViewDescription(from: &reader)
        })
    case 2:
      self = .state(
        try reader.readList { reader throws(WireFailure) in try StateEntry(from: &reader) })
    case 3:
      self = .output(
        try reader.readList { reader throws(WireFailure) in try reader.readString() })
    default: throw WireFailure()
    }
  }
}
