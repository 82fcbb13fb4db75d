import SwiftIfConfig
import SwiftOperators
import SwiftSyntax

/// Turns one top-level item of a syntax tree into the lowered program.
///
/// Local names become slots here; everything else is looked up by name when it runs. What of the
/// item is as it was in the version before is not lowered again.
final class Lowering {
  /// What is the same for all items of a version.
  struct Setting {
    let platform: BuildPlatform
    /// A number that no statement of the file was told apart by yet.
    var fresh: () -> Int = { 0 }
    /// Whether what is as it was is kept; tests compare with what is lowered anew.
    var keeps = true
    /// Called for each unit that has been lowered.
    var onLower: (SourceUnit) -> Void = { _ in }
  }

  let item: LoweredItem
  let setting: Setting
  var scope: FrameScope?
  /// What `Self` means in an extension that fixes it: `where Self == PlainStyle`.
  var fixedSelf: TypeExpression?
  /// The generic parameters and associated types that are seen, by name.
  var generics = GenericScope()
  /// The units that are being lowered, the innermost last, with what they were before.
  private var open: [(unit: SourceUnit, before: SourceUnit?)]
  /// Where in the file the tree begins whose nodes are lowered.
  private var origin = 0
  private var depth = 0
  private static let depthLimit = 600

  /// Lowers into an item that is this unit.
  init(_ unit: SourceUnit, before: SourceUnit?, _ setting: Setting) {
    item = LoweredItem(unit: unit)
    open = [(unit, before)]
    self.setting = setting
  }

  /// The unit of a top-level item: the one before, moved, where nothing changed.
  static func unit(
    of syntax: CodeBlockItemSyntax, text: UnitText, match: UnitMatch, in file: SourceFile,
    _ setting: Setting
  ) -> SourceUnit {
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    if setting.keeps, match.isSame, let kept = match.counterpart {
      kept.anchor.move(to: start, in: nil)
      return kept
    }
    let unit = SourceUnit(anchor: Anchor(file: file, offset: start), text: text, level: 0)
    let lowering = Lowering(unit, before: match.counterpart, setting)
    lowering.lowerTopLevel(syntax)
    unit.product = .item(lowering.item)
    setting.onLower(unit)
    return unit
  }

  /// The innermost unit that is being lowered.
  var unit: SourceUnit { open[open.count - 1].unit }

  /// Runs a step on a tree that begins at an offset of the file.
  func at<T>(_ offset: Int, _ step: () -> T) -> T {
    let outer = origin
    origin = offset
    defer { origin = outer }
    return step()
  }

  /// Lowers a top-level item into the lowered one.
  func lowerTopLevel(_ syntax: CodeBlockItemSyntax) {
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
    let node = FunctionNode(.topLevel, place: place(of: syntax), uses: unit.uses)
    node.builder = .views
    withScope(FrameScope(parent: nil)) {
      node.body = Block(statements(of: [syntax]), containsReturn: false)
    } finally: {
      node.frameSize = $0.size.count
    }
    item.statements.append(node)
  }

  /// Lowers a declaration at the top of the file.
  func lowerGlobal(_ declaration: DeclSyntax) {
    declare(declaration)
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
    var name: Thunk?
    var elements: Thunk?
    var traits: [Thunk] = []
    var isOfWidget = false
    var label: String?
    for argument in arguments {
      label = argument.label?.text ?? label
      switch label {
      case nil where argument.expression != ExprSyntax(closure): name = thunk(argument.expression)
      case "traits": traits.append(thunk(argument.expression))
      case "arguments": elements = thunk(argument.expression)
      case "as": isOfWidget = true
      default: break
      }
    }
    let body = lowerClosure(closure, builder: .views)
    item.previews.append(
      PreviewNode(
        name: name, traits: traits, arguments: elements, isOfWidget: isOfWidget, body: body,
        place: place))
  }

  // MARK: Units

