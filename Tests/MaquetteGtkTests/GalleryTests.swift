import Gtk
import MaquetteUI
import XCTest

/// Every sample is painted without a complaint from GTK, and differs between light and dark.
///
/// With `MAQUETTE_PICTURES` naming a folder, the pictures are kept there to be looked at.
final class GalleryTests: RenderTestCase {
  func testEverySampleIsPaintedInLightAndDark() {
    MainActor.assumeIsolated {
      let manager = StyleManager.default
      defer { manager.colorScheme = .default }
      for (name, view) in Samples.all {
        manager.colorScheme = .forceLight
        let shown = ShownView(
          width: 480, height: name == "more" || name == "mixed" ? 1400 : 560, view)
        let light = picture(of: shown, named: "\(name)-light")
        manager.colorScheme = .forceDark
        shown.paint()
        let dark = picture(of: shown, named: "\(name)-dark")
        // A failure shows no millions of numbers.
        XCTAssertTrue(light != dark, name)
        manager.colorScheme = .forceLight
        shown.close()
      }
    }
  }

  func testNarrowAndRightToLeftAreMirroredPictures() {
    MainActor.assumeIsolated {
      for (name, view) in Samples.all where name == "mixed" || name == "settings" {
        let narrow = ShownView(width: 320, height: 900, view)
        let left = picture(of: narrow, named: "\(name)-narrow")
        narrow.close()
        Widget.defaultDirection = .rightToLeft
        defer { Widget.defaultDirection = .leftToRight }
        let mirrored = ShownView(width: 320, height: 900, view)
        XCTAssertTrue(picture(of: mirrored, named: "\(name)-rtl") != left, name)
        mirrored.close()
      }
    }
  }
}

/// The pixels of the whole window.
@MainActor
private func picture(of shown: ShownView, named name: String) -> [UInt8] {
  guard let texture = try? shown.window.render() else {
    XCTFail("\(name) has no picture")
    return []
  }
  keep(texture, name)
  return texture.pixels
}
