import SwiftSyntax

extension Lowering {
  /// Lowers the statements of a block in a scope of their own.
  func block(_ items: CodeBlockItemListSyntax) -> Block {
    let returns = scope?.returns ?? 0
    scope?.push()
    let lowered = deeper { statements(of: Array(items)) } ?? []
    scope?.pop()
    return Block(lowered, containsReturn: (scope?.returns ?? 0) > returns)
  }

  /// Lowers statements; local functions come first, since they may be used before they stand.
  func statements(of items: [CodeBlockItemSyntax]) -> [Statement] {
    let flat = flattened(items)
    var slots: [SyntaxIdentifier: Int] = [:]
    for item in flat {
      guard case .decl(let declaration) = item.item,
        let function = declaration.as(FunctionDeclSyntax.self), let scope
      else { continue }
      slots[function.id] = scope.declare(function.name.plain)
    }
    var functions: [Statement] = []
    var others: [Statement] = []
    lowerUnits(flat.map(\.item)) { syntax, unit in
      switch syntax {
      case .decl(let declaration):
        if let function = declaration.as(FunctionDeclSyntax.self), let slot = slots[function.id] {
          let statement = FunctionStatement(self.lower(function, in: self.scope), slot: slot)
          unit.product = .statements(functions: [statement], others: [])
        } else {
          let statements = self.localDeclaration(declaration)
          unit.product = .statements(functions: [], others: statements)
        }
      case .stmt(let syntax):
        let statement = self.statement(syntax)
        unit.product = .statements(functions: [], others: [statement])
        if syntax.is(ExpressionStmtSyntax.self) { unit.yielding = statement }
      case .expr(let expression):
        let statement = self.expressionStatement(expression)
        statement.uses = unit.uses
        unit.product = .statements(functions: [], others: [statement])
        unit.yielding = statement
      @unknown default: break
      }
    } then: { unit in
      guard case .statements(let local, let plain) = unit.product else { return }
      functions += local
      others += plain
    }
    return functions + others
  }

  /// The items with the chosen branches of `#if` in place.
  private func flattened(_ items: [CodeBlockItemSyntax]) -> [CodeBlockItemSyntax] {
    items.flatMap { item -> [CodeBlockItemSyntax] in
      guard case .decl(let declaration) = item.item,
        let condition = declaration.as(IfConfigDeclSyntax.self)
      else { return [item] }
      guard case .statements(let inner) = activeElements(condition) else { return [] }
      return flattened(Array(inner))
    }
  }

  private func expressionStatement(_ syntax: ExprSyntax) -> ExpressionStatement {
    let lowered = expression(syntax)
    Self.markRoot(of: lowered)
    return ExpressionStatement(lowered, place: place(of: syntax))
  }

  /// Marks the call at the root of a chain of modifiers, which makes a view.
  private static func markRoot(of expression: Expression) {
    var current = expression
    while let call = current as? CallExpression {
      guard let member = call.callee as? MemberExpression else {
        call.isStatementRoot = true
        return
      }
      current = member.base
    }
  }

