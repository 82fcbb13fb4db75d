@testable import MaquetteInterpreter

/// Writes random programs that are valid: what the language's grammar and the vocabulary's own
/// signatures allow, with state of every kind, and code that is shared.
@MainActor
final class ProgramGenerator {
  var random: Randomness
  private var lastID = 0

  init(seed: UInt64) { random = Randomness(seed: seed) }

  /// A piece with an id of its own.
  func piece(
    _ head: String, _ blocks: [PieceBlock] = [], isView: Bool = false
  ) -> Piece {
    lastID += 1
    return Piece(id: lastID, head: head, blocks: blocks, isView: isView)
  }

  /// A whole program.
  func program() -> GeneratedProgram {
    var program = GeneratedProgram()
    let parts = Set(ProgramPart.allCases.filter { _ in random.chance(35) })
    program.file.pieces = items(parts)
    program.file.pieces.append(main(parts))
    let shown = PieceBlock(
      kind: .views, opening: " {", scope: Scope(depth: 9), pieces: [piece("Main()", isView: true)])
    program.file.pieces.append(piece("#Preview", [shown]))
    return program
  }

  // MARK: What programs declare

  private func items(_ parts: Set<ProgramPart>) -> [Piece] {
    var items = ["import SwiftUI", "let title = \(text())", "var limit = \(random.number(0...9))"]
    if parts.contains(.mode) {
      items.append(
        "enum Mode: String, CaseIterable, Identifiable { case slow, fast, off; var id: Self { self } }"
      )
    }
    if parts.contains(.items) {
      items.append(
        """
        struct Item: Identifiable, Hashable {
          let id: Int
          var name: String
          var isOn = \(random.chance(50))
          var count = \(random.number(0...9))
        }
        """)
    }
    if parts.contains(.model) {
      items.append(
        """
        @Observable class Model {
          var name = \(text())
          var count = \(random.number(0...9))
          func add() { count += 1 }
        }
        """)
    }
    if parts.contains(.store) {
      items.append(
        """
        class Store: ObservableObject {
          @Published var isOpen = \(random.chance(50))
          @Published var level = \(random.number(0...9))
        }
        """)
    }
    var pieces = items.map { piece($0) }
    if parts.contains(.describe) { pieces.append(describeFunction()) }
    if parts.contains(.row) { pieces.append(row()) }
    if parts.contains(.card) { pieces.append(card()) }
    if parts.contains(.framed) { pieces += [framed(), extensionOfView()] }
    if parts.contains(.style) { pieces.append(plainStyle()) }
    return pieces
  }

  private func describeFunction() -> Piece {
    let scope = Scope(variables: [Variable(name: "number", kind: .int)], depth: 3)
    return piece(
      "func describe(_ number: Int) -> String",
      [
        PieceBlock(
          kind: .code, opening: " {", scope: scope,
          pieces: [piece("return \(expression(.string, scope, depth: 2))")])
      ])
  }

  private func body(_ scope: Scope, signature: String = "var body: some View") -> Piece {
    piece(
      signature,
      [PieceBlock(kind: .views, opening: " {", scope: scope, pieces: views(scope, upTo: 2))])
  }

  private func row() -> Piece {
    let scope = Scope(
      variables: [
        Variable(name: "label", kind: .string), Variable(name: "amount", kind: .int),
        .state("isOn", .bool), .state("own", .int),
      ], depth: 2)
    return piece(
      "struct Row: View",
      [
        PieceBlock(
          kind: .members, opening: " {", scope: scope,
          pieces: [
            piece("let label: String"), piece("var amount = \(random.number(0...9))"),
            piece("@Binding var isOn: Bool"),
            piece("@State private var own = \(random.number(0...9))"), body(scope),
          ])
      ])
  }

  private func card() -> Piece {
    let scope = Scope(variables: [.state("isOpen", .bool)], depth: 2)
    var inner = body(scope)
    inner.blocks[0].pieces.append(piece("content", isView: true))
    return piece(
      "struct Card<Content: View>: View",
      [
        PieceBlock(
          kind: .members, opening: " {", scope: scope,
          pieces: [
            piece("@ViewBuilder var content: Content"),
            piece("@State private var isOpen = \(random.chance(50))"),
            piece("@Environment(\\.isEnabled) private var isEnabled"), inner,
          ])
      ])
  }

  private func framed() -> Piece {
    let scope = Scope(
      variables: [Variable(name: "note", kind: .string), .state("touched", .int)], depth: 2)
    var inner = body(scope, signature: "func body(content: Content) -> some View")
    inner.blocks[0].pieces.append(piece("content", isView: true))
    return piece(
      "struct Framed: ViewModifier",
      [
        PieceBlock(
          kind: .members, opening: " {", scope: scope,
          pieces: [
            piece("let note: String"),
            piece("@State private var touched = \(random.number(0...9))"), inner,
          ])
      ])
  }

