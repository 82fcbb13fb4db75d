@testable import MaquetteInterpreter

extension ProgramGenerator {
  /// Some statements of a builder.
  func views(_ scope: Scope, upTo count: Int) -> [Piece] {
    var scope = scope
    return (0..<random.number(1...count)).map { _ in
      let made = view(scope)
      // What a local name holds is seen by the statements after it.
      if let name = made.head.split(separator: " ").dropFirst().first, made.head.hasPrefix("let ") {
        scope.variables.append(Variable(name: String(name), kind: .string))
      }
      return made
    }
  }

  /// A statement of a builder.
  func view(_ scope: Scope) -> Piece {
    var made = scope.depth > 3 ? leaf(scope) : unmodified(scope)
    if made.isView, random.chance(25) {
      made.modifiers = (0..<random.number(1...2)).compactMap { _ in modifier(scope) }
    }
    return made
  }

  private func unmodified(_ scope: Scope) -> Piece {
    switch random.number(0...19) {
    case 0, 1: return condition(scope)
    case 2: return unwrapping(scope)
    case 3 where scope.parts.contains(.mode): return choice(scope)
    case 4, 5, 6: return loop(scope)
    case 7: return piece("let local\(random.number(0...2)) = \(expression(.string, scope))")
    case 8: return container("Section(\(text()))", scope)
    case 9: return container(random.one(of: "Group", "VStack", "HStack"), scope)
    case 10 where scope.parts.contains(.card): return container("Card", scope)
    case 11, 12: return vocabularyView(scope) ?? leaf(scope)
    default: return leaf(scope)
    }
  }

  private func block(_ opening: String, _ scope: Scope, _ pieces: [Piece]) -> PieceBlock {
    PieceBlock(kind: .views, opening: opening, scope: scope, pieces: pieces)
  }

  private func container(_ head: String, _ scope: Scope) -> Piece {
    let inner = scope.deeper()
    return piece(head, [block(" {", inner, views(inner, upTo: 3))], isView: true)
  }

  private func condition(_ scope: Scope) -> Piece {
    let inner = scope.deeper()
    var blocks = [block(" {", inner, views(inner, upTo: 2))]
    if random.chance(50) { blocks.append(block(" else {", inner, views(inner, upTo: 2))) }
    return piece("if \(expression(.bool, scope))", blocks)
  }

  private func unwrapping(_ scope: Scope) -> Piece {
    let inner = scope.deeper([Variable(name: "some", kind: .string)])
    return piece(
      "if let some = \(expression(.note, scope, depth: 1))",
      [block(" {", inner, views(inner, upTo: 2))])
  }

  private func choice(_ scope: Scope) -> Piece {
    let inner = scope.deeper()
    let cases = ["case .slow:", "case .fast:", "default:"].flatMap { label in
      [piece(label)] + views(inner, upTo: 1)
    }
    return piece(
      "switch \(expression(.mode, scope, depth: 0))", [block(" {", inner, cases)])
  }

  private func loop(_ scope: Scope) -> Piece {
    let item = [
      Variable(name: "item.name", kind: .string), Variable(name: "item.count", kind: .int),
      Variable(name: "item.isOn", kind: .bool), Variable(name: "item", kind: .item),
    ]
    switch random.number(0...4) {
    case 0:
      let inner = scope.deeper([Variable(name: "index", kind: .int)])
      return piece(
        "ForEach(0..<\(random.number(0...3)), id: \\.self)",
        [block(" { index in", inner, views(inner, upTo: 2))], isView: true)
    case 1:
      let inner = scope.deeper([Variable(name: "word", kind: .string)])
      return piece(
        "ForEach(\(expression(.words, scope, depth: 1)), id: \\.self)",
        [block(" { word in", inner, views(inner, upTo: 2))], isView: true)
    case 2 where !scope.variables(.items, bindable: true).isEmpty:
      let bound = random.pick(scope.variables(.items, bindable: true))?.binding ?? "$items"
      let elements = [
        Variable(name: "item.name", kind: .string, isSettable: true, binding: "$item.name"),
        Variable(name: "item.count", kind: .int, isSettable: true, binding: "$item.count"),
        Variable(name: "item.isOn", kind: .bool, isSettable: true, binding: "$item.isOn"),
      ]
      let inner = scope.deeper(elements)
      return piece(
        "ForEach(\(bound))", [block(" { $item in", inner, views(inner, upTo: 2))], isView: true)
    default:
      guard scope.parts.contains(.items) else { return leaf(scope) }
      let inner = scope.deeper(item)
      return piece(
        "ForEach(\(expression(.items, scope, depth: 1)))",
        [block(" { item in", inner, views(inner, upTo: 2))], isView: true)
    }
  }

  /// A view without statements inside.
  func leaf(_ scope: Scope) -> Piece {
    switch random.number(0...13) {
    case 0, 1: return button(scope)
    case 2:
      if let bound = binding(.bool, scope) { return control("Toggle(\(text()), isOn: \(bound))") }
    case 3:
      if let bound = binding(.string, scope) {
        return control("TextField(\(text()), text: \(bound))")
      }
    case 4:
      if let bound = binding(.int, scope) {
        return control("Stepper(\(text()), value: \(bound), in: 0...20)")
      }
    case 5:
      if let bound = binding(.double, scope) {
        return control("Slider(value: \(bound), in: 0...10)")
      }
    case 6: return picker(scope)
    case 7 where scope.parts.contains(.row):
      let bound = binding(.bool, scope) ?? ".constant(\(random.chance(50)))"
      return control("Row(label: \(expression(.string, scope)), isOn: \(bound))")
    case 8:
      return control("Label(\(expression(.string, scope)), systemImage: \"star\")")
    case 9:
      return control("LabeledContent(\(text()), value: \(expression(.string, scope)))")
    case 10 where scope.parts.contains(.extra):
      return control("extra(\(expression(.int, scope, depth: 1)))")
    default: break
    }
    return control("Text(\(expression(.string, scope)))")
  }

  private func control(_ head: String) -> Piece { piece(head, isView: true) }

  private func button(_ scope: Scope) -> Piece {
    let inner = scope.deeper()
    let actions = PieceBlock(kind: .actions, opening: " {", scope: inner, pieces: actions(inner))
    return piece("Button(\(expression(.string, scope, depth: 1)))", [actions], isView: true)
  }

  private func picker(_ scope: Scope) -> Piece {
    let inner = scope.deeper()
    func options(_ pieces: [Piece]) -> PieceBlock {
      PieceBlock(kind: .options, opening: " {", scope: inner, pieces: pieces)
    }
    if let bound = binding(.mode, scope), random.chance(50) {
      return piece(
        "Picker(\(text()), selection: \(bound))",
        [options([piece("ForEach(Mode.allCases) { Text($0.rawValue) }")])], isView: true)
    }
    guard let bound = binding(.int, scope) else { return control("Text(\(text()))") }
    let pieces = (0..<random.number(0...3)).map { _ in option(inner) }
    return piece("Picker(\(text()), selection: \(bound))", [options(pieces)], isView: true)
  }

  /// An option of a picker that chooses a number.
  func option(_ scope: Scope) -> Piece {
    piece("Text(\(expression(.string, scope, depth: 1))).tag(\(random.number(0...4)))")
  }

  /// A binding of a kind, if there is something to bind to.
  func binding(_ kind: ValueKind, _ scope: Scope) -> String? {
    random.pick(scope.variables(kind, bindable: true))?.binding
  }
}
