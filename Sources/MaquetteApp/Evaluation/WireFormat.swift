/// The form in which the window and the evaluator speak with each other: version 1.
///
/// Both ends are the same program, so that the version is there for the reader of a recording:
/// nothing is negotiated.
///
/// **Bytes.** A count is a little-endian base-128 number, seven bits a byte, the high bit set on all
/// but the last. An integer is a count with the sign in the lowest bit. A real number is the eight
/// bytes of a `Double`, lowest first. A truth value is a byte, 0 or 1. A text is the count of its
/// UTF-8 bytes, then these. A list is a count, then its elements. An optional is a truth value, then
/// the value, if there is one. A choice is a byte that numbers its case, then what belongs to it.
///
/// **Words and identities.** A word is a text that recurs: 0 and the text when it is new in the
/// message, else its place among the message's words, counted from 1. An identity is 0, its parent
/// and its last step when it is new in the message, else its place among the message's identities;
/// the root is the first of them.
///
/// **Messages.** A message is four bytes, lowest first, that count the bytes that follow: the
/// number of the form, the number of the request, then the request (`EvaluationRequest`) or the
/// answer (`EvaluationAnswer`). One request brings answers with its number, the last of them `done`.
///
/// **Trees.** A tree (`Wire+Tree.swift`) is told as what differs from the tree that was sent last:
/// subtrees that stay are named, not sent.
nonisolated enum WireFormat {
  /// The version that this text describes.
  static let version = 1
  /// The length that no message may exceed.
  static let largestMessage = 64 << 20
}

/// What arrived is no message of this form.
nonisolated struct WireFailure: Error {}

/// A value that has a place in messages.
nonisolated protocol WireValue {
  /// Appends the value to a message.
  func write(to writer: inout WireWriter)
  /// Reads the value from a message.
  init(from reader: inout WireReader) throws(WireFailure)
}
