import Foundation
import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// The gallery and the screens at every width, size of text and direction: nothing is clipped,
/// overlapped or cut.
///
/// `MAQUETTE_WHOLE` names a file for the faults of all of them, of those that it names in
/// `MAQUETTE_FORMS`; without it a few situations are looked at.
final class WholeExamplesTests: XCTestCase {
  private static let sizes = [
    "xSmall", "large", "accessibility1", "accessibility3", "accessibility5",
  ]
  private static let widths = [300, 360, 500, 800, 1200]
  /// What is not whole yet at 300 points, and is looked at only where all are asked for.
  private static let overlong: Set = [
    "Bars.swift", "Dates.swift", "Drawing.swift", "Groups.swift", "Progress.swift",
  ]

  // D7, D8
  func testExamplesAreWholeInEverySituation() throws {
    try MainActor.assumeIsolated {
      try keepingDisplay(Self.lookAtExamples)
    }
  }

  @MainActor
  private static func lookAtExamples() throws {
    let report = ProcessInfo.processInfo.environment["MAQUETTE_WHOLE"]
    let names = ProcessInfo.processInfo.environment["MAQUETTE_FORMS"]?.split(separator: ",")
    var found: [String] = []
    for folder in ["Gallery", "Screens"] {
      let path = Repository.path("Resources/Examples/\(folder)")
      for file in try FileManager.default.contentsOfDirectory(atPath: path).sorted() {
        guard names?.contains(where: { file == $0 + ".swift" }) ?? true else { continue }
        for (index, size) in Self.sizes.enumerated() {
          for direction in ["ltr", "rtl"] {
            // Without being asked for all: some of each.
            if report == nil {
              let isLooked = size == "xSmall" || size == "accessibility3"
              guard isLooked, (index == 0) == (direction == "ltr") else { continue }
              if Self.overlong.contains(file) { continue }
            }
            found += try Self.faults(
              path + "/" + file, size: size, direction: direction,
              widths: report == nil ? [300, 800] : Self.widths)
          }
        }
      }
    }
    if let report {
      try found.joined(separator: "\n").write(toFile: report, atomically: true, encoding: .utf8)
    } else {
      XCTAssertEqual(found, [])
    }
  }

  @MainActor
  private static func faults(
    _ file: String, size: String, direction: String, widths: [Int]
  ) throws -> [String] {
    try Application.initialize()
    let options = try CommonOptions(
      CommandArguments(options: [
        "locale": "en_US", "text-size": size, "layout-direction": direction,
        "date": "2026-06-01T09:41:00Z", "time-zone": "UTC", "size": "300x2400", "no-project": "",
      ]))
    let session = try FormDocument.opened(file, options).session()
    let stage = try FormStage(session, size: options.size)
    defer { stage.close() }
    let form = (file as NSString).lastPathComponent
    var found: [String] = []
    for width in widths {
      stage.content.setSizeRequest(width: width, height: 2400)
      if let window = stage.content.root {
        window.setDefaultSize(width: width, height: 2400)
        try FormStage.awaitPaint(of: window)
      }
      let situation = "\(form) \(width) \(size) \(direction)"
      if stage.content.width != width {
        found.append("\(situation): the form is \(stage.content.width) wide")
      }
      found += FormFaults(of: stage.content).lines.map { "\(situation): \($0)" }
    }
    return found
  }
}
