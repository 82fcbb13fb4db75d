import Gtk
import MaquetteUI
import XCTest

/// Light rows look like AdwActionRows: the same pixels in one window.
final class RowLooksTests: RenderTestCase {
  func testRowsAreThoseOfActionRowsToThePixel() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 500, height: 500) { TwinRows() }
      let window = Window()
      window.setDefaultSize(width: 500, height: 500)
      window.child = actionRows()
      // D9: secondary text stands out more than the theme's, everything else is the theme's.
      window.addCSSClass("maquette")
      window.present()
      window.focus = nil
      XCTAssertTrue(MainLoop.run(milliseconds: 3000) { window.mapped && window.width > 0 })
      MainLoop.run(milliseconds: 200)
      guard let ours = try? shown.window.render(), let theirs = try? window.render() else {
        return XCTFail("no picture")
      }
      keep(ours, "rows-ours")
      keep(theirs, "rows-theirs")
      XCTAssertEqual(ours.width, theirs.width)
      XCTAssertEqual(ours.height, theirs.height)
      let pairs = zip(ours.pixels, theirs.pixels)
      XCTAssertEqual(pairs.reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }, 0, "bytes that differ")
      shown.close()
      window.destroy()
    }
  }
}

/// The same rows as libadwaita makes them.
@MainActor
private func actionRows() -> Widget {
  let page = PreferencesPage()
  let group = PreferencesGroup()
  group.title = "Group"
  func add(
    _ title: String, _ subtitle: String = "", icon: String? = nil, suffix: Widget? = nil
  ) {
    let row = ActionRow()
    row.title = title
    row.subtitle = subtitle
    if let icon {
      let image = Gtk.Image(iconName: icon)
      row.addPrefix(image)
    }
    if let suffix { row.addSuffix(suffix) }
    if suffix is Switch { row.activatableWidget = suffix }
    group.add(row)
  }
  func toggle(_ isOn: Bool) -> Switch {
    let toggle = Switch()
    toggle.active = isOn
    toggle.valign = .center
    return toggle
  }
  let value = Gtk.Label("Maria")
  value.addCSSClass("dim-label")
  add("Name", suffix: value)
  add("Bluetooth", "Discoverable as Workshop", suffix: toggle(true))
  add(
    "A title that is long enough for two lines, even in a window of this width, surely",
    suffix: toggle(false))
  add("With an icon", icon: "star-outline-symbolic")
  page.add(group)
  return page
}
