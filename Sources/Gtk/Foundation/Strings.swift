import CGtk

extension String {
  /// A copy of text that C keeps, empty for NULL.
  nonisolated init(borrowed text: UnsafePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
  }

  /// A copy of text that C hands over, which is freed.
  nonisolated init(owned text: UnsafeMutablePointer<CChar>?) {
    self = text.map { String(cString: $0) } ?? ""
    g_free(text)
  }
}

/// The strings of a NULL-terminated array.
func strings(in array: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> [String] {
  var result: [String] = []
  var next = array
  while let text = next.pointee {
    result.append(String(cString: text))
    next += 1
  }
  return result
}

/// Calls `body` with the strings as a NULL-terminated array that lives as long as the call.
func withStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  var copies = strings.map { UnsafePointer<CChar>(g_strdup($0)) } + [nil]
  defer { for copy in copies { g_free(UnsafeMutableRawPointer(mutating: copy)) } }
  return copies.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { fatalError("an array of one element has no start") }
    return body(start)
  }
}

/// The same for functions that declare their array as one that they could write to.
func withMutableStrings<Result>(
  _ strings: [String],
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var copies = strings.map { g_strdup($0) } + [nil]
  defer { for copy in copies { g_free(copy) } }
  return copies.withUnsafeMutableBufferPointer { buffer in
    guard let start = buffer.baseAddress else { fatalError("an array of one element has no start") }
    return body(start)
  }
}
