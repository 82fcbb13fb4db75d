import Foundation
import MaquetteUI

extension Evaluator {
  /// A value for a property or parameter that nothing supplies.
  func sample(
    for type: TypeExpression?, named name: String, owner: RuntimeType? = nil
  ) -> Value {
    storage.dependency.noteRead()
    if samples.depth == 0 { samples.names.insert(name) }
    if samples.depth == 0 || storage.samples[name]?.isRecord == false,
      let value = storage.samples[name],
      let made = given(value, as: type, at: name, owner: owner)
    {
      if samples.depth == 0 { samples.needs?.note(name, made) }
      return made
    }
    samples.depth += 1
    let value = madeUp(type, named: name, owner: owner)
    samples.depth -= 1
    if samples.depth == 0 { samples.needs?.note(name, value) }
    return value
  }

  private func madeUp(_ type: TypeExpression?, named name: String, owner: RuntimeType?) -> Value {
    let unknown = Value.stub(Stub(name: name, index: samples.index, path: [name]))
    guard let type else { return unknown }
    switch type.form {
    case .optional(let wrapped):
      // What is made up for a preview shows what it can; what steers it stays away.
      return isMakingUp && !steers(name, wrapped)
        ? sample(for: wrapped, named: name, owner: owner) : .null
    case .array(let element): return .array(elements(of: element, named: name, owner: owner))
    case .named("Array", let arguments):
      return .array(elements(of: arguments.first, named: name, owner: owner))
    case .named("Set", let arguments):
      return .set(
        DictionaryValue(
          elements(of: arguments.first, named: name, owner: owner).map {
            (key: $0, value: Value.void)
          }))
    case .dictionary(let key, let value):
      return .dictionary(
        DictionaryValue(
          zip(
            elements(of: key, named: "key", owner: owner),
            elements(of: value, named: name, owner: owner)
          ).map { (key: $0, value: $1) }))
    case .tuple(let parts):
      return .tuple(
        TupleValue(
          labels: parts.map(\.label),
          elements: parts.map { sample(for: $0.type, named: $0.label ?? name, owner: owner) }))
    case .function(_, let result):
      return .function(
        FunctionValue(
          .native { [unowned self] _ in
            result.text == "Void" || result.text == "()"
              ? .void : self.sample(for: result, named: name, owner: owner)
          }))
    case .named("Binding", let arguments):
      return .binding(
        StateCell(sample(for: arguments.first, named: name, owner: owner), type: arguments.first)
          .binding)
    default: break
    }
    let words = SampleWords(name, index: samples.index)
    switch type.basic {
    case .bool: return .bool(words.truth)
    case .integer: return narrowed(.int(words.integer), type)
    case .real: return narrowed(.double(words.real), type)
    case .string, .key: return .string(words.text)
    case .other: break
    }
    guard let typeName = type.name else { return unknown }
    if let declared = program.type(meantBy: type, from: owner),
      let made = sample(of: declared, named: name)
    {
      return made
    }
    return knownSample(typeName, named: words) ?? unknown
  }

  private func narrowed(_ value: Value, _ type: TypeExpression) -> Value {
    type.width.flatMap { value.narrowed(to: $0) } ?? value
  }

  /// Two elements that differ; none where the collection steers what is shown, or none can be made.
  private func elements(
    of type: TypeExpression?, named name: String, owner: RuntimeType?
  ) -> [Value] {
    guard let type, !steers(name, type), !["path", "errors"].contains(name) else { return [] }
    let outer = samples.index
    defer { samples.index = outer }
    let isDeclared = program.type(meantBy: type, from: owner) != nil
    let one = SampleWords(name).singular
    return (0...1).compactMap { index in
      samples.index = index
      let made = sample(for: type, named: one, owner: owner)
      return made.isStub && isDeclared ? nil : made
    }
  }

  /// A value of a type of the program: one that the type itself offers, else one that is made up.
  private func sample(of type: RuntimeType, named name: String) -> Value? {
    if let own = ownSample(of: type, number: samples.index) { return own }
    switch type.kind {
    case .enumeration: return sampleCase(of: type)
    case .structure, .object: return synthesising { try? synthesised(type) } ?? nil
    case .protocolType:
      // What conforms to it and is made for previews goes first.
      let fitting = program.types.values.filter {
        ($0.kind == .structure || $0.kind == .object || $0.kind == .enumeration)
          && $0.conformances.contains(type.name)
      }.sorted { ($0.isStandIn ? 0 : 1, $0.name) < ($1.isStandIn ? 0 : 1, $1.name) }
      return fitting.lazy.compactMap { self.sample(of: $0, named: name) }.first
    case .extensionOfType: return nil
    }
  }

  private static let arrivals: Set<String> = [
    "loaded", "success", "succeeded", "content", "ready", "data", "result", "finished", "completed",
  ]

