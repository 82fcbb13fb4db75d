import CGtk

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
