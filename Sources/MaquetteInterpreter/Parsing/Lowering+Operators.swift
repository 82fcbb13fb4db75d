import SwiftSyntax

extension Lowering {
  /// Lowers operators, casts and `try`.
  func lowerOperator(_ syntax: ExprSyntax) -> Expression {
    let place = self.place(of: syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .infixOperatorExpr(let infix): return self.infix(infix)
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix)
    case .postfixOperatorExpr(let postfix):
      let operand = expression(postfix.expression)
      if postfix.operator.text == "..." {
        return RangeExpression(lower: operand, upper: nil, isClosed: true, place: place)
      }
      refer(to: postfix.operator.text)
      return PostfixExpression(symbol: postfix.operator.text, operand: operand, place: place)
    case .ternaryExpr(let ternary):
      return TernaryExpression(
        condition: expression(ternary.condition), first: expression(ternary.thenExpression),
        second: expression(ternary.elseExpression), place: place)
    case .asExpr(let cast):
      let kind: CastExpression.Kind =
        switch cast.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark, .infixQuestionMark: .optional
        case .exclamationMark: .forced
        default: .coerce
        }
      return self.cast(kind, cast.expression, to: cast.type, at: place)
    case .isExpr(let test):
      return cast(.test, test.expression, to: test.type, at: place)
    case .tryExpr(let attempt):
      let kind: TryExpression.Kind =
        switch attempt.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .optional
        case .exclamationMark: .forced
        default: .plain
        }
      return TryExpression(kind: kind, operand: expression(attempt.expression), place: place)
    case .regexLiteralExpr(let literal):
      return RegexExpression(
        literal.regex.text, isExtended: literal.openingPounds != nil, place: place)
    default: return UnsupportedExpression("\(syntax.kind)", place: place)
    }
  }

  private func cast(
    _ kind: CastExpression.Kind, _ operand: ExprSyntax, to written: TypeSyntax,
    at place: SourceLocation
  ) -> Expression {
    let type = type(written)
    var generic: GenericTypeExpression?
    if case .parameter(let name, _) = type.form { generic = genericType(name, place: place) }
    return CastExpression(
      kind: kind, operand: expression(operand), type: type, generic: generic, place: place)
  }

  private func infix(_ syntax: InfixOperatorExprSyntax) -> Expression {
    let place = self.place(of: syntax)
    if syntax.operator.is(AssignmentExprSyntax.self) {
      return AssignmentExpression(
        target: expression(syntax.leftOperand), symbol: nil,
        value: expression(syntax.rightOperand), place: place)
    }
    guard let symbol = syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return UnsupportedExpression("operator '\(syntax.operator.trimmedDescription)'", place: place)
    }
    let left = expression(syntax.leftOperand)
    let right = expression(syntax.rightOperand)
    switch symbol {
    case "&&": return ShortCircuitExpression(kind: .and, left: left, right: right, place: place)
    case "||": return ShortCircuitExpression(kind: .or, left: left, right: right, place: place)
    case "??":
      return ShortCircuitExpression(kind: .coalesce, left: left, right: right, place: place)
    case "...", "..<":
      return RangeExpression(lower: left, upper: right, isClosed: symbol == "...", place: place)
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=":
      return AssignmentExpression(
        target: left, symbol: String(symbol.dropLast()), value: right, place: place)
    default:
      refer(to: symbol)
      return BinaryExpression(symbol: symbol, left: left, right: right, place: place)
    }
  }

  private func prefix(_ syntax: PrefixOperatorExprSyntax) -> Expression {
    let place = self.place(of: syntax)
    let symbol = syntax.operator.text
    switch symbol {
    case "...", "..<":
      return RangeExpression(
        lower: nil, upper: expression(syntax.expression), isClosed: symbol == "...", place: place)
    default:
      return PrefixExpression(
        symbol: symbol, operand: expression(syntax.expression), place: place)
    }
  }
}
