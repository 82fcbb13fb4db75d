import Foundation
import MaquetteUI

/// A view with the place in the source that makes it.
struct Sourced: View, Distinguishable {
  let content: any View
  /// What the source yields there, which tells the view from others.
  let value: Value
  let mark: SourceMark

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    // What another file makes stands where this one asks for it.
    if let origin = mark.origin { inner.origin = origin }
    return Fragment.nodes(of: self, in: inner) { content.nodes(in: $0) }
  }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? Sourced else { return false }
    return mark === other.mark && value.isSame(as: other.value)
  }

  /// A view without the place around it.
  static func content(of view: any View) -> any View {
    var view = view
    while let sourced = view as? Sourced { view = sourced.content }
    return view
  }
}

extension SourceLocation {
  /// The lines and columns in the current text.
  var sourceRange: SourceRange {
    let range = range
    let start = anchor.file.position(of: range.lowerBound)
    let end = anchor.file.position(of: range.upperBound)
    return SourceRange(
      line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension Evaluator {
  /// A value as the view it is, if it is one.
  func viewValue(_ value: Value) -> (any View)? {
    switch value {
    case .view(let view): view.view
    case .instance(let instance): declaredView(instance)
    case .native(let native): native.value as? any View
    default: nil
    }
  }

  /// An instance of the file as a view; one that another framework or file makes one is a box with
  /// its name.
  private func declaredView(_ instance: StructInstance) -> (any View)? {
    let isBuilt = ["View", "ToolbarContent"].contains { instance.type.conforms(to: $0) }
    if isBuilt, instance.type.member("body") != nil {
      return InterpretedView(evaluator: self, instance: instance)
    }
    if let shape = declaredShape(instance) { return shape }
    let foreign = [
      "View", "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
      "NSViewControllerRepresentable", "Layout", "Shape", "InsettableShape",
    ]
    let isView = foreign.contains { instance.type.conforms(to: $0) } || hasForeignBody(instance)
    return isView ? Placeholder(instance.shortName) : nil
  }

  /// Whether a protocol that nobody here knows may make a view of what the type calls its body.
  private func hasForeignBody(_ instance: StructInstance) -> Bool {
    guard case .methods? = instance.type.member("body") else { return false }
    return instance.type.inherited.contains { parent in
      parent.name.map { !isKnown($0) && program.type(named: $0, from: instance.type.outer) == nil }
        ?? false
    }
  }

  /// A value as a view wherever one is wanted; what is none becomes a box with its name.
  func view(from value: Value, at place: SourceLocation) -> any View {
    if let view = viewValue(value) { return view }
    switch value {
    case .null, .void: return EmptyView()
    case .stub(let stub): return Placeholder(stub.viewName)
    case .array(let elements): return ViewList(elements.map { view(from: $0, at: place) })
    case .binding(let binding): return view(from: binding.get(), at: place)
    case .implicit(let member): return Placeholder("." + member.name)
    case .function(let function): return view(from: callQuietly(function, [], at: place), at: place)
    default:
      log.report(
        .error, .typeMismatch, name: value.typeName,
        "type '\(value.typeName)' cannot conform to 'View'", at: place)
      return Placeholder(describe(value))
    }
  }

  /// What a result builder's block makes of its statements.
  func value(of block: BuilderBlock) -> Value {
    if block.elements.count == 1, block.standings[0] == nil,
      case .value(let value, let mark) = block.elements[0]
    {
      // A builder may also build what is no view: a style, a toolbar item.
      guard let view = viewValue(value) else { return value }
      if case .native = value { return value }
      return .view(ViewValue(Sourced(content: view, value: value, mark: mark)))
    }
    return plainValue(of: block) ?? .view(ViewValue(view(of: block)))
  }

  /// What a chosen branch yields, where that is no view.
  private func plainValue(of block: BuilderBlock) -> Value? {
    guard block.elements.count == 1 else { return nil }
    switch block.elements[0] {
    case .value(let value, _):
      if case .native = value { return value }
      return viewValue(value) == nil && !value.isStub ? value : nil
    case .branch(_, _, let content): return content.flatMap(plainValue(of:))
    case .loop: return nil
    }
  }

  private func view(of block: BuilderBlock) -> any View {
    if block.elements.count == 1, block.standings[0] == nil { return view(of: block.elements[0]) }
    return ViewList(zip(block.elements.map(view(of:)), block.standings).map { ($0, $1) })
  }

  private func view(of element: BuilderBlock.Element) -> any View {
    switch element {
    case .value(let value, let mark):
      return Sourced(content: view(from: value, at: mark.place), value: value, mark: mark)
    case .branch(_, let turns, let content):
      guard let content else { return EmptyView() }
      var view: any View = self.view(of: content)
      for isFirst in turns.reversed() { view = ErasedBranch(view, isFirst: isFirst) }
      return view
    case .loop(let turns): return ViewList(turns.map { view(of: $0) })
    }
  }

  /// A member call without a base inside a view: a modifier of `self`.
  func callImplicitSelf(
    _ name: String, on receiver: Value, _ arguments: Arguments, in frame: Frame,
    at place: SourceLocation
  ) throws -> Value? {
    guard name.first?.isLowercase == true, Vocabulary.modifiers[name] != nil,
      Vocabulary.functions[name] == nil, let view = viewValue(receiver)
    else { return nil }
    return try callModifier(name, on: view, arguments, at: place)
  }

  /// Whether a name calls a view modifier on a value.
  func isModifier(_ name: String, of receiver: Value) -> Bool {
    name.first?.isLowercase == true && Vocabulary.modifiers[name] != nil
      && Vocabulary.functions[name] == nil && viewValue(receiver) != nil
  }

  /// Applies a modifier; one that is not known passes its content through.
  func callModifier(
    _ name: String, on view: any View, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
    guard let entry = Vocabulary.modifiers[name] else {
      report(unknownModifier: name, at: place)
      return .view(ViewValue(view))
    }
    if entry.overloads.isEmpty {
      tell(of: entry, at: place)
      return .view(ViewValue(view))
    }
    return try call(
      entry.overloads, named: name, receiver: .view(ViewValue(view)), arguments)
      ?? .view(ViewValue(view))
  }

  /// A call on an absorbed value.
  func callOnStub(_ stub: Stub, _ name: String, _ arguments: Arguments, at place: SourceLocation)
    throws
    -> Value
  {
    if let extended = program.types["View"], !extended.member(name).isEmptyMember {
      return try callDeclared(
        name, on: Receiver(.view(ViewValue(Placeholder(stub.viewName)))), arguments, at: place)
        ?? .stub(stub)
    }
    if name.first?.isUppercase == true, arguments.items.contains(where: \.buildsViews) {
      return unknownView("\(stub.name).\(name)", arguments)
    }
    if let given = Vocabulary.modifiers[name], arguments.items.allSatisfy({ !$0.isTrailing }),
      given.overloads.isEmpty
        || given.overloads.contains(where: { $0.signature.takes(arguments) })
    {
      let made = try callModifier(name, on: Placeholder(stub.viewName), arguments, at: place)
      if case .view(let view)? = made { view.isOpen = true }
      return made ?? .stub(stub)
    }
    switch name {
    case "map", "flatMap", "compactMap", "filter", "sorted", "enumerated", "reversed", "prefix",
      "formatted":
      return .stub(Stub(name: stub.name, index: stub.index))
    default: return .stub(stub.called(name))
    }
  }

  /// A method of a binding itself; nil for those of its value.
  func callOnBinding(
    _ name: String, _ binding: BindingValue, _ arguments: Arguments, at place: SourceLocation
  ) throws -> Value? {
    switch name {
    case "animation", "transaction": return .binding(binding)
    default: break
    }
    switch binding.get() {
    case .null, .bool, .int, .double, .enumCase, .stub:
      // A binding has no methods of its own; they come from another file.
      return missing(name, of: .binding(binding), at: place)
    default: return nil
    }
  }
}

extension Signature {
  /// Whether the labels of a call's arguments are those of the parameters.
  fileprivate func takes(_ arguments: Arguments) -> Bool {
    (try? ArgumentMatching.match(arguments.items, shapes)) != nil
  }
}

extension RuntimeType.Member? {
  /// Whether there is no such member.
  var isEmptyMember: Bool { if case .none = self { true } else { false } }
}
