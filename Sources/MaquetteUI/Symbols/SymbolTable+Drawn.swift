extension SymbolTable {
  /// Symbols that have a picture of their own in `Resources/icons`.
  ///
  /// Values are icon names without the `-symbolic` ending.
  static let drawn: [String: String] = [:]
}
