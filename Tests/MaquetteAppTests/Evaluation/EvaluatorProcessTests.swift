import Foundation
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// A form whose evaluator is a process, on a recording surface.
final class EvaluatorProcessTests: XCTestCase {
  private static func form(_ title: String) -> String {
    """
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Sound", isOn: $isOn)
        Text("\(title)")
        Text(isOn ? "loud" : "still")
      }
    }
    """
  }

  func testFollowsSavesAndEvents() throws {
    try MainActor.assumeIsolated {
      let stage = try EvaluatorStage(Self.form("One"))
      XCTAssertEqual(stage.surface.takeLog(), ["form: Sound | One | still"])
      XCTAssertTrue(try stage.toggle(to: true))
      XCTAssertEqual(
        stage.shown(until: "form: Sound | One | loud"), ["form: Sound | One | loud"])
      try stage.save(Self.form("Two"))
      XCTAssertEqual(
        stage.shown(until: "form: Sound | Two | loud"), ["form: Sound | Two | loud"])
    }
  }

  func testAnEvaluatorThatIsGoneIsReplacedAndGivenItsState() throws {
    try MainActor.assumeIsolated {
      let stage = try EvaluatorStage(Self.form("One"))
      XCTAssertTrue(try stage.toggle(to: true))
      _ = stage.shown(until: "form: Sound | One | loud")
      let first = stage.evaluator.process
      let start = ContinuousClock.now
      try stage.end()
      XCTAssertEqual(
        stage.shown(until: "form: Sound | One | loud"), ["form: Sound | One | loud"])
      XCTAssertLessThan(.now - start, .milliseconds(1000))
      XCTAssertNotEqual(stage.evaluator.process, first)
      XCTAssertTrue(try stage.toggle(to: false))
      XCTAssertEqual(
        stage.shown(until: "form: Sound | One | still"), ["form: Sound | One | still"])
    }
  }

  func testAnEvaluationWithoutEndIsEndedAndTheLastGoodFormStaysAndWorks() throws {
    try MainActor.assumeIsolated {
      let stage = try EvaluatorStage(Self.form("One"))
      XCTAssertTrue(try stage.toggle(to: true))
      _ = stage.shown(until: "form: Sound | One | loud")
      try stage.save(Self.form("Endless"))
      kill(try XCTUnwrap(stage.evaluator.process), SIGSTOP)
      let problem = "problem: Line 1, column 1: evaluation takes more than 2 seconds"
      var log = stage.shown(until: problem)
      log += stage.shown(until: "form: Sound | One | loud")
      XCTAssertEqual(log, [problem, "form: Sound | One | loud"])
      XCTAssertTrue(try stage.toggle(to: false))
      XCTAssertEqual(
        stage.shown(until: "form: Sound | One | still"), ["form: Sound | One | still"])
      try stage.save(Self.form("Good"))
      XCTAssertEqual(
        stage.shown(until: "problem: none"), ["form: Sound | Good | still", "problem: none"])
    }
  }
}
