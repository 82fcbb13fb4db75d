import MaquetteUI

extension Evaluator {
  /// Calls the overload that fits best; reports and yields nil where none does.
  func call(
    _ overloads: [Overload], named name: String, receiver: Value, _ arguments: Arguments
  ) throws -> Value? {
    guard let chosen = choose(among: overloads, named: name, arguments) else { return nil }
    let signature = chosen.overload.signature
    var values: [Value?] = []
    for (parameter, positions) in zip(signature.parameters, chosen.positions) {
      if parameter.isVariadic {
        values.append(.array(try positions.map { try coerceKnown(arguments[$0], parameter.type) }))
      } else if let position = positions.first {
        var value = try coerceKnown(arguments[position], parameter.type)
        if parameter.isBuilder, case .function(let function) = value {
          value = .function(function.built())
        }
        values.append(value)
      } else {
        values.append(nil)
      }
    }
    reportIgnored(by: signature, named: name, chosen.positions, arguments)
    let result = try chosen.overload.make(
      Invocation(
        evaluator: self, signature: signature, arguments: arguments, receiver: receiver,
        values: values, positions: chosen.positions, place: arguments.place))
    return made(result, of: arguments.items.map(\.value) + [receiver], at: arguments.place)
  }

  /// Tells of what is taken and then has no effect, rather than dropping it silently.
  private func reportIgnored(
    by signature: Signature, named name: String, _ positions: [[Int]], _ arguments: Arguments
  ) {
    if signature.isIgnored {
      log.report(
        .warning, .noEffect, name: name, "'\(name)' has no effect in previews",
        at: arguments.place)
    }
    for (parameter, given) in zip(signature.parameters, positions)
    where parameter.isIgnored && !given.isEmpty {
      log.report(
        .warning, .noEffect, name: "\(name)(\(parameter.name):)",
        "argument '\(parameter.name)' of '\(name)' has no effect in previews",
        at: arguments.items[given[0]].place)
    }
  }

  private func choose(among overloads: [Overload], named name: String, _ arguments: Arguments)
    -> (overload: Overload, positions: [[Int]])?
  {
    var best: (overload: Overload, positions: [[Int]], cost: Int)?
    var mismatch: (ArgumentMatching.Mismatch, Overload)?
    var wrongType: (Argument, TypeExpression, Overload, [[Int]])?
    for overload in overloads {
      let signature = overload.signature
      let positions: [[Int]]
      do { positions = try ArgumentMatching.match(arguments.items, signature.shapes) } catch {
        if mismatch == nil { mismatch = (error, overload) }
        continue
      }
      var cost = 0
      var isFitting = true
      for (parameter, indices) in zip(signature.parameters, positions) {
        for index in indices {
          let argument = arguments.items[index]
          guard let fit = fit(argument, parameter.type) else {
            if wrongType == nil { wrongType = (argument, parameter.type, overload, positions) }
            isFitting = false
            continue
          }
          cost += fit
        }
        if indices.isEmpty { cost += parameter.hasDefault ? 0 : 1 }
      }
      if isFitting, cost < best?.cost ?? Int.max { best = (overload, positions, cost) }
    }
    if let best { return (best.overload, best.positions) }
    if let (argument, type, overload, positions) = wrongType {
      log.report(
        .error, .typeMismatch, name: name,
        "cannot convert value of type '\(argument.value.typeName)' to expected argument type "
          + "'\(type.text)'", at: argument.place)
      return (overload, positions)
    }
    if let (problem, overload) = mismatch {
      if noteAbsent(overloads, named: name, arguments) { return nil }
      // Another file of the project may add the initialiser that is meant.
      report(
        problem, parameters: overload.signature.parameters.map { $0.label ?? $0.name }, arguments,
        severity: .warning)
    }
    return nil
  }

  /// Notes a call with a label that nothing of this name has, where a module may add it that the
  /// file imports and that is not here; false where it is another fault.
  private func noteAbsent(_ overloads: [Overload], named name: String, _ arguments: Arguments)
    -> Bool
  {
    let known = Set(overloads.flatMap { $0.signature.parameters.compactMap(\.label) })
    let given = arguments.items.compactMap(\.label)
    guard let label = given.first(where: { !known.contains($0) }),
      Suggestion.nearest(to: label, among: known) == nil
    else { return false }
    let labels = arguments.items.filter { !$0.isTrailing }.map { ($0.label ?? "_") + ":" }.joined()
    let selector = "\(name)(\(labels))"
    return noteAbsent(selector, "cannot find '\(selector)'", at: arguments.place)
  }

