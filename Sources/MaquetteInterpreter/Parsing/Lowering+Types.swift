import SwiftSyntax

extension Lowering {
  /// A type as the lowered program keeps it.
  func type(_ syntax: TypeSyntax) -> TypeExpression {
    deeper { describe(syntax) } ?? .named("Any")
  }

  private func describe(_ syntax: TypeSyntax) -> TypeExpression {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let named):
      if named.name.text == "Self", let fixedSelf { return fixedSelf }
      if let parameter = generics[named.name.text] { return parameter.type }
      refer(to: named.name.text)
      return named.name.text == "Optional" && arguments(named.genericArgumentClause).count == 1
        ? TypeExpression(.optional(arguments(named.genericArgumentClause)[0]))
        : TypeExpression(.named(named.name.text, arguments(named.genericArgumentClause)))
    case .memberType(let member):
      let base = type(member.baseType)
      refer(to: member.name.text)
      guard let name = base.name else { return .named(member.name.text) }
      let isModule = Vocabulary.modules.contains(name)
      let full = isModule ? member.name.text : "\(name).\(member.name.text)"
      return TypeExpression(
        .named(full, arguments(member.genericArgumentClause)),
        isQualified: isModule || base.isQualified)
    case .optionalType(let optional): return TypeExpression(.optional(type(optional.wrappedType)))
    case .implicitlyUnwrappedOptionalType(let optional):
      return TypeExpression(.optional(type(optional.wrappedType)))
    case .arrayType(let array): return TypeExpression(.array(type(array.element)))
    case .dictionaryType(let dictionary):
      return TypeExpression(.dictionary(type(dictionary.key), type(dictionary.value)))
    case .tupleType(let tuple):
      let elements = tuple.elements.map { (label: $0.firstName?.text, type: type($0.type)) }
      return elements.count == 1 ? elements[0].type : TypeExpression(.tuple(elements))
    case .functionType(let function):
      return TypeExpression(
        .function(function.parameters.map { type($0.type) }, type(function.returnClause.type)))
    case .attributedType(let attributed): return type(attributed.baseType)
    case .someOrAnyType(let some): return TypeExpression(.opaque(type(some.constraint)))
    case .compositionType(let composition):
      let elements = composition.elements.map { type($0.type) }
      return elements.first?.composed(with: Array(elements.dropFirst())) ?? .named("Any")
    case .metatypeType(let meta):
      return TypeExpression(.named("Type", [type(meta.baseType)]))
    default: return .named(syntax.trimmedDescription)
    }
  }

  private func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeExpression] {
    clause?.arguments.compactMap {
      if case .type(let argument) = $0.argument { type(argument) } else { nil }
    } ?? []
  }

  /// The type that an expression before `()` or `.self` means, such as `[String]`.
  func typeMeant(by syntax: ExprSyntax) -> TypeExpression? {
    deeper { describeType(syntax) } ?? nil
  }

  private func describeType(_ syntax: ExprSyntax) -> TypeExpression? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      if let parameter = generics[name] { return parameter.type }
      guard name.first?.isUppercase == true, local(name) == nil else { return nil }
      refer(to: name)
      return .named(name)
    case .memberAccessExpr(let member):
      guard let base = member.base, let outer = typeMeant(by: base)?.name else { return nil }
      let name = member.declName.baseName.text
      guard name.first?.isUppercase == true else { return nil }
      refer(to: name)
      return .named("\(outer).\(name)")
    case .arrayExpr(let array):
      guard array.elements.count == 1, let element = array.elements.first,
        let inner = typeMeant(by: element.expression)
      else { return nil }
      return TypeExpression(.array(inner))
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content, elements.count == 1,
        let element = elements.first, let key = typeMeant(by: element.key),
        let value = typeMeant(by: element.value)
      else { return nil }
      return TypeExpression(.dictionary(key, value))
    case .optionalChainingExpr(let optional):
      return typeMeant(by: optional.expression).map { TypeExpression(.optional($0)) }
    case .genericSpecializationExpr(let generic):
      guard let name = typeMeant(by: generic.expression)?.name else { return nil }
      return TypeExpression(.named(name, arguments(generic.genericArgumentClause)))
    case .typeExpr(let expression): return type(expression.type)
    case .tupleExpr(let tuple):
      return tuple.elements.count == 1
        ? tuple.elements.first.flatMap { typeMeant(by: $0.expression) } : nil
    default: return nil
    }
  }
}