  /// Lowers the units of a block or type in order, those that are as they were excepted.
  func lowerUnits<Node: SyntaxProtocol>(
    _ nodes: [Node], _ lower: (Node, SourceUnit) -> Void, then take: (SourceUnit) -> Void
  ) {
    let list = UnitList()
    let (outer, before) = open[open.count - 1]
    let old = before.flatMap {
      $0.lists.count > outer.lists.count ? $0.lists[outer.lists.count] : nil
    }
    outer.lists.append(list)
    let base = outer.anchor.base
    let starts = nodes.map { origin + $0.positionAfterSkippingLeadingTrivia.utf8Offset }
    let texts = zip(nodes, starts).map { node, start in
      UnitText(
        outer.anchor.file.bytes(
          at: start..<max(start, origin + node.endPositionBeforeTrailingTrivia.utf8Offset)))
    }
    let matches =
      old.map { UnitMatching.matches(of: texts, in: $0.units) }
      ?? Array(repeating: UnitMatch(), count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let sight = self.sight
      let offset = starts[index] - base
      if setting.keeps, let kept = matches[index].counterpart, matches[index].isSame,
        kept.isKeepable, kept.sight == sight
      {
        kept.anchor.move(to: offset, in: outer.anchor)
        if let trace = kept.trace { scope?.replay(trace) }
        outer.uses.add(kept.uses)
        list.units.append(kept)
        take(kept)
        continue
      }
      let unit = SourceUnit(
        anchor: Anchor(file: outer.anchor.file, offset: offset, in: outer.anchor),
        text: texts[index], level: scope?.level ?? 0)
      unit.sight = sight
      let mark = scope?.mark()
      open.append((unit, matches[index].counterpart))
      lower(node, unit)
      open.removeLast()
      setting.onLower(unit)
      if let scope, let mark { unit.trace = scope.trace(since: mark) }
      outer.uses.add(unit.uses)
      list.units.append(unit)
      take(unit)
    }
    if old == nil { list.number() } else { list.keepPlaces(from: matches, fresh: setting.fresh) }
  }

  /// Lowers one declaration of a type, which is a unit by itself, apart from those beside it.
  func lowerMembers(
    _ members: MemberBlockItemListSyntax, into node: TypeNode, text: UnitText, offset: Int,
    before: SourceUnit?
  ) -> SourceUnit {
    let outer = unit
    if setting.keeps, let before, before.text.isSame(as: text), before.isKeepable,
      before.sight == sight, case .member(let member) = before.product
    {
      before.anchor.move(to: offset, in: outer.anchor)
      node.add(member)
      return before
    }
    let unit = SourceUnit(
      anchor: Anchor(file: outer.anchor.file, offset: offset, in: outer.anchor), text: text,
      level: 0)
    unit.sight = sight
    open.append((unit, before))
    for declaration in flattened(members).map(\.decl) {
      declare(declaration)
      guard let member = member(declaration) else { continue }
      // A type's members come one by one, so that it is not kept as a whole.
      if case .type = member { unit.isKeepable = false }
      unit.product = .member(member)
      node.add(member)
    }
    open.removeLast()
    setting.onLower(unit)
    return unit
  }

  /// What is seen from here: a unit that was lowered among the same names need not be again.
  private var sight: Int {
    var sight = (scope?.sight ?? 0) ^ generics.sight
    if let fixedSelf { sight ^= fixedSelf.text.hashValue }
    return sight
  }

  /// Says that what is being lowered declares something for the whole item, as a local type does.
  func declaresForItem() { for entry in open.dropFirst() { entry.unit.isKeepable = false } }

  /// Notes what a declaration looks like to those that use it.
  func declare(_ declaration: DeclSyntax) {
    let start = declaration.positionAfterSkippingLeadingTrivia
    let end = faceEnd(of: declaration) ?? declaration.endPositionBeforeTrailingTrivia
    let face = UnitText.hash(
      unit.anchor.file.bytes(
        at: origin + start.utf8Offset..<max(origin + start.utf8Offset, origin + end.utf8Offset)))
    for (name, shapesType) in declaredNames(of: declaration) {
      unit.declared.append(Declaration(name: name, face: face, shapesType: shapesType))
    }
  }

  /// What tells a node's text from others.
  func textHash(of node: some SyntaxProtocol) -> UInt64 {
    let start = origin + node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = origin + node.endPositionBeforeTrailingTrivia.utf8Offset
    return UnitText.hash(unit.anchor.file.bytes(at: start..<max(start, end)))
  }

