import Foundation
import MaquetteUI

/// Finds what of a file can be shown: its `#Preview` blocks, else its `PreviewProvider`, else its
/// views, else its top-level expressions.
struct PreviewFinder {
  let evaluator: Evaluator
  let items: [LoweredItem]
  let file: SourceFile

  /// The types that the file itself declares.
  private var ownTypes: [RuntimeType] {
    evaluator.program.types.values.filter { $0.place?.anchor.file === file }
  }

  /// The previews, in the order of the file.
  func previews() -> [Program.Preview] {
    let candidates = [declared, provided, snippets, views, offered]
    let found = candidates.lazy.map { $0() }.first { !$0.isEmpty } ?? []
    return items.flatMap(\.previews).contains(where: \.showsNothing) ? found + views() : found
  }

  /// `#Preview` blocks; one without a name is called by its line.
  private func declared() -> [Program.Preview] {
    items.flatMap(\.previews).flatMap { preview -> [Program.Preview] in
      let declaration = PreviewDeclaration(preview, evaluator: evaluator)
      if preview.isOfWidget {
        evaluator.log.report(
          .warning, .unsupportedConstruct, name: "#Preview",
          "previews of widgets are not supported", at: preview.place)
        return []
      }
      if preview.showsNothing {
        evaluator.log.report(
          .warning, .noPreview, name: declaration.name ?? "#Preview",
          "this preview shows nothing; the file's views are offered beside it", at: preview.place)
      }
      return declaration.previews
    }
  }

  /// `static var previews` of a `PreviewProvider`.
  private func provided() -> [Program.Preview] {
    ownTypes.filter { $0.conforms(to: "PreviewProvider") && $0.kind == .structure }
      .sorted { ($0.place?.range.lowerBound ?? 0) < ($1.place?.range.lowerBound ?? 0) }
      .flatMap { type -> [Program.Preview] in
        guard let property = type.staticProperties["previews"], let getter = property.getter else {
          return []
        }
        let place = type.place ?? evaluator.noPlace
        let name = type.name.hasSuffix("_Previews") ? String(type.name.dropLast(9)) : type.name
        let parts = getter.body.map(ProvidedPreviews.parts) ?? []
        guard parts.count > 1 else {
          return [
            Program.Preview(
              name: parts.first?.name ?? name, line: place.line,
              traits: traits(of: parts.first)
            ) { [evaluator] in
              StaticBody(evaluator: evaluator, getter: getter, type: type)
            }
          ]
        }
        return parts.enumerated().map { index, part in
          Program.Preview(
            name: part.name ?? "\(name) \(index + 1)", line: part.statement.place.line,
            traits: traits(of: part)
          ) { [evaluator] in
            StaticBody(evaluator: evaluator, getter: getter, type: type, hidden: part.hidden)
          }
        }
      }
  }

  /// What the modifiers of a provided preview ask of its surroundings.
  private func traits(of part: ProvidedPreviews.Part?) -> [PreviewTrait] {
    (part?.settings ?? []).compactMap { setting in
      let frame = Frame(evaluator: evaluator, size: 0, parent: nil, receiver: nil, owner: nil)
      guard case .implicit(let member)? = try? setting.evaluate(in: frame) else { return nil }
      return PreviewTrait(member)
    }
  }

  /// The views of the file with made-up arguments; those that others of the file show come last.
  private func views() -> [Program.Preview] {
    ownTypes
      .filter { $0.kind == .structure && $0.conforms(to: "View") && $0.computed["body"] != nil }
      .sorted { ($0.place?.range.lowerBound ?? 0) < ($1.place?.range.lowerBound ?? 0) }
      .map { type in
        let place = type.place ?? evaluator.noPlace
        return Program.Preview(name: type.name, line: place.line, traits: []) { [evaluator] in
          SynthesisedView(evaluator: evaluator, type: type)
        }
      }
  }

  /// What makes views without being one.
  private func offered() -> [Program.Preview] {
    OfferedPreviews(evaluator: evaluator, items: items).offers.map { offer in
      Program.Preview(name: offer.name, line: offer.place.line, traits: []) { [evaluator] in
        OfferedView(evaluator: evaluator, offer: offer)
      }
    }
  }

  /// The file's top-level expressions, as one view.
  private func snippets() -> [Program.Preview] {
    let statements = items.flatMap(\.statements)
    guard let first = statements.first else { return [] }
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    let title = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return [
      Program.Preview(
        name: title, line: first.place.line, traits: []
      ) { [evaluator, lacksStack] in
        SnippetBody(evaluator: evaluator, statements: statements, isOnStack: lacksStack)
      }
    ]
  }

  /// Whether links are written without the stack that a snippet's surroundings would have.
  private var lacksStack: Bool {
    file.text.contains("NavigationLink") && !file.text.contains("NavigationStack")
      && !file.text.contains("NavigationView")
  }
}

