import Gtk
import MaquetteUI
import XCTest

/// What people do to widgets reaches the state, and what depends on it follows.
final class EventTests: RenderTestCase {
  func testPressingARowSetsItsSwitch() {
    MainActor.assumeIsolated {
      let shown = ShownView { DependentRows() }
      defer { shown.close() }
      XCTAssertEqual(shown.texts.contains("Shown"), false)
      shown.all(ListBoxRow.self)[0].activate()
      shown.paint()
      XCTAssertEqual(shown.all(Switch.self).map(\.active), [true])
      XCTAssertEqual(shown.texts.contains("Shown"), true)
      XCTAssertEqual(shown.lastUpdate?.created, 3)
    }
  }

  func testOneClickIsOneUpdate() {
    MainActor.assumeIsolated {
      let shown = ShownView { DependentRows() }
      defer { shown.close() }
      let before = shown.updateCount
      shown.row("Count")?.activate()
      shown.row("Count")?.activate()
      shown.paint()
      XCTAssertEqual(shown.texts.contains("Counted 2"), true)
      XCTAssertEqual(shown.updateCount, before + 1)
      XCTAssertEqual(shown.lastUpdate?.writes, 1)
    }
  }

  func testARejectedChangeIsTakenBack() {
    MainActor.assumeIsolated {
      let journal = Journal()
      let shown = ShownView { StubbornSwitch(journal: journal) }
      defer { shown.close() }
      shown.all(Switch.self)[0].active = false
      shown.paint()
      XCTAssertEqual(journal.entries, ["set false"])
      XCTAssertEqual(shown.all(Switch.self).map(\.active), [true])
      XCTAssertEqual(shown.all(Switch.self).map(\.state), [true])
    }
  }

  func testAPickerWithoutAChoiceIsEmptyAndTakesTheFirst() {
    MainActor.assumeIsolated {
      let shown = ShownView { DependentRows() }
      defer { shown.close() }
      let choice = shown.all(DropDown.self)[0]
      XCTAssertNil(choice.selected)
      XCTAssertEqual(shown.texts.contains("nothing"), true)
      choice.selected = 0
      shown.paint()
      XCTAssertEqual(shown.texts.contains("1"), true)
      choice.selected = 1
      shown.paint()
      XCTAssertEqual(choice.selected, 1)
      XCTAssertEqual(shown.texts.contains("2"), true)
    }
  }

  func testTwentyCharactersArriveAndTheFocusStays() {
    MainActor.assumeIsolated {
      let shown = ShownView { DependentRows() }
      defer { shown.close() }
      let field = shown.fields[0]
      field.grabFocusWithoutSelecting()
      for letter in "abcdefghij klmnopqrs" {
        field.insertAtCaret(String(letter))
        shown.paint()
        XCTAssertTrue(shown.isFocused(field))
      }
      XCTAssertEqual(field.text, "abcdefghij klmnopqrs")
      XCTAssertEqual(field.position, 20)
      XCTAssertTrue(shown.texts.contains("Hello, abcdefghij klmnopqrs"))
    }
  }

  func testTypingInTheMiddleKeepsTheCaret() {
    MainActor.assumeIsolated {
      let shown = ShownView { ShortField() }
      defer { shown.close() }
      let field = shown.fields[0]
      field.position = 1
      field.insertAtCaret("x")
      shown.paint()
      XCTAssertEqual(field.text, "axb")
      XCTAssertEqual(field.position, 2)
      field.insertAtCaret("y")
      shown.paint()
      XCTAssertEqual(field.text, "axy", "the binding takes three characters")
      XCTAssertEqual(field.position, 3)
    }
  }

  func testAFieldWithAFormatKeepsWhatIsTypedUntilItIsConfirmed() {
    MainActor.assumeIsolated {
      let shown = ShownView { NumberField() }
      defer { shown.close() }
      let field = shown.fields[0]
      field.grabFocusWithoutSelecting()
      field.position = -1
      field.insertAtCaret("7")
      shown.paint()
      shown.all(Switch.self)[0].active = true
      shown.paint()
      XCTAssertEqual(field.text, "57")
      XCTAssertTrue(shown.texts.contains("It is 5"))
      field.emit("activate")
      shown.paint()
      XCTAssertTrue(shown.texts.contains("It is 57"))
      field.insertAtCaret("x")
      field.emit("activate")
      shown.paint()
      XCTAssertEqual(field.text, "57", "what is no number is taken back")
    }
  }
}
