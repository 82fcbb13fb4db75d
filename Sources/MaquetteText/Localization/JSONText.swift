import Foundation

/// Values made of short pieces of JSON.
enum JSONText {
  /// The text that a quoted string means; nil if an escape in it is not one.
  static func string(of bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let value = try? JSONSerialization.jsonObject(
      with: Data(buffer: bytes), options: .fragmentsAllowed)
    return value as? String
  }

  /// The object that a piece of JSON is; nil if it is another value, or has an invalid escape.
  static func object(of data: Data) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }
}
