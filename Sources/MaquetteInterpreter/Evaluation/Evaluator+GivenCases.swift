import MaquetteUI

/// Values of the data file that are no plain texts, numbers, lists or objects: cases of enums, keys
/// of dictionaries, tuples.
extension Evaluator {
  /// A case of an enum: by its name, by its raw value, or, with values of its own, as an object of
  /// one member that is called like the case; nil where there is none, which is told.
  func givenCase(
    _ value: Value, of declared: RuntimeType, _ type: TypeExpression, _ path: String
  ) -> Value? {
    if case .instance(let record) = value, record.isRecord, record.layout.names.count == 1 {
      let name = record.layout.names[0]
      guard let node = declared.cases.first(where: { $0.name == name }) else {
        return missingCase(name, of: declared, path)
      }
      return givenCase(node, of: declared, holding: record.fields[0], "\(path).\(name)")
    }
    if case .string(let name) = value, let node = declared.cases.first(where: { $0.name == name }) {
      guard node.parameters.isEmpty else {
        return givenCase(node, of: declared, holding: nil, path)
      }
      return .enumCase(EnumInstance(type: declared, typeName: declared.name, name: name))
    }
    if let raw = (try? rawValues(of: declared)) ?? nil,
      let index = raw.firstIndex(where: {
        (try? areEqual($0, value, in: nil, at: declared.place ?? noPlace)) ?? false
      })
    {
      return .enumCase(
        EnumInstance(type: declared, typeName: declared.name, name: declared.cases[index].name))
    }
    if case .string(let name) = value { return missingCase(name, of: declared, path) }
    return mismatch(value, type, path)
  }

  /// A case with the values that the data file gives it: one by itself, several by their labels or
  /// in a list; what is not given is made up.
  private func givenCase(
    _ node: EnumCaseNode, of declared: RuntimeType, holding value: Value?, _ path: String
  ) -> Value? {
    let place = declared.place ?? noPlace
    let items = node.parameters.enumerated().map { index, parameter in
      let label = parameter.label
      var found = value.map { ($0, path) }
      if case .instance(let record)? = value, record.isRecord, let label {
        found = record.layout.indices[label].map { (record.fields[$0], "\(path).\(label)") }
      } else if case .array(let elements)? = value, node.parameters.count > 1 {
        found = elements.indices.contains(index) ? (elements[index], "\(path)[\(index)]") : nil
      } else if node.parameters.count > 1, label == nil {
        found = nil
      }
      let made = found.flatMap { given($0.0, as: parameter.type, at: $0.1, owner: declared) }
      return Argument(
        label: label,
        value: made ?? sample(for: parameter.type, named: label ?? node.name, owner: declared),
        place: place)
    }
    return try? makeCase(node, of: declared, Arguments(items: items, evaluator: self, place: place))
  }

  private func missingCase(_ name: String, of declared: RuntimeType, _ path: String) -> Value? {
    let hint = Suggestion.nearest(to: name, among: declared.cases.map(\.name))
    log.report(
      .error, .data, name: path,
      "'\(declared.name)' has no case '\(name)'" + (hint.map { "; did you mean '\($0)'?" } ?? ""),
      at: samples.source.place(of: path),
      notes: declared.place.map { [("'\(declared.name)' is declared here", $0)] } ?? [])
    return nil
  }

  /// The key of a dictionary, whose name in JSON is a text whatever its type.
  func givenKey(
    _ name: String, as type: TypeExpression, at path: String, owner: RuntimeType?
  ) -> Value? {
    switch type.basic {
    case .integer:
      guard let number = Int(name) else { return mismatch(.string(name), type, path) }
      return (try? coerce(.int(number), to: type, owner: owner)) ?? .int(number)
    case .real:
      guard let number = Double(name) else { return mismatch(.string(name), type, path) }
      return (try? coerce(.double(number), to: type, owner: owner)) ?? .double(number)
    default: return given(.string(name), as: type, at: path, owner: owner)
    }
  }

  /// A tuple, whose elements stand in a list or in an object by their labels.
  func givenTuple(
    _ value: Value, _ parts: [(label: String?, type: TypeExpression)], _ type: TypeExpression,
    _ path: String, _ owner: RuntimeType?
  ) -> Value? {
    var elements: [Value] = []
    for (index, part) in parts.enumerated() {
      var found: (Value, String)?
      if case .array(let given) = value, given.indices.contains(index) {
        found = (given[index], "\(path)[\(index)]")
      } else if case .instance(let record) = value, record.isRecord,
        let position = record.layout.indices[part.label ?? String(index)]
      {
        found = (record.fields[position], "\(path).\(part.label ?? String(index))")
      }
      guard let found else { return mismatch(value, type, path) }
      guard let made = given(found.0, as: part.type, at: found.1, owner: owner) else { return nil }
      elements.append(made)
    }
    return .tuple(TupleValue(labels: parts.map(\.label), elements: elements))
  }
}
