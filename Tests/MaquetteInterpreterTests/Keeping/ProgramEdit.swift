/// Random edits of generated programs, as one makes them while writing a form.
extension ProgramGenerator {
  /// A version of a program with one edit.
  func edit(_ program: GeneratedProgram) -> GeneratedProgram {
    var program = program
    switch random.number(0...29) {
    case 0: program.step = program.step == 2 ? 4 : 2
    case 1: program.renamed = program.renamed.isEmpty ? ["Row": "Line"] : [:]
    case 2: program.renamed = program.renamed.isEmpty ? ["count": "total"] : [:]
    default:
      let blocks = program.file.count
      program.file.change(random.number(0...blocks - 1)) { edit(&$0) }
    }
    return program
  }

  private func edit(_ block: inout PieceBlock) {
    let index = block.pieces.isEmpty ? nil : random.number(0...block.pieces.count - 1)
    guard let index, !random.chance(20) else { return insert(into: &block) }
    switch random.number(0...10) {
    case 0: block.pieces.remove(at: index)
    case 1: block.pieces.insert(copy(block.pieces[index]), at: index)
    case 2: block.pieces.swapAt(index, random.number(0...block.pieces.count - 1))
    case 3: block.pieces[index].comment = block.pieces[index].comment == nil ? "// Note" : nil
    case 4: wrap(&block, index)
    case 5, 6: editModifiers(of: &block.pieces[index], block.scope)
    case 7: if let made = made(for: block) { block.pieces[index] = made }
    default: tweak(&block.pieces[index])
    }
  }

  private func insert(into block: inout PieceBlock) {
    guard let made = made(for: block) else { return }
    block.pieces.insert(made, at: random.number(0...block.pieces.count))
  }

  /// A new piece for a block.
  private func made(for block: PieceBlock) -> Piece? {
    switch block.kind {
    case .views: view(block.scope)
    case .options: option(block.scope)
    case .actions: piece(action(block.scope))
    case .code: piece("let added\(random.number(0...99)) = \(text())")
    case .members: piece("private var added\(random.number(0...99)) = \(random.number(0...9))")
    case .file: piece("let added\(random.number(0...99)) = \(text())")
    }
  }

  /// The same with ids of its own.
  private func copy(_ piece: Piece) -> Piece {
    var made = self.piece(piece.head, [], isView: piece.isView)
    made.modifiers = piece.modifiers
    made.comment = piece.comment
    made.blocks = piece.blocks.map { block in
      var block = block
      block.pieces = block.pieces.map { copy($0) }
      return block
    }
    return made
  }

  /// Puts a view into another, or takes what is inside one out of it.
  private func wrap(_ block: inout PieceBlock, _ index: Int) {
    let inner = block.pieces[index]
    guard block.kind == .views, inner.isView else { return }
    if let content = inner.blocks.first, content.kind == .views, random.chance(50) {
      block.pieces.replaceSubrange(index...index, with: content.pieces)
      return
    }
    let head = random.one(
      of: "Group", "Section(\(text()))", "if \(expression(.bool, block.scope, depth: 1))",
      block.scope.parts.contains(.card) ? "Card" : "VStack")
    block.pieces[index] = piece(
      head, [PieceBlock(kind: .views, opening: " {", scope: block.scope, pieces: [inner])],
      isView: !head.hasPrefix("if"))
  }

  private func editModifiers(of piece: inout Piece, _ scope: Scope) {
    guard piece.isView else { return tweak(&piece) }
    if let index = piece.modifiers.indices.randomElement(using: &random), random.chance(50) {
      piece.modifiers.remove(at: index)
    } else if let modifier = modifier(scope) {
      piece.modifiers.append(modifier)
    }
  }

  /// Changes a number, a truth or a word of a piece's own text.
  private func tweak(_ piece: inout Piece) {
    let changes = [
      ("true", "false"), ("false", "true"), ("Alpha", "Beta"), ("Beta", "Gamma"), (" + ", " * "),
      ("\"\"", "\"New\""), ("count", "level"), ("0...", "1..."), (".slow", ".fast"),
    ]
    if random.chance(50), let (old, new) = random.pick(changes), piece.head.contains(old) {
      piece.head = piece.head.replacing(old, with: new, maxReplacements: 1)
      return
    }
    let digits = piece.head.indices.filter { piece.head[$0].isNumber }
    guard let digit = random.pick(digits) else { return }
    piece.head.replaceSubrange(digit...digit, with: "\(random.number(0...9))")
  }
}
