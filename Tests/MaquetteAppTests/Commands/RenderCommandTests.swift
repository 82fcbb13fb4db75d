import Foundation
import Gtk
import XCTest

@testable import MaquetteApp

/// The program itself, drawing pictures where no display is set.
final class RenderCommandTests: XCTestCase {
  /// What a run of the program left behind.
  private struct Run: Equatable {
    var complaints: String
    var status: Int32
  }

  /// Runs the program that was built with these tests, without a display.
  private func maquette(_ arguments: [String], path: String? = nil) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    if let path { environment["PATH"] = path }
    process.environment = environment
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      complaints: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }

  private static let form = """
    Form {
      Toggle("Wi-Fi", isOn: .constant(true))
      TextField("Name", text: .constant("Ada"))
    }
    """

  /// Requests 71 and 72.
  func testTheSameBytesTwice() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let pictures = ["one.png", "two.png"].map { folder.path + "/" + $0 }
    for picture in pictures {
      XCTAssertEqual(
        try maquette(["render", "-o", picture, file]), Run(complaints: "", status: 0))
    }
    let bytes = try pictures.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    XCTAssertEqual(bytes[0], bytes[1])
    XCTAssertEqual(bytes[0].prefix(8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
  }

  // previewer-requests 55, 56, 58, 73: named variants, stable names, the usual one without suffix.
  func testVariantsAreWrittenUnderStableNames() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    _ = try folder.write(".maquette.json", #"{"variants": {"review": "usual, dark*rtl"}}"#)
    let pictures = folder.path + "/pictures"
    let list = "review,high-contrast,text=accessibility3,width=360,accent=orange,locale=de_DE"
    XCTAssertEqual(
      try maquette(["render", "--variants", list, "-o", pictures, file]),
      Run(complaints: "", status: 0))
    let names = [
      "A.A.accent-orange.png", "A.A.dark-rtl.png", "A.A.high-contrast.png", "A.A.locale-de_DE.png",
      "A.A.png", "A.A.text-accessibility3.png", "A.A.width-360.png", "variants.json",
    ]
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: pictures).sorted(), names)
    let contents = try names.dropLast().filter { !$0.contains("locale") }.map {
      try Data(contentsOf: URL(fileURLWithPath: pictures + "/" + $0))
    }
    XCTAssertEqual(Set(contents).count, contents.count)
    let single = folder.path + "/single.png"
    _ = try maquette(["render", "-o", single, file])
    XCTAssertEqual(
      try Data(contentsOf: URL(fileURLWithPath: single)),
      try Data(contentsOf: URL(fileURLWithPath: pictures + "/A.A.png")))
    let entries = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: pictures + "/variants.json")))
    let second = try XCTUnwrap((entries as? [[String: Any]])?.dropFirst().first)
    XCTAssertEqual(
      second["settings"] as? [String: String],
      ["color-scheme": "dark", "layout-direction": "rtl"])
    XCTAssertEqual(second["variant"] as? String, "dark-rtl")
    XCTAssertEqual(second["width"] as? Int, 480)
  }

  // B11
  func testAFullDiskLeavesTheOldPicture() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let picture = try folder.write("a.png", "the old one")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // No file may become longer than a block, as if the disk were full.
    process.arguments = [
      "-c", "trap '' XFSZ; ulimit -f 1; exec \"$@\"", "sh", try Repository.program(), "render",
      "-o", picture, file,
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let output = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let complaints = String(decoding: output, as: UTF8.self)
    XCTAssertTrue(
      complaints.hasPrefix("maquette: error: cannot write '\(picture)': "), complaints)
    XCTAssertEqual(process.terminationStatus, 2)
    XCTAssertEqual(try String(contentsOfFile: picture, encoding: .utf8), "the old one")
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      ["A.swift", "a.png"])
  }

  func testSizeAndColourScheme() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let picture = folder.path + "/a.png"
    for (scheme, corner) in [("light", [250, 250, 250, 255]), ("dark", [36, 36, 36, 255])] {
      XCTAssertEqual(
        try maquette([
          "render", "--size", "300x200", "--color-scheme", scheme, "-o", picture, file,
        ]), Run(complaints: "", status: 0))
      try MainActor.assumeIsolated {
        let texture = try Texture.load(path: picture)
        XCTAssertEqual([texture.width, texture.height], [300, 200])
        XCTAssertEqual(texture.pixels.prefix(4).map(Int.init), corner)
      }
    }
  }

  /// A picture without a size shows all of the form, however its lines break.
  func testAPictureIsWhole() throws {
    let folder = try TemporaryFolder()
    let rows =
      "LabeledContent(\"A title of some length\", value: \"A value of even greater length\")\n"
    let text = { (count: Int) in "Form {\n" + String(repeating: rows, count: count) + "}\n" }
    var heights: [Int] = []
    for count in [2, 3, 4] {
      let file = try folder.write("A\(count).swift", text(count))
      let picture = folder.path + "/a.png"
      _ = try maquette(["render", "--text-size", "accessibility4", "-o", picture, file])
      heights.append(try MainActor.assumeIsolated { try Texture.load(path: picture).height })
    }
    // Each row takes as much as the one before.
    XCTAssertEqual(heights[2] - heights[1], heights[1] - heights[0])
    XCTAssertGreaterThan(heights[1] - heights[0], 100)
  }

  func testWhatToInstallIsSaid() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    XCTAssertEqual(
      try maquette(["render", "-o", folder.path + "/a.png", file], path: "/nowhere"),
      Run(
        complaints: "maquette: error: no display is set, and Xvfb is not installed "
          + "(on Debian: apt install xvfb)\n", status: 1))
  }

  func testUnwritable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    let run = try maquette(["render", "-o", "/nowhere/a.png", file])
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(
      run.complaints.hasPrefix("maquette: error: cannot write '/nowhere/a.png': "), run.complaints)
  }

  func testTheWindowSaysThatItNeedsADisplay() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", Self.form)
    XCTAssertEqual(
      try maquette([file]),
      Run(
        complaints: "maquette: error: cannot open display; the window needs one, "
          + "'maquette render' does not\n", status: 1))
  }
}