  /// Where what others see of a declaration ends; nil if that is all of it.
  private func faceEnd(of declaration: DeclSyntax) -> AbsolutePosition? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax): return syntax.body?.position
    case .variableDecl(let syntax):
      return syntax.bindings.count == 1 ? syntax.bindings.first?.accessorBlock?.position : nil
    default: return declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
    }
  }

  private func declaredNames(of declaration: DeclSyntax) -> [(String, shapesType: Bool)] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax): return [(syntax.name.plain, false)]
    case .variableDecl(let syntax):
      return syntax.bindings.compactMap { binding in
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        return name.map { ($0.identifier?.name ?? $0.text, binding.accessorBlock == nil) }
      }
    case .enumCaseDecl(let syntax): return syntax.elements.map { ($0.name.text, true) }
    case .typeAliasDecl(let syntax): return [(syntax.name.text, true)]
    case .extensionDecl(let syntax): return [(type(syntax.extendedType).name ?? "Any", true)]
    default:
      let named = declaration.asProtocol((any NamedDeclSyntax).self)
      return [(named?.name.text ?? "init", true)]
    }
  }

  /// Notes the use of a name that is not local.
  func refer(to name: String) { unit.uses.add(name: name) }

  // MARK: Shared by all parts

  /// The elements of the clause of `#if` that the platform takes.
  func activeElements(_ condition: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    condition.activeClause(in: setting.platform).clause?.elements
  }

  /// The place of a node within the unit that is being lowered.
  func place(of node: some SyntaxProtocol) -> SourceLocation {
    let base = origin - unit.anchor.base
    return SourceLocation(
      anchor: unit.anchor,
      start: Int32(clamping: base + node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: Int32(clamping: base + node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// Lowers a sequence of operands and operators, by the precedence of the standard ones.
  func folded(_ sequence: SequenceExprSyntax) -> Expression {
    withFolded(sequence, expression)
      ?? UnsupportedExpression("this order of operators", place: place(of: sequence))
  }

  /// Lowers a sequence of operands and operators once it is a tree; nil where it cannot be one.
  func withFolded<T>(_ sequence: SequenceExprSyntax, _ lower: (ExprSyntax) -> T) -> T? {
    let folded = OperatorTable.standardOperators.foldSingle(sequence) { _ in }
    guard !folded.is(SequenceExprSyntax.self) else { return nil }
    // The folded tree stands by itself, with positions from its own beginning.
    let outer = origin
    origin += sequence.position.utf8Offset
    defer { origin = outer }
    return lower(folded)
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
    remark(
      .warning, .unsupportedConstruct, name: construct, "\(construct) is not supported in previews",
      at: place(of: node))
  }

  /// Records what is wrong with the source as far as lowering can tell.
  func remark(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, name: String, _ message: String,
    at place: SourceLocation
  ) {
    unit.ownRemarks.append(
      LoweredItem.Remark(
        severity: severity, code: code, name: name, message: message, place: place))
  }

  /// Records a declaration that is not supported.
  func remarkUnsupported(_ declaration: DeclSyntax) {
    if let macro = declaration.as(MacroExpansionDeclSyntax.self) {
      // What only speaks to who compiles.
      if ["warning", "error"].contains(macro.macroName.text) { return }
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
      if let local = frame.local(name) {
        unit.uses.add(Uses.Slot(level: frame.level, slot: local.slot))
        return (depth, local)
      }
      depth += 1
      current = frame.parent
    }
    return nil
  }

  /// The attribute names of a declaration, without `@` and arguments.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap {
      guard case .attribute(let attribute) = $0 else { return nil }
      return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        ?? attribute.attributeName.trimmedDescription
    }
  }

  /// The result builder that is among attributes.
  func builder(_ attributes: [String]) -> BuilderNode? {
    attributes.first { $0.hasSuffix("Builder") }.map {
      refer(to: $0)
      return $0 == "ViewBuilder" ? .views : BuilderNode($0)
    }
  }
}

extension TokenSyntax {
  /// A name without the backticks that may stand around it.
  var plain: String { identifier?.name ?? text }
}
