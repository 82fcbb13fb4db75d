import Foundation
import MaquetteUI

extension Evaluator {
  /// A value as the type it is wanted as: integers become real, implicit members are found.
  func coerce(_ value: Value, to type: TypeExpression?, owner: RuntimeType?) throws -> Value {
    guard let type else { return value }
    return try coerce(value, to: type, owner: owner)
  }

  /// A value as the type it is wanted as.
  func coerce(_ value: Value, to type: TypeExpression, owner: RuntimeType?) throws -> Value {
    if let width = type.width, let narrow = value.narrowed(to: width) { return narrow }
    switch type.basic {
    case .integer, .bool: if !value.isImplicit { return value.widened }
    case .real:
      if case .int(let number) = value { return .double(Double(number)) }
      if case .sized(let number) = value { return .double(number.number) }
      if !value.isImplicit { return value }
    case .string:
      if case .string = value { return value }
      if let text = value.native(as: InterpolatedText.self) { return .string(text.plain) }
    case .key:
      if case .string(let text) = value { return .wrap(LocalizedStringKey(text)) }
      if value.native(as: InterpolatedText.self) != nil { return .wrap(key(from: value)) }
    case .other: break
    }
    switch (type.form, value) {
    case (_, .null): return value
    case (.optional(let wrapped), .implicit(let member))
    where member.name == "some" && member.arguments?.count == 1 && member.steps.isEmpty:
      return try coerce(member.arguments?[0] ?? .null, to: wrapped, owner: owner)
    case (.optional(let wrapped), _): return try coerce(value, to: wrapped, owner: owner)
    case (.opaque(let constraint), .implicit), (.parameter(_, let constraint?), .implicit):
      return try coerce(value, to: constraint, owner: owner)
    case (.array(let element), .array(let elements)):
      guard needsConversion(element, elements.first) else { return value }
      return .array(try elements.map { try coerce($0, to: element, owner: owner) })
    case (.named("Set", let arguments), .array(let elements)):
      return .set(try set(elements, of: arguments.first, owner: owner))
    case (.dictionary(_, let element), .dictionary(let entries)):
      guard needsConversion(element, entries.values.first) else { return value }
      var result = DictionaryValue()
      for (key, value) in zip(entries.keys, entries.values) {
        result[key] = try coerce(value, to: element, owner: owner)
      }
      return .dictionary(result)
    case (.tuple(let types), .tuple(var tuple)) where types.count == tuple.elements.count:
      for index in types.indices {
        tuple.elements[index] = try coerce(
          tuple.elements[index], to: types[index].type, owner: owner)
        if tuple.labels[index] == nil { tuple.labels[index] = types[index].label }
      }
      return .tuple(tuple)
    case (.array, .implicit(let member))
    where program.types["Array"]?.hasStaticMember(member.name) ?? false:
      return try resolve(member, in: "Array", owner: nil)
    case (.named("Self", _), .implicit(let member)) where owner != nil:
      return try resolve(member, in: owner, or: "Self")
    case (.named(let name, _), .implicit(let member)):
      return try resolve(
        member, in: program.type(meantBy: type, from: owner), or: name)
    case (.named, .array(let elements)):
      return try optionSet(type, elements, owner: owner)
        ?? literal(value, as: type, owner: owner) ?? value
    case (.named("Decimal", _), .int), (.named("Decimal", _), .double):
      return value.converted(to: Decimal.self).map { .wrap($0) } ?? value
    case (.named("LocalizedStringResource", _), .string(let text)):
      return .wrap(LocalizedStringResource(stringLiteral: text))
    case (.named("LocalizedStringResource", _), .native(let native)):
      guard native.value is InterpolatedText else { return value }
      return .wrap(
        LocalizedStringResource(
          localizationKey: key(from: value), fallback: nil, table: nil, locale: nil))
    case (.named("String.LocalizationValue", _), .string),
      (.named("String.LocalizationValue", _), .native):
      return .wrap(key(from: value))
    case (.named("AttributedString", _), .string(let text)):
      return .wrap(AttributedString(text))
    case (.named, .string), (.named, .int), (.named, .double), (.named, .bool),
      (.named, .dictionary):
      return try type.basic == .other ? literal(value, as: type, owner: owner) ?? value : value
    case (.function(let parameters, let result), .function(let function))
    where function.gains(parameters, result):
      return .function(function.typed(as: type))
    default: return value
    }
  }