extension PreviewNode {
  /// Whether no statement of the body can yield a view, whatever runs: what a `do` block makes is
  /// dropped.
  fileprivate var showsNothing: Bool {
    body.body?.statements.allSatisfy {
      $0 is DoStatement || $0 is VariableStatement || $0 is WrappedVariableStatement
        || $0 is FunctionStatement
    } ?? true
  }
}

/// A root view that a version of the file makes.
protocol InterpretedRoot: VersionedView {
  var evaluator: Evaluator { get }
  /// What its body is kept by.
  var key: AnyObject { get }
  var uses: Uses? { get }
  func body(in context: ViewContext) -> any View
  /// Tells that it has come to nothing.
  func tellEmptiness()
}

extension InterpretedRoot {
  var revision: Int { evaluator.program.revision }

  func tellEmptiness() {}

  func outdated(since revision: Int) -> Outdating? { evaluator.outdated(since: revision) }

  func runWork() { evaluator.tasks.run(in: evaluator) }

  var nextWork: Date? { evaluator.tasks.nextWake }

  func didResolve(_ session: ObjectIdentifier, forEachReport: ((Any) -> Void) -> Void) {
    var reports: [DiagnosticLog.Report] = []
    forEachReport { if let report = $0 as? DiagnosticLog.Report { reports.append(report) } }
    evaluator.log.take(reports, of: session)
  }

  func nodes(in context: ViewContext) -> [Node] {
    evaluator.budget.beginPass()
    defer { evaluator.budget.endPass() }
    return Fragment.nodes(of: self, in: context) { context in
      let inputs = BodyInputs(environment: context.environment, uses: uses)
      let nodes = evaluator.keeping(key, inputs, in: context) { body(in: context) }
        .nodes(in: context)
      if nodes.isEmpty { tellEmptiness() }
      return nodes
    }
  }
}

/// The `previews` of a provider.
private struct StaticBody: InterpretedRoot {
  let evaluator: Evaluator
  let getter: FunctionNode
  let type: RuntimeType
  /// The statements of other previews.
  var hidden: Set<ObjectIdentifier> = []

  var key: AnyObject { getter }
  var uses: Uses? { getter.uses }

  func body(in context: ViewContext) -> any View {
    let outer = evaluator.hiddenStatements
    evaluator.hiddenStatements = hidden
    defer { evaluator.hiddenStatements = outer }
    let value = evaluator.enter(at: getter.place) {
      try evaluator.invoke(
        getter, owner: type, receiver: Receiver(.type(.declared(type, name: type.name))),
        captured: nil, [], at: getter.place)
    }
    return evaluator.view(from: value ?? .null, at: getter.place)
  }
}

/// A view of the file whose arguments nobody gives.
private struct SynthesisedView: InterpretedRoot {
  let evaluator: Evaluator
  let type: RuntimeType

  var key: AnyObject { type }
  var uses: Uses? {
    let uses = Uses(level: 0)
    uses.add(name: type.name)
    return uses
  }

  func tellEmptiness() {
    evaluator.log.report(
      .note, .noPreview, name: type.name, "'\(type.name)' shows nothing with made-up values",
      at: type.place ?? evaluator.noPlace)
  }

  func body(in context: ViewContext) -> any View {
    let place = type.place ?? evaluator.noPlace
    if let names = evaluator.madeUpNames(of: type) {
      evaluator.log.report(
        .note, .missingValue, name: type.name,
        "'\(type.name)' is shown with made-up values of \(names)", at: place)
    }
    let value = evaluator.enter(at: place) { try evaluator.synthesised(type) }
    return evaluator.view(from: value ?? .null, at: place)
  }
}

/// What makes a view, called with samples.
private struct OfferedView: InterpretedRoot {
  let evaluator: Evaluator
  let offer: OfferedPreviews.Offer

  var key: AnyObject { offer.key }
  var uses: Uses? { offer.uses }

  func body(in context: ViewContext) -> any View {
    let value = evaluator.enter(at: offer.place) { try offer.make() }
    return evaluator.view(from: value ?? .null, at: offer.place)
  }
}

/// Top-level expressions, run in order.
private struct SnippetBody: InterpretedRoot {
  let evaluator: Evaluator
  let statements: [FunctionNode]
  let isOnStack: Bool

  // What a top-level variable is depends on all of the file, so it runs as a whole.
  var key: AnyObject { statements[0] }
  var uses: Uses? { statements[0].uses }

  func outdated(since revision: Int) -> Outdating? {
    evaluator.outdated(since: revision).map { outdating in
      Outdating { $0.notes is BodyInputs || outdating.condition($0) }
    }
  }

  func body(in context: ViewContext) -> any View {
    var block = BuilderBlock()
    for statement in statements {
      let frame = Frame(
        evaluator: evaluator, size: statement.frameSize, parent: nil, receiver: nil, owner: nil)
      _ = evaluator.enter(at: statement.place) {
        try statement.body?.build(in: frame, into: &block)
      }
    }
    block.number()
    let view = evaluator.view(from: evaluator.value(of: block), at: evaluator.noPlace)
    return isOnStack ? NavigationStack { AnyView(existential: view) } : view
  }
}
