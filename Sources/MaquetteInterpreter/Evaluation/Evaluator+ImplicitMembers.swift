extension Evaluator {
  /// How well `.name…` fits a type: 0 is best, nil where the type can have no such member.
  ///
  /// `.init(…)` fits a type of which an initialiser takes its arguments.
  func fit(_ member: ImplicitMember, in typeName: String) -> Int? {
    let typeName = typeName == "Title" ? "LocalizedStringKey" : typeName
    guard member.name == "init", let arguments = member.arguments else {
      return hasStatic(member.name, in: typeName) ? 0 : 5
    }
    if let declared = program.type(named: typeName, from: nil), declared.kind != .extensionOfType {
      if declared.initializers.isEmpty { return 0 }
      return bestOverload(declared.initializers, arguments) == nil ? 3 : 0
    }
    if let added = program.types[typeName], bestOverload(added.initializers, arguments) != nil {
      return 0
    }
    guard let entry = Vocabulary.types[typeName] else {
      return Vocabulary.functions[typeName] == nil ? 5 : 2
    }
    let costs = entry.initializers.compactMap { cost(of: $0.signature, for: arguments) }
    if let least = costs.min() { return min(least, 4) }
    return Vocabulary.functions[typeName] == nil ? nil : 2
  }

  /// What it costs to call something with arguments; nil where they do not fit.
  func cost(of signature: Signature, for arguments: Arguments) -> Int? {
    guard let matched = try? ArgumentMatching.match(arguments.items, signature.shapes) else {
      return nil
    }
    var cost = 0
    for (parameter, positions) in zip(signature.parameters, matched) {
      if positions.isEmpty { cost += 1 }
      for position in positions {
        guard let fit = fit(arguments.items[position], parameter.type) else { return nil }
        cost += fit
      }
    }
    return cost
  }
}
