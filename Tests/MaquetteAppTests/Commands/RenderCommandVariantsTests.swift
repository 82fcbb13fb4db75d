import Foundation
import Gtk
import XCTest

@testable import MaquetteApp

/// The program itself, drawing sheets and comparing pictures with those that were kept.
final class RenderCommandVariantsTests: XCTestCase {
  private struct Run: Equatable {
    var output = ""
    var complaints = ""
    var status: Int32 = 0
  }

  /// Runs the program that was built with these tests, without a display.
  private func maquette(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    let results = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: results, as: UTF8.self),
      complaints: String(decoding: complaints, as: UTF8.self), status: process.terminationStatus)
  }

  private static let form = "Form { Toggle(\"Wi-Fi\", isOn: .constant(true)) }"

  // previewer-requests 69: a picture of a given size for those who only read, on the standard output.
  func testRequest69ADashIsTheStandardOutput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = ["render", "--size", "300x200", "-o", "-", file]
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key)
    }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let png = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    let path = folder.path + "/a.png"
    try png.write(to: URL(fileURLWithPath: path))
    try MainActor.assumeIsolated {
      let texture = try Texture.load(path: path)
      XCTAssertEqual([texture.width, texture.height], [300, 200])
    }
  }

  func testASheetHasAllVariants() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let sheet = folder.path + "/sheet.png"
    XCTAssertEqual(
      try maquette(["render", "--variants", "schemes×directions", "--sheet", sheet, file]),
      Run(output: sheet + "\n"))
    try MainActor.assumeIsolated {
      let texture = try Texture.load(path: sheet)
      XCTAssertGreaterThan(texture.width, 2 * 480)
      // What is light and what is dark is both there.
      let pixels = texture.pixels
      let colors = Set(
        stride(from: 0, to: pixels.count, by: 4).map { Array(pixels[$0..<$0 + 3]) })
      XCTAssertTrue(colors.contains([250, 250, 250]))
      XCTAssertTrue(colors.contains([36, 36, 36]))
    }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      ["A.swift", "sheet.png"])
  }

  // previewer-requests 72 and 73: a snapshot test without code, with a threshold, by stable names.
  func testRequest73ComparesWithWhatWasKept() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let (kept, now) = (folder.path + "/kept", folder.path + "/now")
    _ = try maquette(["render", "--variants", "usual,dark,rtl", "-o", kept, file])
    XCTAssertEqual(
      try maquette(["render", "--variants", "usual,dark,rtl", "--compare", kept, file]), Run())
    _ = try folder.write("A.swift", Self.form.replacingOccurrences(of: "Wi-Fi", with: "Wireless"))
    let arguments = ["render", "--variants", "usual,high-contrast,rtl", "--compare", kept, file]
    let run = try maquette(arguments + ["-o", now])
    XCTAssertEqual(run.status, 1)
    let lines = run.complaints.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.count, 4)
    XCTAssertTrue(lines[0].hasPrefix("\(kept)/A.A.png: "))
    XCTAssertTrue(lines[0].hasSuffix(" % of the pixels differ"))
    XCTAssertEqual(
      lines[1], "\(kept)/A.A.high-contrast.png: there is no such picture to compare with")
    XCTAssertTrue(lines[2].hasPrefix("\(kept)/A.A.rtl.png: "))
    XCTAssertEqual(lines[3], "\(kept)/A.A.dark.png: it was kept, and is not drawn any more")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: now).sorted(),
      [
        "A.A.difference.png", "A.A.high-contrast.png", "A.A.png", "A.A.rtl.difference.png",
        "A.A.rtl.png", "variants.json",
      ])
    // Who allows more is told less.
    XCTAssertEqual(
      try maquette([
        "render", "--variants", "usual,dark,rtl", "--compare", kept, "--threshold", "20", file,
      ]), Run())
    XCTAssertEqual(
      try maquette(["render", "--compare", folder.path + "/none", file]),
      Run(
        complaints: "maquette: error: cannot compare with '\(folder.path)/none': "
          + "there is no such folder\n", status: 2))
  }

  func testWhatIsOther() {
    func pixels(_ width: Int, _ values: [UInt8]) -> PictureDifference.Pixels {
      PictureDifference.Pixels(
        width: width, height: values.count / width, bytes: values.flatMap { [$0, $0, $0, 255] })
    }
    let kept = pixels(2, [0, 100, 200, 255])
    XCTAssertEqual(PictureDifference(from: kept, to: kept).share, 0)
    // What no eye sees does not count.
    XCTAssertEqual(PictureDifference(from: kept, to: pixels(2, [8, 100, 200, 255])).share, 0)
    let other = PictureDifference(from: kept, to: pixels(2, [9, 100, 200, 255]))
    XCTAssertEqual(other.share, 0.25)
    XCTAssertEqual(Array(other.picture.bytes.prefix(8)), [40, 20, 224, 255, 217, 217, 217, 255])
    // A row more is other, and nothing else.
    let longer = PictureDifference(from: kept, to: pixels(2, [0, 100, 200, 255, 1, 2]))
    XCTAssertEqual(longer.share, 1.0 / 3)
    XCTAssertEqual([longer.picture.width, longer.picture.height], [2, 3])
  }
}
