import SwiftSyntax

/// A file of the project of which something is used: parsed whole, and lowered declaration by
/// declaration as they are asked for.
final class ProjectFile {
  /// What a top-level item declares.
  struct Declaration {
    /// The names that it puts at the top of the file.
    var tops: Set<String> = []
    /// The type that it extends.
    var extended: String?
    /// The names of what it adds to that type.
    var members: Set<String> = []
    /// Whether it gives that type conformances, initialisers or subscripts.
    var givesMore = false
    /// Whether it can show more than one declaration of a name as overloads.
    var isFunction = false
  }

  let path: String
  /// What the file's items declare, in their order.
  private(set) var declarations: [Declaration] = []
  /// The version that was read.
  private(set) var version: SourceTree.File?

  private let tree = SyntaxTree()
  private let platform: BuildPlatform
  private var source: SourceFile?
  private var statements: [CodeBlockItemSyntax] = []
  private var units: [SourceUnit?] = []
  private var texts: [UnitText] = []
  private var matches: [UnitMatch] = []
  private var placeCount = 0

  /// A file that is read when something of it is asked for.
  init(path: String, platform: BuildPlatform) {
    self.path = path
    self.platform = platform
  }

  /// Reads a version of the file, unless it is the one that was read.
  func read(_ version: SourceTree.File) {
    guard self.version != version else { return }
    self.version = version
    let bytes = FileBytes.read(path) ?? []
    if let source, source.bytes == bytes { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let next = SourceFile(name: path, text: text, isForeign: true)
    let source = self.source ?? next
    if self.source != nil { source.take(next) }
    self.source = source
    statements = Array(tree.parse(SourceBytes(source.bytes).bytes).statements)
    declarations = statements.map { Self.declaration(of: $0) }
    let texts = statements.map { statement in
      let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
      return UnitText(source.bytes(at: start..<max(start, end)))
    }
    matches = UnitMatching.matches(of: texts, in: units.compactMap { $0 })
    units = Array(repeating: nil, count: statements.count)
  }

  /// An item of the file, lowered when it is asked for first.
  func item(_ index: Int) -> LoweredItem? {
    guard statements.indices.contains(index), let source else { return nil }
    if let unit = units[index] { return unit.loweredItem }
    let statement = statements[index]
    let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
    let setting = Lowering.Setting(
      platform: platform,
      fresh: { [unowned self] in
        placeCount += 1
        return placeCount
      })
    let unit = Lowering.unit(
      of: statement, text: UnitText(source.bytes(at: start..<max(start, end))),
      match: matches.indices.contains(index) ? matches[index] : UnitMatch(), in: source, setting)
    units[index] = unit
    return unit.loweredItem
  }

  // MARK: What items declare

  private static func declaration(of statement: CodeBlockItemSyntax) -> Declaration {
    var found = Declaration()
    if case .decl(let declaration) = statement.item { note(declaration, in: &found) }
    return found
  }

  private static func note(_ syntax: DeclSyntax, in found: inout Declaration) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .extensionDecl(let syntax):
      found.extended =
        syntax.extendedType.trimmedDescription.prefix { $0 != "<" && $0 != " " }
        .description
      if syntax.inheritanceClause != nil { found.givesMore = true }
      for member in syntax.memberBlock.members { note(member: member.decl, in: &found) }
    case .ifConfigDecl(let condition):
      for clause in condition.clauses {
        switch clause.elements {
        case .statements(let statements):
          for case .decl(let inner) in statements.map(\.item) { note(inner, in: &found) }
        case .decls(let members):
          for member in members { note(member.decl, in: &found) }
        default: break
        }
      }
    default:
      if syntax.is(FunctionDeclSyntax.self) { found.isFunction = true }
      found.tops.formUnion(names(of: syntax))
    }
  }

  private static func note(member syntax: DeclSyntax, in found: inout Declaration) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .initializerDecl, .subscriptDecl: found.givesMore = true
    case .ifConfigDecl(let condition):
      for clause in condition.clauses {
        guard case .decls(let members)? = clause.elements else { continue }
        for member in members { note(member: member.decl, in: &found) }
      }
    default: found.members.formUnion(names(of: syntax))
    }
  }

  private static func names(of syntax: DeclSyntax) -> [String] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax): [name(syntax.name)]
    case .classDecl(let syntax): [name(syntax.name)]
    case .enumDecl(let syntax): [name(syntax.name)]
    case .actorDecl(let syntax): [name(syntax.name)]
    case .protocolDecl(let syntax): [name(syntax.name)]
    case .typeAliasDecl(let syntax): [name(syntax.name)]
    case .functionDecl(let syntax): [name(syntax.name)]
    case .macroDecl(let syntax): [name(syntax.name)]
    case .variableDecl(let syntax):
      syntax.bindings.compactMap { binding in
        binding.pattern.as(IdentifierPatternSyntax.self).map { name($0.identifier) }
      }
    default: []
    }
  }

  private static func name(_ token: TokenSyntax) -> String { token.identifier?.name ?? token.text }
}
