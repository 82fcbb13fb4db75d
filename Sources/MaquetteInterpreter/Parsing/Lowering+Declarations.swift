import SwiftSyntax

extension Lowering {
  /// Lowers a type or extension; nil if the declaration is none.
  func lowerType(_ declaration: DeclSyntax) -> TypeNode? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let syntax):
      return lower(syntax, kind: .structure, name: syntax.name)
    case .classDecl(let syntax):
      return lower(syntax, kind: .object, name: syntax.name)
    case .actorDecl(let syntax):
      return lower(syntax, kind: .object, name: syntax.name)
    case .enumDecl(let syntax):
      return lower(syntax, kind: .enumeration, name: syntax.name)
    case .protocolDecl(let syntax):
      return lower(syntax, kind: .protocolType, name: syntax.name)
    case .extensionDecl(let syntax):
      let extended = type(syntax.extendedType)
      let name =
        switch extended.form {
        case .array: "Array"
        case .optional: "Optional"
        default: extended.name ?? "Any"
        }
      let node = TypeNode(
        kind: .extensionOfType, name: name, place: place(of: syntax.extendedType))
      let outer = fixedSelf
      fixedSelf = selfType(in: syntax.genericWhereClause)
      fill(node, from: syntax)
      fixedSelf = outer
      return node
    default: return nil
    }
  }

  /// The type that a `where` clause says `Self` is.
  private func selfType(in clause: GenericWhereClauseSyntax?) -> TypeExpression? {
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement,
        case .type(let left) = same.leftType, left.trimmedDescription == "Self",
        case .type(let right) = same.rightType
      else { continue }
      return type(right)
    }
    return nil
  }

  private func lower(
    _ syntax: some DeclGroupSyntax & WithAttributesSyntax, kind: TypeNode.Kind, name: TokenSyntax
  ) -> TypeNode {
    let node = TypeNode(kind: kind, name: name.text, place: place(of: name))
    let attributes = names(of: syntax.attributes)
    node.isPropertyWrapper = attributes.contains("propertyWrapper")
    node.isResultBuilder = attributes.contains("resultBuilder")
    fill(node, from: syntax)
    return node
  }

  private func fill(_ node: TypeNode, from syntax: some DeclGroupSyntax) {
    let outerGenerics = generics
    defer { generics = outerGenerics }
    let generic = syntax.asProtocol((any WithGenericParametersSyntax).self)
    addGenerics(generic?.genericParameterClause, generic?.genericWhereClause)
    if let declared = syntax.as(ProtocolDeclSyntax.self) { addAssociatedTypes(of: declared) }
    node.inherited = syntax.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
    let outer = scope
    scope = nil
    deeper { fill(node, members: syntax.memberBlock.members) }
    scope = outer
  }

  private func fill(_ node: TypeNode, members: MemberBlockItemListSyntax) {
    let members = flattened(members)
    lowerUnits(members.map(\.decl)) { declaration, unit in
      self.declare(declaration)
      if let member = self.member(declaration) { unit.product = .member(member) }
    } then: { unit in
      if case .member(let member) = unit.product { node.add(member) }
    }
  }

  /// The members with the chosen branches of `#if` in place.
  func flattened(_ members: MemberBlockItemListSyntax) -> [MemberBlockItemSyntax] {
    members.flatMap { member -> [MemberBlockItemSyntax] in
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member] }
      guard case .decls(let inner) = activeElements(condition) else { return [] }
      return flattened(inner)
    }
  }

  /// A declaration as a member of a type; nil if it is none that matters.
  func member(_ declaration: DeclSyntax) -> TypeMember? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return .properties(properties(of: variable))
    case .functionDecl(let function): return .function(lower(function))
    case .initializerDecl(let initializer): return .initializer(lower(initializer))
    case .subscriptDecl(let syntax): return .subscripts(lower(syntax))
    case .enumCaseDecl(let cases): return .cases(cases.elements.map(lower))
    case .typeAliasDecl(let alias):
      return .alias(name: alias.name.text, type: type(alias.initializer.value))
    case .deinitializerDecl, .associatedTypeDecl, .missingDecl, .importDecl: return nil
    default:
      if let type = lowerType(declaration) { return .type(type) }
      remarkUnsupported(declaration)
      return nil
    }
  }

  private func lower(_ syntax: EnumCaseElementSyntax) -> EnumCaseNode {
    EnumCaseNode(
      name: syntax.name.identifier?.name ?? syntax.name.text,
      parameters: syntax.parameterClause?.parameters.map {
        (
          label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.text }, type: type($0.type),
          defaultValue: $0.defaultValue.map { thunk($0.value) }
        )
      } ?? [],
      rawValue: syntax.rawValue.map { thunk($0.value) })
  }

  private func lower(_ syntax: SubscriptDeclSyntax) -> PropertyNode {
    let outer = generics
    addGenerics(
      syntax.genericParameterClause, syntax.genericWhereClause, of: syntax.parameterClause)
    defer { generics = outer }
    let node = PropertyNode(
      name: "subscript", place: place(of: syntax.subscriptKeyword), uses: unit.uses)
    node.type = type(syntax.returnClause.type)
    node.isStatic = syntax.modifiers.contains { ["static", "class"].contains($0.name.text) }
    node.isSubscript = true
    guard let block = syntax.accessorBlock else { return node }
    let lowered = accessors(
      block, name: "subscript", type: node.type, parameters: syntax.parameterClause, in: nil)
    node.getter = lowered.getter
    node.setter = lowered.setter
    return node
  }

  /// Lowers the properties of one `let` or `var`.
  func properties(of syntax: VariableDeclSyntax) -> [PropertyNode] {
    let attributes = names(of: syntax.attributes)
    let modifiers = syntax.modifiers.map(\.name.text)
    var pending: TypeExpression?
    // `var a, b: Int` gives the type to both, so the list is read from its end.
    let nodes = syntax.bindings.reversed().flatMap { binding -> [PropertyNode] in
      if let tuple = binding.pattern.as(TuplePatternSyntax.self), let initial = binding.initializer
      {
        return elements(of: tuple, in: thunk(initial.value)).reversed()
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        if !binding.pattern.is(WildcardPatternSyntax.self) { remark("a tuple", at: binding) }
        return []
      }
      let node = PropertyNode(
        name: name.identifier?.name ?? name.text, place: place(of: name), uses: unit.uses)
      node.type = binding.typeAnnotation.map { type($0.type) }
      if node.type == nil, binding.initializer == nil { node.type = pending }
      if node.type == nil, binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true {
        node.type = .named("Double")
      }
      pending = node.type
      node.isStatic = modifiers.contains("static") || modifiers.contains("class")
      node.isLet = syntax.bindingSpecifier.text == "let"
      node.isUnwrapped =
        binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      node.isLazy = modifiers.contains("lazy")
      node.builder = builder(attributes)
      node.wrapper = wrapper(syntax.attributes)
      node.initial = binding.initializer.map { thunk($0.value) }
      node.initialText = binding.initializer.map { textHash(of: $0.value) } ?? 0
      if let block = binding.accessorBlock {
        let lowered = accessors(
          block, name: node.name, type: node.type, builder: node.builder, in: nil)
        node.getter = lowered.getter
        node.setter = lowered.setter
        node.willSet = lowered.willSet
        node.didSet = lowered.didSet
      }
      return [node]
    }
    return nodes.reversed()
  }

  /// The constants of `let (a, b) = value`.
  private func elements(of tuple: TuplePatternSyntax, in value: Thunk) -> [PropertyNode] {
    tuple.elements.enumerated().flatMap { index, element -> [PropertyNode] in
      let part = Thunk(
        MemberExpression(
          base: value.expression, name: String(index), isChained: false,
          place: place(of: element)), frameSize: value.frameSize)
      if let inner = element.pattern.as(TuplePatternSyntax.self) {
        return elements(of: inner, in: part)
      }
      guard let name = element.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return []
      }
      let node = PropertyNode(
        name: name.identifier?.name ?? name.text, place: place(of: name), uses: unit.uses)
      node.isLet = true
      node.initial = part
      return [node]
    }
  }

  private func wrapper(_ attributes: AttributeListSyntax) -> WrapperNode? {
    let plain: Set<String> = [
      "ViewBuilder", "MainActor", "available", "ObservationIgnored", "discardableResult",
      "objc", "NSManaged", "IBOutlet", "nonobjc", "inlinable", "usableFromInline", "Previewable",
      "escaping", "Sendable", "Entry", "Attribute", "Relationship", "Transient",
      "ToolbarContentBuilder",
    ]
    for case .attribute(let attribute) in attributes {
      let name = attribute.attributeName.trimmedDescription
      guard name.first?.isUppercase == true, !plain.contains(name), !name.hasSuffix("Builder")
      else { continue }
      var nodes: [ArgumentNode] = []
      var size = 0
      withScope(FrameScope(parent: nil)) {
        if case .argumentList(let list) = attribute.arguments { nodes = arguments(list) }
      } finally: {
        size = $0.size.count
      }
      let member = attribute.attributeName.as(MemberTypeSyntax.self)
      let module = member?.baseType.as(IdentifierTypeSyntax.self)?.name.text
      let isQualified = module.map(Vocabulary.modules.contains) ?? false
      let base = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      refer(to: base ?? member?.name.text ?? name)
      return WrapperNode(
        name: base ?? (isQualified ? member?.name.text : nil) ?? name, isQualified: isQualified,
        arguments: nodes, frameSize: size, place: place(of: attribute))
    }
    return nil
  }

  /// Lowers the accessors of a property or subscript.
  func accessors(
    _ block: AccessorBlockSyntax, name: String, type: TypeExpression?, builder: BuilderNode? = nil,
    parameters: FunctionParameterClauseSyntax? = nil, in parent: FrameScope?
  ) -> (
    getter: FunctionNode?, setter: FunctionNode?, willSet: FunctionNode?, didSet: FunctionNode?
  ) {
    let isOpaque = if case .opaque = type?.form { true } else { false }
    let builder = builder ?? (isOpaque ? .views : nil)
    func make(
      _ items: CodeBlockItemListSyntax?, node: some SyntaxProtocol, builder: BuilderNode?,
      extra: String? = nil
    ) -> FunctionNode {
      let function = FunctionNode(.accessor, name: name, place: place(of: node), uses: unit.uses)
      function.resultType = type
      withScope(FrameScope(parent: parent)) {
        if let extra {
          let slot = scope?.declare(extra) ?? 0
          function.parameters = [ParameterNode(label: nil, name: extra, slot: slot, type: type)]
        }
        function.parameters +=
          parameters?.parameters.map {
            let name = $0.secondName?.text ?? $0.firstName.text
            // Without a second name an index has no label.
            let label = $0.secondName == nil || $0.firstName.text == "_" ? nil : $0.firstName.text
            return ParameterNode(
              label: label, name: name, slot: scope?.declare(name) ?? 0,
              type: self.type($0.type), defaultValue: $0.defaultValue.map { thunk($0.value) },
              isVariadic: $0.ellipsis != nil)
          } ?? []
        function.body = items.map(self.block)
        function.builder = function.body?.containsReturn == true ? nil : builder
        if function.body?.containsReturn != true {
          function.requirement = BuilderRequirement(property: name)
        }
      } finally: {
        function.frameSize = $0.size.count
      }
      return function
    }
    switch block.accessors {
    case .getter(let items):
      return (make(items, node: block, builder: builder), nil, nil, nil)
    case .accessors(let list):
      var found: [String: FunctionNode] = [:]
      for accessor in list {
        guard let body = accessor.body else { continue }
        let kind = accessor.accessorSpecifier.text
        let given = accessor.parameters?.name.text
        let extra = [
          "set": given ?? "newValue", "willSet": given ?? "newValue",
          "didSet": given ?? "oldValue",
        ][kind]
        found[kind] = make(
          body.statements, node: accessor, builder: kind == "get" ? builder : nil, extra: extra)
      }
      return (found["get"], found["set"], found["willSet"], found["didSet"])
    @unknown default: return (nil, nil, nil, nil)
    }
  }
}
