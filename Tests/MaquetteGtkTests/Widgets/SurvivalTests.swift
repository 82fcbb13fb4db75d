import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

/// What a person has before them survives updates.
final class SurvivalTests: RenderTestCase {
  func testAMovedRowKeepsItsWidgetFocusAndCaret() {
    MainActor.assumeIsolated {
      let shown = ShownView { MovableRows(names: ["a", "b", "c"]) }
      defer { shown.close() }
      let field = shown.fields[0]
      field.grabFocusWithoutSelecting()
      field.position = 2
      shown.session.reload { MovableRows(names: ["b", "c", "a"]) }
      shown.paint()
      XCTAssertEqual(shown.fields.map(\.text), ["two", "three", "one"])
      XCTAssertTrue(shown.fields[2] === field)
      XCTAssertTrue(shown.isFocused(field))
      XCTAssertEqual(field.position, 2)
      XCTAssertNil(field.selection)
      XCTAssertEqual(
        shown.lastUpdate,
        UpdateStatistics(writes: 0, created: 0, moved: 1, removed: 0))
    }
  }

  func testARowThatRemovesRowsManyTimes() {
    MainActor.assumeIsolated {
      let shown = ShownView { SelfRemovingRows(count: 200) }
      defer { shown.close() }
      for left in (0..<200).reversed() {
        shown.all(ListBoxRow.self)[0].activate()
        let isGone = { !shown.texts.contains("Remove \(199 - left)") }
        XCTAssertTrue(MainLoop.run(milliseconds: 3000, until: isGone))
      }
      XCTAssertEqual(shown.all(ListBoxRow.self).count, 0)
    }
  }

  func testTheScrollOffsetStays() {
    MainActor.assumeIsolated {
      let journal = CountedRows()
      let shown = ShownView(height: 300) { journal.view }
      defer { shown.close() }
      let scroller = shown.all(ScrolledWindow.self).max {
        $0.vadjustment.upper < $1.vadjustment.upper
      }
      guard let place = scroller?.vadjustment else { return XCTFail("nothing scrolls") }
      place.value = 400
      shown.paint()
      journal.marked = 3
      shown.session.reload { journal.view }
      shown.paint()
      XCTAssertEqual(place.value, 400)
      XCTAssertTrue(shown.texts.contains("marked"))
      XCTAssertEqual(shown.lastUpdate, UpdateStatistics(writes: 1))
      journal.count = 90
      shown.session.reload { journal.view }
      shown.paint()
      XCTAssertEqual(place.value, 400)
    }
  }

  func testPagesArePushedAndPopped() {
    MainActor.assumeIsolated {
      let shown = ShownView { Pages() }
      defer { shown.close() }
      let pages = shown.all(Leaflet.self)[0]
      let first = pages.visibleChild
      let link = shown.row("Deeper")
      link?.grabFocus()
      link?.activate()
      shown.paint()
      XCTAssertEqual(pages.pageCount, 2)
      XCTAssertTrue(shown.texts.contains("Second"))
      XCTAssertFalse(shown.texts.contains("First"))
      XCTAssertTrue(shown.texts.contains("Inner"))
      shown.row("Deepest")?.activate()
      shown.paint()
      XCTAssertEqual(pages.pageCount, 3)
      let backs = shown.all(Gtk.Button.self).filter { $0.iconName == "go-previous-symbolic" }
      backs.last?.emitClicked()
      shown.paint()
      XCTAssertEqual(pages.pageCount, 2)
      backs[1].emitClicked()
      shown.paint()
      XCTAssertEqual(pages.pageCount, 1)
      XCTAssertTrue(pages.visibleChild === first)
      XCTAssertTrue(shown.window.focus === link)
    }
  }

  func testPagesMoveInAndOutWhereTheDesktopWantsIt() {
    MainActor.assumeIsolated {
      let settings = Display.default?.settings
      settings?.enableAnimations = true
      defer { settings?.enableAnimations = false }
      let shown = ShownView(height: 300) { Pages() }
      defer { shown.close() }
      let pages = shown.all(Leaflet.self)[0]
      let scroller = shown.all(ScrolledWindow.self).max {
        $0.vadjustment.upper < $1.vadjustment.upper
      }
      shown.row("Deeper")?.grabFocus()
      // The list moves until the row is on screen.
      MainLoop.run(milliseconds: 600)
      let offset = scroller?.vadjustment.value ?? -1
      XCTAssertGreaterThan(offset, 100)
      shown.row("Deeper")?.activate()
      shown.paint()
      XCTAssertTrue(pages.childTransitionRunning)
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { !pages.childTransitionRunning })
      XCTAssertTrue(shown.texts.contains("Second"))
      XCTAssertFalse(shown.texts.contains("First"))
      pages.navigate(forward: false)
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { pages.pageCount == 1 })
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { !pages.childTransitionRunning })
      XCTAssertTrue(shown.texts.contains("First"))
      XCTAssertEqual(scroller?.vadjustment.value, offset)
    }
  }

  func testSaltAndPepperAreShownAsTyped() {
    MainActor.assumeIsolated {
      let shown = ShownView(height: 900) { LiteralTexts() }
      defer { shown.close() }
      XCTAssertEqual(shown.texts.filter { $0 == "Salt & <Pepper>" }.count, 12)
      XCTAssertEqual(shown.all(DropDown.self)[0].selectedText, "Salt & <Pepper>")
      XCTAssertEqual(shown.fields[0].placeholderText, "Salt & <Pepper>")
      XCTAssertEqual(
        shown.all(ListBoxRow.self).compactMap(\.tooltipText), ["Salt & <Pepper>"])
    }
  }

  func testAViewWithADirectionOfItsOwnIsMirrored() {
    MainActor.assumeIsolated {
      let shown = ShownView { MirroredRow() }
      defer { shown.close() }
      XCTAssertLessThan(shown.x(of: "A"), shown.x(of: "B"))
      XCTAssertGreaterThan(shown.x(of: "C"), shown.x(of: "D"))
    }
  }
}

@MainActor
private final class CountedRows {
  var count = 100
  var marked = -1
  var view: ManyRows { ManyRows(count: count, marked: marked) }
}
