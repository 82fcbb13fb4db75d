import Foundation
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// Texts that cannot be shown, among good ones, and evaluators that are killed at random moments,
/// cost neither the form nor its state; `MAQUETTE_SAVES` says how many saves there are.
final class HostileSavesTests: XCTestCase {
  private static let count =
    ProcessInfo.processInfo.environment["MAQUETTE_SAVES"].flatMap(Int.init) ?? 40

  private static func form(_ title: String) -> String {
    """
    struct Sample: View {
      @State private var isOn = false
      @State private var name = "none"
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text("\(title)")
        Text(isOn ? "loud" : "still")
        Button("Name") { name = "some" }
        Text(name)
      }
    }
    """
  }

  /// Texts of which no version can be shown.
  private static let hostile = [
    "t \u{b}= ", "let a = " + String(repeating: "[", count: 400), "struct Sample: View {{",
    "let a: " + String(repeating: "A -> ", count: 900) + "(", "Text(\"", "\0\0\0(",
    "if a {} " + String(repeating: "else if a {} ", count: 3_000) + "{",
    String(repeating: "(", count: 20_000), "let x = " + String(repeating: "a ?? ", count: 5_000),
    "let l = [1, 2", "}}}}", "#if os(iOS)\nstruct", "/* ", "\"\"\"\n",
  ]

  /// Requests 37 and 38.
  func testNeitherFormNorStateIsLost() throws {
    try MainActor.assumeIsolated {
      var state: UInt64 = 7
      func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      let stage = try EvaluatorStage(Self.form("First"))
      XCTAssertTrue(try stage.toggle(to: true))
      let button = try XCTUnwrap(stage.surface.root?.first(.button)?.id)
      XCTAssertTrue(stage.preview.send(NodeEvent(target: button, action: .activate)))
      _ = stage.shown(until: "form: Sound | First | loud | Name | some")
      var kills = 0
      for number in 1...Self.count {
        try stage.save(Self.hostile[random(Self.hostile.count)])
        stage.loop.run(for: .milliseconds(random(30)))
        if random(10) < 2, (try? stage.end()) != nil { kills += 1 }
        guard number % 4 == 0 else { continue }
        try stage.save(Self.form("Good \(number)"))
        stage.loop.run(for: .milliseconds(random(10)))
        if random(10) == 0, (try? stage.end()) != nil { kills += 1 }
        let line = "form: Sound | Good \(number) | loud | Name | some"
        let log = stage.shown(until: line)
        // With the form the problem before it goes, in the same turn or the next.
        XCTAssertEqual(log.last { $0.hasPrefix("form: ") }, line)
        // No form is told that is none of those saved, or has lost what was done.
        XCTAssertEqual(
          log.filter { $0.hasPrefix("form: ") && !$0.hasSuffix("| loud | Name | some") }, [])
      }
      XCTAssertGreaterThan(kills, 0)
    }
  }
}
