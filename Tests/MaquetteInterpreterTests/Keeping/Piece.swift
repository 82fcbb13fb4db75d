/// A statement, member or item of a generated program: how it begins, the blocks that it opens, and
/// the modifiers behind them.
struct Piece {
  /// What tells it from all others, through all edits.
  let id: Int
  var head: String
  var blocks: [PieceBlock] = []
  var modifiers: [String] = []
  var comment: String?
  /// Whether modifiers may stand behind it.
  var isView = false

  func write(to lines: inout [String], indent: Int, step: Int) {
    let margin = String(repeating: " ", count: indent)
    if let comment { lines.append(margin + comment) }
    var line = margin + head
    for block in blocks {
      lines.append(line + block.opening)
      for piece in block.pieces { piece.write(to: &lines, indent: indent + step, step: step) }
      line = margin + "}"
    }
    lines.append(line)
    for modifier in modifiers {
      lines.append(String(repeating: " ", count: indent + step) + modifier)
    }
  }
}

/// What stands between two braces.
struct PieceBlock {
  /// What its pieces are.
  enum Kind { case file, members, views, options, actions, code }

  let kind: Kind
  /// What stands before its pieces: ` {`, ` else {`, ` { item in`.
  var opening: String
  let scope: Scope
  var pieces: [Piece]
}

/// The names that a block sees beside those of the whole program.
struct Scope {
  var variables: [Variable] = []
  /// How deep its block stands.
  var depth = 0
  /// What of the program may be used, so that nothing contains itself.
  var parts: Set<ProgramPart> = []

  func deeper(_ more: [Variable] = []) -> Scope {
    Scope(variables: variables + more, depth: depth + 1, parts: parts)
  }

  func variables(_ kind: ValueKind, settable: Bool = false, bindable: Bool = false) -> [Variable] {
    variables.filter {
      $0.kind == kind && (!settable || $0.isSettable) && (!bindable || $0.binding != nil)
    }
  }
}

/// What a generated program may declare beside the view that it shows.
enum ProgramPart: CaseIterable {
  case row, card, framed, style, extra, describe, mode, items, model, store
}

/// Something that has a name in a generated program.
struct Variable {
  let name: String
  let kind: ValueKind
  var isSettable = false
  /// What a binding to it is written as.
  var binding: String?

  static func state(_ name: String, _ kind: ValueKind) -> Variable {
    Variable(name: name, kind: kind, isSettable: true, binding: "$" + name)
  }
}

/// The types of values that generated programs handle.
enum ValueKind: String, CaseIterable {
  case bool = "Bool"
  case int = "Int"
  case double = "Double"
  case string = "String"
  case note = "String?"
  case mode = "Mode"
  case words = "[String]"
  case item = "Item"
  case items = "[Item]"
}

/// A program that can be edited.
struct GeneratedProgram {
  var file = PieceBlock(kind: .file, opening: "", scope: Scope(), pieces: [])
  /// How far each block is further in.
  var step = 2
  /// Names that are written as others.
  var renamed: [String: String] = [:]

  var text: String {
    var lines: [String] = []
    for piece in file.pieces { piece.write(to: &lines, indent: 0, step: step) }
    let text = lines.joined(separator: "\n") + "\n"
    return renamed.sorted { $0.key < $1.key }.reduce(text) { text, name in
      text.replacing(name.key, with: name.value)
    }
  }

  /// The ids of all pieces, the outer ones first.
  var ids: [Int] {
    var ids: [Int] = []
    var level = [file]
    while !level.isEmpty {
      ids += level.flatMap { $0.pieces.map(\.id) }
      level = level.flatMap { $0.pieces.flatMap(\.blocks) }
    }
    return ids
  }

  /// The program without a piece.
  func without(_ id: Int) -> GeneratedProgram {
    var program = self
    program.file.remove(id)
    return program
  }

  /// The program without a piece's modifiers and comment.
  func withoutModifiers(of id: Int) -> GeneratedProgram {
    var program = self
    program.file.change(id) {
      $0.modifiers = []
      $0.comment = nil
    }
    return program
  }
}

extension PieceBlock {
  /// How many blocks there are from here down, this one counted.
  var count: Int { pieces.reduce(1) { $0 + $1.blocks.reduce(0) { $0 + $1.count } } }

  /// Changes the block with a number, counted from the outermost and first.
  mutating func change(_ number: Int, _ change: (inout PieceBlock) -> Void) {
    var left = number
    walk(&left, change)
  }

  private mutating func walk(_ left: inout Int, _ change: (inout PieceBlock) -> Void) {
    if left == 0 { change(&self) }
    left -= 1
    for piece in pieces.indices {
      for block in pieces[piece].blocks.indices where left >= 0 {
        pieces[piece].blocks[block].walk(&left, change)
      }
    }
  }

  fileprivate mutating func remove(_ id: Int) {
    pieces.removeAll { $0.id == id }
    for piece in pieces.indices {
      for block in pieces[piece].blocks.indices { pieces[piece].blocks[block].remove(id) }
    }
  }

  fileprivate mutating func change(_ id: Int, _ body: (inout Piece) -> Void) {
    for piece in pieces.indices {
      if pieces[piece].id == id { body(&pieces[piece]) }
      for block in pieces[piece].blocks.indices { pieces[piece].blocks[block].change(id, body) }
    }
  }
}
