extension StyledText {
  /// The characters as they are read aloud: pictures by their names.
  public var spokenString: String {
    runs.map { run in
      switch run.picture {
      case .symbol(let name): SymbolMap.spokenDescription(of: name)
      case .asset(let name): name
      case nil: run.text
      }
    }.joined()
  }
}
