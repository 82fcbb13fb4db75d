import Gtk
import MaquetteUI
import XCTest

/// The menu of a picker follows its options.
final class PickerOptionTests: RenderTestCase {
  // L1
  func testButtonAndMenuFollowTheTextsOfOptions() {
    MainActor.assumeIsolated {
      let shown = ShownView { Choices(titles: ["Slow", "Normal"], chosen: 1) }
      defer { shown.close() }
      XCTAssertEqual(shown.options, ["Slow", "Normal"])
      XCTAssertTrue(shown.texts.contains("Normal"))
      shown.session.reload { Choices(titles: ["Slow", "Usual"], chosen: 1) }
      shown.paint()
      XCTAssertEqual(shown.options, ["Slow", "Usual"])
      XCTAssertTrue(shown.texts.contains("Usual"))
      shown.session.reload { Choices(titles: ["Usual", "Fast", "Slow"], chosen: 2) }
      shown.paint()
      XCTAssertEqual(shown.options, ["Usual", "Fast", "Slow"])
      XCTAssertTrue(shown.texts.contains("Slow"))
    }
  }

  // D12
  func testADividerAmongOptionsIsNoOption() {
    MainActor.assumeIsolated {
      let shown = ShownView { DividedChoices() }
      defer { shown.close() }
      XCTAssertEqual(shown.options, ["One", "Two"])
      let choice = shown.all(DropDown.self)[0]
      choice.selected = 1
      shown.paint()
      XCTAssertTrue(shown.texts.contains("Chosen 2"))
      choice.activate()
      let lines = { shown.all(Separator.self).filter(\.mapped) }
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { lines().count == 1 })
      shown.closeMenu()
    }
  }

  // D17
  func testALongMenuOpensAtTheChoice() {
    MainActor.assumeIsolated {
      let titles = (0..<200).map { "Option \($0)" }
      let shown = ShownView { Choices(titles: titles, chosen: 150) }
      defer { shown.close() }
      shown.all(DropDown.self)[0].activate()
      let isChoiceShown = {
        let focused = shown.window.focus?.descendants.compactMap { ($0 as? Gtk.Label)?.text }
        return focused == ["Option 150"]
      }
      XCTAssertTrue(MainLoop.run(milliseconds: 3000, until: isChoiceShown))
      shown.closeMenu()
    }
  }
}

extension ShownView {
  /// The options of the first picker.
  fileprivate var options: [String] {
    (all(DropDown.self).first?.model as? StringList)?.strings ?? []
  }

  /// Closes what is open, without which GTK complains of the window's end.
  fileprivate func closeMenu() {
    for menu in all(Popover.self) where menu.mapped { menu.popdown() }
    paint()
  }
}

/// A picker with options of given titles.
private struct Choices: View {
  let titles: [String]
  let chosen: Int

  var body: some View {
    Form {
      Picker("Speed", selection: .constant(chosen)) {
        ForEach(titles.indices, id: \.self) { Text(titles[$0]).tag($0) }
      }
    }
  }
}

/// A picker with a line among its options.
private struct DividedChoices: View {
  @State private var choice = 1

  var body: some View {
    Form {
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Divider()
        Text("Two").tag(2)
      }
      Text("Chosen \(choice)")
    }
  }
}
