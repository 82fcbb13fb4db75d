import Foundation

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// The first preview of a source, on show in a locale on 5 June 2023 at half past seven in
/// Greenwich.
@MainActor
struct InterpretedSession {
  let interpreter: Interpreter
  let session: ViewSession

  init(
    _ source: String, locale: String = "en_US", catalog: StringsCatalog = .empty
  ) throws {
    let now = Date(timeIntervalSince1970: 1_685_950_200)
    let interpreter = Interpreter(options: Interpreter.Options(now: now))
    let program = interpreter.update(text: source, fileName: "Test.swift")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.calendar = environment.locale.calendar
    environment.timeZone = .gmt
    environment.now = { now }
    environment.strings = catalog
    let preview = program.previews.first
    session = ViewSession(environment: environment) { preview?.makeView() ?? EmptyView() }
    self.interpreter = interpreter
  }

  /// What the texts show, in order.
  var texts: [String] { nodes(.text).compactMap { $0[.text] } }

  /// What `print` wrote while the preview was made.
  var output: [String] {
    _ = session.resolve()
    return interpreter.evaluator.output
  }

  /// The nodes of a kind, in order.
  func nodes(_ kind: NodeKind) -> [Node] {
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    return all(session.resolve().root).filter { $0.kind == kind }
  }

  /// Types a text into the only field, and leaves it.
  func enter(_ text: String) {
    guard let field = nodes(.textField).first else { return }
    session.send(NodeEvent(target: field.id, action: .setText(text)))
    session.send(NodeEvent(target: field.id, action: .commitText(text)))
  }

  /// What the only field shows.
  var field: String? { nodes(.textField).first?[.text] }
}
