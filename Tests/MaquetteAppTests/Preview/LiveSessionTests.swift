import Foundation
import XCTest

/// A working session with the program itself, read through the accessibility bus.
final class LiveSessionTests: XCTestCase {
  func testTenEdits() throws {
    let result = try run(
      "live_session.py", Repository.path("Resources/Examples/Settings.swift"))
    let steps = result.output.split(separator: "\n").filter { $0.contains(#/^ ?\d+\. /#) }
    XCTAssertEqual(
      steps.map { $0.drop { !$0.isLetter } },
      [
        "opens the form", "the space key turns a switch on", "a changed text", "a new row",
        "a moved row", "a removed section", "a syntax error keeps the form and says so",
        "its repair", "a save by renaming", "a save by truncating", "a link in place of the file",
        "a swapped link", "a removed file keeps the form", "a file made anew",
      ], result.output)
    XCTAssertEqual(result.status, 0)
  }

  // A part of the day that `scripted_day.py` makes of a hundred saves.
  func testADayOfSaves() throws {
    let result = try run("scripted_day.py", "28")
    XCTAssertTrue(result.output.contains("28 saves, nothing lost"), result.output)
    XCTAssertEqual(result.status, 0, result.output)
  }

  // L10: a row with a value is one stop, which copies the value.
  func testAWalkWithTheKeyboardAlone() throws {
    let result = try run(
      "keyboard_walk.py", Repository.path("Tests/MaquetteAppTests/Session/Controls.swift"))
    XCTAssertEqual(
      Self.steps(in: result.output),
      """
      check box 'Dark'
      push button 'Main Menu'
      list item 'Name, Maria'
      list item 'Lightning'
      list item 'Favourite'
      check box 'Wi-Fi' on
      check box 'Pin'
      check box 'Stubborn' on
      combo box 'Letter, B'
      text 'User Name'
      list item 'Hello nobody'
      push button 'Count 0'
      push button 'Add' (Adds ten)
      link 'Network, Home'
      push button 'Size of the form: Window' (Size of the Form)
      push button 'Zoom Out'
      push button '100 %' (Usual Size)
      push button 'Zoom In'
      check box 'Fit to Window'
      push button 'Picture'
      check box 'Variants Side by Side'

      Down: list item 'Lightning'
      Down: list item 'Favourite'
      Up: list item 'Lightning'
      space: check box 'Wi-Fi'
      Return: check box 'Wi-Fi' on
      space: check box 'Stubborn' on
      Down: combo box 'Letter, B'
      Down: text 'User Name'
      Down: list item 'Hello nobody'
      Up: text 'User Name'
      hears Hello abcdefghijklmnopqrst
      Home Right x: text 'User Name'
      hears Hello axbcdefghijklmnopqrst
      ctrl+c: list item 'Name, Maria'
      ctrl+a ctrl+v: text 'User Name'
      hears Hello Maria
      space: list item 'B'
      Down: list item 'C'
      Return: combo box 'Letter, C'
      Return: push button 'Count 1'
      space: push button 'Count 2'
      Down: push button 'Add' (Adds ten)
      space: push button 'Add' (Adds ten)
      hears Count 12
      Return: check box 'Inside' on
      hears Network
      Escape: link 'Network, Home'
      Return: check box 'Inside' on
      hears Network
      alt+Left: link 'Network, Home'
      """)
    XCTAssertEqual(result.status, 0, result.output)
  }

  // L11
  func testWhatAScreenReaderIsToldAndCanDo() throws {
    let result = try run("spoken_controls.py", "Tests/MaquetteAppTests/Session/Spoken.swift")
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("* ") }
    XCTAssertEqual(
      lines.map { $0.dropFirst(2) }.filter { !$0.hasPrefix("label") && !$0.contains("scroll bar") }
        .joined(separator: "\n"),
      """
      check box 'Switch' can control.activate
      check box 'Pin' can control.activate
      combo box 'Letter, A' can click
      slider 'Level'=0.25
      push button 'Decrement' can click
      push button 'Increment' can click
      text 'Name' can activate
      push button 'Press' can control.activate
      link 'Go' can control.activate
      push button 'More' can control.activate
      list item 'Progress'
      progress bar 'Progress'=0.5
      list item 'Plain, Value'
      list item 'First, Second'
      push button 'First, Second' can control.Archive
      list item 'Ignored inside'
      list item 'Heading'
      heading 'Heading'
      list item 'Heard'
      list item 'Chosen'
      list item 'Tapped'
      list item 'Nothing yet'
      Switch was set
      hears Pressed
      hears Archived
      hears Was tapped
      """, result.output)
    XCTAssertTrue(lines.contains("* label 'Heard' (Told)"))
    XCTAssertTrue(lines.contains("* label 'Chosen' selected"))
    XCTAssertFalse(lines.contains { $0.contains("Hidden") })
    XCTAssertEqual(result.status, 0)
  }

  /// Runs a script with the program and a form, on a display and buses that no other session
  /// shares.
  private func run(_ script: String, _ argument: String) throws -> Repository.Result {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    return try Repository.run(
      "XDG_RUNTIME_DIR=\(place.path)", "XDG_STATE_HOME=\(place.path)", "dbus-run-session", "--",
      "xvfb-run", "-a", "-s",
      "-screen 0 1400x1000x24", "/usr/bin/python3",
      Repository.path("Tests/MaquetteAppTests/Session/\(script)"), try Repository.program(),
      argument)
  }

  /// What the script says, without what the accessibility bus writes among it.
  private static func steps(in output: String) -> String {
    let lines = output.components(separatedBy: "\n")
    let begin = lines.firstIndex { $0.hasPrefix("push button") || $0.hasPrefix("check box") } ?? 0
    return lines[begin...].filter { !$0.contains("WARNING") }.joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}
