import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// What the Swift compiler makes of the complete examples, and what the interpreter makes of them.
@MainActor
struct CompiledExamplesTests {
  private static let now = Date(timeIntervalSince1970: 1_685_950_200)

  private static let weather = WeatherPanel(
    sunrise: Date(timeIntervalSince1970: 1_685_934_000),
    sunset: Date(timeIntervalSince1970: 1_685_993_400))

  @Test func settings() throws {
    let pair = try Pair(of: "Settings", preview: 0) { SettingsView() }
    try pair.agree()
    try pair.send(.activate, to: .navigationLink)
    try pair.send(.setOn(true), to: .toggle, at: 1)
    try pair.send(.setText("Attic"), to: .textField)
    try pair.send(.select(2), to: .picker)
    try pair.send(.activate, to: .button)
  }

  @Test func network() throws {
    try Pair(of: "Settings", preview: 1) { NetworkView(name: "Home Network") }.agree()
  }

  @Test func profileEditor() throws {
    let pair = try Pair(of: "ProfileEditor", preview: 0) { ProfileEditor() }
    try pair.agree()
    try pair.send(.activate, to: .button)
    try pair.send(.setText("Ada"), to: .textField)
    try pair.send(.setText("Bonn"), to: .textField, at: 1)
    try pair.send(.setOn(false), to: .toggle)
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG"]) func weatherPanel(locale: String) throws {
    let pair = try Pair(of: "WeatherPanel", preview: 0, locale: locale) { Self.weather }
    try pair.agree()
    try pair.send(.setOn(false), to: .toggle)
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "hi_IN"]) func formats(locale: String)
    throws
  {
    try Pair(of: "Formats", preview: 0, locale: locale) { FormatsView() }.agree()
  }

  /// An example compiled and the same example interpreted, driven alike.
  @MainActor
  private struct Pair {
    let compiled: ViewSession
    let interpreted: ViewSession
    let interpreter: Interpreter

    init(
      of name: String, preview: Int, locale: String = "en_US",
      compiled: @escaping @MainActor () -> any View
    ) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Examples/\(name).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      interpreter = Interpreter(options: Interpreter.Options(now: now))
      let program = interpreter.update(text: text, fileName: "\(name).swift")
      let found = try #require(
        program.previews.indices.contains(preview) ? program.previews[preview] : nil)
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: locale)
      environment.timeZone = .gmt
      environment.now = { now }
      self.compiled = ViewSession(environment: environment, root: compiled)
      interpreted = ViewSession(environment: environment, root: found.makeView)
    }

    /// That both resolve to the same tree, without complaint.
    func agree(after step: String = "opening") throws {
      let one = compiled.resolve().root
      let other = interpreted.resolve().root
      #expect(one.outline == other.outline, "after \(step)")
      #expect(one == other, "identities after \(step): \(one.differences(from: other))")
      #expect(interpreter.diagnostics.map(\.message) == [], "after \(step)")
    }

    /// Sends the same event to the node of a kind in both, and compares what follows.
    func send(_ action: NodeEvent.Action, to kind: NodeKind, at index: Int = 0) throws {
      for session in [compiled, interpreted] {
        let nodes = session.resolve().root.all.filter { $0.kind == kind }
        let target = try #require(nodes.indices.contains(index) ? nodes[index].id : nil)
        #expect(session.send(NodeEvent(target: target, action: action)) != .ignored)
      }
      try agree(after: "\(action) to \(kind.rawValue) \(index)")
    }
  }
}

extension Node {
  /// The node and all below it.
  fileprivate var all: [Node] { [self] + children.flatMap(\.all) }

  /// The identities that the trees do not share.
  fileprivate func differences(from other: Node) -> [String] {
    Set(all.map(\.id.description)).symmetricDifference(other.all.map(\.id.description)).sorted()
  }
}