  /// The overload that takes a call's closures and most of its other arguments, with these; nil if
  /// there are no closures, which hold what a container shows.
  func nearest(among overloads: [Overload], to arguments: Arguments) -> (Overload, Arguments)? {
    guard arguments.items.contains(where: \.isTrailing) else { return nil }
    var best: (overload: Overload, kept: Arguments)?
    for overload in overloads {
      let shapes = overload.signature.shapes
      var next = 0
      let kept = arguments.items.filter { argument in
        if argument.isTrailing {
          return argument.label == nil || shapes.contains { $0.label == argument.label }
        }
        let found = shapes.indices.dropFirst(next).first { index in
          shapes[index].label == argument.label
            && fit(argument, overload.signature.parameters[index].type) != nil
        }
        if let found { next = found + 1 }
        return found != nil
      }
      guard (try? ArgumentMatching.match(kept, shapes)) != nil,
        kept.count > best?.kept.items.count ?? 0
      else { continue }
      best = (
        overload, Arguments(items: kept, evaluator: arguments.evaluator, place: arguments.place)
      )
    }
    return best
  }

  /// What is found only once other arguments are known.
  private static let dependentTypes: Set<String> = [
    "FormatStyle", "FormatInput", "Dimension", "Any",
  ]

  /// An argument as a parameter's type.
  func coerceKnown(_ value: Value, _ type: TypeExpression) throws -> Value {
    // What a format is depends on the value that it is given, and a unit on its quantity.
    if case .implicit = value, type.unwrapped.basic == .key || type.unwrapped.name == "Title" {
      return try coerce(value, to: .named("LocalizedStringKey"), owner: nil)
    }
    if type.basic == .key || Self.dependentTypes.contains(type.name ?? "") { return value }
    if case .opaque(let constraint) = type.form { return try coerceKnown(value, constraint) }
    return try coerce(value, to: type, owner: nil)
  }

  /// How well a value fits a type of the vocabulary.
  func fitKnown(_ argument: Argument, _ name: String) -> Int? {
    let value = argument.value
    // What was made of a value that could not be found may be anything.
    if name != "View", case .view(let view) = value, view.isOpen { return 4 }
    switch name {
    case "Any", "Hashable", "Equatable", "Identifiable", "Comparable": return value.isNone ? nil : 3
    case "View":
      switch value {
      case .view, .implicit: return 0
      case .instance(let instance):
        return instance.type.conforms(to: "View") ? 0 : viewValue(value) == nil ? nil : 1
      case .native(let native): return native.value is any View ? 2 : nil
      // An optional view is one too.
      case .null: return 1
      default: return nil
      }
    case "Title":
      if case .string = value { return argument.literal == .string ? 0 : 1 }
      if case .implicit(let member) = value { return fit(member, in: name) }
      let isText =
        value.native(as: LocalizedStringKey.self) != nil
        || value.native(as: InterpolatedText.self) != nil
        || value.native(as: LocalizedStringResource.self) != nil
      return isText ? 0 : nil
    case "Collection", "Sequence":
      switch value {
      case .array, .set, .dictionary, .range, .string: return 0
      default: return nil
      }
    case "KeyPath": if case .keyPath = value { return 0 } else { return nil }
    case "FormatStyle", "Dimension":
      switch value {
      case .implicit, .native, .instance: return 0
      default: return nil
      }
    case "FormatInput": return 3
    case "Type": if case .type = value { return 0 } else { return nil }
    default: break
    }
    // A member that is not known here may be one that another file of the project adds.
    if case .implicit(let member) = value { return fit(member, in: name) }
    if case .instance(let instance) = value {
      let isOther = name == "ButtonStyle" && instance.type.conforms(to: "PrimitiveButtonStyle")
      return isOther || instance.type.conforms(to: name) ? 0 : nil
    }
    guard let entry = Vocabulary.types[name] else { return 4 }
    let candidate: Any?
    switch value {
    case .native(let native): candidate = native.value
    case .view(let view): candidate = Sourced.content(of: view.view)
    case .array: return entry.functions["set"] != nil || entry.alsoIn.contains("Array") ? 1 : nil
    default: candidate = nil
    }
    guard let candidate else { return nil }
    // What could not be made stands for anything.
    if candidate is Placeholder { return 4 }
    guard let matches = entry.matches else { return 2 }
    return matches(candidate) ? 0 : nil
  }

  /// Whether a type of the vocabulary, or an extension of it, has a static member.
  func hasStatic(_ name: String, in typeName: String) -> Bool {
    if let type = program.types[typeName],
      type.staticProperty(name) != nil || !type.statics(name).isEmpty
    {
      return true
    }
    guard let entry = Vocabulary.types[typeName] else { return true }
    if entry.statics[name] != nil || entry.functions[name] != nil || name == "init" { return true }
    return entry.alsoIn.contains { hasStatic(name, in: $0) }
      || hasGeneratedAsset(name, in: typeName) || generatedText(name, of: typeName) != nil
  }
}
