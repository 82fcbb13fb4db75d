import Foundation
import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// The real window, with real saves.
final class PreviewWindowTests: XCTestCase {
  private static let form = """
    struct Sample: View {
      @State var isOn = false
      @State var name = "Ada"
      var body: some View {
        Form {
          Toggle("Wi-Fi", isOn: $isOn)
          TextField("Name", text: $name)
          LabeledContent("State", value: isOn ? "On" : "Off")
        }
      }
    }
    #Preview { Sample() }
    """

  /// Request 39.
  func testOpensAtOnceAlsoWithoutAFile() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(nil) { stage in
        XCTAssertEqual(
          Array(stage.texts.suffix(2)),
          [
            "Waiting for “Form.swift”",
            "There is no such file in \(stage.folder.path) yet. It shows here as soon as it is saved.",
          ])
        try stage.save("Text(\"One\")")
        XCTAssertEqual(stage.texts.last, "One")
      }
    }
  }

  func testASaveChangesWhatItChanges() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        XCTAssertEqual(stage.window.window.title, "Form.swift")
        let toggle = try stage.first(Switch.self)
        toggle.active = true
        stage.settle()
        XCTAssertEqual(Array(stage.texts.suffix(2)), ["State", "On"])
        try stage.save(Self.form.replacing("\"State\"", with: "\"Condition\""))
        XCTAssertEqual(Array(stage.texts.suffix(2)), ["Condition", "On"])
        XCTAssertTrue(try stage.first(Switch.self) === toggle)
        XCTAssertTrue(toggle.active)
      }
    }
  }

  /// Requests 43 and 51.
  func testFocusAndCaretSurviveASave() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        let field = try stage.first(Gtk.Text.self)
        _ = field.grabFocus()
        field.position = 2
        try stage.save("// Above.\n" + Self.form.replacing("Wi-Fi", with: "Network"))
        XCTAssertTrue(stage.texts.contains("Network"))
        XCTAssertTrue(field.hasFocus)
        XCTAssertEqual(field.position, 2)
        XCTAssertEqual(field.text, "Ada")
      }
    }
  }

  /// Requests 27, 28 and 35.
  func testABrokenSaveShowsABarThatTheRepairTakesAway() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\")") { stage in
        try stage.save("Text(\"Two\"", wait: 500)
        XCTAssertEqual(
          Array(stage.texts.suffix(2)),
          ["One", "Line 1, column 11: expected ')' to end function call"])
        try stage.save("Text(\"Three\")")
        XCTAssertEqual(stage.texts.last, "Three")
      }
    }
  }

  /// Requests 28 and 30.
  func testADismissedErrorComesBackOnlyAsAnother() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\")") { stage in
        try stage.save("Text(\"Two\"", wait: 500)
        (stage.button("Dismiss") as? Gtk.Button)?.emitClicked()
        stage.settle()
        XCTAssertEqual(stage.texts.last, "One")
        try stage.save("Text(\"Tow\"", wait: 500)
        XCTAssertEqual(stage.texts.last, "One")
        try stage.save("// More.\nText(\"Two\"", wait: 500)
        XCTAssertEqual(stage.texts.last, "Line 2, column 11: expected ')' to end function call")
      }
    }
  }

  func testPreviewsAreOfferedAndChosen() throws {
    try MainActor.assumeIsolated {
      let source = "#Preview(\"A\") { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }\n"
      try WindowStage.run(source) { stage in
        XCTAssertNotNil(stage.button("Choose a Preview"))
        XCTAssertEqual(stage.texts.last, "a")
        stage.window.window.activateAction("win.preview", target: "1")
        stage.settle()
        XCTAssertEqual(stage.texts.last, "b")
        XCTAssertTrue(stage.texts.contains("B"))
        try stage.save("#Preview(\"B\") { Text(\"b!\") }\n")
        XCTAssertEqual(stage.texts.last, "b!")
        XCTAssertNil(stage.button("Choose a Preview"))
      }
    }
  }

  // L9; previewer-requests 61: the tool's own looks are the desktop's, the form's the variant's.
  func testTextSizeAndColourSchemeActOnTheFormAlone() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\")") { stage in
        let settings = stage.window.window.display.settings
        let resolution = settings.xftDPI
        let bar = try XCTUnwrap(
          stage.window.window.descendants.compactMap { $0 as? Gtk.HeaderBar }.first)
        let height = bar.measure(.vertical).natural
        let label = try XCTUnwrap(
          stage.window.canvas.view.content.descendants.compactMap { $0 as? Gtk.Label }
            .last { $0.mapped })
        let usual = label.measure(.horizontal).natural
        for _ in 0..<5 { stage.window.window.activateAction("win.text-larger") }
        stage.settle()
        XCTAssertEqual(settings.xftDPI, resolution)
        XCTAssertEqual(bar.measure(.vertical).natural, height)
        XCTAssertGreaterThan(label.measure(.horizontal).natural, usual * 3 / 2)
        stage.window.window.activateAction("win.text-usual")
        stage.settle()
        XCTAssertEqual(label.measure(.horizontal).natural, usual)
        let style = StyleManager.of(stage.window.window.display)
        XCTAssertFalse(style.dark)
        stage.window.window.activateAction("win.dark")
        stage.settle()
        XCTAssertFalse(style.dark)
        XCTAssertEqual(label.color.red, 1)
        XCTAssertEqual(stage.preview.environment.colorScheme, .dark)
        stage.window.window.activateAction("win.dark")
        stage.settle()
        XCTAssertEqual(label.color.red, 0)
      }
    }
  }

  /// Requests 32 and 35.
  func testRemarksAreListed() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\").statusBarHidden()") { stage in
        let button = try XCTUnwrap(stage.button("1 Problem") as? ToggleButton)
        button.emitClicked()
        stage.settle()
        XCTAssertEqual(
          Array(stage.texts.suffix(5)),
          [
            "Problems", "Form.swift", "1",
            "modifier 'statusBarHidden' has no effect in previews", "1:13",
          ])
        button.emitClicked()
        stage.settle()
        XCTAssertFalse(stage.texts.contains("Problems"))
        try stage.save("Text(\"One\")")
        XCTAssertNil(stage.button("1 Problem"))
      }
    }
  }

  // L8: dismissing an error leaves a lasting sign that the form is out of date, with its age, the
  // count, and a list that leads to each place.
  // Requests 29 and 32.
  func testADismissedErrorLeavesASignAndAList() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\").statusBarHidden()") { stage in
        let broken = "struct A {\n  let a = \n}\nText(\"Two\""
        try stage.save(broken, wait: 500)
        (stage.button("Dismiss") as? Gtk.Button)?.emitClicked()
        stage.settle()
        let title = try stage.first(WindowTitle.self)
        XCTAssertEqual(title.subtitle, "Out of date, from a moment ago")
        let sign = try XCTUnwrap(
          stage.button("2 Problems\nThe form shown is from a moment ago") as? ToggleButton)
        var opened: [SourcePlace] = []
        stage.window.openSource = { opened.append($0) }
        sign.emitClicked()
        stage.settle()
        XCTAssertEqual(
          Array(stage.texts.suffix(7)),
          [
            "Problems", "Form.swift", "2", "expected expression in variable", "2:11",
            "expected ')' to end function call", "4:11",
          ])
        let list = try stage.first(ListBox.self)
        list.row(at: 2)?.activate()
        XCTAssertEqual(
          opened, [SourcePlace(file: stage.folder.path + "/Form.swift", line: 4, column: 11)])
        // What was shown before is told as it was.
        try stage.save("Text(\"Two\")")
        XCTAssertEqual(title.subtitle, stage.folder.path)
        XCTAssertNil(sign.mapped ? sign : nil)
        XCTAssertTrue(stage.texts.contains("No problems"))
      }
    }
  }

  func testReloadNeverRaisesTheWindow() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        let other = Gtk.Window()
        other.present()
        MainLoop.run(milliseconds: 500) { other.isActive }
        let wasActive = other.isActive
        try stage.save(Self.form.replacing("Wi-Fi", with: "Network"))
        XCTAssertEqual(other.isActive, wasActive)
        XCTAssertFalse(stage.window.window.isActive && wasActive)
        other.destroy()
      }
    }
  }
}