  private func needsConversion(_ type: TypeExpression, _ first: Value?) -> Bool {
    switch first {
    case nil: false
    case .int: type.basic == .real || type.basic == .other || type.width != nil
    case .string: type.basic == .key || type.basic == .other
    default: true
    }
  }

  private func set(_ elements: [Value], of type: TypeExpression?, owner: RuntimeType?) throws
    -> DictionaryValue
  {
    var result = DictionaryValue()
    for element in elements { result[try coerce(element, to: type, owner: owner)] = .void }
    return result
  }

  /// What a type of the file makes of a literal that it can be expressed by; nil where it cannot.
  private func literal(_ value: Value, as written: TypeExpression, owner: RuntimeType?) throws
    -> Value?
  {
    guard let type = program.type(meantBy: written, from: owner), type.kind != .extensionOfType,
      let (label, items) = literalArguments(value)
    else { return nil }
    let labels = label == "integerLiteral" ? [label, "floatLiteral"] : [label]
    for label in labels
    where type.initializers.contains(where: { $0.parameters.first?.label == label }) {
      return try construct(
        type,
        Arguments(
          items: items.enumerated().map {
            Argument(label: $0.offset == 0 ? label : nil, value: $0.element, place: noPlace)
          }, evaluator: self, place: noPlace))
    }
    return nil
  }

  /// The label of the initialiser that takes a literal, and what it is given.
  private func literalArguments(_ value: Value) -> (label: String, items: [Value])? {
    switch value {
    case .array(let elements): ("arrayLiteral", elements)
    case .dictionary(let entries):
      (
        "dictionaryLiteral",
        entries.entries.map {
          .tuple(TupleValue(labels: [nil, nil], elements: [$0.key, $0.value]))
        }
      )
    case .string: ("stringLiteral", [value])
    case .int: ("integerLiteral", [value])
    case .double: ("floatLiteral", [value])
    case .bool: ("booleanLiteral", [value])
    default: nil
    }
  }

  /// An array literal as a set of options of a type of the file.
  private func optionSet(
    _ written: TypeExpression, _ elements: [Value], owner: RuntimeType?
  ) throws -> Value? {
    guard let type = program.type(meantBy: written, from: owner), type.kind != .extensionOfType,
      type.conforms(to: "OptionSet"), let index = type.layout.indices["rawValue"],
      case .instance(let result) = try blank(type)
    else { return nil }
    var bits = 0
    for element in elements {
      if case .instance(let option) = try coerce(element, to: written, owner: owner),
        let raw = option.fields[index].integer
      {
        bits |= raw
      }
    }
    result.fields[index] = try coerce(
      .int(bits), to: type.storedProperty("rawValue")?.type, owner: type)
    return .instance(result)
  }

  /// An implicit member as the type of another value.
  func resolve(_ value: Value, like other: Value, at place: SourceLocation) throws -> Value {
    guard case .implicit(let member) = value else { return value }
    switch other {
    case .instance(let instance): return try resolve(member, in: instance.typeName, owner: nil)
    case .enumCase(let instance): return try resolve(member, in: instance.typeName, owner: nil)
    case .object(let object): return try resolve(member, in: object.typeName, owner: nil)
    case .binding(let binding): return try resolve(value, like: binding.get(), at: place)
    case .native(let native):
      let name = knownName(of: native)
      // A date moves by a number of seconds.
      let isNumber = native.value is Date && !hasStatic(member.name, in: name)
      let isLength = native.value is QueueTime && !hasStatic(member.name, in: name)
      return try resolve(
        member, in: isLength ? "Duration" : isNumber ? "Double" : name, owner: nil)
    case .sized(let number): return try resolve(member, in: number.kind.rawValue, owner: nil)
    case .double, .int, .implicit:
      let isCall = member.arguments != nil
      let type = ["Double", "Int", isCall ? "DispatchTime" : "Date", "Duration"].first {
        hasStatic(member.name, in: $0)
      }
      return try type.map { try resolve(member, in: $0, owner: nil) } ?? value
    case .null: return member.name == "none" ? .null : value
    default: return member.name == "none" ? .null : value
    }
  }

