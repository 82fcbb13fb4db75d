import Gtk
import XCTest

/// Puts a fixed inset around its children, in a colour.
private struct InsetLayout: CustomLayout {
  let inset: Int
  let color: Color

  func measure(_ widget: CustomWidget, _ orientation: Orientation, for size: Int) -> SizeRequest {
    var result = SizeRequest(minimum: 2 * inset, natural: 2 * inset)
    for child in widget.children {
      let measured = child.measure(orientation, for: size < 0 ? -1 : size - 2 * inset)
      result.minimum += measured.minimum
      result.natural += measured.natural
    }
    return result
  }

  func allocate(_ widget: CustomWidget, width: Int, height: Int, baseline: Int) {
    for child in widget.children {
      child.sizeAllocate(
        Rectangle(x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset))
    }
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    snapshot.append(
      color: color, in: Area(width: Double(widget.width), height: Double(widget.height)))
    widget.snapshotChildren(snapshot)
  }
}

private struct SquareLayout: CustomLayout {}

final class CustomWidgetTests: GtkTestCase {
  func testMeasureAllocateAndDraw() throws {
    try MainActor.assumeIsolated {
      let layout = InsetLayout(inset: 10, color: Color(red: 1, green: 0, blue: 0))
      let custom = CustomWidget(cssName: "inset", layout: layout)
      let child = DrawingArea()
      child.setSizeRequest(width: 20, height: 30)
      child.setDrawFunction { _, context, width, height in
        context.setSource(Color(red: 0, green: 0, blue: 1))
        context.rectangle(Area(width: width, height: height))
        context.fill()
      }
      custom.append(child)
      custom.halign = .start
      custom.valign = .start
      XCTAssertEqual(custom.cssName, "inset")
      XCTAssertEqual(custom.measure(.horizontal), SizeRequest(minimum: 40, natural: 40))
      XCTAssertEqual(custom.measure(.vertical, for: 40), SizeRequest(minimum: 50, natural: 50))

      let window = present(custom)
      XCTAssertEqual(child.allocation, Rectangle(x: 10, y: 10, width: 20, height: 30))
      let texture = try custom.render()
      XCTAssertEqual([texture.width, texture.height], [40, 50])
      let pixels = texture.pixels
      func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        Array(pixels[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4])
      }
      XCTAssertEqual(pixel(5, 5), [0, 0, 255, 255])
      XCTAssertEqual(pixel(20, 25), [255, 0, 0, 255])
      XCTAssertEqual(pixel(39, 49), [0, 0, 255, 255])
      window.destroy()
    }
  }

  func testChangedLayoutIsMeasuredAgain() {
    MainActor.assumeIsolated {
      let custom = CustomWidget(
        layout: InsetLayout(inset: 10, color: Color(red: 0, green: 0, blue: 0)))
      XCTAssertEqual(custom.measure(.horizontal).natural, 20)
      custom.layout = InsetLayout(inset: 7, color: Color(red: 0, green: 0, blue: 0))
      XCTAssertEqual(custom.measure(.horizontal).natural, 14)
    }
  }

  func testDefaultLayoutOverlaysAndSkipsHiddenChildren() {
    MainActor.assumeIsolated {
      let custom = CustomWidget(layout: SquareLayout())
      let (small, large) = (Box(), Box())
      small.setSizeRequest(width: 10, height: 10)
      large.setSizeRequest(width: 30, height: 20)
      custom.append(small)
      custom.append(large)
      XCTAssertEqual(custom.measure(.horizontal), SizeRequest(minimum: 30, natural: 30))
      large.visible = false
      XCTAssertEqual(custom.measure(.horizontal), SizeRequest(minimum: 10, natural: 10))
    }
  }

  func testChildrenGoWithTheWidget() {
    MainActor.assumeIsolated {
      var log: [String] = []
      weak var kept: Label?
      do {
        let custom = CustomWidget(layout: SquareLayout())
        custom.onFinalize { log.append("custom") }
        let first = Label("first")
        let second = Label("second")
        for (name, label) in [("first", first), ("second", second)] {
          label.onFinalize { log.append(name) }
          custom.append(label)
        }
        XCTAssertEqual(custom.children.map { ($0 as? Label)?.text }, ["first", "second"])
        second.insert(into: custom, after: nil)
        XCTAssertEqual(custom.children.map { ($0 as? Label)?.text }, ["second", "first"])
        custom.remove(first)
        XCTAssertNil(first.parent)
        kept = second
      }
      XCTAssertNil(kept)
      XCTAssertEqual(Set(log), ["custom", "first", "second"])
    }
  }
}
