import Foundation
import Gtk

/// The pane that lists the files of a folder that have something to show.
final class FilesPane {
  /// The pane.
  let pane: Pane
  /// Opens a file.
  var open: ((String) -> Void)?
  /// The folder that is listed; empty for none.
  private(set) var folder = ""

  private let search = SearchEntry()
  private let list = ListBox()
  private var files: [String] = []
  private var shown: [String] = []
  private var current = ""
  private let thumbnails = ThumbnailQueue()
  /// Where the pictures of files are shown, by path.
  private var frames: [String: Bin] = [:]

  init() {
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.vexpand = true
    scroller.child = list
    search.margins = Margins(top: 0, bottom: 6, start: 12, end: 12)
    search.placeholderText = localized("Search")
    search.setAccessible(.label, to: localized("Search Files"))
    let column = Box(.vertical)
    column.append(search)
    column.append(scroller)
    pane = Pane(
      name: "files", title: localized("Files"), iconName: "folder-symbolic", place: .sidebar,
      widget: column)
    pane.keys = ["F9"]
    let hint = Gtk.Label(localized("No file with a preview"))
    hint.addCSSClass("dim-label")
    hint.margins = Margins(top: 12, bottom: 12, start: 12, end: 12)
    list.setPlaceholder(hint)
    list.addCSSClass("pane-list")
    list.addCSSClass("files")
    list.selectionMode = .single
    list.setAccessible(.label, to: localized("Files"))
    thumbnails.onMade = { [weak self] file, thumbnail in
      self?.frames[file]?.child = thumbnail.picture()
    }
    pane.onShow = { [weak self] isShown in
      if isShown { self?.makeThumbnails() } else { self?.thumbnails.stop() }
    }
    search.connect("search-changed") { [weak self] in self?.showMatches() }
    list.onRowActivated { [weak self] row in
      guard let self, self.shown.indices.contains(row.index) else { return }
      let file = self.shown[row.index]
      if file != self.current { self.open?(file) }
    }
  }

  /// Lists what a folder has to show, once that is known, with a mark at the file that is open.
  func show(folder: String, current: String) {
    self.folder = folder
    self.current = current
    Task.detached { [weak self] in
      let files = FolderListing.files(in: folder).filter(FolderListing.hasPreview)
      await self?.take(files, of: folder)
    }
  }

  private func take(_ files: [String], of folder: String) {
    guard folder == self.folder else { return }
    self.files = files
    showMatches()
    makeThumbnails()
  }

  private func makeThumbnails() {
    thumbnails.make(files.filter { FormThumbnail.kept(of: $0) == nil })
  }

  private func showMatches() {
    let words = search.text.lowercased().split(separator: " ")
    shown = files.filter { file in
      let path = file.dropFirst(folder.count).lowercased()
      return words.allSatisfy { path.contains($0) }
    }
    for row in list.children where row is ListBoxRow { list.remove(row) }
    frames = [:]
    for file in shown { list.append(row(file)) }
    if let index = shown.firstIndex(of: current) { list.selectedRow = list.row(at: index) }
  }

  private func row(_ file: String) -> Widget {
    let name = Gtk.Label((file as NSString).lastPathComponent)
    name.xalign = 0
    name.ellipsize = .middle
    let inner = (file as NSString).deletingLastPathComponent.dropFirst(folder.count)
      .drop { $0 == "/" }
    let column = Box(.vertical)
    column.append(name)
    if !inner.isEmpty {
      let place = Gtk.Label(String(inner))
      place.xalign = 0
      place.ellipsize = .start
      place.addCSSClass("caption")
      place.addCSSClass("dim-label")
      column.append(place)
    }
    column.valign = .center
    let frame = Bin()
    frame.setSizeRequest(width: FormThumbnail.side, height: FormThumbnail.side)
    let stand = Image(iconName: "text-x-generic-symbolic")
    stand.addCSSClass("dim-label")
    stand.setAccessibleRole(.presentation)
    frame.child = FormThumbnail.kept(of: file)?.picture() ?? stand
    frames[file] = frame
    let line = Box(.horizontal, spacing: 9)
    line.append(frame)
    line.append(column)
    let row = ListBoxRow(child: line)
    row.tooltipText = file
    return row
  }
}
