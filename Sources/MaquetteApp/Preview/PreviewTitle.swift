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
    button.tooltipText = "Choose a Preview"
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
    guard names.indices.contains(chosen) else { return }
    choice.choice = String(chosen)
    name.subtitle = names[chosen]
    button.setAccessible(.label, to: "Preview \(names[chosen])")
  }
}
