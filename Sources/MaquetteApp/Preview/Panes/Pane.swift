import Gtk

/// Something beside the form that can be opened and closed.
final class Pane {
  /// Where in the window a pane opens.
  enum Place: CaseIterable {
    /// At the start, where lists are.
    case sidebar
    /// At the end, where things are looked into and changed.
    case inspector
    /// Below the form.
    case drawer
    /// Between the sidebar and the form.
    case source
  }

  /// The word by which the action `win.pane-NAME` and the session know it.
  let name: String
  /// What it is called in the window.
  let title: String
  let iconName: String
  let place: Place
  /// Its content, without a heading.
  let widget: Widget
  /// Controls for its heading, at the end.
  var controls: [Widget] = []
  /// The keys that open and close it.
  var keys: [String] = []
  /// Told when it is opened and when it is closed.
  var onShow: ((Bool) -> Void)?

  init(name: String, title: String, iconName: String, place: Place, widget: Widget) {
    self.name = name
    self.title = title
    self.iconName = iconName
    self.place = place
    self.widget = widget
  }
}
