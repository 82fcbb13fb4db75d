import Foundation
import XCTest

@testable import MaquetteApp

/// The program as a process: its arguments in bytes, and how it ends.
final class ProcessTests: XCTestCase {
  private static let form = "Text(\"Hello\")"

  // B14
  func testQuitEndsTheWindowAndItsEvaluatorAtOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Form.swift", Self.form)
    let trace = folder.path + "/trace"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Repository.program())
    process.arguments = [file, "--trace", trace]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    XCTAssertTrue(Self.wait { FileManager.default.contents(atPath: trace)?.isEmpty == false })
    let family = Self.descendants(of: process.processIdentifier)
    XCTAssertEqual(family.count, 2, "there are a nursery and an evaluator")
    kill(process.processIdentifier, SIGQUIT)
    XCTAssertTrue(Self.wait(seconds: 3) { !process.isRunning })
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(process.terminationStatus, SIGQUIT)
    XCTAssertTrue(Self.wait(seconds: 3) { family.allSatisfy { kill($0, 0) != 0 } })
  }

  // B14
  func testNamesThatAreNoTextAreTold() throws {
    let folder = try TemporaryFolder()
    let program = try Repository.program()
    let mark = "\u{FFFD}"
    let run = { (command: String) in
      try Repository.run(
        "sh", "-c",
        "cd \"$1\"; name=$(printf 'F\\377rm.swift'); echo 'Text(\"a\")' > \"$name\"; "
          + command, "sh", folder.path, program)
    }
    for command in ["check", "print", "render -o a.png", "preview"] {
      XCTAssertEqual(
        try run("\"$2\" \(command) \"$name\""),
        Repository.Result(
          output:
            "maquette: error: 'F\(mark)rm.swift' is not UTF-8; a file of that name must be renamed\n",
          status: 2))
    }
    XCTAssertEqual(
      try run("\"$2\" check ."),
      Repository.Result(
        output: "maquette: error: cannot read './F\(mark)rm.swift': its name is not UTF-8\n",
        status: 2))
    try folder.write("Form.swift", Self.form)
    XCTAssertEqual(
      try run("\"$2\" check --format gcc Form.swift"),
      Repository.Result(
        output: "Form.swift:1:1: note: 'F\(mark)rm.swift' is passed over, as its name is not UTF-8 "
          + "[unresolved-name]\n", status: 0))
  }

  func testFilesAreCheckedSideBySideAndToldInTheirOrder() throws {
    let folder = try TemporaryFolder()
    let files = try ["A", "B", "C", "D", "E"].map {
      try folder.write("\($0).swift", "Form { Mystery\($0)() }")
    }
    let program = try Repository.program()
    let lines = ["A", "B", "C", "D", "E"].map {
      "\(folder.path)/\($0).swift:1:8: warning: cannot find 'Mystery\($0)' in scope"
        + " [unresolved-name]\n"
    }
    XCTAssertEqual(
      try Repository.run([program, "check", "--no-project", "--format", "gcc"] + files),
      Repository.Result(output: lines.joined(), status: 0))
    XCTAssertEqual(
      try Repository.run([program, "check", "--no-project", files[0], "/nowhere/B.swift"]),
      Repository.Result(
        output: "maquette: error: cannot read '/nowhere/B.swift': no such file\n", status: 2))
  }

  private static func wait(seconds: Double = 20, until isSo: () -> Bool) -> Bool {
    let end = Date() + seconds
    while !isSo() {
      guard Date() < end else { return false }
      usleep(5000)
    }
    return true
  }

  /// The processes that a process has begun, and those that these have.
  private static func descendants(of process: pid_t) -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let parents = entries.compactMap { pid_t($0) }.compactMap { process -> (pid_t, pid_t)? in
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 1 ? pid_t(fields[1]).map { (process, $0) } : nil
    }
    var family = [process]
    var index = 0
    while index < family.count {
      family += parents.filter { $0.1 == family[index] }.map(\.0)
      index += 1
    }
    return Array(family.dropFirst())
  }
}
