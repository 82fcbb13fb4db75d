import Gtk
import MaquetteGtk

extension ShownView {
  /// The widgets of the page, a line each.
  var outline: String {
    all(ScrolledWindow.self).first?.child?.firstChild?.outline ?? ""
  }

  /// The text fields of the page, menus' own left out.
  var fields: [Entry] { all(Entry.self).filter { $0.hasCSSClass("row-text") } }

  /// Whether what is typed goes to the field.
  func isFocused(_ field: Entry) -> Bool { window.focus.map { $0 === field.delegate } ?? false }

  /// The texts of all labels on screen.
  var texts: [String] { all(Gtk.Label.self).filter(\.mapped).map(\.text) }

  /// The row that holds a label with this text.
  func row(_ text: String) -> ListBoxRow? {
    all(ListBoxRow.self).last { row in
      row.descendants.contains { ($0 as? Gtk.Label)?.text == text }
    }
  }

  /// How far from the window's left edge the label with this text begins; -1 where there is none.
  func x(of text: String) -> Double {
    all(Gtk.Label.self).first { $0.text == text }?.bounds(in: window)?.x ?? -1
  }
}

extension ShownView {
  /// How far from the window's top the middle of the label with this text is; -1 without one.
  func y(of text: String) -> Double {
    let bounds = all(Gtk.Label.self).first { $0.text == text }?.bounds(in: window)
    return bounds.map { $0.y + $0.height / 2 } ?? -1
  }
}

extension DropDown {
  /// The text of the choice.
  var selectedText: String? { selected.flatMap { (model as? StringList)?[$0] } }
}

extension Leaflet {
  /// The pages, without the shadows that libadwaita keeps among them.
  var pages: [Widget] { children.filter { $0 is Box } }
  var pageCount: Int { pages.count }
}
