import SwiftSyntax

/// The generic parameters and associated types that are seen from a place of the source.
struct GenericScope {
  /// A generic parameter.
  struct Parameter {
    let type: TypeExpression
    /// The parameters of its function whose values tell which type it is in a call.
    var carriers: [(name: String, type: TypeExpression)] = []
  }

  private var parameters: [String: Parameter] = [:]
  /// A number that is the same wherever the same parameters are seen.
  private(set) var sight = 0

  /// The innermost parameter of a name.
  subscript(name: String) -> Parameter? { parameters.isEmpty ? nil : parameters[name] }

  /// Adds a parameter, which hides what has its name outside.
  mutating func add(_ name: String, _ constraint: TypeExpression?) {
    parameters[name] = Parameter(type: TypeExpression(.parameter(name, constraint)))
    var hasher = Hasher()
    hasher.combine(sight)
    hasher.combine(name)
    hasher.combine(constraint?.text)
    sight = hasher.finalize()
  }

  /// Says whose values tell which type a parameter is in a call.
  mutating func setCarriers(_ carriers: [(name: String, type: TypeExpression)], of name: String) {
    parameters[name]?.carriers = carriers
  }
}

extension Lowering {
  /// Adds the generic parameters of a declaration to those that are seen.
  ///
  /// - Parameters:
  ///   - clause: the parameters themselves.
  ///   - requirements: what its `where` asks of them.
  ///   - function: the parameters of the function that it is.
  func addGenerics(
    _ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?,
    of function: FunctionParameterClauseSyntax? = nil
  ) {
    guard let clause else { return }
    for parameter in clause.parameters {
      let name = parameter.name.text
      let required = requirements?.requirements.lazy.compactMap { requirement in
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        {
          conformance.rightType
        } else {
          nil
        }
      }.first
      let constraint = (parameter.inheritedType ?? required).map { type($0) }
      generics.add(name, constraint)
    }
    // Their types are lowered where the new names are seen already.
    guard let function else { return }
    for parameter in clause.parameters {
      let name = parameter.name.text
      let carriers = function.parameters.compactMap {
        carrier -> (name: String, type: TypeExpression)? in
        let words = carrier.type.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
        guard words.contains(name) else { return nil }
        return ((carrier.secondName ?? carrier.firstName).text, type(carrier.type))
      }
      generics.setCarriers(carriers, of: name)
    }
  }

  /// Adds the associated types of a protocol to the names that are seen.
  func addAssociatedTypes(of syntax: ProtocolDeclSyntax) {
    for member in syntax.memberBlock.members {
      guard let associated = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let constraint = associated.inheritanceClause?.inheritedTypes.first.map { type($0.type) }
      generics.add(associated.name.text, constraint)
    }
  }
}
