import Foundation
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// What a live preview shows as its file changes, on a recording surface.
final class LivePreviewTests: XCTestCase {
  /// A file, a live preview of it, and what that shows.
  @MainActor
  private final class Stage {
    let folder: TemporaryFolder
    let loop = PollLoop()
    let surface = RecordingSurface()
    let preview: LivePreview

    init(_ files: [String: String] = [:], options: [String: String] = [:]) throws {
      folder = try TemporaryFolder()
      for (name, text) in files { try folder.write(name, text) }
      let common = try CommonOptions(
        CommandArguments(options: options.merging(["locale": "en_US"]) { $1 }))
      preview = LivePreview(
        LocalEvaluator(FormDocument(folder.path + "/Form.swift", common), loop: loop), loop: loop,
        absenceGrace: .milliseconds(500))
      preview.surface = surface
    }

    /// What is shown when the preview starts, and in the time after that.
    func start(_ time: Duration = .milliseconds(30)) -> [String] {
      preview.start()
      loop.run(for: time)
      return surface.takeLog()
    }

    /// What is shown after the user sets the only switch.
    func toggle(to isOn: Bool) -> [String] {
      guard let target = surface.root?.first(.toggle)?.id else { return ["no switch"] }
      guard preview.send(NodeEvent(target: target, action: .setOn(isOn))) else {
        return ["not handled"]
      }
      loop.run(for: .milliseconds(20))
      return surface.takeLog()
    }

    /// What is shown in some time after a save.
    func save(
      _ text: String, to name: String = "Form.swift", _ time: Duration = .milliseconds(60)
    ) throws -> [String] {
      try folder.write(name, text)
      loop.run(for: time)
      return surface.takeLog()
    }
  }

