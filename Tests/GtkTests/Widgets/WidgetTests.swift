import Gtk
import XCTest

final class WidgetTests: GtkTestCase {
  func testStyleClasses() {
    MainActor.assumeIsolated {
      let label = Label()
      label.addCSSClass("dim-label")
      label.addCSSClass("é")
      XCTAssertEqual(label.cssClasses, ["dim-label", "é"])
      XCTAssertTrue(label.hasCSSClass("é"))
      label.removeCSSClass("dim-label")
      XCTAssertEqual(label.cssClasses, ["é"])
      label.cssClasses = ["title", "numeric"]
      XCTAssertEqual(label.cssClasses.sorted(), ["numeric", "title"])
      label.cssClasses = []
      XCTAssertEqual(label.cssClasses, [])
    }
  }

  func testLayoutProperties() {
    MainActor.assumeIsolated {
      let box = Box()
      box.margins = Margins(top: 1, bottom: 2, start: 3, end: 4)
      box.setSizeRequest(width: 50, height: -1)
      box.halign = .center
      box.valign = .baseline
      box.direction = .rightToLeft
      box.opacity = 0.5
      box.overflow = .hidden
      box.name = "box ♥"
      XCTAssertEqual(box.margins, Margins(top: 1, bottom: 2, start: 3, end: 4))
      XCTAssertEqual([box.sizeRequest.width, box.sizeRequest.height], [50, -1])
      XCTAssertEqual(
        "\(box.halign) \(box.valign) \(box.direction) \(box.overflow) \(box.name)",
        "center baseline rightToLeft hidden box ♥")
      XCTAssertEqual(box.opacity, 0.5, accuracy: 0.01)
      XCTAssertEqual(box.measure(.horizontal), SizeRequest(minimum: 57, natural: 57))
      let child = Label()
      box.append(child)
      XCTAssertFalse(box.computeExpand(.horizontal))
      child.hexpand = true
      XCTAssertTrue(box.computeExpand(.horizontal))
    }
  }

  func testAccessibleValuesAreTaken() {
    MainActor.assumeIsolated {
      let field = Entry()
      var label: Label? = Label("Name")
      let box = Box()
      if let label { box.append(label) }
      box.append(field)
      let window = present(box)
      field.setAccessible(.label, to: "é")
      field.setAccessible(.description, to: "♥")
      field.setAccessible(.level, to: 2)
      field.setAccessible(.valueNow, to: 0.5)
      field.setAccessible(.required, to: true)
      field.setAccessible(.checked, to: 2)
      field.setAccessible(.expanded, to: true)
      if let label { field.setAccessible(.labelledBy, to: [label]) }
      // A label that goes must not leave a dangling relation.
      label?.removeFromParent()
      label = nil
      settle(window)
      field.setAccessible(.labelledBy, to: [])
      field.resetAccessible(.label)
      field.resetAccessible(.expanded)
      window.destroy()
    }
  }

  func testContainersTakeAndGiveBackTheirChildren() {
    MainActor.assumeIsolated {
      @MainActor func check(_ parent: some SingleChild) {
        let child = Label("child")
        parent.child = child
        XCTAssertTrue(parent.child === child, parent.typeName)
        XCTAssertNotNil(child.parent, parent.typeName)
        parent.child = nil
        XCTAssertNil(child.parent, parent.typeName)
      }
      check(Button())
      check(CheckButton())
      check(ListBoxRow())
      check(Overlay())
      check(Revealer())
      check(Frame())
      check(Viewport())
      check(Popover())
      check(MenuButton())
      check(Bin())
      check(Clamp())
      check(StatusPage())
      check(ToastOverlay())
    }
  }

  func testContainersRemoveWhatTheyTook() {
    MainActor.assumeIsolated {
      @MainActor func check<Parent: Container>(_ parent: Parent, add: (Parent, Widget) -> Void) {
        let child = Label("child")
        add(parent, child)
        XCTAssertTrue(parent.descendants.contains { $0 === child }, parent.typeName)
        parent.remove(child)
        XCTAssertNil(child.parent, parent.typeName)
        XCTAssertFalse(parent.descendants.contains { $0 === child }, parent.typeName)
      }
      check(Box()) { $0.append($1) }
      check(Grid()) { $0.attach($1, column: 1, row: 2) }
      check(Stack()) { $0.add($1, name: "a") }
      check(Overlay()) { $0.addOverlay($1) }
      check(Leaflet()) { $0.append($1) }
      check(Squeezer()) { $0.add($1) }
      check(HeaderBar()) { $0.packEnd($1) }
      check(PreferencesGroup()) { $0.add($1) }
      check(CustomWidget(layout: PlainLayout())) { $0.append($1) }
    }
  }

  func testColors() {
    MainActor.assumeIsolated {
      XCTAssertEqual(Color(parsing: "#ff0000"), Color(red: 1, green: 0, blue: 0))
      XCTAssertNil(Color(parsing: "no colour"))
      let button = ColorButton()
      button.rgba = Color(red: 0, green: 0.5, blue: 1, alpha: 0.25)
      XCTAssertEqual(button.rgba, Color(red: 0, green: 0.5, blue: 1, alpha: 0.25))
      let label = Label("x")
      let window = present(label)
      XCTAssertNotNil(label.lookupColor("accent_color"))
      XCTAssertNil(label.lookupColor("no_such_color"))
      window.destroy()
    }
  }
}

private struct PlainLayout: CustomLayout {}
