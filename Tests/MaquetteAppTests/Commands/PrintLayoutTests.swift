import Foundation
import XCTest

@testable import MaquetteApp

/// The program itself, telling where views are in a canvas of 400 by 600 points.
final class PrintLayoutTests: XCTestCase {
  /// What the program prints for a view, each line without its part, kind and attributes.
  private func frames(_ view: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write("A.swift", view)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = ["print", "--layout", "--size", "400x600", file]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY"] { environment[name] = nil }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      String(line.split(separator: "frame=").last ?? "")
    }
  }

  func testSpacersPaddingAndCentring() throws {
    let view = """
      VStack {
        HStack {
          Color.red.frame(width: 50, height: 50)
          Spacer()
          Color.blue.frame(width: 30, height: 80)
        }
        .padding()
      }
      """
    XCTAssertEqual(
      try frames(view),
      [
        "0,0,400,600", "0,244,400,112", "0,244,400,112", "16,260,368,80", "16,275,50,50",
        "16,275,50,50", "66,300,288,0", "354,260,30,80", "354,260,30,80",
      ])
  }

  /// A reader's own room, not that of the canvas, decides what is in it.
  func testReadersKnowTheirRoom() throws {
    let view = """
      GeometryReader { room in
        Color.red.frame(width: room.size.width / 2, height: room.size.height / 4)
      }
      .frame(width: 200, height: 100)
      """
    XCTAssertEqual(
      try frames(view),
      ["0,0,400,600", "100,250,200,100", "100,250,200,100", "100,250,100,25", "100,250,100,25"])
  }

  func testWhatIsLargerThanTheCanvasGoesBeyondIt() throws {
    XCTAssertEqual(
      try frames("Color.red.frame(width: 500, height: 700)"),
      ["0,0,400,600", "-50,-50,500,700", "-50,-50,500,700"])
  }

  // D4
  func testThinFramesAndUprightDividersInALine() throws {
    let view = """
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 1)
        Divider().frame(height: 16)
      }
      """
    XCTAssertEqual(
      try frames(view),
      [
        "0,0,400,600", "190.5,292,19,16", "190.5,307,10,1", "190.5,307,10,1", "208.5,292,1,16",
        "208.5,292,1,16",
      ])
  }
}
