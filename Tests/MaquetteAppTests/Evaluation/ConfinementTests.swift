import CConfinement
import Foundation
import XCTest

@testable import MaquetteApp

/// A process that is confined to a form's project, and each way out of it.
final class ConfinementTests: XCTestCase {
  private func skipWithoutKernel() throws {
    try XCTSkipIf(confinement_files_version() < 1, "the kernel has no Landlock")
  }

  func testFilesOutsideCannotBeReached() throws {
    try skipWithoutKernel()
    try MainActor.assumeIsolated {
      let (inside, outside) = try setUpFolders()
      let (own, other) = (inside.path, outside.path)
      let words = try told(
        by: { _ in
          [
            ("reading the form", reads(own + "/Form.swift")),
            ("reading the data", reads(own + "/Form.data.json")),
            ("listing the project", lists(own)),
            (
              "reading a time zone",
              reads("/usr/share/zoneinfo/UTC") || !exists("/usr/share/zoneinfo/UTC")
            ),
            ("reading elsewhere", reads(other + "/Secret.txt")),
            ("reading through a link", reads(own + "/link.txt")),
            ("reading the users", reads("/etc/passwd")),
            ("listing elsewhere", lists(other)),
            ("writing the form", writes(own + "/Form.swift")),
            ("making a file", makes(own + "/New.txt")),
            ("making a file elsewhere", makes(other + "/New.txt")),
            ("removing the form", unlink(own + "/Form.swift") == 0),
            ("renaming the form", rename(own + "/Form.swift", own + "/B.swift") == 0),
            ("linking the form", link(own + "/Form.swift", own + "/C.swift") == 0),
            ("making a folder", mkdir(own + "/d", 0o700) == 0),
            ("changing rights", chmod(own + "/Form.swift", 0o777) == 0),
            ("cutting a file", truncate(own + "/Form.swift", 0) == 0),
          ]
        }, in: own)
      XCTAssertEqual(
        words,
        [
          "reading the form works", "reading the data works", "listing the project works",
          "reading a time zone works", "reading elsewhere fails", "reading through a link fails",
          "reading the users fails", "listing elsewhere fails", "writing the form fails",
          "making a file fails", "making a file elsewhere fails", "removing the form fails",
          "renaming the form fails", "linking the form fails", "making a folder fails",
          "changing rights fails", "cutting a file fails",
        ])
    }
  }

  func testProgramsAndSocketsCannotBeReached() throws {
    try skipWithoutKernel()
    try MainActor.assumeIsolated {
      let (inside, _) = try setUpFolders()
      let parent = getpid()
      let words = try told(
        by: { _ in
          [
            ("starting a program", starts("/bin/true")),
            ("forking", forks()),
            ("a local socket", opens(AF_UNIX)), ("a network socket", opens(AF_INET)),
            ("a pair of sockets", pairs()), ("a signal to another process", kill(parent, 0) == 0),
            ("a thread", startsThread()),
          ]
        }, in: inside.path)
      XCTAssertEqual(
        words,
        [
          "starting a program fails", "forking fails", "a local socket fails",
          "a network socket fails", "a pair of sockets fails",
          "a signal to another process fails", "a thread works",
        ])
    }
  }

  func testTheCacheIsWritten() throws {
    try skipWithoutKernel()
    try MainActor.assumeIsolated {
      let (inside, _) = try setUpFolders()
      let words = try told(
        by: { confinement in
          let file = (confinement.writable.first ?? "") + "/confinement-test-\(getpid())"
          let isMade = makes(file)
          return [("writing the cache", isMade), ("removing it", unlink(file) == 0)]
        }, in: inside.path)
      XCTAssertEqual(words, ["writing the cache works", "removing it works"])
    }
  }

  func testAnotherProjectIsNotCovered() throws {
    try MainActor.assumeIsolated {
      let options = try CommonOptions(CommandArguments(options: ["no-project": ""]))
      let wide = Confinement(
        file: "/tmp/a/Form.swift",
        options: try CommonOptions(CommandArguments(options: ["project": "/tmp"])))
      XCTAssertTrue(wide.covers(Confinement(file: "/tmp/b/Form.swift", options: options)))
      XCTAssertFalse(wide.covers(Confinement(file: "/opt/Form.swift", options: options)))
    }
  }
}

// MARK: Confined processes

/// The words for what a confined process did, in order; nil where no process is to be had.
@MainActor
private func told(by work: @escaping (Confinement) -> [(String, Bool)], in folder: String) throws
  -> [String]
{
  let options = try CommonOptions(CommandArguments(options: [:]))
  let nursery = try XCTUnwrap(
    EvaluatorNursery { channel, _ in
      let confinement = Confinement(file: folder + "/Form.swift", options: options)
      let problem = confinement.enter()
      let words = work(confinement).map { "\($0) \($1 ? "works" : "fails")" }
      _ = channel.send(Array(([problem].compactMap { $0 } + words).joined(separator: "\n").utf8))
      pause()
    })
  let child = try XCTUnwrap(nursery.child())
  defer { child.end() }
  guard case .message(let bytes) = child.channel.receive(waiting: 10_000) else { return [] }
  return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}

@MainActor
private func setUpFolders() throws -> (inside: TemporaryFolder, outside: TemporaryFolder) {
  let inside = try TemporaryFolder()
  let outside = try TemporaryFolder()
  try inside.write("Form.swift", "Text(\"a\")\n")
  try inside.write("Form.data.json", "{}\n")
  try outside.write("Secret.txt", "secret\n")
  try FileManager.default.createSymbolicLink(
    atPath: inside.path + "/link.txt", withDestinationPath: outside.path + "/Secret.txt")
  return (inside, outside)
}

// MARK: Ways out

private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

private func reads(_ path: String) -> Bool {
  let descriptor = open(path, O_RDONLY)
  var byte: UInt8 = 0
  defer { if descriptor >= 0 { close(descriptor) } }
  return descriptor >= 0 && read(descriptor, &byte, 1) == 1
}

private func writes(_ path: String) -> Bool {
  let descriptor = open(path, O_WRONLY)
  if descriptor >= 0 { close(descriptor) }
  return descriptor >= 0
}

private func makes(_ path: String) -> Bool {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
  if descriptor >= 0 { close(descriptor) }
  return descriptor >= 0
}

private func lists(_ path: String) -> Bool {
  guard let folder = opendir(path) else { return false }
  closedir(folder)
  return true
}

private func opens(_ family: Int32) -> Bool {
  let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
  if descriptor >= 0 { close(descriptor) }
  return descriptor >= 0
}

private func pairs() -> Bool {
  var ends: [Int32] = [0, 0]
  return socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
}

private func starts(_ program: String) -> Bool {
  var process = pid_t()
  var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
  defer { free(arguments[0]) }
  return posix_spawn(&process, program, nil, nil, &arguments, nil) == 0
}

@MainActor
private func forks() -> Bool {
  let process = EvaluatorNursery.fork()
  if process == 0 { _exit(0) }
  return process > 0
}

private func startsThread() -> Bool {
  var thread = pthread_t()
  guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
  pthread_join(thread, nil)
  return true
}
