import Foundation
import MaquetteGtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// What the forms beside the large one show as files and state change.
final class CellFeedTests: XCTestCase {
  /// Writes down what cells show.
  @MainActor
  private final class RecordingCells: CellSurface {
    var log: [String] = []
    var roots: [Int: Node] = [:]

    func show(_ form: ResolvedTree, key: PreviewSelection.Key, in cell: Int) {
      roots[cell] = form.root
      log.append("\(cell): " + form.root.texts.joined(separator: " | "))
    }

    func showProblem(_ problem: String, in cell: Int) { log.append("\(cell)! \(problem)") }

    func didShowAll() { log.append("all") }
  }

  @MainActor
  private final class Stage {
    let folder: TemporaryFolder
    let loop = PollLoop()
    let surface = RecordingSurface()
    let cells = RecordingCells()
    let preview: LivePreview

    init(_ text: String, variants: String, previews: [Int?] = []) throws {
      folder = try TemporaryFolder()
      try folder.write("Form.swift", text)
      let common = try CommonOptions(CommandArguments(options: ["locale": "en_US"]))
      preview = LivePreview(
        LocalEvaluator(FormDocument(folder.path + "/Form.swift", common), loop: loop), loop: loop)
      preview.surface = surface
      preview.cells.surface = cells
      let variants = try VariantList().variants(in: variants)
      preview.cells.wanted = variants.enumerated().map {
        CellFeed.Cell(variant: $1, preview: previews.indices.contains($0) ? previews[$0] : nil)
      }
      preview.start()
    }

    func settled(_ time: Duration = .milliseconds(400)) -> [String] {
      loop.run(for: time, until: { cells.log.last == "all" })
      defer { cells.log = [] }
      return cells.log
    }

    /// The texts shown last: those of the large form, then those of the cells.
    func texts() -> [String] {
      _ = settled()
      return [surface.root?.texts.joined(separator: " | ") ?? "nothing"]
        + cells.roots.sorted { $0.key < $1.key }.map { $1.texts.joined(separator: " | ") }
    }
  }

  private static let form = """
    struct Form: View {
      @Environment(\\.colorScheme) var scheme
      @Environment(\\.locale) var locale
      @State private var isOn = false
      @State private var appeared = 0
      var body: some View {
        VStack {
          Toggle("Wi-Fi", isOn: $isOn)
          Text(isOn ? "On" : "Off")
          Text(scheme == .dark ? "Dark" : "Light")
          Text("Appeared \\(appeared)")
          if scheme == .dark { Text("Only").onAppear { appeared += 10 } }
        }
        .onAppear { appeared += 1 }
      }
    }
    #Preview { Form() }
    """

