import Foundation
import Gtk

/// The window without a form: files opened before, a new one, and the examples as pictures.
final class WelcomeWindow {
  let window: AdwApplicationWindow
  private let open: (String) -> Void
  private let content = Box(.vertical, spacing: 18)

  /// Makes the page; `doubtful` are files open in a run that did not come to its end.
  init(
    _ application: Application, recent: [String], doubtful: [String], notice: String?,
    open: @escaping (String) -> Void
  ) {
    self.open = open
    window = AdwApplicationWindow(application)
    WindowStyle.install(on: window.display)
    window.title = "Maquette"
    window.setIconName("io.github.maquette.Maquette")
    window.setDefaultSize(width: 720, height: 640)
    window.setSizeRequest(width: 320, height: 240)
    if let notice { content.append(remark(notice)) }
    content.append(introduction())
    if !doubtful.isEmpty { content.append(question(doubtful)) }
    let present = recent.filter { FileManager.default.fileExists(atPath: $0) }
    if !present.isEmpty { content.append(files(present)) }
    if let examples = InstalledData.examples { content.append(gallery(of: examples)) }
    window.content = frame()
    window.addController(
      DropTarget(files: { path in
        open(path)
        return true
      }))
  }

  private func frame() -> Widget {
    let header = HeaderBar()
    let button = Button(label: localized("_Open…"))
    button.useUnderline = true
    button.actionName = "app.open"
    header.packStart(button)
    header.packEnd(PreviewMenu.welcomeButton())
    header.titleWidget = WindowTitle(title: "Maquette")
    content.margins = Margins(top: 18, bottom: 24, start: 12, end: 12)
    let clamp = Clamp()
    clamp.maximumSize = 640
    clamp.child = content
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.vexpand = true
    scroller.child = clamp
    let column = Box(.vertical)
    column.append(header)
    column.append(scroller)
    return column
  }

  private func introduction() -> Widget {
    let icon = Image(iconName: "io.github.maquette.Maquette")
    icon.pixelSize = 64
    icon.setAccessibleRole(.presentation)
    let title = Gtk.Label(localized("Preview a Form"))
    title.addCSSClass("title-2")
    title.wrap = true
    title.justify = .center
    let text = Gtk.Label(
      localized("Open a Swift file, or drop one here. The form follows every save."))
    text.addCSSClass("dim-label")
    text.wrap = true
    text.justify = .center
    let buttons = Box(.horizontal, spacing: 12)
    buttons.halign = .center
    for (label, action, style) in [
      (localized("Open…"), "app.open", "suggested-action"),
      (localized("New Form…"), "app.new-form", "pill"),
    ] {
      let button = Button(label: label)
      button.actionName = action
      button.addCSSClass("pill")
      button.addCSSClass(style)
      buttons.append(button)
    }
    let box = Box(.vertical, spacing: 9)
    for part in [icon, title, text, buttons] as [Widget] { box.append(part) }
    return box
  }

  private func remark(_ text: String) -> Widget {
    let label = Gtk.Label(text)
    label.wrap = true
    label.setAccessibleRole(.alert)
    return label
  }

  private func question(_ doubtful: [String]) -> Widget {
    let group = PreferencesGroup()
    group.title = Gtk.Label.escape(localized("Not Reopened"))
    group.descriptionMarkup = Gtk.Label.escape(
      localized("Maquette did not come to its end while these files were open."))
    for path in doubtful { group.add(row(path, localized("Open Anyway"))) }
    return group
  }

  private func files(_ paths: [String]) -> Widget {
    let group = PreferencesGroup()
    group.title = Gtk.Label.escape(localized("Recent Files"))
    for path in paths.prefix(6) { group.add(row(path, localized("Open"))) }
    return group
  }

  private func row(_ path: String, _ verb: String) -> Widget {
    let row = ActionRow()
    row.useMarkup = false
    row.title = (path as NSString).lastPathComponent
    row.subtitle = Gtk.Label.escape((path as NSString).deletingLastPathComponent)
    row.activatable = true
    if let thumbnail = FormThumbnail.kept(of: path) { row.addPrefix(thumbnail.picture()) }
    let icon = Image(iconName: "go-next-symbolic")
    icon.setAccessibleRole(.presentation)
    row.addSuffix(icon)
    row.setAccessible(.description, to: verb)
    row.connect("activated") { [weak self] in self?.open(path) }
    return row
  }

  private func gallery(of folder: String) -> Widget {
    let flow = FlowBox()
    flow.selectionMode = .none
    flow.setSpacing(column: 12, row: 12)
    flow.setChildrenPerLine(minimum: 2, maximum: 3)
    flow.homogeneous = true
    for path in Self.examples(in: folder) { flow.append(example(path)) }
    let title = Gtk.Label(localized("Examples"))
    title.addCSSClass("heading")
    title.xalign = 0
    let box = Box(.vertical, spacing: 9)
    box.append(title)
    box.append(flow)
    return box
  }

  /// The examples of a folder, those that show most first.
  private static func examples(in folder: String) -> [String] {
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let sized = names.filter { $0.hasSuffix(".swift") }.map { name in
      let path = folder + "/" + name
      return (path, (try? manager.attributesOfItem(atPath: path)[.size] as? Int) ?? 0)
    }
    return sized.sorted { $0.1 > $1.1 }.map(\.0)
  }

  private func example(_ path: String) -> Widget {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let picture = Picture()
    let file = (path as NSString).deletingLastPathComponent + "/Pictures/\(name).png"
    picture.setFile(file)
    picture.contentFit = .contain
    picture.canShrink = true
    picture.setSizeRequest(width: 120, height: 150)
    picture.alternativeText = name
    // A picture asks for all of its own width.
    let frame = Clamp()
    frame.maximumSize = 164
    frame.tighteningThreshold = 164
    frame.child = picture
    let label = Gtk.Label(Self.words(name))
    label.ellipsize = .end
    label.maxWidthChars = 16
    let column = Box(.vertical, spacing: 6)
    column.append(frame)
    column.append(label)
    let button = Button(child: column)
    button.addCSSClass("card")
    button.addCSSClass("example")
    button.setAccessible(.label, to: localized("Example %1", Self.words(name)))
    button.onClicked { [weak self] in self?.open(path) }
    return button
  }

  /// A file's name in words: `WiFiLink` stays, `ProfileEditor` is "Profile Editor".
  static func words(_ name: String) -> String {
    name.replacing(/([a-z])([A-Z][a-z])/) { "\($0.output.1) \($0.output.2)" }
  }
}
