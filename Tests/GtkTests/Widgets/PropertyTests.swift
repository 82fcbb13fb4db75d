import Gtk
import XCTest

/// Each typed property must reach the GObject property of the same meaning, in both directions.
final class PropertyTests: GtkTestCase {
  func testTexts() {
    MainActor.assumeIsolated {
      check(Label(), \.widthChars, "width-chars", 7)
      check(Label(), \.maxWidthChars, "max-width-chars", 9)
      check(Label(), \.lines, "lines", 2)
      check(Label(), \.xalign, "xalign", 0.25)
      check(Label(), \.wrap, "wrap", true)
      check(Label(), \.wrapMode, "wrap-mode", .wordCharacter)
      check(Label(), \.ellipsize, "ellipsize", .middle)
      check(Label(), \.justify, "justify", .center)
      check(Label(), \.selectable, "selectable", true)
      check(Entry(), \.placeholderText, "placeholder-text", "♥")
      check(Entry(), \.hasFrame, "has-frame", false)
      check(Entry(), \.visibility, "visibility", false)
      check(Entry(), \.alignment, "xalign", 1)
      check(Entry(), \.widthChars, "width-chars", 4)
      check(Entry(), \.maxWidthChars, "max-width-chars", 5)
      check(Text(), \.placeholderText, "placeholder-text", "♥")
      check(Text(), \.visibility, "visibility", false)
      check(SearchEntry(), \.placeholderText, "placeholder-text", "♥")
      check(TextView(), \.monospace, "monospace", true)
      check(TextView(), \.acceptsTab, "accepts-tab", false)
      check(TextView(), \.justification, "justification", .right)
      let view = TextView()
      XCTAssertNil(view.wrapMode)
      view.wrapMode = .wordCharacter
      XCTAssertEqual(view.wrapMode, .wordCharacter)
      XCTAssertEqual(view.property("wrap-mode", as: Int.self), 3)
    }
  }

  func testButtons() {
    MainActor.assumeIsolated {
      check(Button(), \.label, "label", "é")
      check(Button(), \.iconName, "icon-name", "go-next-symbolic")
      check(Button(), \.hasFrame, "has-frame", false)
      check(Button(), \.actionName, "action-name", "win.a")
      check(ToggleButton(), \.active, "active", true)
      check(CheckButton(), \.active, "active", true)
      check(CheckButton(), \.inconsistent, "inconsistent", true)
      check(CheckButton(), \.label, "label", "é")
      check(Switch(), \.active, "active", true)
      check(Switch(), \.state, "state", true)
      check(MenuButton(), \.label, "label", "é")
      check(MenuButton(), \.iconName, "icon-name", "open-menu-symbolic")
      check(MenuButton(), \.hasFrame, "has-frame", false)
      check(ColorButton(), \.useAlpha, "use-alpha", true)
      let (first, second) = (CheckButton(), CheckButton())
      second.setGroup(first)
      first.active = true
      second.active = true
      XCTAssertEqual([first.active, second.active], [false, true])
    }
  }

  func testContainers() {
    MainActor.assumeIsolated {
      check(Box(), \.orientation, "orientation", .vertical)
      check(Box(), \.spacing, "spacing", 5)
      check(Box(), \.homogeneous, "homogeneous", true)
      check(Separator(), \.orientation, "orientation", .vertical)
      check(FlowBox(), \.selectionMode, "selection-mode", .none)
      check(Revealer(), \.revealChild, "reveal-child", true)
      check(Revealer(), \.transition, "transition-type", .slideUp)
      check(Stack(), \.transition, "transition-type", .slideUpDown)
      check(Stack(), \.hhomogeneous, "hhomogeneous", false)
      check(Stack(), \.vhomogeneous, "vhomogeneous", false)
      check(ScrolledWindow(), \.propagateNaturalHeight, "propagate-natural-height", true)
      check(ScrolledWindow(), \.propagateNaturalWidth, "propagate-natural-width", true)
      check(ScrolledWindow(), \.hasFrame, "has-frame", true)
      check(Popover(), \.position, "position", .right)
      check(Popover(), \.hasArrow, "has-arrow", false)
      check(ListBox(), \.selectionMode, "selection-mode", .multiple)
      check(ListBox(), \.activateOnSingleClick, "activate-on-single-click", false)
      check(ListBoxRow(), \.activatable, "activatable", false)
      check(ListBoxRow(), \.selectable, "selectable", false)
      check(Clamp(), \.maximumSize, "maximum-size", 200)
      check(Clamp(), \.tighteningThreshold, "tightening-threshold", 100)
      check(Squeezer(), \.homogeneous, "homogeneous", false)
      check(Squeezer(), \.orientation, "orientation", .vertical)
      check(Leaflet(), \.canUnfold, "can-unfold", false)
      check(Leaflet(), \.canNavigateBack, "can-navigate-back", true)
      check(Leaflet(), \.transition, "transition-type", .slide)
      check(Leaflet(), \.homogeneous, "homogeneous", false)
    }
  }

