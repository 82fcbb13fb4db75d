import Gtk
import MaquetteUI
import XCTest

/// What a page's bar holds.
final class ToolbarTests: RenderTestCase {
  func testItemsComeAndGoAtBothEndsOfTheBar() {
    MainActor.assumeIsolated {
      let shown = ShownView { BarredPage() }
      defer { shown.close() }
      let bar = shown.all(HeaderBar.self)[0]
      XCTAssertEqual(shown.all(Gtk.Button.self).filter(\.mapped).count, 1)
      XCTAssertTrue(bar.visible)
      shown.row("More")?.activate()
      shown.paint()
      XCTAssertEqual(
        ["Cancel", "Save"].map { shown.texts.contains($0) }, [true, true])
      shown.row("More")?.activate()
      shown.paint()
      XCTAssertEqual(shown.texts.contains("Save"), false)
    }
  }

  // D13
  func testActionsAreSymbolsWithNamesAndTheConfirmationIsSuggested() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 800) { LabeledBars() }
      defer { shown.close() }
      let bar = shown.all(HeaderBar.self)[0]
      let buttons = bar.descendants.compactMap { $0 as? Gtk.Button }.filter(\.mapped)
      XCTAssertEqual(
        buttons.map { $0.hasCSSClass("suggested-action") }.filter(\.self).count, 1)
      let texts = bar.descendants.compactMap { ($0 as? Gtk.Label)?.text }
      XCTAssertFalse(texts.contains("Add"), "the symbol stands for its title")
      let tips = bar.descendants.compactMap(\.tooltipText)
      XCTAssertTrue(tips.contains("Add"), "\(tips)")
      XCTAssertTrue(tips.contains("More"), "a long list of actions ends in a menu: \(tips)")
    }
  }

  // D7: a bar never makes the page wider; what has no room is in a menu.
  func testActionsWithoutRoomAreInAMenu() {
    MainActor.assumeIsolated {
      for width in [300, 1300] {
        let shown = ShownView(width: width) { WideBar() }
        defer { shown.close() }
        XCTAssertEqual(shown.window.width, width)
        let bar = shown.all(HeaderBar.self)[0]
        let inSight = bar.descendants.compactMap { $0 as? Gtk.Label }
          .filter {
            $0.mapped && ["One action", "Another action", "A third action"].contains($0.text)
          }
        XCTAssertEqual(inSight.count, width == 300 ? 1 : 3)
        for label in inSight {
          XCTAssertGreaterThanOrEqual(label.width, label.measure(.horizontal).natural)
        }
      }
    }
  }

  func testTheBarOfTheKeyboardIsThereWhileSomethingIsTyped() {
    MainActor.assumeIsolated {
      let shown = ShownView { KeyboardBar() }
      defer { shown.close() }
      @MainActor func isShown(_ text: String) -> Bool {
        shown.all(Gtk.Label.self).contains { $0.text == text && $0.mapped }
      }
      XCTAssertTrue(isShown("Below"))
      XCTAssertFalse(isShown("Done"))
      shown.fields[0].grabFocus()
      shown.paint()
      XCTAssertTrue(isShown("Done"))
    }
  }
}

private struct LabeledBars: View {
  var body: some View {
    NavigationStack {
      Form { Text("A") }
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", systemImage: "checkmark") {}
          }
          ToolbarItemGroup {
            Button("Add", systemImage: "plus") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Star", systemImage: "star") {}
            Button("Delete", systemImage: "trash") {}
          }
        }
    }
  }
}

private struct WideBar: View {
  var body: some View {
    NavigationStack {
      Form { Text("A") }
        .navigationTitle("The long title of a page that has much to say")
        .toolbar {
          Button("One action") {}
          Button("Another action") {}
          Button("A third action") {}
        }
    }
  }
}

private struct KeyboardBar: View {
  @State private var name = ""

  var body: some View {
    Form { TextField("Name", text: $name) }
      .toolbar {
        ToolbarItem(placement: .keyboard) { Button("Done") {} }
        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
      }
  }
}

private struct BarredPage: View {
  @State private var isMore = false

  var body: some View {
    Form { Toggle("More", isOn: $isMore) }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if isMore { ToolbarItem { Button("Save") {} } }
      }
  }
}