  /// Requests 55 and 61: schemes side by side, each with its own environment.
  func testVariantsSideBySide() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(Self.form, variants: "usual,dark")
      XCTAssertEqual(
        stage.texts(),
        [
          "Wi-Fi | Off | Light | Appeared 11", "Wi-Fi | Off | Light | Appeared 11",
          "Wi-Fi | Off | Dark | Appeared 11 | Only",
        ])
    }
  }

  /// What is done in one cell shows in all of them, whichever it is.
  func testWorkingOneWorksAll() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(Self.form, variants: "dark,locale=de_DE,macos")
      _ = stage.texts()
      for (cell, isOn) in [(1, true), (2, false), (3, true)] {
        let target = try XCTUnwrap(stage.cells.roots[cell]?.first(.toggle)?.id)
        XCTAssertTrue(
          stage.preview.cells.send(
            NodeEvent(target: target, action: .setOn(isOn)), from: cell))
        stage.loop.run(for: .milliseconds(20))
        let word = isOn ? "| On |" : "| Off |"
        XCTAssertEqual(stage.texts().map { $0.contains(word) }, [true, true, true, true])
      }
    }
  }

  /// Requests 42 and 43: variants stay through saves, good and bad, and so does the state.
  func testFollowsSaves() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(Self.form, variants: "dark,rtl")
      _ = stage.texts()
      let target = try XCTUnwrap(stage.surface.root?.first(.toggle)?.id)
      XCTAssertTrue(stage.preview.send(NodeEvent(target: target, action: .setOn(true))))
      _ = stage.texts()
      try stage.folder.write("Form.swift", Self.form.replacingOccurrences(of: "}", with: ""))
      stage.loop.run(for: .milliseconds(60))
      try stage.folder.write(
        "Form.swift", Self.form.replacingOccurrences(of: "Wi-Fi", with: "WLAN"))
      stage.loop.run(for: .milliseconds(100))
      XCTAssertEqual(
        stage.texts(),
        [
          "WLAN | On | Light | Appeared 11", "WLAN | On | Dark | Appeared 11 | Only",
          "WLAN | On | Light | Appeared 11",
        ])
    }
  }

  /// The large form is flipped along an axis and back, and keeps its state.
  func testFlipsTheLargeForm() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(
        """
        struct Form: View {
          @State private var isOn = false
          var body: some View {
            Toggle("Wi-Fi", isOn: $isOn)
            #if os(macOS)
            Text(isOn ? "Mac on" : "Mac off")
            #else
            Text(isOn ? "Phone on" : "Phone off")
            #endif
          }
        }
        #Preview { Form() }
        """, variants: "usual")
      XCTAssertEqual(stage.texts(), ["Wi-Fi | Mac off", "Wi-Fi | Mac off"])
      let target = try XCTUnwrap(stage.surface.root?.first(.toggle)?.id)
      XCTAssertTrue(stage.preview.send(NodeEvent(target: target, action: .setOn(true))))
      XCTAssertEqual(stage.texts(), ["Wi-Fi | Mac on", "Wi-Fi | Mac on"])
      stage.preview.variant[.platform] = "ios"
      stage.loop.run(for: .milliseconds(30))
      XCTAssertEqual(stage.texts(), ["Wi-Fi | Phone on", "Wi-Fi | Mac on"])
      stage.preview.variant[.platform] = nil
      stage.loop.run(for: .milliseconds(30))
      XCTAssertEqual(stage.texts(), ["Wi-Fi | Mac on", "Wi-Fi | Mac on"])
    }
  }

  /// All previews of a file as cells, in the order of the file.
  func testAllPreviews() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(
        "#Preview(\"A\") { Text(\"One\") }\n#Preview(\"B\") { Text(\"Two\") }",
        variants: "usual,dark", previews: [0, 1])
      XCTAssertEqual(stage.texts(), ["One", "One", "Two"])
    }
  }

  /// A variant that cannot be applied says why, and comes back once it can.
  func testSaysWhatCannotBeApplied() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(
        "#Preview { Text(\"One\") }", variants: "label=Fancy,locale=xx_nope,dark")
      XCTAssertEqual(
        stage.settled(),
        [
          "1! there is no label style 'Fancy'",
          "2! --locale takes an identifier such as de_DE, not 'xx_nope'", "3: One", "all",
        ])
      try stage.folder.write(
        "Form.swift",
        """
        struct Fancy: LabelStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { Text("Fancy"); configuration.title }
          }
        }
        #Preview { Label("One", systemImage: "star") }
        """)
      stage.loop.run(for: .milliseconds(100))
      XCTAssertEqual(
        stage.settled(),
        [
          "1: Fancy | One", "2! --locale takes an identifier such as de_DE, not 'xx_nope'",
          "3: One", "all",
        ])
    }
  }

  /// Styles of the system are put in force where the file sets none.
  func testStyles() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(
        "#Preview { Label(\"One\", systemImage: \"star\") }",
        variants: "titleOnly,iconOnly,control=large")
      _ = stage.texts()
      XCTAssertEqual(
        [1, 2, 3].map { stage.cells.roots[$0]?.first(.image) != nil }, [false, true, true])
      XCTAssertEqual(
        [1, 2, 3].map { stage.cells.roots[$0]?.texts ?? [] }, [["One"], [], ["One"]])
    }
  }

  /// A form style that takes the place of another one leaves the state of what is in the form.
  func testAFormStyleKeepsWhatIsInTheForm() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(
        """
        struct Row: View {
          @State private var isOn = false
          var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
        }
        #Preview { Form { Row() } }
        """, variants: "usual")
      _ = stage.texts()
      let target = try XCTUnwrap(stage.surface.root?.first(.toggle)?.id)
      XCTAssertTrue(stage.preview.send(NodeEvent(target: target, action: .setOn(true))))
      for style in ["grouped", "columns"] {
        stage.preview.variant[.formStyle] = style
        stage.loop.run(for: .milliseconds(20))
        XCTAssertEqual(stage.texts(), ["On", "On"], style)
      }
    }
  }
}
