import SwiftSyntax

extension Lowering {
  /// Lowers an expression.
  func expression(_ syntax: ExprSyntax) -> Expression {
    if let lowered = deeper({ lower(syntax) }) { return lowered }
    return UnsupportedExpression("nesting this deep", place: place(of: syntax))
  }

  private func lower(_ syntax: ExprSyntax) -> Expression {
    let place = self.place(of: syntax)
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return integer(literal.literal.text, place: place)
    case .floatLiteralExpr(let literal):
      let text = literal.literal.text.replacing("_", with: "")
      return LiteralExpression(.double(Double(text) ?? 0), kind: .float, place: place)
    case .booleanLiteralExpr(let literal):
      return LiteralExpression(
        .bool(literal.literal.tokenKind == .keyword(.true)), kind: .other, place: place)
    case .nilLiteralExpr: return LiteralExpression(.null, kind: .other, place: place)
    case .stringLiteralExpr(let literal): return string(literal)
    case .arrayExpr(let array):
      return ArrayExpression(array.elements.map { expression($0.expression) }, place: place)
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else {
        return DictionaryExpression([], place: place)
      }
      return DictionaryExpression(
        elements.map { (expression($0.key), expression($0.value)) }, place: place)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression)
      }
      return TupleExpression(arguments(tuple.elements), place: place)
    case .declReferenceExpr(let reference): return self.reference(reference, place: place)
    case .superExpr:
      refer(to: "self")
      return SuperExpression(place: place)
    case .memberAccessExpr(let member): return self.member(member)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      if call.arguments.contains(where: { $0.label != nil }) { refer(to: "subscript") }
      return SubscriptExpression(
        base: expression(call.calledExpression),
        arguments: arguments(call.arguments) + trailing(call),
        isChained: isChain(call.calledExpression), place: place)
    case .forceUnwrapExpr(let unwrap):
      return ForceUnwrapExpression(expression(unwrap.expression), place: place)
    case .optionalChainingExpr(let chain):
      return OptionalUnwrapExpression(expression(chain.expression), place: place)
    case .closureExpr(let closure):
      return ClosureExpression(lowerClosure(closure, builder: nil), place: place)
    case .keyPathExpr(let keyPath): return self.keyPath(keyPath)
    case .ifExpr(let conditional):
      return StatementExpression(lowerIf(conditional), place: place)
    case .switchExpr(let selection):
      return StatementExpression(lowerSwitch(selection), place: place)
    case .inOutExpr(let reference):
      return InOutExpression(expression(reference.expression), place: place)
    case .awaitExpr(let wrapped): return expression(wrapped.expression)
    case .unsafeExpr(let wrapped): return expression(wrapped.expression)
    case .consumeExpr(let wrapped): return expression(wrapped.expression)
    case .copyExpr(let wrapped): return expression(wrapped.expression)
    case .typeExpr(let written): return TypeValueExpression(type(written.type), place: place)
    case .genericSpecializationExpr(let generic): return expression(generic.expression)
    case .discardAssignmentExpr: return WildcardExpression(place: place)
    case .postfixIfConfigExpr(let condition): return postfixCondition(condition)
    case .sequenceExpr(let sequence): return folded(sequence)
    case .macroExpansionExpr(let macro): return self.macro(macro)
    case .patternExpr, .missingExpr:
      return LiteralExpression(.void, kind: .computed, place: place)
    default: return lowerOperator(syntax)
    }
  }

  private func integer(_ text: String, place: SourceLocation) -> Expression {
    let digits = text.replacing("_", with: "")
    let bases = ["0x": 16, "0b": 2, "0o": 8]
    let base = bases[String(digits.prefix(2))]
    let value = base.map { Int(digits.dropFirst(2), radix: $0) } ?? Int(digits)
    if let value { return LiteralExpression(.int(value), kind: .integer, place: place) }
    remark(
      .error, .runtime, name: digits,
      "integer literal '\(text)' overflows when stored into 'Int'", at: place)
    return LiteralExpression(.int(Int.max), kind: .integer, place: place)
  }

  /// What a name stands for, where it is read.
  func reference(_ reference: DeclReferenceExprSyntax, place: SourceLocation) -> Expression {
    let function = plainReference(reference, place: place)
    return reference.argumentNames.map { labelled(function, $0) } ?? function
  }

  private func plainReference(_ reference: DeclReferenceExprSyntax, place: SourceLocation)
    -> Expression
  {
    let name = reference.baseName.identifier?.name ?? reference.baseName.text
    if name == "self" {
      refer(to: name)
      return SelfExpression(place: place)
    }
    // `text[...]`.
    if name == "..." {
      return RangeExpression(lower: nil, upper: nil, isClosed: false, place: place)
    }
    if name == "Self" { return TypeValueExpression(fixedSelf ?? .named("Self"), place: place) }
    if local(name) == nil, let generic = genericType(name, place: place) { return generic }
    if let found = local(name) {
      return LocalExpression(
        name: name, depth: found.depth, slot: found.local.slot,
        isWrapped: found.local.isWrapped, type: found.local.type, place: place)
    }
    if name.hasPrefix("$") {
      let rest = String(name.dropFirst())
      // Each takes a slot, and no call passes so many.
      if let index = Int(rest), index < 100 {
        return implicitParameter(index, name: name, place: place)
      }
      let wrapped = local(rest).map {
        LocalExpression(
          name: rest, depth: $0.depth, slot: $0.local.slot, isWrapped: $0.local.isWrapped,
          place: place)
      }
      refer(to: rest)
      return ProjectionExpression(name: rest, local: wrapped, place: place)
    }
    refer(to: name)
    return NameExpression(name: name, place: place)
  }

  /// What tells which type a generic parameter is where it is named; nil for other names.
  func genericType(_ name: String, place: SourceLocation) -> GenericTypeExpression? {
    guard let parameter = generics[name] else { return nil }
    let carriers = parameter.carriers.compactMap { carrier in
      local(carrier.name).map {
        GenericTypeExpression.Carrier(
          value: LocalExpression(
            name: carrier.name, depth: $0.depth, slot: $0.local.slot,
            isWrapped: $0.local.isWrapped, place: place), type: carrier.type)
      }
    }
    refer(to: "self")
    return GenericTypeExpression(parameter.type, carriers: carriers, place: place)
  }

  private func implicitParameter(_ index: Int, name: String, place: SourceLocation) -> Expression {
    var depth = 0
    var current = scope
    while let frame = current {
      if frame.takesImplicitParameters {
        unit.uses.add(Uses.Slot(level: frame.level, slot: frame.implicitParameter(index)))
        return LocalExpression(
          name: name, depth: depth, slot: frame.implicitParameter(index), isWrapped: false,
          place: place)
      }
      depth += 1
      current = frame.parent
    }
    return NameExpression(name: name, place: place)
  }

  /// `base.name`, also with the labels of the function that is meant: `Theme.init(rawValue:)`.
  private func member(_ syntax: MemberAccessExprSyntax) -> Expression {
    let member = plainMember(syntax)
    guard let labels = syntax.declName.argumentNames else { return member }
    return labelled(member, labels)
  }

  private func labelled(_ function: Expression, _ names: DeclNameArgumentsSyntax) -> Expression {
    LabelledReferenceExpression(
      function, labels: names.arguments.map { $0.name.text == "_" ? nil : $0.name.text },
      place: function.place)
  }

  private func plainMember(_ syntax: MemberAccessExprSyntax) -> Expression {
    let name = syntax.declName.baseName.identifier?.name ?? syntax.declName.baseName.text
    let place = self.place(of: syntax.declName)
    refer(to: name)
    guard let base = syntax.base else {
      return ImplicitMemberExpression(name: name, place: self.place(of: syntax))
    }
    if name == "self" {
      if let reference = base.as(DeclReferenceExprSyntax.self),
        generics[reference.baseName.text] != nil
      {
        return expression(base)
      }
      if let type = typeMeant(by: base) { return TypeValueExpression(type, place: place) }
      return expression(base)
    }
    if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self)
      || base.is(OptionalChainingExprSyntax.self), let type = typeMeant(by: base)
    {
      return MemberExpression(
        base: TypeValueExpression(type, place: place), name: name, isChained: false, place: place)
    }
    // `SwiftUI.Text` is `Text`.
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Vocabulary.modules.contains(module), local(module) == nil
    {
      return QualifiedNameExpression(name: name, place: place)
    }
    return MemberExpression(
      base: expression(base), name: name, isChained: isChain(base), place: place)
  }

  /// Whether a `?` stands in the chain that an expression ends.
  func isChain(_ syntax: ExprSyntax) -> Bool {
    var current = syntax
    while true {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let call = current.as(SubscriptCallExprSyntax.self) {
        current = call.calledExpression
      } else {
        return false
      }
    }
  }

  private func call(_ syntax: FunctionCallExprSyntax) -> Expression {
    let called = syntax.calledExpression
    let isTypeLiteral =
      called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self)
      || called.is(TypeExprSyntax.self)
    let callee =
      isTypeLiteral
      ? TypeValueExpression(
        typeMeant(by: called) ?? .named(called.is(ArrayExprSyntax.self) ? "Array" : "Dictionary"),
        place: place(of: called)) : nil
    return CallExpression(
      callee: callee ?? expression(called),
      arguments: arguments(syntax.arguments)
        + trailing(syntax.trailingClosure, syntax.additionalTrailingClosures),
      isChained: isChain(called), place: place(of: syntax))
  }

  /// Lowers labelled arguments.
  func arguments(_ list: LabeledExprListSyntax) -> [ArgumentNode] {
    list.map {
      ArgumentNode(
        label: $0.label.map { $0.identifier?.name ?? $0.text },
        expression: expression($0.expression))
    }
  }

  private func trailing(_ call: SubscriptCallExprSyntax) -> [ArgumentNode] {
    trailing(call.trailingClosure, call.additionalTrailingClosures)
  }

  private func trailing(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [ArgumentNode] {
    guard let first else { return [] }
    let closure = { (closure: ClosureExprSyntax) -> Expression in
      self.expression(ExprSyntax(closure))
    }
    return [ArgumentNode(label: nil, expression: closure(first), isTrailing: true)]
      + more.map {
        ArgumentNode(label: $0.label.text, expression: closure($0.closure), isTrailing: true)
      }
  }

  private func keyPath(_ syntax: KeyPathExprSyntax) -> Expression {
    let components = syntax.components.compactMap { component -> KeyPathExpression.Component? in
      switch component.component {
      case .property(let property): .member(referred(property.declName.baseName.text))
      case .subscript(let call):
        call.arguments.first.map { .index(expression($0.expression)) }
      case .optional: .optional
      default: nil
      }
    }
    return KeyPathExpression(
      root: syntax.root.flatMap { type($0).name }, components: components,
      text: syntax.trimmedDescription, place: place(of: syntax))
  }

  private func referred(_ name: String) -> String {
    refer(to: name)
    return name
  }

  private func postfixCondition(_ syntax: PostfixIfConfigExprSyntax) -> Expression {
    guard case .postfixExpression(let chain) = activeElements(syntax.config) else {
      return syntax.base.map(expression)
        ?? LiteralExpression(.void, kind: .computed, place: place(of: syntax))
    }
    guard let base = syntax.base else { return expression(chain) }
    return graft(chain, onto: expression(base))
  }

  /// Lowers `.a().b` of a conditional chain with another base.
  private func graft(_ syntax: ExprSyntax, onto base: Expression) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      refer(to: member.declName.baseName.text)
      return MemberExpression(
        base: member.base.map { graft($0, onto: base) } ?? base,
        name: member.declName.baseName.text, isChained: false, place: place(of: member.declName))
    case .functionCallExpr(let call):
      return CallExpression(
        callee: graft(call.calledExpression, onto: base),
        arguments: arguments(call.arguments)
          + trailing(call.trailingClosure, call.additionalTrailingClosures),
        isChained: false, place: place(of: call))
    case .postfixIfConfigExpr(let condition):
      let inner = condition.base.map { graft($0, onto: base) } ?? base
      guard case .postfixExpression(let chain) = activeElements(condition.config) else {
        return inner
      }
      return graft(chain, onto: inner)
    default: return base
    }
  }

  private func macro(_ syntax: MacroExpansionExprSyntax) -> Expression {
    let place = self.place(of: syntax)
    switch syntax.macroName.text {
    case "file", "fileID", "filePath", "function":
      return LiteralExpression(.string(unit.anchor.file.name), kind: .string, place: place)
    case "line": return LiteralExpression(.int(place.line), kind: .integer, place: place)
    case "warning", "error": return LiteralExpression(.void, kind: .other, place: place)
    case "Predicate", "Expression":
      // What it asks of a model is asked of one that the preview has.
      guard
        let closure = syntax.trailingClosure
          ?? syntax.arguments.last?.expression.as(ClosureExprSyntax.self)
      else { return UnsupportedExpression("#" + syntax.macroName.text, place: place) }
      return ClosureExpression(lowerClosure(closure, builder: nil), place: place)
    default: return UnsupportedExpression("#" + syntax.macroName.text, place: place)
    }
  }
}
