import Foundation
import Gtk
import XCTest

@testable import MaquetteApp

/// The one process with a window a file, and what it keeps.
final class PreviewApplicationTests: XCTestCase {
  @MainActor
  private static func run(
    _ folder: TemporaryFolder, _ body: @escaping (PreviewApplication) throws -> Void
  ) throws {
    try Application.initialize()
    let application = Application(id: "io.github.maquette.MaquetteTests")
    let loop = MainEventLoop()
    var failure: (any Error)?
    var kept: PreviewApplication?
    _ = application.run {
      guard kept == nil else { return }
      let previews = PreviewApplication(
        application, evaluators: EvaluatorSource(loop: loop, isLocal: true), loop: loop,
        preferences: Preferences(nil), statePath: folder.path + "/session.json")
      kept = previews
      previews.prepare()
      do { try body(previews) } catch { failure = error }
      for window in Window.toplevels { window.destroy() }
      application.quit()
    }
    if let failure { throw failure }
  }

  @MainActor
  private static var titles: [String] {
    Window.toplevels.filter(\.visible).compactMap(\.title).sorted()
  }

  func testAWindowAFileAndTheLastOneIsTheSession() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      for name in ["A", "B"] { try folder.write(name + ".swift", "Text(\"\(name)\")") }
      let (a, b) = (folder.path + "/A.swift", folder.path + "/B.swift")
      let state = folder.path + "/session.json"
      try Self.run(folder) { previews in
        for path in [a, b, a] {
          previews.perform(PreviewApplication.Request(path: path, options: .usual))
        }
        MainLoop.run(milliseconds: 300)
        XCTAssertEqual(Self.titles, ["A.swift", "B.swift"])
        XCTAssertEqual(SavedSession(path: state).files, [a, b])
        XCTAssertTrue(SavedSession(path: state).isRunning)
        for title in ["A.swift", "B.swift"] {
          Window.toplevels.first { $0.title == title }?.close()
          MainLoop.run(milliseconds: 100)
        }
        XCTAssertEqual(Self.titles, [])
        let left = SavedSession(path: state)
        XCTAssertEqual(left.files, [b])
        XCTAssertFalse(left.isRunning)
      }
      // Started without a file, it opens what was open.
      try Self.run(folder) { previews in
        previews.perform(PreviewApplication.Request(path: nil, options: .usual))
        MainLoop.run(milliseconds: 200)
        XCTAssertEqual(Self.titles, ["B.swift"])
      }
      // That run did not come to its end by itself: now it asks.
      try Self.run(folder) { previews in
        previews.perform(PreviewApplication.Request(path: nil, options: .usual))
        MainLoop.run(milliseconds: 200)
        XCTAssertEqual(Self.titles, ["Maquette"])
        let texts = Window.toplevels.flatMap(\.descendants).compactMap { ($0 as? Label)?.text }
        XCTAssertTrue(texts.contains("Not Reopened"), "\(texts)")
      }
    }
  }

  func testAFolderIsListedAndItsFilesTakeEachOthersPlace() throws {
    try MainActor.assumeIsolated {
      let folder = try TemporaryFolder()
      try folder.write("A.swift", "struct A: View { var body: some View { Text(\"a\") } }")
      try folder.write("B.swift", "#Preview { Text(\"b\") }")
      try folder.write("Model.swift", "let answer = 42")
      try Self.run(folder) { previews in
        previews.perform(PreviewApplication.Request(path: folder.path, options: .usual))
        MainLoop.run(milliseconds: 500)
        XCTAssertEqual(Self.titles, ["A.swift"])
        let list = try XCTUnwrap(
          Window.toplevels.flatMap(\.descendants).compactMap { $0 as? ListBox }
            .first { $0.hasCSSClass("files") })
        XCTAssertEqual(
          list.descendants.filter(\.mapped).compactMap { ($0 as? Label)?.text },
          ["A.swift", "B.swift"])
        list.row(at: 1)?.activate()
        MainLoop.run(milliseconds: 500)
        XCTAssertEqual(Self.titles, ["B.swift"])
      }
    }
  }
}