  private func plainStyle() -> Piece {
    let scope = Scope(variables: [Variable(name: "isBold", kind: .bool)], depth: 2)
    let made = piece(
      "HStack",
      [
        PieceBlock(
          kind: .views, opening: " {", scope: scope.deeper(),
          pieces: [
            piece("configuration.icon", isView: true), piece("configuration.title", isView: true),
          ] + views(scope.deeper(), upTo: 1))
      ], isView: true)
    return piece(
      "struct PlainStyle: LabelStyle",
      [
        PieceBlock(
          kind: .members, opening: " {", scope: scope,
          pieces: [
            piece("var isBold = \(random.chance(50))"),
            piece(
              "func makeBody(configuration: Configuration) -> some View",
              [PieceBlock(kind: .views, opening: " {", scope: scope, pieces: [made])]),
          ])
      ])
  }

  private func extensionOfView() -> Piece {
    let scope = Scope(variables: [Variable(name: "note", kind: .string)], depth: 2)
    return piece(
      "extension View",
      [
        PieceBlock(
          kind: .members, opening: " {", scope: scope,
          pieces: [
            piece(
              "func noted(_ note: String) -> some View",
              [
                PieceBlock(
                  kind: .code, opening: " {", scope: scope,
                  pieces: [
                    piece("modifier(Framed(note: \(expression(.string, scope, depth: 1))))")
                  ])
              ])
          ])
      ])
  }

  // MARK: The view that is shown

  private static let states: [(name: String, kind: ValueKind)] = [
    ("flag", .bool), ("shown", .bool), ("count", .int), ("size", .double), ("name", .string),
    ("note", .note), ("mode", .mode), ("words", .words), ("items", .items),
  ]

  /// The properties of the view, and what expressions call them.
  private func properties(_ parts: Set<ProgramPart>) -> (members: [Piece], names: [Variable]) {
    var members: [String] = []
    var names: [Variable] = []
    for (name, kind) in Self.states where random.chance(50) {
      if kind == .mode && !parts.contains(.mode) || kind == .items && !parts.contains(.items) {
        continue
      }
      members.append("@State private var \(name): \(kind.rawValue) = \(initial(kind))")
      names.append(.state(name, kind))
    }
    func add(_ member: String, _ made: [(String, ValueKind)]) {
      members.append(member)
      names += made.map { name, kind in
        Variable(name: name, kind: kind, isSettable: true, binding: "$" + name)
      }
    }
    if parts.contains(.model) {
      add(
        "@State private var model = Model()", [("model.name", .string), ("model.count", .int)])
    }
    if parts.contains(.store) {
      add(
        "@StateObject private var store = Store()",
        [("store.isOpen", .bool), ("store.level", .int)])
    }
    if random.chance(25) {
      add("@AppStorage(\"level\") private var level = \(random.number(0...9))", [("level", .int)])
    }
    if random.chance(25) {
      members.append("@Environment(\\.colorScheme) private var scheme")
      names.append(Variable(name: "(scheme == .dark)", kind: .bool))
    }
    if random.chance(25) {
      members.append("@Environment(\\.locale) private var locale")
      names.append(Variable(name: "locale.identifier", kind: .string))
    }
    return (members.map { piece($0) }, names)
  }

  private func main(_ parts: Set<ProgramPart>) -> Piece {
    var (members, variables) = properties(parts)
    let stored = Scope(
      variables: variables, depth: 1,
      parts: parts.intersection([.describe, .mode, .items]))
    members.append(
      piece(
        "private var summary: String",
        [
          PieceBlock(
            kind: .code, opening: " {", scope: stored,
            pieces: [piece("return \(expression(.string, stored, depth: 2))")])
        ]))
    variables.append(Variable(name: "summary", kind: .string))
    let scope = Scope(variables: variables, depth: 1, parts: parts)
    let inside = Scope(
      variables: variables + [Variable(name: "number", kind: .int)], depth: 2,
      parts: parts.subtracting([.extra]))
    if parts.contains(.extra) {
      members.append(
        piece(
          "@ViewBuilder private func extra(_ number: Int) -> some View",
          [
            PieceBlock(
              kind: .views, opening: " {", scope: inside.deeper(),
              pieces: views(inside.deeper(), upTo: 2))
          ]))
    }
    members += [
      piece(
        "private func act(_ number: Int)",
        [PieceBlock(kind: .actions, opening: " {", scope: inside, pieces: actions(inside))]),
      piece(
        "var body: some View",
        [
          PieceBlock(
            kind: .views, opening: " {", scope: scope,
            pieces: [
              piece(
                random.one(of: "Form", "List", "VStack"),
                [
                  PieceBlock(
                    kind: .views, opening: " {", scope: scope.deeper(),
                    pieces: views(scope.deeper(), upTo: 4))
                ], isView: true)
            ])
        ]),
    ]
    return piece(
      "struct Main: View",
      [PieceBlock(kind: .members, opening: " {", scope: scope, pieces: members)])
  }
}