  private func sampleCase(of type: RuntimeType) -> Value? {
    let plain = type.cases.filter(\.parameters.isEmpty)
    // Of what is waited for, that it has come is what there is to see.
    let arrived = type.cases.first {
      !$0.parameters.isEmpty && Self.arrivals.contains($0.name)
    }
    if !plain.isEmpty, arrived == nil || samples.index > 0 {
      let name = plain[samples.index % plain.count].name
      return .enumCase(EnumInstance(type: type, typeName: type.name, name: name))
    }
    guard !type.cases.isEmpty else { return nil }
    let node = arrived ?? type.cases[samples.index % type.cases.count]
    return synthesising {
      let place = type.place ?? noPlace
      let items = node.parameters.map {
        Argument(
          label: $0.label, value: sample(for: $0.type, named: $0.label ?? node.name, owner: type),
          place: place)
      }
      return try? makeCase(
        node, of: type, Arguments(items: items, evaluator: self, place: place))
    } ?? nil
  }

  /// What a type's initialiser is given when its value is made up.
  private func shapes(of type: RuntimeType) -> [(
    label: String?, name: String, type: TypeExpression?
  )] {
    if let initializer = type.initializers.filter({ !$0.decodes })
      .min(by: { $0.parameters.count < $1.parameters.count })
    {
      return initializer.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
        .map { ($0.label, $0.name, $0.type) }
    }
    return type.stored.filter {
      isMemberwise($0) && $0.initial == nil
        && !($0.type?.isOptional == true && $0.wrapper != nil)
    }.map {
      (
        $0.name, $0.name,
        $0.wrapper?.known == .binding
          ? TypeExpression(.named("Binding", [$0.type ?? .named("Any")])) : $0.type
      )
    }
  }

  /// An instance of a type of the file with made-up arguments.
  func synthesised(_ type: RuntimeType) throws -> Value {
    let place = type.place ?? noPlace
    let shapes = shapes(of: type)
    let wasMakingUp = isMakingUp
    isMakingUp = true
    defer { isMakingUp = wasMakingUp }
    let items = shapes.map {
      Argument(
        label: $0.label, value: sample(for: $0.type, named: $0.name, owner: type), place: place)
    }
    let arguments = Arguments(items: items, evaluator: self, place: place)
    // One that only reads what was stored is not run: there is nothing stored.
    let isOnlyDecoded = !type.initializers.isEmpty && type.initializers.allSatisfy(\.decodes)
    return try isOnlyDecoded && type.kind == .structure
      ? memberwise(type, arguments) : construct(type, arguments)
  }

  /// What of a view's values was made up, in words; nil where nothing was.
  func madeUpNames(of type: RuntimeType) -> String? {
    let names = shapes(of: type).filter { shape in
      let isLeftOut = shape.type.map { $0.isOptional && steers(shape.name, $0.unwrapped) } ?? false
      return !isLeftOut && storage.samples[shape.name] == nil
    }.map { "'\($0.name)'" }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Whether a value decides by being there what is shown, rather than being shown itself: an
  /// error, a selection, something presented.
  private func steers(_ name: String, _ type: TypeExpression) -> Bool {
    let words = [
      "error", "failure", "selection", "selected", "present", "alert", "sheet", "destination",
      "active", "focus", "editing", "highlight", "dismiss",
    ]
    let name = name.lowercased()
    if words.contains(where: name.contains) { return true }
    let plain = type.name?.split(separator: ".").last.map(String.init) ?? ""
    return plain.hasSuffix("Error") || plain == "ID" || plain.hasPrefix("Binding")
      || plain.hasSuffix("Selection")
  }

  /// A sample of a type of the vocabulary.
  private func knownSample(_ typeName: String, named words: SampleWords) -> Value? {
    let number = UInt8(clamping: samples.index + 1)
    return switch typeName {
    case "Date":
      samples.index == 0
        ? .wrap(now) : .wrap(now.addingTimeInterval(86_400 * Double(samples.index)))
    case "UUID":
      .wrap(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)))
    case "URL": URL(string: words.address).map { .wrap($0) }
    case "Decimal": .wrap(Decimal(string: "\(words.real)") ?? 1)
    case "Data": .wrap(Data())
    case "Color": .wrap(samples.index == 0 ? Color.accentColor : Color.orange)
    case "AttributedString": .wrap(AttributedString(words.text))
    case "LocalizedStringResource": .wrap(LocalizedStringResource(stringLiteral: words.text))
    case "Text": .view(ViewValue(Text(verbatim: words.text)))
    case "Image": .view(ViewValue(Image(systemName: "photo")))
    default: nil
    }
  }
}

extension FunctionNode {
  /// Whether it is an initialiser that reads what was stored elsewhere.
  fileprivate var decodes: Bool {
    parameters.contains { ["Decoder", "NSCoder"].contains($0.type?.name) }
  }
}

extension RuntimeType {
  /// Whether it says by its name that it stands in for another in previews and tests.
  fileprivate var isStandIn: Bool {
    ["Mock", "Preview", "Stub", "Fake", "Sample", "Dummy"].contains { name.contains($0) }
  }
}

extension Value {
  /// Whether it is an object of a data file.
  fileprivate var isRecord: Bool {
    if case .instance(let instance) = self { instance.type.isRecord } else { false }
  }
}
