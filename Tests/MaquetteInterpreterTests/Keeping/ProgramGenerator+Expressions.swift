extension ProgramGenerator {
  private static let words = ["Alpha", "Beta", "Gamma", "Delta", "Salt & Pepper", "Ü", ""]

  /// A literal text.
  func text() -> String { "\"\(random.pick(Self.words) ?? "")\"" }

  /// A value that a property of a kind begins with, which refers to nothing.
  func initial(_ kind: ValueKind) -> String {
    switch kind {
    case .bool: "\(random.chance(50))"
    case .int: "\(random.number(0...9))"
    case .double: "\(random.number(0...9)).5"
    case .string: text()
    case .note: random.chance(50) ? "nil" : text()
    case .mode: random.one(of: "Mode.slow", "Mode.fast", "Mode.off")
    case .words: "[" + (0..<random.number(0...3)).map { _ in text() }.joined(separator: ", ") + "]"
    case .item: "Item(id: \(random.number(0...5)), name: \(text()))"
    case .items:
      "["
        + (0..<random.number(0...3)).map { "Item(id: \($0), name: \(text()))" }
        .joined(separator: ", ") + "]"
    }
  }

  /// An expression of a kind, of the names in scope.
  func expression(
    _ kind: ValueKind, _ scope: Scope, depth: Int = 2
  ) -> String {
    if random.chance(50), let variable = random.pick(scope.variables(kind)) { return variable.name }
    guard depth > 0, random.chance(70) else { return initial(kind) }
    func inner(_ kind: ValueKind) -> String {
      expression(kind, scope, depth: depth - 1)
    }
    switch kind {
    case .bool: return truth(inner, scope.parts)
    case .int: return number(inner, scope.parts)
    case .double: return random.one(of: "Double(\(inner(.int)))", "(\(inner(.double)) / 2)")
    case .string: return words(inner, scope.parts)
    case .note: return "(\(inner(.bool)) ? nil : \(inner(.string)))"
    case .mode: return "(\(inner(.bool)) ? .slow : \(inner(.mode)))"
    case .words:
      if scope.parts.contains(.items), random.chance(50) { return "\(inner(.items)).map(\\.name)" }
      return "(\(inner(.words)) + [\(inner(.string))])"
    case .item: return initial(.item)
    case .items: return "\(inner(.items)).filter { $0.count > \(random.number(0...3)) }"
    }
  }

  private func truth(_ inner: (ValueKind) -> String, _ parts: Set<ProgramPart>) -> String {
    switch random.number(0...6) {
    case 0: "!\(inner(.bool))"
    case 1: "(\(inner(.bool)) && \(inner(.bool)))"
    case 2: "(\(inner(.int)) > \(inner(.int)))"
    case 3: "\(inner(.string)).isEmpty"
    case 4 where parts.contains(.mode): "(\(inner(.mode)) == Mode.fast)"
    case 5: "\(inner(.words)).contains(\(text()))"
    default: "(\(inner(.note)) != nil)"
    }
  }

  private func number(_ inner: (ValueKind) -> String, _ parts: Set<ProgramPart>) -> String {
    switch random.number(0...6) {
    case 0: "(\(inner(.int)) + \(inner(.int)))"
    case 1: "(\(inner(.int)) * 2 % 7)"
    case 2: "\(inner(.words)).count"
    case 3 where parts.contains(.items): "\(inner(.items)).filter(\\.isOn).count"
    case 4: "(\(inner(.bool)) ? \(inner(.int)) : \(inner(.int)))"
    case 5: "min(limit, \(inner(.int)))"
    default: "\(inner(.string)).count"
    }
  }

  private func words(_ inner: (ValueKind) -> String, _ parts: Set<ProgramPart>) -> String {
    switch random.number(0...8) {
    case 0: "\"\(random.pick(Self.words) ?? ""): \\(\(inner(.int)))\""
    case 1: "(\(inner(.string)) + \(inner(.string)))"
    case 2: "(\(inner(.note)) ?? \(text()))"
    case 3 where parts.contains(.mode): "\(inner(.mode)).rawValue"
    case 4: "\(inner(.words)).joined(separator: \", \")"
    case 5: "\(inner(.double)).formatted()"
    case 6: "(\(inner(.bool)) ? title : \(inner(.string)))"
    case 7 where parts.contains(.describe): "describe(\(inner(.int)))"
    default: "\(inner(.string)).uppercased()"
    }
  }

  // MARK: Actions

  /// Statements that change something.
  func actions(_ scope: Scope) -> [Piece] {
    (0..<random.number(1...2)).map { _ in piece(action(scope)) }
  }

  /// A statement that changes something, or prints.
  func action(_ scope: Scope) -> String {
    let kinds = ValueKind.allCases.filter { !scope.variables($0, settable: true).isEmpty }
    guard random.chance(90), let kind = random.pick(kinds),
      let name = random.pick(scope.variables(kind, settable: true))?.name
    else {
      return random.one(of: "print(\(expression(.string, scope)))", "limit = (limit + 1) % 5")
    }
    switch kind {
    case .bool where random.chance(70): return "\(name).toggle()"
    case .int where random.chance(50): return "\(name) = (\(name) + 1) % 12"
    case .words where random.chance(40):
      return "if \(name).count < 5 { \(name).append(\(expression(.string, scope, depth: 1))) }"
    case .words, .items:
      return random.one(
        of: "if !\(name).isEmpty { \(name).removeLast() }",
        "if \(name).count > 1 { \(name).swapAt(0, 1) }", "\(name) = \(expression(kind, scope))")
    default: return "\(name) = \(expression(kind, scope))"
    }
  }

  /// A closure's text for a value of a kind that is set when something happens, and settles.
  func settlingAction(_ scope: Scope) -> String {
    let settable = scope.variables.filter(\.isSettable)
    guard let variable = random.pick(settable) else { return "print(limit)" }
    return "\(variable.name) = \(initial(variable.kind))"
  }
}
