import Gtk
import MaquetteUI
import XCTest

/// The four ranks of labels stand out less and less, whatever the surroundings.
final class LevelTests: RenderTestCase {
  func testEachRankIsFainterThanTheOneBefore() {
    MainActor.assumeIsolated {
      let manager = StyleManager.default
      defer { manager.colorScheme = .default }
      for scheme in [StyleManager.ColorScheme.forceLight, .forceDark] {
        manager.colorScheme = scheme
        let shown = ShownView(width: 300, height: 300) { RankedViews() }
        defer { shown.close() }
        for suffix in ["text", "shape"] {
          let contrasts = (0..<4).map { shown.contrast(ofViewNamed: "\(suffix)\($0)") }
          XCTAssertEqual(contrasts, contrasts.sorted(by: >), "\(scheme) \(suffix)")
          XCTAssertEqual(Set(contrasts).count, 4, "\(scheme) \(suffix) \(contrasts)")
          XCTAssertGreaterThan(contrasts[3], 10, "\(scheme) \(suffix)")
        }
      }
    }
  }

  func testTheSystemsColoursDifferBetweenLightAndDark() {
    MainActor.assumeIsolated {
      let manager = StyleManager.default
      defer { manager.colorScheme = .default }
      manager.colorScheme = .forceLight
      let shown = ShownView(width: 300, height: 300) { RankedViews() }
      defer { shown.close() }
      let light = shown.middle(ofViewNamed: "red")
      manager.colorScheme = .forceDark
      shown.paint()
      XCTAssertEqual(light, [48, 59, 255])
      XCTAssertEqual(shown.middle(ofViewNamed: "red"), [58, 69, 255])
    }
  }

  func testButtonsTakeTheTint() {
    MainActor.assumeIsolated {
      let manager = StyleManager.default
      defer { manager.colorScheme = .default }
      manager.colorScheme = .forceLight
      let shown = ShownView(width: 300, height: 200) {
        VStack {
          Button("") {}.buttonStyle(.borderedProminent).tint(.green)
          Button("") {}.buttonStyle(.borderedProminent)
        }
      }
      defer { shown.close() }
      let classes = shown.all(Gtk.Button.self).map { $0.cssClasses.sorted() }
      XCTAssertEqual(classes, [["suggested-action", "tint-green"], ["suggested-action"]])
    }
  }
}

extension ShownView {
  /// Blue, green and red in the middle of the view with an accessibility identifier.
  func middle(ofViewNamed name: String) -> [Int] {
    guard let widget = all(Widget.self).first(where: { $0.name == name }),
      let place = widget.bounds(in: window), let picture = try? window.render()
    else { return [] }
    return picture.pixel(x: Int(place.x + place.width / 2), y: Int(place.y + place.height / 2))
  }

  /// How far the view's middle is from the window's corner, over all three colours.
  fileprivate func contrast(ofViewNamed name: String) -> Int {
    guard let corner = (try? window.render())?.pixel(x: 1, y: 1) else { return -1 }
    return zip(middle(ofViewNamed: name), corner).reduce(0) { $0 + abs($1.0 - $1.1) }
  }
}

extension Texture {
  fileprivate func pixel(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return pixels[start..<start + 3].map { Int($0) }
  }
}