  /// A literal as the type of another value, where that can be expressed by it; nil where not.
  func literal(_ value: Value, like other: Value) throws -> Value? {
    switch (value, other) {
    case (.string, .instance), (.int, .instance), (.double, .instance), (.string, .enumCase),
      (.int, .enumCase), (.array, .instance):
      try other.typeReference.flatMap {
        try literal(value, as: .named($0.name), owner: nil)
      }
    default: nil
    }
  }

  /// `.name…` as a member of a type.
  func resolve(_ member: ImplicitMember, in typeName: String, owner: RuntimeType?) throws -> Value {
    try resolve(member, in: program.type(named: typeName, from: owner), or: typeName)
  }

  /// `.name…` as a member of a type of the program, or of one that the vocabulary has.
  private func resolve(
    _ member: ImplicitMember, in declared: RuntimeType?, or typeName: String
  ) throws -> Value {
    var base: Value
    let reference: TypeReference =
      if let declared { .declared(declared, name: declared.name) } else { .known(typeName) }
    if let arguments = member.arguments {
      base = try callMember(
        member.name, on: .type(reference), arguments, in: nil, at: member.place)
    } else {
      base = try self.member(member.name, of: .type(reference), in: nil, at: member.place)
    }
    for step in member.steps {
      if let arguments = step.arguments, step.name == ImplicitMember.element {
        base = try element(of: base, at: arguments)
      } else if let arguments = step.arguments {
        base = try callMember(step.name, on: base, arguments, in: nil, at: member.place)
      } else {
        base = try self.member(step.name, of: base, in: nil, at: member.place)
      }
    }
    return base
  }

  /// Whether a value is of a type, as `is` and `as?` ask.
  func isInstance(_ value: Value, of type: TypeExpression) -> Bool {
    switch (type.form, value) {
    case (.optional(let wrapped), _): return value.isNone || isInstance(value, of: wrapped)
    case (.opaque(let constraint), _): return isInstance(value, of: constraint)
    // Which type it is in this call is not known.
    case (.parameter, _): return !value.isNone
    case (.array(let element), .array(let elements)):
      // What a text of JSON has as null is `NSNull` among values of any type.
      return elements.allSatisfy {
        isInstance($0, of: element) || $0.isNone && element.name == "Any"
      }
    case (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function): return true
    case (.named(let name, _), _):
      if ["Any", "AnyObject", "AnyHashable", "Sendable"].contains(name) { return !value.isNone }
      switch value {
      case .bool: return name == "Bool" || name == "NSNumber"
      case .int: return type.basic == .integer && type.width == nil || name == "NSNumber"
      case .double: return type.basic == .real && type.width == nil || name == "NSNumber"
      case .sized(let number): return type.width == number.kind || name == "NSNumber"
      case .string: return type.basic == .string || name == "NSString"
      case .instance(let instance): return instance.type.conforms(to: full(name))
      case .enumCase(let instance): return instance.type.conforms(to: full(name))
      case .object(let object):
        var current: RuntimeType? = object.type
        while let type = current {
          if type.conforms(to: full(name)) { return true }
          current = type.superclass
        }
        return false
      case .native(let native): return knownName(of: native) == name
      case .set: return name == "Set"
      case .array: return name == "Array"
      case .view: return name == "View" || value.typeName.hasPrefix(name)
      default: return false
      }
    default: return false
    }
  }

  private func full(_ name: String) -> String { program.type(named: name, from: nil)?.name ?? name }

