import SwiftSyntax

extension Lowering {
  /// Lowers a function; `parent` is the scope that a local one captures.
  func lower(_ syntax: FunctionDeclSyntax, in parent: FrameScope? = nil) -> FunctionNode {
    let outer = generics
    addGenerics(
      syntax.genericParameterClause, syntax.genericWhereClause,
      of: syntax.signature.parameterClause)
    defer { generics = outer }
    let node = FunctionNode(
      .function, name: syntax.name.plain, place: place(of: syntax.name), uses: unit.uses)
    let modifiers = syntax.modifiers.map(\.name.text)
    node.isStatic = modifiers.contains("static") || modifiers.contains("class")
    node.isMutating = modifiers.contains("mutating")
    node.resultType = syntax.signature.returnClause.map { type($0.type) }
    let isOpaque = if case .opaque = node.resultType?.form { true } else { false }
    fill(
      node, parameters: syntax.signature.parameterClause, body: syntax.body?.statements,
      builder: builder(names(of: syntax.attributes)) ?? (isOpaque ? .views : nil), in: parent)
    if node.body?.containsReturn != true {
      node.requirement = BuilderRequirement(function: node.name)
    }
    return node
  }

  /// Lowers an initialiser.
  func lower(_ syntax: InitializerDeclSyntax) -> FunctionNode {
    let outer = generics
    addGenerics(
      syntax.genericParameterClause, syntax.genericWhereClause,
      of: syntax.signature.parameterClause)
    defer { generics = outer }
    let node = FunctionNode(
      .initializer, name: "init", place: place(of: syntax.initKeyword), uses: unit.uses)
    node.isConvenience = syntax.modifiers.contains { $0.name.text == "convenience" }
    fill(
      node, parameters: syntax.signature.parameterClause, body: syntax.body?.statements,
      builder: nil, in: nil)
    return node
  }

  private func fill(
    _ node: FunctionNode, parameters: FunctionParameterClauseSyntax,
    body: CodeBlockItemListSyntax?, builder: BuilderNode?, in parent: FrameScope?
  ) {
    withScope(FrameScope(parent: parent)) {
      let isOperator = node.name.first.map { !$0.isLetter && $0 != "_" } ?? false
      node.parameters = parameters.parameters.map { parameter($0, isOperand: isOperator) }
      node.body = body.map(block)
      node.builder = node.body?.containsReturn == true ? nil : builder
    } finally: {
      node.frameSize = $0.size.count
    }
  }

  private func parameter(_ syntax: FunctionParameterSyntax, isOperand: Bool) -> ParameterNode {
    let first = syntax.firstName.identifier?.name ?? syntax.firstName.text
    let name = syntax.secondName.map { $0.identifier?.name ?? $0.text } ?? first
    var attributes = names(of: syntax.attributes)
    var isInout = false
    if let attributed = syntax.type.as(AttributedTypeSyntax.self) {
      attributes += names(of: attributed.attributes)
      isInout = attributed.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.text == "inout"
      }
    }
    let type = self.type(syntax.type)
    // A default value is evaluated by the callee's type, outside its frame.
    var defaultValue: Thunk?
    if let value = syntax.defaultValue?.value { defaultValue = thunk(value) }
    return ParameterNode(
      label: first == "_" || isOperand ? nil : first, name: name,
      slot: scope?.declare(name, type: type) ?? 0,
      type: type,
      defaultValue: defaultValue, isInout: isInout, isVariadic: syntax.ellipsis != nil,
      builder: builder(attributes), isAutoclosure: attributes.contains("autoclosure"))
  }

  /// An expression with a frame of its own.
  func thunk(_ syntax: ExprSyntax) -> Thunk {
    var result: Thunk?
    withScope(FrameScope(parent: nil)) {
      result = Thunk(expression(syntax), frameSize: 0)
    } finally: {
      result?.frameSize = $0.size.count
    }
    return result
      ?? Thunk(LiteralExpression(.null, kind: .computed, place: place(of: syntax)), frameSize: 0)
  }

  /// Lowers a closure; its frame's parent is the current scope.
  func lowerClosure(_ syntax: ClosureExprSyntax, builder: BuilderNode?) -> FunctionNode {
    let node = FunctionNode(.closure, place: place(of: syntax), uses: unit.uses)
    let signature = syntax.signature
    node.resultType = signature?.returnClause.map { type($0.type) }
    let captures = (signature?.capture?.items ?? []).filter { $0.name.text != "self" }
    let values = captures.map { capture in
      capture.initializer.map { expression($0.value) }
        ?? reference(
          DeclReferenceExprSyntax(baseName: .identifier(capture.name.text)),
          place: place(of: capture))
    }
    guard !captures.isEmpty else {
      fill(node, from: syntax, builder: builder)
      return node
    }
    withScope(FrameScope(parent: scope)) {
      let slots = captures.map { scope?.declare($0.name.text) ?? 0 }
      node.captures = zip(slots, values).map { FunctionNode.Capture(slot: $0, value: $1) }
      fill(node, from: syntax, builder: builder)
    } finally: {
      node.captureSize = $0.size.count
    }
    return node
  }

  private func fill(_ node: FunctionNode, from syntax: ClosureExprSyntax, builder: BuilderNode?) {
    let signature = syntax.signature
    let hasParameters = signature?.parameterClause != nil
    withScope(FrameScope(parent: scope, takesImplicitParameters: !hasParameters)) {
      switch signature?.parameterClause {
      case .simpleInput(let list):
        node.parameters = list.map { closureParameter($0.name.text, type: nil) }
      case .parameterClause(let clause):
        node.parameters = clause.parameters.map {
          closureParameter(
            $0.secondName?.text ?? $0.firstName.text, type: $0.type.map { self.type($0) })
        }
      case nil: break
      @unknown default: break
      }
      let body = block(syntax.statements)
      node.body = body
      node.builder = body.containsReturn ? nil : builder
    } finally: { scope in
      if !hasParameters { node.parameters = implicitParameters(of: scope) }
      node.takesAnything = !hasParameters && node.parameters.isEmpty
      node.frameSize = scope.size.count
    }
  }

  private func closureParameter(_ name: String, type: TypeExpression?) -> ParameterNode {
    if name.hasPrefix("$") {
      let plain = String(name.dropFirst())
      return ParameterNode(
        label: nil, name: plain, slot: scope?.declare(plain, isWrapped: true) ?? 0, type: nil,
        isProjection: true)
    }
    let isUnused = name == "_"
    return ParameterNode(
      label: nil, name: name, slot: scope?.declare(isUnused ? nil : name) ?? 0, type: type)
  }

  private func implicitParameters(of scope: FrameScope) -> [ParameterNode] {
    guard let highest = scope.implicitParameters.keys.max() else { return [] }
    return (0...highest).map {
      ParameterNode(label: nil, name: "$\($0)", slot: scope.implicitParameter($0), type: nil)
    }
  }
}
