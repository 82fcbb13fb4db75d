import Foundation
import Gtk
import Testing
import XCTest

@testable import MaquetteApp

/// A file that is edited here while others write it.
@MainActor
@Suite("Edited file")
struct EditedFileTests {
  @Test func whatNobodyTypedIntoFollowsTheDisk() {
    var file = EditedFile("one")
    let result1 = file.arrive("two")
    #expect(result1 == .taken)
    #expect(file.text == "two")
    #expect(!file.isModified)
    let result2 = file.arrive("two")
    #expect(result2 == .nothing)
  }

  @Test func whatWasTypedIsNeverLostAndNeverWrittenOverOthers() {
    var file = EditedFile("one")
    file.text = "mine"
    let result3 = file.arrive("one")
    #expect(result3 == .nothing)
    let result4 = file.maySave(over: "one")
    #expect(result4)
    let result5 = file.arrive("theirs")
    #expect(result5 == .conflict)
    let result6 = file.maySave(over: "theirs")
    #expect(!result6)
    #expect(file.text == "mine")
    file.keepOwn()
    let result7 = file.maySave(over: "theirs")
    #expect(result7)
    let result8 = file.maySave(over: "newer")
    #expect(!result8)
    file.takeOther()
    #expect(file.text == "newer")
    #expect(!file.isModified)
  }

  @Test func theSameTextFromElsewhereIsAsGoodAsASave() {
    var file = EditedFile("one")
    file.text = "two"
    let result9 = file.arrive("two")
    #expect(result9 == .nothing)
    #expect(!file.isModified)
    file.text = "three"
    let result10 = file.maySave(over: nil)
    #expect(result10)
    file.didSave()
    #expect(!file.isModified)
  }
}

/// The pane in which the source is edited, in the real window.
final class SourcePaneTests: XCTestCase {
  func testTheFormFollowsWhatIsTyped() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run("Text(\"One\")") { stage in
        stage.window.panes.open("source")
        stage.settle()
        let view = try stage.first(TextView.self)
        XCTAssertEqual(view.buffer.text, "Text(\"One\")")
        view.buffer.text = "Text(\"Typed\")"
        MainLoop.run(milliseconds: 150)
        stage.settle()
        XCTAssertTrue(stage.texts.contains("Typed"), "\(stage.texts)")
        let path = stage.folder.path + "/Form.swift"
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "Text(\"One\")")
        // Somebody else writes the file: what was typed stays, and somebody is asked.
        try stage.save("Text(\"Theirs\")")
        XCTAssertEqual(view.buffer.text, "Text(\"Typed\")")
        XCTAssertTrue(stage.texts.contains("Typed"), "\(stage.texts)")
        XCTAssertTrue(stage.texts.contains("The file was changed elsewhere."))
        stage.window.window.activateAction("win.save")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "Text(\"Theirs\")")
        let load = stage.window.window.descendants.compactMap { $0 as? Gtk.Button }
          .first { $0.label == "Load It" }
        load?.emitClicked()
        MainLoop.run(milliseconds: 100)
        stage.settle()
        XCTAssertEqual(view.buffer.text, "Text(\"Theirs\")")
        XCTAssertTrue(stage.texts.contains("Theirs"), "\(stage.texts)")
        view.buffer.text = "Text(\"Mine\")"
        stage.window.window.activateAction("win.save")
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "Text(\"Mine\")")
      }
    }
  }
}
