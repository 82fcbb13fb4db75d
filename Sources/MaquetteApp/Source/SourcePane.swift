import Foundation
import Gtk
import MaquetteInterpreter

/// The pane in which the file is edited; the form follows what is typed before it is saved.
final class SourcePane {
  /// The pane.
  let pane: Pane
  /// Has the form show a text that is not saved.
  var use: (([UInt8]) -> Void)?
  /// Tells the user something.
  var notify: ((String) -> Void)?

  private let path: String
  private let content = Box(.vertical)
  private let question = Box(.horizontal, spacing: 6)
  private let save = Button(iconName: "document-save-symbolic")
  private let layout = Button(iconName: "format-justify-left-symbolic")
  private var view: SourceView?
  private var file = EditedFile("")
  private var isWriting = false
  private var pending: LoopSource?
  private var diagnostics: [Diagnostic] = []
  private var following: [SignalConnection] = []

  /// What is offered while one types, beside the words of the text itself.
  private static var words: [String] {
    VocabularyListing().entries.flatMap { $0.name.split(separator: ".").map(String.init) }
  }

  /// How long after a key the form follows.
  private static let delay = 40

  /// A pane for the file at a path, which is read when the pane is first opened.
  init(path: String) {
    self.path = path
    pane = Pane(
      name: "source", title: localized("Source"), iconName: "text-editor-symbolic", place: .source,
      widget: content)
    pane.keys = ["<Control><Shift>e"]
    save.addCSSClass("flat")
    save.nameByTooltip(localized("Save"))
    save.actionName = "win.save"
    layout.addCSSClass("flat")
    layout.nameByTooltip(localized("Format"))
    layout.actionName = "win.format"
    pane.controls = [layout, save]
    let text = Gtk.Label(localized("The file was changed elsewhere."))
    text.wrap = true
    text.xalign = 0
    text.hexpand = true
    let take = Button(label: localized("Load It"))
    take.onClicked { [weak self] in self?.takeOther() }
    let keep = Button(label: localized("Keep Mine"))
    keep.onClicked { [weak self] in self?.keepOwn() }
    for part in [text, take, keep] as [Widget] { question.append(part) }
    question.addCSSClass("problem-bar")
    question.setAccessibleRole(.alert)
    question.visible = false
    content.append(question)
    pane.onShow = { [weak self] isShown in if isShown { self?.open() } }
    showModified()
  }

  /// Takes note of a version of the file on the disk; tells whether the form is to show it.
  func arrive(_ bytes: [UInt8]) -> Bool {
    guard view != nil else { return true }
    switch file.arrive(String(decoding: bytes, as: UTF8.self)) {
    case .nothing: break
    case .taken: write(file.text)
    case .conflict:
      question.visible = true
      return false
    }
    showModified()
    return true
  }

  /// Underlines what is wrong.
  func show(_ diagnostics: [Diagnostic]) {
    guard diagnostics != self.diagnostics else { return }
    self.diagnostics = diagnostics
    showSquiggles()
  }

  /// Writes the text into the file, unless somebody else has written it since.
  func saveFile() {
    guard view != nil else { return }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let present = FileManager.default.contents(atPath: real.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard file.maySave(over: present) else {
      question.visible = true
      return
    }
    do {
      try Data(file.text.utf8).write(to: real, options: .atomic)
      file.didSave()
      showModified()
    } catch {
      notify?(localized("Cannot save: %1", error.localizedDescription))
    }
  }

  /// Has the toolchain's formatter lay out the text, as far as it is not typed on meanwhile.
  func format() {
    guard let view else { return }
    guard let formatter = SourceFormatter() else {
      notify?(localized("No swift-format is installed"))
      return
    }
    let text = view.buffer.text
    Task.detached { [weak self, path] in
      let result = Result { try formatter.formatted(text, of: path) }
      await self?.take(result, of: text)
    }
  }

  private func take(_ formatted: Result<String, any Error>, of text: String) {
    guard let view, view.buffer.text == text else { return }
    switch formatted {
    case .success(let formatted):
      let line = view.caretLine
      view.buffer.edit(to: formatted)
      view.show(line: line)
    case .failure: notify?(localized("The source cannot be formatted as it is"))
    }
  }

  /// Puts the caret on a line.
  func show(line: Int) { view?.show(line: line) }

  private func open() {
    guard view == nil else { return }
    let view = SourceView(language: "swift", words: Self.words)
    self.view = view
    let text = FileManager.default.contents(atPath: path).map {
      String(decoding: $0, as: UTF8.self)
    }
    file = EditedFile(text ?? "")
    write(file.text)
    view.widget.setAccessible(.label, to: localized("Source"))
    let scroller = ScrolledWindow()
    scroller.child = view.widget
    scroller.vexpand = true
    content.append(scroller)
    let style = StyleManager.of(content.display)
    view.setDark(style.dark)
    following.append(
      style.onNotify("dark") { [weak self] in self?.view?.setDark(style.dark) })
    view.buffer.connect("changed") { [weak self] in self?.textDidChange() }
    showSquiggles()
    view.widget.grabFocus()
  }

  private func textDidChange() {
    guard !isWriting, let view else { return }
    file.text = view.buffer.text
    showModified()
    pending?.cancel()
    pending = MainLoop.timeout(milliseconds: Self.delay) { [weak self] in
      guard let self else { return false }
      self.pending = nil
      self.use?(Array(self.file.text.utf8))
      return false
    }
  }

  private func takeOther() {
    file.takeOther()
    write(file.text)
    use?(Array(file.text.utf8))
    question.visible = false
    showModified()
  }

  private func keepOwn() {
    file.keepOwn()
    use?(Array(file.text.utf8))
    question.visible = false
    showModified()
  }

  /// Shows another text, with the caret on the line that it was on.
  private func write(_ text: String) {
    guard let view, view.buffer.text != text else { return }
    let line = view.caretLine
    isWriting = true
    view.buffer.text = text
    isWriting = false
    view.show(line: line)
    showSquiggles()
  }

  private func showModified() { save.sensitive = file.isModified }

  private func showSquiggles() {
    view?.setSquiggles(
      diagnostics.filter { $0.severity != .note }.map {
        ($0.line, $0.column, $0.endLine, max($0.endColumn, $0.column + 1))
      })
  }
}