  private func localDeclaration(_ declaration: DeclSyntax) -> [Statement] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return locals(of: variable)
    case .typeAliasDecl(let alias):
      item.aliases.append((alias.name.text, type(alias.initializer.value)))
      declaresForItem()
    default:
      let outer = scope
      scope = nil
      if let type = lowerType(declaration) {
        declaresForItem()
        item.types.append(type)
      } else {
        remarkUnsupported(declaration)
      }
      scope = outer
    }
    return []
  }

  /// Lowers local variables.
  private func locals(of variable: VariableDeclSyntax) -> [Statement] {
    let wrapper = names(of: variable.attributes).first {
      PropertyWrapper(rawValue: $0)?.isLocal == true
    }
    return variable.bindings.flatMap { binding -> [Statement] in
      let place = self.place(of: binding)
      let type = binding.typeAnnotation.map { self.type($0.type) }
      if let wrapper, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        let property = PropertyNode(name: name.identifier.text, place: place, uses: unit.uses)
        property.type = type
        property.initial = binding.initializer.map { Thunk(expression($0.value), frameSize: 0) }
        property.wrapper = WrapperNode(name: wrapper, place: place)
        let slot = scope?.declare(property.name, isWrapped: true) ?? 0
        return [WrappedVariableStatement(property, slot: slot)]
      }
      if let accessors = binding.accessorBlock,
        let name = binding.pattern.as(IdentifierPatternSyntax.self), binding.initializer == nil
      {
        let lowered = self.accessors(accessors, name: name.identifier.text, type: type, in: scope)
        let slot = scope?.declare(name.identifier.text, isWrapped: true) ?? 0
        guard let getter = lowered.getter else { return [] }
        return [
          ComputedVariableStatement(
            getter: getter, setter: lowered.setter, slot: slot, place: place)
        ]
      }
      // The value is lowered first: it does not see the new name.
      let initial = binding.initializer.map { expression($0.value) }
      let pattern = pattern(binding.pattern)
      if let type, let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        scope?.setType(of: name.identifier.plain, type)
      }
      return [VariableStatement(pattern: pattern, type: type, initial: initial, place: place)]
    }
  }

  private func statement(_ syntax: StmtSyntax, label: String? = nil) -> Statement {
    let place = self.place(of: syntax)
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement): return expressionStatement(statement.expression)
    case .returnStmt(let statement):
      scope?.returns += 1
      return ReturnStatement(statement.expression.map(expression), place: place)
    case .guardStmt(let statement):
      let conditions = self.conditions(statement.conditions)
      return GuardStatement(
        conditions: conditions, body: block(statement.body.statements), place: place)
    case .forStmt(let statement): return lowerFor(statement, label: label)
    case .whileStmt(let statement):
      scope?.push()
      defer { scope?.pop() }
      let conditions = self.conditions(statement.conditions)
      return WhileStatement(
        conditions: conditions, body: block(statement.body.statements), label: label,
        testsFirst: true, place: place)
    case .repeatStmt(let statement):
      let body = block(statement.body.statements)
      return WhileStatement(
        conditions: [.expression(expression(statement.condition))], body: body, label: label,
        testsFirst: false, place: place)
    case .breakStmt(let statement):
      return JumpStatement(.breaks(statement.label?.text), place: place)
    case .continueStmt(let statement):
      return JumpStatement(.continues(statement.label?.text), place: place)
    case .fallThroughStmt: return JumpStatement(.fallsThrough, place: place)
    case .throwStmt(let statement):
      return ThrowStatement(expression(statement.expression), place: place)
    case .deferStmt(let statement):
      return DeferStatement(block(statement.body.statements), place: place)
    case .doStmt(let statement): return lowerDo(statement)
    case .labeledStmt(let statement):
      return self.statement(statement.statement, label: statement.label.text)
    case .missingStmt: return EmptyStatement(place: place)
    default:
      remark("\(syntax.kind)", at: syntax)
      return EmptyStatement(place: place)
    }
  }

  private func lowerFor(_ syntax: ForStmtSyntax, label: String?) -> Statement {
    let sequence = expression(syntax.sequence)
    var result: Statement = EmptyStatement(place: place(of: syntax))
    withScope(FrameScope(parent: scope, isLoop: true)) {
      let pattern = self.pattern(syntax.pattern)
      let condition = syntax.whereClause.map { expression($0.condition) }
      let body = block(syntax.body.statements)
      result = ForStatement(
        pattern: pattern, sequence: sequence, condition: condition, body: body, label: label,
        frameSize: scope?.size ?? FrameSize(), place: place(of: syntax))
    }
    return result
  }

  private func lowerDo(_ syntax: DoStmtSyntax) -> Statement {
    let body = block(syntax.body.statements)
    let catches = syntax.catchClauses.map { clause in
      scope?.push()
      defer { scope?.pop() }
      let slot = scope?.declare("error") ?? 0
      let patterns = clause.catchItems.compactMap { item in
        item.pattern.map {
          (pattern: pattern($0), condition: item.whereClause.map { expression($0.condition) })
        }
      }
      return DoStatement.Catch(
        patterns: patterns, errorSlot: slot, body: block(clause.body.statements))
    }
    return DoStatement(body: body, catches: catches, place: place(of: syntax))
  }

  /// Lowers `if`, flattening `else if`.
  func lowerIf(_ syntax: IfExprSyntax) -> Statement {
    var branches: [(conditions: [Condition], body: Block)] = []
    var otherwise: Block?
    var current: IfExprSyntax? = syntax
    var opened = 0
    while let branch = current {
      scope?.push()
      opened += 1
      let conditions = self.conditions(branch.conditions)
      branches.append((conditions, block(branch.body.statements)))
      current = nil
      switch branch.elseBody {
      case .ifExpr(let next): current = next
      case .codeBlock(let body): otherwise = block(body.statements)
      case nil: break
      @unknown default: break
      }
    }
    for _ in 0..<opened { scope?.pop() }
    return IfStatement(branches: branches, otherwise: otherwise, place: place(of: syntax))
  }

  /// Lowers `switch`.
  func lowerSwitch(_ syntax: SwitchExprSyntax) -> Statement {
    let subject = expression(syntax.subject)
    let cases = flattened(syntax.cases).map { syntax -> SwitchStatement.Case in
      scope?.push()
      defer { scope?.pop() }
      switch syntax.label {
      case .default:
        return SwitchStatement.Case(patterns: [], isDefault: true, body: block(syntax.statements))
      case .case(let label):
        // Alternatives of one case bind the same names, so they share the slots.
        var known: [String: Int] = [:]
        let patterns = label.caseItems.map { item in
          (
            pattern: pattern(item.pattern, sharing: &known),
            condition: item.whereClause.map { expression($0.condition) }
          )
        }
        return SwitchStatement.Case(
          patterns: patterns, isDefault: false, body: block(syntax.statements))
      @unknown default:
        return SwitchStatement.Case(patterns: [], isDefault: false, body: block(syntax.statements))
      }
    }
    return SwitchStatement(subject: subject, cases: cases, place: place(of: syntax))
  }

  private func flattened(_ cases: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    cases.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let one): return [one]
      case .ifConfigDecl(let condition):
        guard case .switchCases(let inner) = activeElements(condition) else { return [] }
        return flattened(inner)
      @unknown default: return []
      }
    }
  }

  private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element -> Condition in
      switch element.condition {
      case .expression(let condition): return .expression(expression(condition))
      case .availability(let condition):
        return .availability(condition.availabilityKeyword.tokenKind == .poundAvailable)
      case .matchingPattern(let condition):
        let value = expression(condition.initializer.value)
        return .pattern(pattern(condition.pattern), value)
      case .optionalBinding(let binding):
        let type = binding.typeAnnotation.map { self.type($0.type) }
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        if name?.text == "self" {
          return .optional(WildcardPattern(), nil, SelfExpression(place: place(of: binding)))
        }
        let value =
          binding.initializer.map { expression($0.value) }
          ?? name.map {
            expression(ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier($0.text))))
          } ?? LiteralExpression(.null, kind: .other, place: place(of: binding))
        // The shorthand's reference is a new node, so it gets the pattern's place.
        let placed =
          binding.initializer == nil ? PlacedExpression(value, place(of: binding.pattern)) : value
        return .optional(pattern(binding.pattern), type, placed)
      @unknown default: return .availability(true)
      }
    }
  }
}
