import MaquetteUI

/// A value of a view's state, as the pane of the state lists it.
nonisolated struct StateEntry: Equatable {
  /// The view.
  var identity: NodeIdentity
  /// The type of the view that has it; empty where that is not known.
  var owner: String
  /// The property's name.
  var name: String
  /// The value in words.
  var text: String
  /// The value, where it is one that can be set.
  var value: SimpleState?
  /// The values that it could have, where they can be counted.
  var choices: [String] = []
  /// Whether it is another than the one that it began with.
  var isChanged: Bool

  /// A value as a session tells it.
  init(_ value: StateValue) {
    identity = value.identity
    name = value.name
    text = value.value?.text ?? value.type
    self.value = value.value
    choices = value.choices
    isChanged = value.isChanged
    owner = ""
    var next: NodeIdentity? = value.identity
    while let identity = next, owner.isEmpty {
      if case .view(let type)? = identity.last { owner = type }
      next = identity.parent
    }
  }
}

nonisolated extension StateEntry: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(identity)
    writer.write(word: owner)
    writer.write(word: name)
    writer.write(text)
    writer.write(value) { $1.write(to: &$0) }
    writer.write(list: choices) { $0.write($1) }
    writer.write(isChanged)
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    identity = try reader.readIdentity()
    owner = try reader.readWord()
    name = try reader.readWord()
    text = try reader.readString()
    value = try reader.readOptional { reader throws(WireFailure) in
      try SimpleState(from: &reader)
    }
    choices = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    isChanged = try reader.readBool()
  }
}
