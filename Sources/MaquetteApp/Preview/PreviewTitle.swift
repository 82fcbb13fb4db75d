import Gtk

/// The middle of the header bar: the file's name and folder, or, where the file has several
/// previews, a button that says which one is shown and lets the user choose another.
final class PreviewTitle {
  /// The title, to be put into the header bar.
  let widget = Stack()

  private let plain: WindowTitle
  private let name: WindowTitle
  private let button = MenuButton()
  private let menu = Menu()
  private let choice: SimpleAction
  private let folder: String
  private var names: [String] = []
  private var chosen = 0
  private var age: String?

  /// Makes the title of a file; `choose` is called with the number of the preview chosen.
  init(file: String, folder: String, window: ApplicationWindow, choose: @escaping (Int) -> Void) {
    self.folder = folder
    plain = WindowTitle(title: file, subtitle: folder)
    name = WindowTitle(title: file)
    choice = SimpleAction("preview", choice: "0") { Int($0).map(choose) }
    window.addAction(choice)
    let content = Box(.horizontal, spacing: 6)
    content.append(name)
    content.append(Image(iconName: "pan-down-symbolic"))
    button.child = content
    button.addCSSClass("flat")
    button.addCSSClass("preview-title")
    button.tooltipText = localized("Choose a Preview")
    button.setMenu(menu)
    widget.add(plain, name: "plain")
    widget.add(button, name: "choice")
    widget.hhomogeneous = false
  }

  /// Offers previews by name.
  func show(_ names: [String], chosen: Int) {
    if names != self.names {
      self.names = names
      menu.removeAll()
      for (index, name) in names.enumerated() {
        menu.append(name, action: "win.preview::\(index)")
      }
    }
    widget.visibleChildName = names.count > 1 ? "choice" : "plain"
    self.chosen = chosen
    writeSubtitles()
    guard names.indices.contains(chosen) else { return }
    choice.choice = String(chosen)
    button.setAccessible(.label, to: localized("Preview %1", names[chosen]))
  }

  /// Says, for as long as the form is out of date, from when it is; nil when it is not.
  func show(age: String?) {
    guard age != self.age else { return }
    self.age = age
    widget.setClass("stale", age != nil)
    writeSubtitles()
  }

  private func writeSubtitles() {
    let stale = age.map { localized("Out of date, from %1", $0) }
    plain.subtitle = stale ?? folder
    name.subtitle = stale ?? (names.indices.contains(chosen) ? names[chosen] : "")
  }
}