  /// How well an argument fits a type: 0 is best, nil not at all.
  func fit(_ argument: Argument, _ type: TypeExpression) -> Int? {
    let value = argument.value
    switch value {
    case .stub: return 3
    case .binding:
      if case .named("Binding", _) = type.unwrapped.form { return 0 }
      return type.basic == .other && !type.isFunction ? 4 : nil
    default: break
    }
    switch type.form {
    case .optional(let wrapped): return value.isNone ? 0 : fit(argument, wrapped)
    case .opaque(let constraint): return fit(argument, constraint)
    case .parameter(_, let constraint):
      guard let constraint else { return 3 }
      return fit(argument, constraint) ?? (constraint.name == "View" ? nil : 4)
    case .function(let parameters, _):
      switch value {
      case .function(let function): return fit(function, taking: parameters.count)
      case .type, .keyPath: return 2
      default: return nil
      }
    case .array, .dictionary, .tuple: return fitCollection(value, type)
    case .named(let name, _): return fit(argument, named: name, type)
    }
  }

  /// A closure that names parameters is not meant where none are given, and one that names none is
  /// meant there first.
  private func fit(_ function: FunctionValue, taking count: Int) -> Int {
    guard case .lowered(let node, _, _, _) = function.body, node.kind == .closure else { return 0 }
    if count == 0 { return node.takesAnything || node.parameters.isEmpty ? 0 : 30 }
    return node.parameters.isEmpty ? 1 : 0
  }

  private func fitCollection(_ value: Value, _ type: TypeExpression) -> Int? {
    switch (type.form, value) {
    case (.array, .array), (.dictionary, .dictionary), (.tuple, .tuple): 0
    case (.dictionary, .array(let elements)) where elements.isEmpty: 1
    case (.array, .native), (.array, .set): 2
    default: nil
    }
  }

  private func fit(_ argument: Argument, named name: String, _ type: TypeExpression) -> Int? {
    let value = argument.value
    switch type.basic {
    case .bool: if case .bool = value { return 0 }
    case .integer:
      if case .int = value { return 0 }
      if case .sized(let number) = value, number.kind != .float {
        return type.width == number.kind ? 0 : 2
      }
    case .real:
      if case .double = value { return 0 }
      if case .sized(let number) = value, number.kind == .float {
        return type.width == .float ? 0 : 2
      }
      if case .int = value { return argument.literal == .integer ? 1 : 2 }
    case .string:
      if case .string = value { return argument.literal == .string ? 2 : 0 }
    case .key:
      if case .string = value { return argument.literal == .string ? 0 : nil }
      if value.native(as: LocalizedStringKey.self) != nil { return 0 }
      if value.native(as: InterpolatedText.self) != nil { return 0 }
      if case .implicit(let member) = value { return fit(member, in: "LocalizedStringKey") }
      return nil
    case .other: return fitOther(argument, name, type)
    }
    if case .implicit(let member) = value { return fit(member, in: name) }
    return nil
  }

  private func fitOther(_ argument: Argument, _ name: String, _ type: TypeExpression) -> Int? {
    let value = argument.value
    switch name {
    case "StringProtocol":
      if case .string = value { return argument.literal == .string ? 2 : 0 }
      return nil
    case "ClosedRange", "Range":
      if case .range = value { return 0 }
      if case .implicit(let member) = value { return member.name == "init" ? nil : 5 }
      let isRange =
        value.native(as: DateRange.self) != nil || value.native(as: OrderedRange.self) != nil
      return isRange ? 0 : nil
    case "Binding":
      if case .implicit(let member) = value {
        return ["constant", "init"].contains(member.name) ? 0 : nil
      }
      return nil
    default: break
    }
    if let declared = program.type(meantBy: type, from: nil), declared.kind != .extensionOfType {
      switch value {
      case .instance(let instance): return instance.type.conforms(to: declared.name) ? 0 : nil
      case .enumCase(let instance): return instance.type.conforms(to: declared.name) ? 0 : nil
      case .object(let object): return object.type.conforms(to: declared.name) ? 0 : 2
      case .implicit(let member):
        if member.name == "init" { return fit(member, in: name) }
        return declared.staticNames.contains(member.name) ? 0 : 3
      case .bool, .int, .double, .sized, .string:
        let isExpressible = declared.conformances.contains {
          $0.hasPrefix("ExpressibleBy") && $0.hasSuffix("Literal")
        }
        return declared.kind == .protocolType || isExpressible ? 3 : nil
      default: return 3
      }
    }
    return fitKnown(argument, name)
  }
}
