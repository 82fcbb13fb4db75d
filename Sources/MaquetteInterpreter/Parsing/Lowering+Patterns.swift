import SwiftSyntax

extension Lowering {
  /// Lowers a pattern; names in it become locals.
  func pattern(_ syntax: PatternSyntax) -> Pattern {
    var known: [String: Int] = [:]
    return pattern(syntax, sharing: &known)
  }

  /// Lowers a pattern that binds its names in the slots of `known`.
  func pattern(_ syntax: PatternSyntax, sharing known: inout [String: Int]) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let name): return binding(name.identifier.text, &known)
    case .wildcardPattern, .missingPattern: return WildcardPattern()
    case .tuplePattern(let tuple):
      return TuplePattern(tuple.elements.map { pattern($0.pattern, sharing: &known) })
    case .valueBindingPattern(let binding): return pattern(binding.pattern, sharing: &known)
    case .isTypePattern(let test): return TypePattern(type: type(test.type), wrapped: nil)
    case .expressionPattern(let expression):
      return pattern(meaning: expression.expression, sharing: &known)
    @unknown default: return WildcardPattern()
    }
  }

  private func binding(_ name: String, _ known: inout [String: Int]) -> Pattern {
    let name = name.trimmingPrefix("`")
    let plain = String(name.hasSuffix("`") ? name.dropLast() : name)
    if let slot = known[plain] { return BindingPattern(slot: slot) }
    let slot = scope?.declare(plain) ?? 0
    known[plain] = slot
    return BindingPattern(slot: slot)
  }

  /// Lowers a pattern written as an expression, such as `.loaded(let value)` or `let x?`.
  private func pattern(meaning syntax: ExprSyntax, sharing known: inout [String: Int]) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .patternExpr(let inner): return pattern(inner.pattern, sharing: &known)
    case .discardAssignmentExpr: return WildcardPattern()
    // `let value as Type`.
    case .sequenceExpr(let sequence):
      return withFolded(sequence) { pattern(meaning: $0, sharing: &known) }
        ?? ExpressionPattern(expression(syntax))
    case .optionalChainingExpr(let optional):
      return OptionalPattern(pattern(meaning: optional.expression, sharing: &known))
    case .tupleExpr(let tuple):
      return TuplePattern(tuple.elements.map { pattern(meaning: $0.expression, sharing: &known) })
    case .asExpr(let cast):
      return TypePattern(
        type: type(cast.type), wrapped: pattern(meaning: cast.expression, sharing: &known))
    case .functionCallExpr(let call):
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.arguments.contains(where: { Self.binds($0.expression) }) || member.base == nil
      {
        return EnumCasePattern(
          name: member.declName.baseName.text,
          payload: call.arguments.map { pattern(meaning: $0.expression, sharing: &known) })
      }
      return ExpressionPattern(expression(syntax))
    case .memberAccessExpr(let member)
    where member.base == nil
      && ["none", "some"].contains(member.declName.baseName.text):
      return EnumCasePattern(name: member.declName.baseName.text, payload: [])
    // Inside `case let .name(value)` a bare name binds.
    case .declReferenceExpr(let name) where isInsideBinding(syntax):
      return binding(name.baseName.text, &known)
    default: return ExpressionPattern(expression(syntax))
    }
  }

  private static func binds(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(PatternExprSyntax.self) || syntax.is(DiscardAssignmentExprSyntax.self) {
      return true
    }
    if let call = syntax.as(FunctionCallExprSyntax.self) {
      return call.arguments.contains { binds($0.expression) }
    }
    if let tuple = syntax.as(TupleExprSyntax.self) {
      return tuple.elements.contains { binds($0.expression) }
    }
    return false
  }

  private func isInsideBinding(_ syntax: ExprSyntax) -> Bool {
    var current = syntax.parent
    while let node = current {
      if node.is(ValueBindingPatternSyntax.self) { return true }
      if node.is(StmtSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
      current = node.parent
    }
    return false
  }
}
