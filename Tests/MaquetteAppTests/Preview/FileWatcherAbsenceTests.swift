import Foundation
import XCTest

@testable import MaquetteApp

/// Missing and empty files, several files, and systems that do not tell of changes.
final class FileWatcherAbsenceTests: XCTestCase {
  func testAMissingFileIsAwaited() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      XCTAssertEqual(folder.watch("deep/er/Form.swift"), ["deep/er/Form.swift is missing"])
      try folder.shell("mkdir deep")
      XCTAssertEqual(folder.reports(during: .milliseconds(100)), [])
      XCTAssertEqual(
        try folder.reports(of: "mkdir deep/er; printf new > deep/er/Form.swift"),
        ["deep/er/Form.swift: new"])
    }
  }

  func testAFolderInPlaceOfTheFileIsNoMissingFile() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("mkdir Form.swift")
      XCTAssertEqual(folder.watch("Form.swift"), ["Form.swift is folder"])
      XCTAssertEqual(
        try folder.reports(of: "rmdir Form.swift; printf new > Form.swift"), ["Form.swift: new"])
    }
  }

  /// Request 20.
  func testAVanishedFileIsReportedOnceAfterTheGraceTime() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      try folder.shell("rm Form.swift")
      XCTAssertEqual(folder.reports(during: .milliseconds(500)), [])
      XCTAssertEqual(folder.reports(during: .milliseconds(400)), ["Form.swift is missing"])
      XCTAssertEqual(
        try folder.reports(of: "printf new > Form.swift"), ["Form.swift: new"])
    }
  }

  /// Requests 1 and 11.
  func testAnEmptyFileKeepsTheLastVersion() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      try folder.shell(": > Form.swift")
      XCTAssertEqual(folder.reports(during: .milliseconds(300)), [])
      XCTAssertEqual(try folder.reports(of: "printf new > Form.swift"), ["Form.swift: new"])
      XCTAssertEqual(folder.reports(during: .milliseconds(800)), [])
    }
  }

  func testTheSameVersionAfterAReportedAbsenceIsReportedAgain() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      try folder.shell("rm Form.swift")
      XCTAssertEqual(folder.reports(during: .milliseconds(900)), ["Form.swift is missing"])
      XCTAssertEqual(try folder.reports(of: "printf old > Form.swift"), ["Form.swift: old"])
    }
  }

  /// Request 3.
  func testTwoFilesOfOneBurstAreOneReload() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift; printf {} > Form.data.json")
      XCTAssertEqual(
        folder.watch("Form.swift", "Form.data.json"), ["Form.data.json: {}, Form.swift: old"])
      try folder.shell("printf new > Form.swift; printf [] > Form.data.json")
      XCTAssertEqual(
        folder.reports(during: .milliseconds(150)), ["Form.data.json: [], Form.swift: new"])
    }
  }

  func testFollowingAnotherFileKeepsWhatIsKnown() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift; printf x > Words.xcstrings")
      _ = folder.watch("Form.swift")
      folder.watcher.follow([folder.path("Form.swift"), folder.path("Words.xcstrings")])
      XCTAssertEqual(folder.reports(during: .milliseconds(100)), ["Words.xcstrings: x"])
      XCTAssertEqual(try folder.reports(of: "printf y > Words.xcstrings"), ["Words.xcstrings: y"])
    }
  }

  /// Request 21.
  func testReloadReportsEverythingAnew() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      folder.watcher.reload()
      XCTAssertEqual(folder.log, ["Form.swift: old", "Form.swift: old"])
      XCTAssertEqual(try folder.reports(of: "printf new > Form.swift"), ["Form.swift: new"])
    }
  }

  /// Requests 18 and 22.
  func testWithoutWatchesThereIsANoticeAndPolling() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder { () throws(Inotify.Failure) in
        throw Inotify.Failure(code: ENOSPC)
      }
      try folder.shell("printf old > Form.swift")
      XCTAssertEqual(
        folder.watch("Form.swift"),
        [
          "inotify watch limit (fs.inotify.max_user_watches) reached; polling every 500 ms",
          "Form.swift: old",
        ])
      XCTAssertEqual(
        try folder.reports(of: "printf first > Form.swift", rest: .milliseconds(600)),
        ["Form.swift: first"])
      XCTAssertEqual(try folder.reports(of: "printf second > Form.swift"), ["Form.swift: second"])
    }
  }
}
