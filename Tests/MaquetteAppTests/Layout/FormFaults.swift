import Foundation
import Gtk

@testable import MaquetteApp

/// What of a form cannot be seen as a whole, by GTK's own measurements.
@MainActor
struct FormFaults {
  /// A line a fault: what is wrong, and with what.
  private(set) var lines: [String] = []

  private struct Part {
    let widget: Widget
    let area: CGRect
    /// The part of its area that no scroller around it hides.
    let seen: CGRect
    let isLayered: Bool
  }

  /// Looks at everything that is shown in the form.
  init(of form: Widget) {
    let room = CGRect(x: 0, y: 0, width: form.width, height: form.height)
    var parts: [Part] = []
    Self.collect(form, in: form, room: room, isLayered: false, &parts)
    for part in parts { lookAt(part, room) }
    for (index, part) in parts.enumerated() where !part.isLayered {
      for other in parts[(index + 1)...] where !other.isLayered {
        let common = part.seen.intersection(other.seen)
        guard !common.isNull, common.width > 2, common.height > 3 else { continue }
        guard !part.widget.contains(other.widget) else { continue }
        lines.append("\(Self.name(part.widget)) lies over \(Self.name(other.widget))")
      }
    }
  }

  private mutating func lookAt(_ part: Part, _ room: CGRect) {
    let name = Self.name(part.widget)
    let area = part.area
    if area.minX < room.minX - 1 || area.maxX > room.maxX + 1 {
      lines.append("\(name) is beyond the edge: \(Int(area.minX))…\(Int(area.maxX))")
    }
    guard let label = part.widget as? Gtk.Label else {
      let width = part.widget.measure(.horizontal).minimum
      let margins = part.widget.margins
      if Int(area.width.rounded()) + margins.start + margins.end < width {
        lines.append("\(name) is \(Int(area.width)) wide and needs \(width)")
      }
      return
    }
    if label.isEllipsized { lines.append("\(name) is shortened") }
    let width = label.measure(.horizontal).minimum
    // What a widget asks for holds its margins too, those of the theme among them.
    let margins = label.margins
    let own = (
      width: Int(area.width.rounded()) + margins.start + margins.end + 6,
      height: Int(area.height.rounded()) + margins.top + margins.bottom
    )
    let height = label.measure(.vertical, for: own.width).minimum
    if own.width < width { lines.append("\(name) is \(own.width) wide and needs \(width)") }
    if own.height < height { lines.append("\(name) is \(own.height) high and needs \(height)") }
  }

  /// The kinds of widgets that show something by themselves.
  private static let shown: Set<String> = [
    "label", "switch", "entry", "scale", "spinbutton", "image", "button", "progressbar", "check",
    "radio", "dropdown", "calendar", "text", "picture", "textview", "levelbar",
  ]
  /// Those whose parts are GTK's affair.
  private static let whole: Set<String> = [
    "switch", "entry", "scale", "spinbutton", "progressbar", "calendar", "textview", "levelbar",
  ]

  private static func collect(
    _ widget: Widget, in form: Widget, room: CGRect, isLayered: Bool, _ parts: inout [Part]
  ) {
    guard widget.mapped, widget.opacity > 0, let bounds = widget.bounds(in: form) else { return }
    let area = CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
    let name = widget.cssName
    if shown.contains(name), (widget as? Gtk.Label)?.text != "", area.width > 0 {
      parts.append(
        Part(
          widget: widget, area: area, seen: area.intersection(room), isLayered: isLayered))
    }
    guard !whole.contains(name) else { return }
    var room = room
    if widget is ScrolledWindow { room = room.intersection(area) }
    // What is scrolled along the line has no edge there.
    if let scroller = widget as? ScrolledWindow, scroller.isScrolledAcross { return }
    // Only what is presented last is to be read.
    let presented = widget.children.last { $0.hasCSSClass("presentation") && $0.mapped }
    for child in presented.map({ [$0] }) ?? widget.children {
      collect(child, in: form, room: room, isLayered: isLayered, &parts)
    }
  }

  private static func name(_ widget: Widget) -> String {
    let text =
      (widget as? Gtk.Label)?.text
      ?? widget.descendants.lazy.compactMap { ($0 as? Gtk.Label)?.text }.first ?? ""
    var path: [String] = []
    var ancestor: Widget? = widget
    while let one = ancestor, path.count < 6 {
      path.append(one.cssName + one.cssClasses.prefix(2).map { "." + $0 }.joined())
      ancestor = one.parent
    }
    return "‘\(text.prefix(40))’ \(path.joined(separator: " < "))"
  }
}

extension Widget {
  /// Whether another widget is somewhere in this one.
  fileprivate func contains(_ other: Widget) -> Bool {
    var ancestor = other.parent
    while let widget = ancestor {
      if widget === self { return true }
      ancestor = widget.parent
    }
    return false
  }
}

extension ScrolledWindow {
  /// Whether the content is to be scrolled from side to side.
  fileprivate var isScrolledAcross: Bool {
    guard hadjustment.upper > hadjustment.pageSize + 1 else { return false }
    return parent is CustomWidget
  }
}
