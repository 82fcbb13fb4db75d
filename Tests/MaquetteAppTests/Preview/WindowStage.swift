import Foundation
import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// A file with the real window that shows it.
@MainActor
final class WindowStage {
  /// The folder that holds the file.
  let folder: TemporaryFolder
  /// The window.
  let window: PreviewWindow
  /// What the window shows.
  let preview: LivePreview

  /// Opens the window of `Form.swift`, runs `body` in the application, and closes the window.
  static func run(
    _ text: String?, options: [String: String] = [:], _ body: @escaping (WindowStage) throws -> Void
  ) throws {
    try Application.initialize()
    Display.default?.settings.enableAnimations = false
    let application = Application(id: "io.github.maquette.MaquetteTests")
    let common = try CommonOptions(
      CommandArguments(options: ["locale": "en_US"].merging(options) { $1 }))
    var failure: (any Error)?
    _ = application.run {
      do {
        let stage = try WindowStage(application, text, common)
        try body(stage)
        stage.window.window.destroy()
      } catch {
        failure = error
        application.quit()
      }
    }
    if let failure { throw failure }
  }

  private init(_ application: Application, _ text: String?, _ options: CommonOptions) throws {
    folder = try TemporaryFolder()
    if let text { try folder.write("Form.swift", text) }
    let document = FormDocument(folder.path + "/Form.swift", options)
    let loop = MainEventLoop()
    preview = LivePreview(
      LocalEvaluator(document, loop: loop), loop: loop, absenceGrace: .milliseconds(300))
    window = PreviewWindow(application, path: document.path, preview: preview, options: options)
    window.open()
    settle()
  }

  /// Saves the file and waits until the window has followed.
  func save(_ text: String, wait milliseconds: Int = 100) throws {
    try folder.write("Form.swift", text)
    MainLoop.run(milliseconds: milliseconds)
    settle()
  }

  /// Waits for a painted frame.
  func settle() {
    var isPainted = false
    MainLoop.run(milliseconds: 2000) { window.window.mapped }
    window.window.frameClock?.afterNextPaint { isPainted = true }
    XCTAssertTrue(MainLoop.run(milliseconds: 2000) { isPainted }, "no frame was painted")
  }

  /// The texts that can be seen, in the order of the widgets, those of the bar below aside.
  var texts: [String] { texts(where: { !$0 }) }

  /// The texts that can be seen on the bar below the form.
  var barTexts: [String] {
    window.canvas.bar.widget.descendants.compactMap { $0.mapped ? ($0 as? Gtk.Label)?.text : nil }
  }

  private func texts(where isWanted: (_ isOnBar: Bool) -> Bool) -> [String] {
    let bar = window.canvas.bar.widget
    return window.window.descendants.compactMap { widget in
      guard widget.mapped, !(widget.parent is Gtk.Button), isWanted(bar.isAncestor(of: widget))
      else { return nil }
      return (widget as? Gtk.Label)?.text
    }
  }

  /// The first visible widget of a type.
  func first<Kind: Widget>(_ type: Kind.Type) throws -> Kind {
    try XCTUnwrap(window.window.descendants.lazy.compactMap { $0 as? Kind }.first { $0.mapped })
  }

  /// The visible button of the header bar with a tooltip.
  func button(_ tooltip: String) -> Widget? {
    window.window.descendants.first { $0.mapped && $0.tooltipText == tooltip }
  }
}
