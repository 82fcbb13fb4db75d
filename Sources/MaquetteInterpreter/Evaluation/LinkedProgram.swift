import Foundation
import MaquetteUI

/// The declarations that run: those of the file, and those of its project that it uses.
///
/// A version of the file is linked into it as a whole; nothing that runs changes it. The types stay
/// the same objects from version to version, so that values that are kept find their new members.
final class LinkedProgram {
  private(set) var types: [String: RuntimeType] = [:]
  private(set) var functions: [String: [FunctionNode]] = [:]
  private(set) var globals: [String: PropertyNode] = [:]
  private(set) var aliases: [String: TypeExpression] = [:]
  /// The names of the mutating methods that extensions give types of the vocabulary.
  private(set) var mutatingExtensions: Set<String> = []
  /// The operators that extensions give types of the vocabulary.
  private(set) var operatorExtensions: Set<String> = []
  /// The number of the version of the program, and what each changed.
  private(set) var revision = 0
  private(set) var changes = ProgramChanges()
  /// Which set of names there is; what a name was found to mean holds as long as it is the same.
  private(set) var scopeVersion = 0
  /// The pictures and colours of the project.
  private(set) var assets = AssetLibrary.empty
  /// The time that `Date()` and `.now` yield; nil is the clock's.
  private(set) var frozenDate: Date?
  private var project: ProjectIndex?

  /// Takes what stands beside the text: assets and time.
  func take(_ options: Interpreter.Options) {
    assets = options.assets
    frozenDate = options.now
    project = options.project
    forgetMeanings()
  }

  /// The names that the project's other files declare, for "did you mean".
  var projectNames: Set<String> { project?.topNames ?? [] }

  /// The modules that a file imports and that are nowhere here: packages that nobody has fetched.
  func absentModules(in file: SourceFile) -> [String] {
    let imports = file.imports.filter { !SystemModules.contains($0) }
    guard !imports.isEmpty else { return [] }
    let own = project?.moduleNames ?? []
    return imports.filter { !own.contains($0) }
  }

  /// What the project's files, this one first of all, add to views.
  var viewMembers: Set<String> {
    (project?.viewMembers ?? []).union(types["View"]?.memberNames ?? [])
  }

  /// Has each name looked up anew, as there may be others.
  func forgetMeanings() { scopeVersion += 1 }

  /// The type with a name as seen from inside another.
  func type(named name: String, from outer: RuntimeType?) -> RuntimeType? {
    var current = outer
    while let scope = current {
      if let found = types["\(scope.name).\(name)"] { return found }
      if let alias = scope.aliases[name]?.name, alias != name {
        return type(named: alias, from: scope.outer)
      }
      current = scope.outer
    }
    if let found = types[name] { return found }
    guard let alias = aliases[name], !alias.namesModule, let meant = alias.name, meant != name
    else { return nil }
    return types[meant]
  }

  /// The type that an expression names as seen from inside another; of a module's type, what the
  /// program adds to it.
  func type(meantBy expression: TypeExpression, from outer: RuntimeType?) -> RuntimeType? {
    guard let name = expression.name, let found = type(named: name, from: outer) else { return nil }
    return expression.namesModule && found.kind != .extensionOfType ? nil : found
  }
}

extension LinkedProgram {
  /// Takes the declarations of the lowered items as the program to run.
  ///
  /// - Parameter changed: the names whose declarations are others than in the version before; nil
  ///   where that is not known.
  func link(_ items: [LoweredItem], changed: Set<String>?) {
    forgetMeanings()
    revision += 1
    changes.add(revision, changed)
    for item in items { item.forEachFunction { $0.revision = revision } }
    for type in types.values {
      type.reset()
      type.reviewReached(changed: changed)
    }
    let before = types
    types = [:]
    functions = [:]
    globals = [:]
    aliases = [:]
    for item in items {
      for type in item.types where type.kind != .extensionOfType {
        declare(type, in: nil, known: before)
      }
    }
    for item in items {
      for type in item.types where type.kind == .extensionOfType {
        fill(extended(type.name, known: before), from: type)
        for nested in type.nested { declare(nested, in: types[type.name], known: before) }
      }
      for function in item.functions { functions[function.name, default: []].append(function) }
      for property in item.properties { globals[property.name] = property }
      for alias in item.aliases { aliases[alias.name] = alias.type }
    }
    let all = Array(types.values)
    for type in all { inherit(type) }
    for type in all {
      type.conformances = conformances(of: type, depth: 0)
      // A protocol of another file may be what makes it a view.
      if type.kind == .structure, type.computed["body"]?.type?.text == "some View" {
        type.conformances.insert("View")
      }
    }
    for property in globals.values { property.wrapper?.bind(in: self, from: nil) }
    for type in all {
      for property in type.stored { property.wrapper?.bind(in: self, from: type) }
      for property in type.staticProperties.values {
        property.wrapper?.bind(in: self, from: type)
      }
    }
    mutatingExtensions = all.reduce(into: []) { names, type in
      guard type.kind == .extensionOfType || type.kind == .protocolType else { return }
      for (name, methods) in type.methods where methods.contains(where: \.isMutating) {
        names.insert(name)
      }
    }
    operatorExtensions = all.reduce(into: []) { names, type in
      guard type.kind == .extensionOfType || type.kind == .protocolType else { return }
      for name in type.staticMethods.keys where name.first?.isLetter == false { names.insert(name) }
    }
    for type in all { type.decideBuilders() }
    for type in all { type.updateLayout() }
    for type in all { type.updateLayout() }
  }

