import MaquetteUI

/// A `#Preview` block: what it is called, what it asks of its surroundings, and what it shows.
struct PreviewDeclaration {
  private let node: PreviewNode
  private let evaluator: Evaluator

  private static let argumentLimit = 64

  init(_ node: PreviewNode, evaluator: Evaluator) {
    self.node = node
    self.evaluator = evaluator
  }

  /// What it is called, where it has a name.
  var name: String? {
    node.name.flatMap { value(of: $0) }.flatMap { $0.isNone ? nil : evaluator.describe($0) }
  }

  /// The preview; one for each of its arguments, where it has any.
  var previews: [Program.Preview] {
    let title = name ?? "Line \(node.place.line)"
    guard let arguments = node.arguments else { return [preview(named: title, group: nil)] }
    let elements = elements(of: arguments)
    if elements.isEmpty || elements.count > Self.argumentLimit {
      evaluator.log.report(
        .warning, .noPreview, name: title,
        elements.isEmpty
          ? "this preview has no arguments, so it shows nothing"
          : "only \(Self.argumentLimit) of the preview's \(elements.count) arguments are shown",
        at: node.place)
    }
    return elements.prefix(Self.argumentLimit).enumerated().map { number, element in
      preview(
        named: "\(title): \(evaluator.describe(element))", group: title, argument: number)
    }
  }

  private func preview(named name: String, group: String?, argument: Int? = nil) -> Program.Preview
  {
    let members = node.traits.compactMap(member)
    return Program.Preview(
      name: name, line: node.place.line, traits: members.compactMap { PreviewTrait($0) },
      group: group
    ) { [self] in
      PreviewBody(evaluator: evaluator, declaration: self, node: node, argument: argument)
    }
  }

  private func value(of thunk: Thunk) -> Value? {
    evaluator.enter(at: node.place) { try thunk.evaluate(in: evaluator, owner: nil) }
  }

  private func elements(of arguments: Thunk) -> [Value] {
    value(of: arguments).flatMap { evaluator.elements(of: $0, at: node.place) } ?? []
  }

  /// A trait as it is written, or as an extension of `PreviewTrait` writes it.
  private func member(of trait: Thunk) -> ImplicitMember? {
    guard case .implicit(let member)? = value(of: trait) else { return nil }
    guard let home = evaluator.program.types["PreviewTrait"],
      let (property, _) = home.staticProperty(member.name)
    else { return member }
    let size = property.getter?.frameSize ?? property.initial?.frameSize ?? 0
    guard let written = property.initial?.expression ?? property.getter?.body?.onlyExpression else {
      return member
    }
    let value = evaluator.enter(at: property.place) {
      try written.evaluate(
        in: Frame(
          evaluator: evaluator, size: size, parent: nil,
          receiver: Receiver(.type(.declared(home, name: home.name))), owner: home))
    }
    guard case .implicit(let inner)? = value else { return member }
    return inner
  }

  /// The argument of a number; nil where there are no longer so many.
  fileprivate func argument(_ number: Int) -> Value? {
    guard let arguments = node.arguments else { return nil }
    let all = elements(of: arguments)
    return all.indices.contains(number) ? all[number] : nil
  }

  /// A view with the modifiers that the preview's traits name around it, the first one inside.
  fileprivate func modified(_ view: any View) -> any View {
    node.traits.compactMap(member).reduce(view) { view, member in
      guard member.name == "modifier", case .instance(let instance)? = member.arguments?[0],
        instance.type.conforms(to: "PreviewModifier")
      else { return view }
      return InterpretedModifier(
        evaluator: evaluator, instance: instance, content: view,
        shared: sharedContext(of: instance.type))
    }
  }

  /// What `makeSharedContext` makes, once for all previews.
  private func sharedContext(of type: RuntimeType) -> Value {
    let name = "makeSharedContext"
    if let made = evaluator.storage["\(name)()", of: type] { return made }
    let made = evaluator.enter(at: node.place) {
      try evaluator.callDeclared(
        name, on: Receiver(.type(.declared(type, name: type.name))),
        Arguments(items: [], evaluator: evaluator, place: node.place), at: node.place)
    }
    let shared = (made ?? nil) ?? .void
    evaluator.storage["\(name)()", of: type] = shared
    return shared
  }
}

extension PreviewTrait {
  /// The trait that a member stands for; nil for one that means nothing here.
  init?(_ member: ImplicitMember) {
    switch member.name {
    case "defaultLayout", "device": self = .defaultLayout
    case "sizeThatFitsLayout", "sizeThatFits": self = .sizeThatFitsLayout
    case "portrait": self = .portrait
    case "portraitUpsideDown": self = .portraitUpsideDown
    case "landscapeLeft": self = .landscapeLeft
    case "landscapeRight": self = .landscapeRight
    case "fixedLayout", "fixed":
      guard let width = member.arguments?["width"]?.number,
        let height = member.arguments?["height"]?.number
      else { return nil }
      self = .fixedLayout(width: width, height: height)
    default: return nil
    }
  }
}

extension Block {
  /// The expression that a body without `return` or with nothing else yields.
  fileprivate var onlyExpression: Expression? {
    guard statements.count == 1 else { return nil }
    if let statement = statements[0] as? ReturnStatement { return statement.result }
    return (statements[0] as? ExpressionStatement)?.expression
  }
}

/// The body of a `#Preview`; `@Previewable` state in it is kept like a view's.
private struct PreviewBody: InterpretedRoot {
  let evaluator: Evaluator
  let declaration: PreviewDeclaration
  let node: PreviewNode
  /// Which of the preview's arguments it is given.
  let argument: Int?

  var key: AnyObject { node.body }
  var uses: Uses? { node.body.uses }

  func tellEmptiness() {
    evaluator.log.report(
      .warning, .noPreview, name: declaration.name ?? "#Preview", "this preview shows nothing",
      at: node.place)
  }

  func body(in context: ViewContext) -> any View {
    let before = evaluator.previewState
    evaluator.previewState = { name, initial, type in
      evaluator.state(name, initial: initial, type, in: context)
    }
    let body = FunctionValue(
      .lowered(node.body, captured: nil, receiver: nil, owner: nil), builder: .views)
    let given = argument.flatMap { declaration.argument($0) }
    let value = evaluator.enter(at: node.place) {
      try evaluator.call(.function(body), with: given.map { [$0] } ?? [], at: node.place)
    }
    evaluator.previewState = before
    return declaration.modified(evaluator.view(from: value ?? .null, at: node.place))
  }
}
