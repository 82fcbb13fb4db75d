import Foundation
import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// What the panes tell of views and state, with the real window and evaluator.
final class FormInspectionTests: XCTestCase {
  private static let form = """
    struct Sample: View {
      @State var isOn = false
      @State var name = "Ada"
      @State var kind = Kind.small
      enum Kind { case small, large }
      var body: some View {
        Form {
          Section("One") {
            Toggle("Wi-Fi", isOn: $isOn)
              .font(.title)
              .padding(4)
          }
          .tint(.red)
          Button("Print") { print("pressed", name) }
        }
      }
    }
    #Preview { Sample() }
    """

  private static func node(_ kind: NodeKind, in root: Node) -> Node? {
    root.kind == kind ? root : root.children.lazy.compactMap { node(kind, in: $0) }.first
  }

  // previewer-requests 68: an element leads to its source.
  func testAViewIsToldOf() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        var answers: [InspectionAnswer] = []
        stage.preview.onInspection = { answers.append($0) }
        let root = try XCTUnwrap(stage.window.canvas.renderer?.views(in: stage.window.window))
        let toggle = try XCTUnwrap(root.first { $0.node.kind == .toggle })
        stage.preview.inspect(.view(toggle.node.id))
        guard case .view(let told?)? = answers.last else { return XCTFail("nothing is told") }
        XCTAssertEqual(told.name, "Toggle")
        XCTAssertEqual(
          told.modifiers.map { "\($0.line) \($0.text)" }, ["10 .font(.title)", "11 .padding(4)"])
        XCTAssertEqual(
          told.surroundings.map { "\($0.owner ?? "") \($0.line) \($0.text)" },
          ["Section 13 .tint(.red)"])
        XCTAssertEqual(told.state.map { "\($0.name)=\($0.text)" }, ["isOn=false"])
        XCTAssertEqual(told.source?.line, 9)
      }
    }
  }

  // Places follow edits that leave the views as they are.
  func testPlacesAreThoseOfThePresentText() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        var places: [SourceRange?] = []
        stage.preview.onInspection = {
          if case .places(let told) = $0 { places = told }
        }
        stage.preview.inspect(.places)
        let before = places.compactMap { $0?.line }
        XCTAssertTrue(before.contains(9))
        try stage.save("// Above.\n\n" + Self.form)
        stage.preview.inspect(.places)
        XCTAssertEqual(places.compactMap { $0?.line }, before.map { $0 + 2 })
      }
    }
  }

  func testALineLeadsToItsView() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        let root = try XCTUnwrap(stage.window.canvas.renderer?.views(in: stage.window.window))
        stage.window.showView(at: SourcePlace(file: "", line: 10))
        let toggle = try XCTUnwrap(root.first { $0.node.kind == .toggle })
        // The frame of its padding is a part of the view as the file writes it.
        let outlined = try XCTUnwrap(stage.window.inspection.layer.outlined)
        XCTAssertTrue(toggle.node.id.description.hasPrefix(outlined.description))
        XCTAssertEqual(root.first { $0.node.id == outlined }?.node.source?.line, 9)
        stage.window.showView(at: SourcePlace(file: "", line: 14))
        let button = try XCTUnwrap(root.first { $0.node.kind == .button })
        XCTAssertEqual(stage.window.inspection.layer.outlined, button.node.id)
      }
    }
  }

  // previewer-requests 45: one value is reset without the others.
  func testStateIsListedSetAndReset() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        var entries: [StateEntry] = []
        stage.preview.onInspection = { if case .state(let told) = $0 { entries = told } }
        @MainActor func list() -> [String] {
          stage.preview.inspect(.state)
          return entries.map { "\($0.owner).\($0.name)=\($0.text)\($0.isChanged ? "*" : "")" }
        }
        XCTAssertEqual(
          list(), ["Sample.isOn=false", "Sample.kind=.small", "Sample.name=Ada"])
        XCTAssertEqual(entries.map(\.choices), [[], ["small", "large"], []])
        let owner = entries[0].identity
        stage.preview.inspect(.setState(owner, name: "isOn", .bool(true)))
        stage.preview.inspect(.setState(owner, name: "kind", .choice("large")))
        stage.preview.inspect(.setState(owner, name: "name", .bool(true)))
        MainLoop.run(milliseconds: 50)
        XCTAssertEqual(
          list(), ["Sample.isOn=true*", "Sample.kind=.large*", "Sample.name=Ada"])
        XCTAssertTrue(try stage.first(Switch.self).active)
        stage.preview.inspect(.resetState(owner, name: "isOn"))
        MainLoop.run(milliseconds: 50)
        XCTAssertEqual(
          list(), ["Sample.isOn=false", "Sample.kind=.large*", "Sample.name=Ada"])
        XCTAssertFalse(try stage.first(Switch.self).active)
      }
    }
  }

  func testWhatTheFilePrintsIsTold() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        stage.window.panes.open("log")
        let button = try XCTUnwrap(
          stage.window.canvas.renderer?.views(in: stage.window.window)
            .first { $0.node.kind == .button })
        _ = stage.preview.send(NodeEvent(target: button.node.id, action: .activate))
        stage.preview.inspect(.state)
        stage.settle()
        XCTAssertTrue(stage.texts.contains("pressed Ada"), "\(stage.texts)")
        XCTAssertTrue(stage.texts.contains("Button Print: pressed"), "\(stage.texts)")
      }
    }
  }
}
