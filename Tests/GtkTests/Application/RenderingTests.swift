import Foundation
import Gtk
import XCTest

final class RenderingTests: GtkTestCase {
  func testPNG() throws {
    try MainActor.assumeIsolated {
      let area = DrawingArea()
      area.setSizeRequest(width: 40, height: 20)
      area.halign = .start
      area.valign = .start
      area.setDrawFunction { _, context, width, height in
        context.setSource(Color(red: 0, green: 1, blue: 0))
        context.roundedRectangle(Area(width: width, height: height), radius: 100)
        context.fill()
      }
      let window = present(area)
      let texture = try area.render()
      let path = NSTemporaryDirectory() + "maquette-\(UUID().uuidString).png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      XCTAssertTrue(texture.savePNG(path: path))
      XCTAssertEqual(Array(try Data(contentsOf: URL(fileURLWithPath: path))), texture.png)
      XCTAssertEqual(Array(texture.png.prefix(8)), [137, 80, 78, 71, 13, 10, 26, 10])
      let loaded = try Texture.load(path: path)
      XCTAssertEqual([loaded.width, loaded.height], [40, 20])
      let pixels = loaded.pixels
      XCTAssertEqual(Array(pixels[0..<4]), [0, 0, 0, 0], "the corner is round")
      XCTAssertEqual(Array(pixels[(10 * 40 + 20) * 4..<(10 * 40 + 20) * 4 + 4]), [0, 255, 0, 255])
      XCTAssertEqual(try area.render().png, texture.png, "the same picture twice")
      XCTAssertEqual(try area.render(scale: 2).width, 80)
      window.destroy()
    }
  }

  func testFailuresAreValues() throws {
    try MainActor.assumeIsolated {
      XCTAssertThrowsError(try Label("unseen").render()) {
        XCTAssertEqual($0 as? GtkError, .nothingToDraw)
      }
      XCTAssertThrowsError(try Texture.load(path: "/no/such/♥.png")) {
        XCTAssertEqual(
          "\($0)", "Error opening file /no/such/♥.png: No such file or directory")
      }
      XCTAssertThrowsError(try Display.open(":no-such-display")) {
        XCTAssertEqual("\($0)", "cannot open display :no-such-display")
      }
    }
  }

  func testAfterNextPaintIsCalledOnce() {
    MainActor.assumeIsolated {
      let label = Label("a")
      let window = present(label)
      var count = 0
      window.frameClock?.afterNextPaint { count += 1 }
      label.text = "b"
      settle(window)
      label.text = "c"
      settle(window)
      XCTAssertEqual(count, 1)
      window.destroy()
    }
  }
}
