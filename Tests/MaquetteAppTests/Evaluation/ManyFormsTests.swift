import Foundation
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// Many forms in one evaluator: each has its own state, and leaves nothing behind.
final class ManyFormsTests: XCTestCase {
  /// An evaluator's process, and what it has told of each form.
  @MainActor
  private final class Forms {
    let child: EvaluatorChild
    private let nursery: EvaluatorNursery
    private var told: [Int: ToldTrees] = [:]
    private var number = 0

    init() throws {
      // One that is not confined to the files of the first form.
      nursery = try XCTUnwrap(EvaluatorNursery { channel, _ in EvaluatorServer(channel).run() })
      child = try XCTUnwrap(nursery.child())
    }

    /// Asks for something of a form, and takes all that is told.
    func ask(_ request: EvaluationRequest, of form: Int) throws {
      number += 1
      var writer = WireWriter()
      writer.write(count: form)
      writer.write(count: number)
      request.write(to: &writer)
      XCTAssertTrue(child.channel.send(writer.bytes))
      while true {
        guard case .message(let message) = child.channel.receive(waiting: 20_000) else {
          return XCTFail("the evaluator is silent")
        }
        var reader = WireReader(message)
        let form = try reader.readCount()
        let request = try reader.readCount()
        let answer = try EvaluationAnswer(from: &reader, after: &told[form, default: [:]])
        if answer == .done, request == number { return }
      }
    }

    func texts(of form: Int) -> [String] { told[form]?[0]?.root.texts ?? [] }

    func first(_ kind: NodeKind, of form: Int) -> NodeIdentity? {
      told[form]?[0]?.root.first(kind)?.id
    }

    /// The memory that the process alone has in use, in kilobytes.
    var memory: Int {
      let text =
        (try? String(contentsOfFile: "/proc/\(child.process)/smaps_rollup", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.hasPrefix("Private_") }
        .compactMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        .reduce(0, +)
    }
  }

  private static func text(_ title: String, rows: Int = 3) -> [UInt8] {
    Array(
      """
      let shared = Store()
      class Store: ObservableObject { @Published var count = 0 }
      var counter = 0
      struct Sample: View {
        @State private var isOn = false
        @AppStorage("kept") private var kept = 0
        @ObservedObject private var store = shared
        var body: some View {
          Toggle("Sound", isOn: $isOn)
          Text("\(title)")
          Text("\\(isOn) \\(kept) \\(store.count) \\(counter)")
          Button("Add") { kept += 1; store.count += 1; counter += 1; isOn = true }
          ForEach(0..<\(rows), id: \\.self) { Text("Row \\($0)") }
        }
      }
      """.utf8)
  }

  private static let options = ["no-project": "", "locale": "en_US"]

  func testTwentyFormsShareAnEvaluatorAndNoState() throws {
    try MainActor.assumeIsolated {
      let forms = try Forms()
      for form in 1...20 {
        let path = "/nonexistent/Form\(form % 3).swift"
        try forms.ask(.open(file: path, options: Self.options), of: form)
        try forms.ask(
          .read([FileVersion(path: path, bytes: Self.text("Form \(form)"))]), of: form)
      }
      for form in [3, 7, 7, 20] {
        let target = try XCTUnwrap(forms.first(.button, of: form))
        try forms.ask(.event(NodeEvent(target: target, action: .activate)), of: form)
      }
      for form in 1...20 {
        let state =
          switch form {
          case 3, 20: "true 1 1 1"
          case 7: "true 2 2 2"
          default: "false 0 0 0"
          }
        XCTAssertEqual(forms.texts(of: form).prefix(3), ["Sound", "Form \(form)", state])
      }
      // The others go on where one is closed.
      try forms.ask(.close, of: 7)
      let target = try XCTUnwrap(forms.first(.button, of: 3))
      try forms.ask(.event(NodeEvent(target: target, action: .activate)), of: 3)
      XCTAssertEqual(forms.texts(of: 3)[2], "true 2 2 2")
    }
  }

  func testClosingAFormFreesWhatItHeld() throws {
    try MainActor.assumeIsolated {
      let forms = try Forms()
      @MainActor func openAndClose(_ rounds: Int) throws {
        for round in 0..<rounds {
          let form = round % 20 + 1
          let path = "/nonexistent/Form.swift"
          try forms.ask(.open(file: path, options: Self.options), of: form)
          try forms.ask(
            .read([FileVersion(path: path, bytes: Self.text("Form", rows: 200))]), of: form)
          try forms.ask(.close, of: form)
        }
      }
      // What the allocator and the vocabulary hold on to is there after each has been used often.
      try openAndClose(80)
      let before = forms.memory
      try openAndClose(60)
      // What one of them holds alone is more than a megabyte.
      XCTAssertLessThan(forms.memory, before + 2048)
    }
  }
}