  func testOfEachWidget() {
    MainActor.assumeIsolated {
      check(Label(), \.visible, "visible", false)
      check(Label(), \.sensitive, "sensitive", false)
      check(Label(), \.name, "name", "é")
      check(Label(), \.tooltipText, "tooltip-text", "♥")
      check(Label(), \.hexpand, "hexpand", true)
      check(Label(), \.vexpand, "vexpand", true)
      check(Label(), \.halign, "halign", .start)
      check(Label(), \.valign, "valign", .baseline)
      check(Label(), \.overflow, "overflow", .hidden)
      check(Label(), \.focusable, "focusable", true)
      check(Label(), \.canFocus, "can-focus", false)
      check(Label(), \.canTarget, "can-target", false)
    }
  }

  func testNumbersAndPictures() {
    MainActor.assumeIsolated {
      check(Scale(), \.drawValue, "draw-value", true)
      check(SpinButton(adjustment: Adjustment(upper: 9)), \.value, "value", 4)
      check(SpinButton(adjustment: Adjustment(upper: 9)), \.digits, "digits", 2)
      check(SpinButton(adjustment: Adjustment(upper: 9)), \.numeric, "numeric", true)
      check(SpinButton(adjustment: Adjustment(upper: 9)), \.wrapsAround, "wrap", true)
      check(ProgressBar(), \.text, "text", "é")
      check(Spinner(), \.spinning, "spinning", true)
      check(LevelBar(0...9), \.value, "value", 3)
      let adjustment = Adjustment(value: 1, lower: 0, upper: 100, pageSize: 5)
      check(adjustment, \.value, "value", 7)
      check(adjustment, \.lower, "lower", 2)
      check(adjustment, \.upper, "upper", 50)
      check(adjustment, \.pageSize, "page-size", 6)
      check(Image(), \.iconName, "icon-name", "go-next-symbolic")
      check(Image(), \.pixelSize, "pixel-size", 24)
      check(Picture(), \.canShrink, "can-shrink", false)
      check(Picture(), \.alternativeText, "alternative-text", "é")
      check(Picture(), \.contentFit, "content-fit", .cover)
    }
  }

  func testWindowsAndRows() {
    MainActor.assumeIsolated {
      let window = Window()
      check(window, \.title, "title", "é")
      check(window, \.resizable, "resizable", false)
      check(window, \.decorated, "decorated", false)
      check(window, \.modal, "modal", true)
      window.destroy()
      check(HeaderBar(), \.showStartTitleButtons, "show-start-title-buttons", false)
      check(HeaderBar(), \.showEndTitleButtons, "show-end-title-buttons", false)
      check(WindowTitle(title: "a"), \.title, "title", "é")
      check(WindowTitle(title: "a"), \.subtitle, "subtitle", "♥")
      check(PreferencesGroup(), \.title, "title", "é")
      check(PreferencesGroup(), \.descriptionMarkup, "description", "♥")
      check(ActionRow(), \.title, "title", "é")
      check(ActionRow(), \.subtitle, "subtitle", "♥")
      check(ActionRow(), \.useMarkup, "use-markup", false)
      check(StatusPage(), \.title, "title", "é")
      check(StatusPage(), \.descriptionMarkup, "description", "♥")
      check(StatusPage(), \.iconName, "icon-name", "go-next-symbolic")
      check(Toast(title: "a"), \.title, "title", "é")
      check(Toast(title: "a"), \.actionName, "action-name", "win.a")
      check(Toast(title: "a"), \.timeout, "timeout", 3)
    }
  }
}

@MainActor
private func check<Target: Object, Value: ValueConvertible & Equatable>(
  _ target: Target, _ path: ReferenceWritableKeyPath<Target, Value>, _ name: String,
  _ newValue: Value, line: UInt = #line
) {
  let place = "\(target.typeName).\(name)"
  XCTAssertNotEqual(
    target.property(name, as: Value.self), newValue, "\(place) tests nothing", line: line)
  target[keyPath: path] = newValue
  XCTAssertEqual(target.property(name, as: Value.self), newValue, place, line: line)
  XCTAssertEqual(target[keyPath: path], newValue, place, line: line)
}

@MainActor
private func check<Target: Object, Value: RawRepresentable<UInt32> & Equatable>(
  _ target: Target, _ path: ReferenceWritableKeyPath<Target, Value>, _ name: String,
  _ newValue: Value, line: UInt = #line
) {
  let place = "\(target.typeName).\(name)"
  let number = Int(newValue.rawValue)
  XCTAssertNotEqual(
    target.property(name, as: Int.self), number, "\(place) tests nothing", line: line)
  target[keyPath: path] = newValue
  XCTAssertEqual(target.property(name, as: Int.self), number, place, line: line)
  XCTAssertEqual(target[keyPath: path], newValue, place, line: line)
}