  private func declare(_ node: TypeNode, in outer: RuntimeType?, known: [String: RuntimeType]) {
    let name = outer.map { "\($0.name).\(node.name)" } ?? node.name
    let type = known[name] ?? types[name] ?? RuntimeType(name: name, outer: outer)
    types[name] = type
    outer?.nested[node.name] = type
    type.kind = node.kind
    type.isPropertyWrapper = node.isPropertyWrapper
    type.isResultBuilder = node.isResultBuilder
    type.place = node.place
    type.declaresInitializer = !node.initializers.isEmpty
    fill(type, from: node)
    for nested in node.nested { declare(nested, in: type, known: known) }
  }

  private func extended(_ name: String, known: [String: RuntimeType]) -> RuntimeType {
    if let type = types[name] { return type }
    let type = known[name] ?? RuntimeType(name: name, outer: nil)
    types[name] = type
    return type
  }

  private func fill(_ type: RuntimeType, from node: TypeNode) {
    type.inherited += node.inherited
    for alias in node.aliases { type.aliases[alias.name] = alias.type }
    for property in node.properties {
      if property.isStatic {
        type.staticProperties[property.name] = property
      } else if property.isComputed || node.kind == .protocolType {
        if property.isComputed { type.computed[property.name] = property }
      } else if node.kind == .extensionOfType {
        // `@Entry var key = value` in an extension: a computed property with a constant default.
        if property.initial != nil { type.staticProperties[property.name] = property }
      } else {
        type.stored.append(property)
      }
    }
    for function in node.functions {
      if function.isStatic {
        type.staticMethods[function.name, default: []].append(function)
      } else {
        type.methods[function.name, default: []].append(function)
      }
    }
    type.initializers += node.initializers
    type.subscripts += node.subscripts
    type.cases += node.cases
    type.caseNames.formUnion(node.cases.map(\.name))
  }

  private func inherit(_ type: RuntimeType) {
    for parent in expanded(type.inherited) {
      guard let found = self.type(meantBy: parent, from: type.outer), found !== type
      else { continue }
      if found.kind == .object {
        if type.kind == .object, !leads(found, to: type) { type.superclass = found }
      } else if !leads(found, to: type) {
        type.protocols.append(found)
      }
    }
    // Extensions of what every type of its kind has.
    for name in ["Any", "Equatable", "Hashable"] {
      if let given = types[name], !leads(given, to: type) { type.protocols.append(given) }
    }
  }

  /// The types that a list of inherited ones names, with what stands behind the names of compositions.
  private func expanded(_ types: [TypeExpression]) -> [TypeExpression] {
    types.flatMap { type -> [TypeExpression] in
      let others = type.name.flatMap { aliases[$0] }.map { [$0] + $0.others } ?? []
      return [type] + type.others + (others.count > 1 ? others : [])
    }
  }

  /// Whether a type is another or takes members from it, so that the other must not take its.
  private func leads(_ type: RuntimeType, to other: RuntimeType) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var rest = [type]
    while let next = rest.popLast() {
      if next === other { return true }
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      rest += next.protocols
      if let superclass = next.superclass { rest.append(superclass) }
    }
    return false
  }

  private func conformances(of type: RuntimeType, depth: Int) -> Set<String> {
    guard depth < 16 else { return [] }
    var names = Set(expanded(type.inherited).compactMap(\.name))
    for parent in type.protocols + [type.superclass].compactMap({ $0 }) {
      names.insert(parent.name)
      names.formUnion(conformances(of: parent, depth: depth + 1))
    }
    return names
  }
}
