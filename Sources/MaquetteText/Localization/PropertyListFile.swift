import Foundation

/// A property list in XML or binary.
enum PropertyListFile {
  /// Whether data begins as a property list in XML or binary does.
  static func isPropertyList(_ data: Data) -> Bool {
    if data.starts(with: "bplist".utf8) { return true }
    let text = String(decoding: data.prefix(256), as: UTF8.self)
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
  }

  /// The dictionary that a property list is.
  ///
  /// - Throws: `StringsDiagnostic`, with the line if the reader names it.
  static func dictionary(of data: Data, file: URL) throws -> [String: Any] {
    guard isPropertyList(data) else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "the file is not a property list")
    }
    let root: Any
    do {
      root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      let detail = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      // "Encountered unknown tag strin on line 4"
      let line = detail.firstRange(of: " line ").flatMap { range in
        Int(detail[range.upperBound...].prefix { $0.isNumber })
      }
      let reason = detail.isEmpty ? "" : ": \(detail.prefix(1).lowercased() + detail.dropFirst())"
      throw StringsDiagnostic(
        file: file, line: line, message: "property list cannot be read\(reason)")
    }
    guard let dictionary = root as? [String: Any] else {
      throw StringsDiagnostic(
        file: file, line: 1, column: 1, message: "property list is not a dictionary")
    }
    return dictionary
  }
}