  /// Requests 5, 46 and 48.
  func testFollowsSaves() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\")"])
      XCTAssertEqual(stage.start(), ["form: One"])
      XCTAssertEqual(try stage.save("Text(\"Two\")"), ["form: Two"])
    }
  }

  func testFollowsTheClock() throws {
    try MainActor.assumeIsolated {
      let end = Date().timeIntervalSince1970 + 100.25
      let text = "Text(\"In \\(Date(timeIntervalSince1970: \(end)), style: .timer)\")"
      let stage = try Stage(["Form.swift": text])
      XCTAssertEqual(
        stage.start(.milliseconds(1500)), ["form: In 1:40", "form: In 1:39", "form: In 1:38"])
    }
  }

  /// A text that counts from the present moment reads the same each time it is made.
  func testCountingFromThePresentDoesNotKeepTheWindowBusy() throws {
    try MainActor.assumeIsolated {
      let text = "Text(\"In \\(Date().addingTimeInterval(100), style: .timer)\")"
      let stage = try Stage(["Form.swift": text])
      XCTAssertEqual(
        stage.start(.milliseconds(1500)), Array(repeating: "form: In 1:40", count: 3))
    }
  }

  func testAwaitsAMissingFile() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage()
      XCTAssertEqual(
        stage.start(),
        [
          "Waiting for “Form.swift”: There is no such file in \(stage.folder.path) yet. "
            + "It shows here as soon as it is saved."
        ])
      XCTAssertEqual(try stage.save("Text(\"One\")"), ["form: One"])
    }
  }

  /// Requests 39 and 41.
  func testABrokenStartIsExplainedAndAwaited() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Form {\n  Text(\"One\")\n"])
      XCTAssertEqual(
        stage.start(.milliseconds(300)),
        ["“Form.swift” cannot be shown yet: Line 2, column 14: expected '}' to end closure"])
      XCTAssertEqual(try stage.save("Form {\n  Text(\"One\")\n}"), ["form: One"])
    }
  }

  /// Requests 26 and 27.
  func testABrokenSaveKeepsTheFormAndIsNamedAfterTheGraceTime() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\")"])
      _ = stage.start()
      XCTAssertEqual(try stage.save("Text(\"Two\""), [])
      stage.loop.run(for: .milliseconds(300))
      XCTAssertEqual(
        stage.surface.takeLog(),
        ["problem: Line 1, column 11: expected ')' to end function call"])
      XCTAssertEqual(try stage.save("Text(\"Two\")"), ["problem: none", "form: Two"])
    }
  }

  /// Requests 15 and 27.
  func testAHalfWrittenFileShowsNoProblem() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\")"])
      _ = stage.start()
      XCTAssertEqual(try stage.save("Text(\"Two\""), [])
      XCTAssertEqual(try stage.save("Text(\"Two\")", .milliseconds(400)), ["form: Two"])
    }
  }

  /// Requests 43 and 49.
  func testStateSurvivesReloadsAndBrokenSaves() throws {
    try MainActor.assumeIsolated {
      let source = """
        struct Switch: View {
          @State var isOn = false
          var body: some View { Form { Toggle("Wi-Fi", isOn: $isOn); Text(isOn ? "On" : "Off") } }
        }
        #Preview { Switch() }
        """
      let stage = try Stage(["Form.swift": source])
      XCTAssertEqual(stage.start(), ["form: Wi-Fi | Off"])
      XCTAssertEqual(stage.toggle(to: true), ["form: Wi-Fi | On"])
      let renamed = source.replacing("Wi-Fi", with: "Network")
      XCTAssertEqual(try stage.save("// A line more.\n" + renamed), ["form: Network | On"])
      XCTAssertEqual(try stage.save(renamed + "}}"), [])
      XCTAssertEqual(stage.toggle(to: false), ["form: Network | Off"])
    }
  }

  // L2
  // Request 33.
  func testABrokenSaveThatIsUndoneLeavesEveryNodeAsItWas() throws {
    try MainActor.assumeIsolated {
      let source = """
        struct Settings: View {
          @State var isOn = false
          var body: some View {
            Form {
              Section("One") { Toggle("Wi-Fi", isOn: $isOn) }
              Section("Two") { Text(isOn ? "On" : "Off"); Text("Last") }
              Section { Text("Three"); Text("Four") }
            }
          }
        }
        #Preview { Settings() }
        """
      for brace in source.indices where source[brace] == "}" {
        let stage = try Stage(["Form.swift": source])
        _ = stage.start()
        _ = stage.toggle(to: true)
        let before = stage.surface.root
        var broken = source
        broken.remove(at: brace)
        XCTAssertEqual(try stage.save(broken), [])
        XCTAssertEqual(stage.surface.root, before)
        XCTAssertEqual(
          try stage.save(source).filter { !$0.hasPrefix("problem") },
          ["form: One | Wi-Fi | Two | On | Last | Three | Four"])
        XCTAssertEqual(stage.surface.root, before)
      }
    }
  }

  func testWhatStopsRunningIsSaidWithItsPlace() throws {
    try MainActor.assumeIsolated {
      let source = """
        struct Switch: View {
          @State var isOn = false
          var body: some View {
            Form {
              Toggle("Wi-Fi", isOn: $isOn)
              Text(status)
            }
          }
          var status: String {
            return isOn ? "On" : "Off"
          }
        }
        #Preview { Switch() }
        """
      let stage = try Stage(["Form.swift": source])
      XCTAssertEqual(stage.start(), ["form: Wi-Fi | Off"])
      XCTAssertEqual(stage.toggle(to: true), ["form: Wi-Fi | On"])
      let failing = source.replacing("return isOn", with: "fatalError(\"no\"); return isOn")
      XCTAssertTrue(
        try stage.save(failing).contains("problem: Line 10, column 5: Fatal error: no"))
      XCTAssertEqual(try stage.save(source), ["form: Wi-Fi | On", "problem: none"])
      let endless = source.replacing("Form {", with: "let _ = { while true {} }()\n      Form {")
      let shown = try stage.save(endless, .seconds(20))
      XCTAssertEqual(shown.count { $0.hasPrefix("form:") }, 0, "the last good form stays")
      XCTAssertTrue(
        shown.contains { $0.hasPrefix("problem: Line 4") && $0.contains("evaluation takes more") })
      XCTAssertEqual(try stage.save(source), ["form: Wi-Fi | On", "problem: none"])
    }
  }

  func testAButtonThatFailsIsSaid() throws {
    try MainActor.assumeIsolated {
      let source = """
        Form {
          Button("Fail") { fatalError("no") }
        }
        """
      let stage = try Stage(["Form.swift": source])
      _ = stage.start()
      guard let button = stage.surface.root?.first(.button)?.id else { return XCTFail("no button") }
      _ = stage.preview.send(NodeEvent(target: button, action: .activate))
      stage.preview.revertWidgets()
      stage.loop.run(for: .milliseconds(20))
      XCTAssertEqual(
        stage.surface.takeLog(), ["settle", "problem: Line 2, column 20: Fatal error: no"])
    }
  }

  /// Requests 34 and 45.
  func testOtherPreviewsKeepTheirState() throws {
    try MainActor.assumeIsolated {
      let source = "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\n"
      let stage = try Stage(["Form.swift": source])
      stage.surface.recordsPreviews = true
      XCTAssertEqual(stage.start(), ["previews: [\"A\", \"B\"] 0", "form: a"])
      stage.preview.choose(1)
      XCTAssertEqual(stage.surface.takeLog(), ["previews: [\"A\", \"B\"] 1", "form: b"])
      XCTAssertEqual(
        try stage.save("#Preview(\"0\") { Text(\"0\") }\n" + source),
        ["previews: [\"0\", \"A\", \"B\"] 2", "form: b"])
    }
  }

  func testThePreviewThatTheCommandLineNames() throws {
    try MainActor.assumeIsolated {
      let source = "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\n"
      XCTAssertEqual(
        try Stage(["Form.swift": source], options: ["preview": "B"]).start(), ["form: b"])
      let stage = try Stage(["Form.swift": source], options: ["preview": "C"])
      let file = stage.folder.path + "/Form.swift"
      XCTAssertEqual(
        stage.start(), ["notice: '\(file)' has no preview named 'C', but 'A', 'B'", "form: a"])
    }
  }

  func testSampleValuesAreFollowed() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage([
        "Form.swift": "Text(title)", "Form.data.json": "{\"title\": \"One\"}",
      ])
      XCTAssertEqual(stage.start(), ["form: One"])
      XCTAssertEqual(
        try stage.save("{\"title\": \"Two\"}", to: "Form.data.json"), ["form: Two"])
      XCTAssertEqual(
        try stage.save("[", to: "Form.data.json"),
        [
          "notice: 'Form.data.json' is no JSON object: expected ',' or ']' at line 1, column 2",
          "form: Two",
        ])
    }
  }

  func testSampleValuesThatVanishAreForgotten() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage([
        "Form.swift": "Text(title)", "Form.data.json": "{\"title\": \"One\"}",
      ])
      XCTAssertEqual(stage.start(), ["form: One"])
      try FileManager.default.removeItem(atPath: stage.folder.path + "/Form.data.json")
      stage.loop.run(for: .milliseconds(700))
      XCTAssertEqual(stage.surface.root?.texts, ["title"])
    }
  }

  func testMissingDataThatWereNamedAreNoticed() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\")"], options: ["data": "/nowhere/x.json"])
      XCTAssertEqual(stage.start(), ["notice: '/nowhere/x.json' is missing", "form: One"])
    }
  }

  /// Request 20.
  func testAVanishedFileKeepsTheForm() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\")"])
      _ = stage.start()
      try FileManager.default.removeItem(atPath: stage.folder.path + "/Form.swift")
      stage.loop.run(for: .milliseconds(700))
      XCTAssertEqual(
        stage.surface.takeLog(), ["problem: The file is missing; waiting for it to come back"])
      XCTAssertEqual(try stage.save("Text(\"One\")"), ["problem: none", "form: One"])
    }
  }

  /// Requests 35 and 38.
  func testWhatIsNotSupportedIsRemarked() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"One\").statusBarHidden()"])
      XCTAssertEqual(
        stage.start(),
        [
          "form: One",
          "remark: Form.swift:1:13: note: modifier 'statusBarHidden' has no effect in previews "
            + "[no-effect]",
        ])
    }
  }

  // L3
  func testADeclarationThatAppearsInAnotherFileIsFound() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Later()"])
      XCTAssertEqual(try XCTUnwrap(stage.start(.milliseconds(150)).first), "form: ")
      let later = { (word: String) in
        "struct Later: View { var body: some View { Text(\"\(word)\") } }"
      }
      XCTAssertEqual(
        try stage.save(later("One"), to: "Later.swift", .milliseconds(300)),
        ["form: One"])
      XCTAssertEqual(
        try stage.save(later("Two"), to: "Later.swift", .milliseconds(300)),
        ["form: Two"])
      XCTAssertEqual(
        try stage.save("let other = 1", to: "Other.swift", .milliseconds(300))
          .filter { $0 != "form: Two" }, [])
      XCTAssertEqual(try stage.save("words", to: "Notes.txt", .milliseconds(300)), [])
    }
  }

  // L3
  func testAStringTableThatAppearsIsRead() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Text(\"greeting\")", "Package.swift": ""])
      XCTAssertEqual(stage.start(.milliseconds(150)), ["form: greeting"])
      let table = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"greeting": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}}}}
        """
      XCTAssertEqual(
        try stage.save(table, to: "Localizable.xcstrings", .milliseconds(300)), ["form: Hello"])
    }
  }

  // L3
  func testAFolderThatAppearsIsWatched() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage(["Form.swift": "Later()", "Package.swift": ""])
      _ = stage.start(.milliseconds(150))
      let folder = stage.folder.path + "/Sources"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      stage.loop.run(for: .milliseconds(200))
      _ = stage.surface.takeLog()
      let text = "struct Later: View { var body: some View { Text(\"One\") } }"
      XCTAssertEqual(
        try stage.save(text, to: "Sources/Later.swift", .milliseconds(300)), ["form: One"])
    }
  }

  // L5
  func testStateIsResetOnDemand() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage([
        "Form.swift": """
        var count = 0
        struct Switch: View {
          @State var isOn = false
          @AppStorage("level") var level = 1
          var body: some View {
            Toggle("Wi-Fi", isOn: $isOn)
            Button("\\(count) \\(level)") { count += 1; level += 1 }
          }
        }
        #Preview { Switch() }
        """
      ])
      XCTAssertEqual(stage.start(), ["form: Wi-Fi | 0 1"])
      _ = stage.toggle(to: true)
      let button = try XCTUnwrap(stage.surface.root?.first(.button)?.id)
      XCTAssertTrue(stage.preview.send(NodeEvent(target: button, action: .activate)))
      stage.loop.run(for: .milliseconds(20))
      XCTAssertEqual(stage.surface.takeLog(), ["form: Wi-Fi | 1 2"])
      stage.preview.resetState()
      stage.loop.run(for: .milliseconds(20))
      XCTAssertEqual(stage.surface.takeLog(), ["form: Wi-Fi | 0 1"])
      // Off, so that turning it off changes nothing.
      XCTAssertEqual(stage.toggle(to: false), ["not handled"])
    }
  }

  func testSampleDataThatWereWrittenToAreReset() throws {
    try MainActor.assumeIsolated {
      let stage = try Stage([
        "Form.swift": "Toggle(\"Wi-Fi\", isOn: $isOn)\nText(isOn ? \"on\" : \"off\")",
        "Form.data.json": "{\"isOn\": false}",
      ])
      XCTAssertEqual(stage.start(), ["form: Wi-Fi | off"])
      XCTAssertEqual(stage.toggle(to: true), ["form: Wi-Fi | on"])
      stage.preview.resetState()
      stage.loop.run(for: .milliseconds(20))
      XCTAssertEqual(stage.surface.takeLog(), ["form: Wi-Fi | off"])
    }
  }

  // B10
  func testWhatNoVersionNamesAnyMoreIsLetGo() throws {
    try MainActor.assumeIsolated {
      let text = { (name: String) in
        """
        struct Switch: View {
          @State var isOn = false
          var body: some View { Toggle(isOn ? "on" : "off", isOn: $isOn) }
        }
        #Preview("\(name)") { Switch() }
        """
      }
      let stage = try Stage(["Form.swift": text("One")])
      XCTAssertEqual(stage.start(), ["form: off"])
      XCTAssertEqual(stage.toggle(to: true), ["form: on"])
      XCTAssertEqual(try stage.save(text("Two")), ["form: off"])
      XCTAssertEqual(try stage.save(text("One")), ["form: off"])
    }
  }
}
