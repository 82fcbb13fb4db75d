import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// Views whose frames follow from SwiftUI's rules, interpreted and laid out in 400 by 600 points.
///
/// Each preview of `Frames` says in its first line where its colours, shapes and dividers are.
final class FrameCasesTests: XCTestCase {
  func testFramesAreThoseOfSwiftUI() throws {
    try MainActor.assumeIsolated {
      try keepingDisplay(Self.layOutCases)
    }
  }

  @MainActor
  private static func layOutCases() throws {
    let folder = Repository.path("Tests/MaquetteAppTests/Layout/Frames")
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = folder + "/" + file
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for (name, expected) in Self.cases(text) {
        let found = try Self.frames(path, name)
        let isRight =
          found.count == expected.count
          && zip(found, expected).allSatisfy { zip($0, $1).allSatisfy { abs($0 - $1) <= 0.5 } }
        XCTAssertTrue(isRight, "\(file), \(name): \(found) is not \(expected)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 150)
  }

  /// The previews of a file, each with the frames that its first line tells.
  private static func cases(_ text: String) -> [(String, [[Double]])] {
    text.components(separatedBy: "#Preview(\"").dropFirst().map { part in
      let lines = part.split(separator: "\n")
      let name = lines[0].prefix { $0 != "\"" }
      let frames = lines[1].split(separator: "[").dropFirst().map { numbers in
        numbers.prefix { $0 != "]" }.split(separator: ",").compactMap { Double($0) }
      }
      return (String(name), frames)
    }
  }

  @MainActor
  private static func frames(_ path: String, _ preview: String) throws -> [[Double]] {
    let options = try CommonOptions(
      CommandArguments(options: [
        "locale": "en_US", "size": "400x600", "preview": preview, "no-project": "",
      ]))
    let session = try FormDocument.opened(path, options).session()
    let stage = try FormStage(session, size: options.size, isExact: true)
    defer { stage.close() }
    var frames: [[Double]] = []
    func collect(_ node: Node, _ known: NodeFrames) {
      if [.color, .shape, .divider].contains(node.kind), let frame = known[node.id] {
        frames.append(frame)
      }
      for child in node.children { collect(child, known) }
    }
    collect(stage.tree.root, stage.renderer.frames)
    return frames
  }
}
