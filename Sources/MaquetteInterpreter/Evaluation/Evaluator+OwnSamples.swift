extension Evaluator {
  /// The names under which types offer samples of themselves, the likeliest first.
  private static let sampleNames = [
    "sample", "samples", "preview", "previews", "mock", "mocks", "example", "examples",
    "sampleData", "previewData", "mockData", "exampleData", "placeholder", "stub", "demo", "fake",
    "shared",
  ]

  /// What a type offers as a sample of itself, as `static let sample` or in a list of `samples`;
  /// nil where it offers none of that number.
  func ownSample(of type: RuntimeType, number: Int) -> Value? {
    // A sample that is made of the type's own needs none of them.
    guard samples.asked.insert(ObjectIdentifier(type)).inserted else { return nil }
    defer { samples.asked.remove(ObjectIdentifier(type)) }
    for name in Self.sampleNames where name != "shared" || type.kind == .object {
      if let found = offered(name, by: type, number: number, as: type) { return found }
    }
    // `extension [Item] { static let samples }`
    guard let array = program.types["Array"] else { return nil }
    return Self.sampleNames.lazy.compactMap {
      self.offered($0, by: array, number: number, as: type)
    }.first
  }

  private func offered(
    _ name: String, by home: RuntimeType, number: Int, as type: RuntimeType
  ) -> Value? {
    if let (property, _) = home.staticProperty(name) {
      guard mayHold(property.type, type) else { return nil }
    } else {
      let makes = home.statics(name).contains {
        mayHold($0.node.resultType, type)
          && $0.node.parameters.allSatisfy { $0.defaultValue != nil }
      }
      guard makes else { return nil }
    }
    guard var value = (try? staticMember(name, of: home)) ?? nil else { return nil }
    if case .function = value {
      guard let made = try? call(value, with: [], at: home.place ?? noPlace) else { return nil }
      value = made
    }
    if case .array(let elements) = value {
      guard elements.indices.contains(number) else { return nil }
      value = elements[number]
    } else if number > 0 {
      return nil
    }
    return isInstance(value, of: .named(type.name)) ? value : nil
  }

  /// Whether a declared type may be the one that is asked for, or a list of it.
  private func mayHold(_ declared: TypeExpression?, _ type: RuntimeType) -> Bool {
    guard let declared else { return true }
    let single = declared.element ?? declared
    guard let name = single.name else { return false }
    let last = type.name.split(separator: ".").last.map(String.init)
    return name == "Self" || name == type.name || name == last
      || name == "Element" || program.type(named: name, from: type.outer)?.name == type.name
  }
}
