import SwiftIfConfig
import SwiftOperators
import SwiftSyntax

/// Turns one top-level item of a syntax tree into the lowered program.
///
/// Local names become slots here; everything else is looked up by name when it runs.
final class Lowering {
  let item: LoweredItem
  let platform: BuildPlatform
  var scope: FrameScope?
  /// What `Self` means in an extension that fixes it: `where Self == PlainStyle`.
  var fixedSelf: TypeExpression?
  /// The statements that are being lowered, the innermost last.
  private var open: [StatementOutline]
  private var depth = 0
  private static let depthLimit = 600

  init(anchor: Anchor, platform: BuildPlatform) {
    item = LoweredItem(anchor: anchor)
    open = [item.outline]
    self.platform = platform
  }

  /// The lowered form of an item that starts at the anchor.
  static func lower(_ syntax: CodeBlockItemSyntax, anchor: Anchor, platform: BuildPlatform)
    -> LoweredItem
  {
    let lowering = Lowering(anchor: anchor, platform: platform)
    let folded = OperatorTable.standardOperators.foldAll(syntax.detached) { _ in }
    if let item = folded.as(CodeBlockItemSyntax.self) { lowering.lowerTopLevel(item) }
    return lowering.item
  }

  private func lowerTopLevel(_ syntax: CodeBlockItemSyntax) {
    switch syntax.item {
    case .decl(let declaration): lowerGlobal(declaration)
    case .expr(let expression):
      if let macro = expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "Preview"
      {
        lowerPreview(
          arguments: macro.arguments, trailing: macro.trailingClosure, place: place(of: macro))
      } else {
        lowerTopLevelStatement(syntax)
      }
    case .stmt: lowerTopLevelStatement(syntax)
    @unknown default: break
    }
  }

  private func lowerTopLevelStatement(_ syntax: CodeBlockItemSyntax) {
    let node = FunctionNode(name: "top level", place: place(of: syntax))
    node.isBuilder = true
    withScope(FrameScope(parent: nil)) {
      node.body = Block(statements(of: [syntax]), containsReturn: false)
    } finally: {
      node.frameSize = $0.size.count
    }
    item.statements.append(node)
  }

  /// Lowers a declaration at the top of the file.
  func lowerGlobal(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl, .missingDecl, .operatorDecl, .precedenceGroupDecl: break
    case .functionDecl(let function): item.functions.append(lower(function))
    case .variableDecl(let variable): item.properties += properties(of: variable)
    case .typeAliasDecl(let alias):
      item.aliases.append((alias.name.text, type(alias.initializer.value)))
    case .ifConfigDecl(let condition):
      if case .statements(let statements) = activeElements(condition) {
        for statement in statements { lowerTopLevel(statement) }
      } else if case .decls(let members) = activeElements(condition) {
        for member in members { lowerGlobal(member.decl) }
      }
    case .macroExpansionDecl(let macro) where macro.macroName.text == "Preview":
      lowerPreview(
        arguments: macro.arguments, trailing: macro.trailingClosure, place: place(of: macro))
    default:
      if let type = lowerType(declaration) {
        item.types.append(type)
      } else {
        remarkUnsupported(declaration)
      }
    }
  }

  private func lowerPreview(
    arguments: LabeledExprListSyntax, trailing: ClosureExprSyntax?, place: SourceLocation
  ) {
    let closure =
      trailing ?? arguments.last?.expression.as(ClosureExprSyntax.self)
    guard let closure else { return }
    let name = arguments.first.flatMap { argument -> String? in
      guard argument.label == nil else { return nil }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    let body = lowerClosure(closure, isBuilder: true)
    var traits: [ArgumentNode] = []
    withScope(FrameScope(parent: nil)) {
      var label: String?
      for argument in arguments {
        label = argument.label?.text ?? label
        guard label == "traits" else { continue }
        traits.append(ArgumentNode(label: label, expression: expression(argument.expression)))
      }
    }
    item.previews.append(PreviewNode(name: name, traits: traits, body: body, place: place))
  }

  // MARK: Outlines

  /// A block within the statement that is being lowered.
  func openOutline() -> BlockOutline {
    let block = BlockOutline()
    open.last?.blocks.append(block)
    return block
  }

  /// A statement of a block, which is lowered next.
  func open(_ syntax: CodeBlockItemSyntax, in block: BlockOutline) -> StatementOutline {
    let statement = StatementOutline(
      text: item.anchor.file.bytes(at: place(of: syntax.item).range))
    block.statements.append(statement)
    open.append(statement)
    return statement
  }

  /// Ends a statement that was opened.
  func closeStatement() { open.removeLast() }

  // MARK: Shared by all parts

  /// The elements of the clause of `#if` that the platform takes.
  func activeElements(_ condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    condition.activeClause(in: platform).clause?.elements
  }

  /// The place of a node within the item.
  func place(of node: some SyntaxProtocol) -> SourceLocation {
    SourceLocation(
      anchor: item.anchor, start: Int32(node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: Int32(node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Runs a step inside a scope, then closes it.
  func withScope(
    _ inner: FrameScope, _ step: () -> Void, finally: (FrameScope) -> Void = { _ in }
  ) {
    let outer = scope
    scope = inner
    step()
    finally(inner)
    scope = outer
    if inner.isLoop { outer?.returns += inner.returns }
  }

  /// Runs a step one level deeper; false when the source is nested beyond what can be run.
  func deeper<T>(_ step: () -> T) -> T? {
    guard depth < Self.depthLimit, StackGuard.hasRoom else { return nil }
    depth += 1
    defer { depth -= 1 }
    return step()
  }

  /// Records what is not supported.
  func remark(_ construct: String, at node: some SyntaxProtocol) {
    item.remarks.append(
      LoweredItem.Remark(
        severity: .warning, code: .unsupportedConstruct, name: construct,
        message: "\(construct) is not supported in previews", place: place(of: node)))
  }

  private func remarkUnsupported(_ declaration: DeclSyntax) {
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      remark("#" + macro.macroName.text, at: declaration)
    } else {
      remark("\(declaration.kind)", at: declaration)
    }
  }

  /// The frame and slot of a local name.
  func local(_ name: String) -> (depth: Int, local: FrameScope.Local)? {
    var depth = 0
    var current = scope
    while let frame = current {
      if let local = frame.local(name) { return (depth, local) }
      depth += 1
      current = frame.parent
    }
    return nil
  }

  /// The attribute names of a declaration, without `@` and arguments.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap {
      guard case .attribute(let attribute) = $0 else { return nil }
      return attribute.attributeName.trimmedDescription
    }
  }

  /// Whether attributes make a result builder.
  func isBuilder(_ attributes: [String]) -> Bool {
    attributes.contains { $0.hasSuffix("Builder") }
  }
}
