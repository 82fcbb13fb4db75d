import Gtk
import XCTest

final class ListTests: GtkTestCase {
  func testReorderKeepsWidgetFocusAndCaret() {
    MainActor.assumeIsolated {
      let list = ListBox()
      list.selectionMode = .none
      let entries = (0..<3).map { index in
        let entry = Entry()
        entry.text = "text \(index)"
        list.append(ListBoxRow(child: entry))
        return entry
      }
      let window = present(list)
      entries[0].grabFocus()
      entries[0].delegate?.position = 3
      guard let row = list.row(at: 0) else { return XCTFail("no row") }
      XCTAssertTrue(window.focus === entries[0].delegate)
      list.reorder(row, to: 2)
      XCTAssertEqual(row.index, 2)
      XCTAssertEqual(
        list.children.map { (($0 as? ListBoxRow)?.child as? Entry)?.text },
        ["text 1", "text 2", "text 0"])
      XCTAssertTrue(row.child === entries[0])
      XCTAssertTrue(window.focus === entries[0].delegate)
      XCTAssertEqual(entries[0].position, 3)
      XCTAssertNil(entries[0].selection)
      window.destroy()
    }
  }

  func testDropDown() {
    MainActor.assumeIsolated {
      let drop = DropDown(["a", "é", "♥"])
      var log: [Int?] = []
      drop.onNotify("selected") { [unowned drop] in log.append(drop.selected) }
      XCTAssertEqual(drop.selected, 0)
      drop.selected = 2
      drop.selected = nil
      drop.selected = 1
      XCTAssertEqual(log, [2, nil, 1])
      XCTAssertEqual((drop.model as? StringList)?.strings, ["a", "é", "♥"])
      (drop.model as? StringList)?.splice(0..<2, ["x"])
      XCTAssertEqual((drop.model as? StringList)?.strings, ["x", "♥"])
    }
  }

  func testDropDownWithFactory() {
    MainActor.assumeIsolated {
      let drop = DropDown(["a", "b"])
      var log: [String] = []
      drop.factory = ListItemFactory(
        setup: { $0.child = Label() },
        bind: { item in
          let text = (item.item as? StringObject)?.string ?? "?"
          (item.child as? Label)?.text = "item \(text)"
          log.append("\(item.position ?? -1) \(text)")
        })
      let window = present(drop)
      XCTAssertTrue(log.contains("0 a"), "\(log)")
      XCTAssertTrue(drop.descendants.contains { ($0 as? Label)?.text == "item a" })
      window.destroy()
    }
  }

  func testBoxOrder() {
    MainActor.assumeIsolated {
      let box = Box(.vertical, spacing: 3)
      let labels = ["a", "b", "c"].map { Label($0) }
      @MainActor func order() -> [String] { box.children.map { ($0 as? Label)?.text ?? "?" } }
      box.append(labels[0])
      box.insert(labels[1], after: nil)
      box.insert(labels[2], after: labels[1])
      XCTAssertEqual(order(), ["b", "c", "a"])
      box.reorder(labels[0], after: nil)
      XCTAssertEqual(order(), ["a", "b", "c"])
      labels[1].removeFromParent()
      XCTAssertEqual(order(), ["a", "c"])
      XCTAssertEqual([box.spacing, box.orientation == .vertical ? 1 : 0], [3, 1])
    }
  }
}
