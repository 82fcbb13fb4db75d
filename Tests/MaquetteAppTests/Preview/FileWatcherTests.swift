import Foundation
import XCTest

@testable import MaquetteApp

/// Every way in which programs save a file is one reload with the new content.
final class FileWatcherTests: XCTestCase {
  /// Saves twice with `save`, in which `$1` is the new text, and expects a reload for each.
  private func expectReloads(
    watching name: String = "Form.swift", prepare: String = "printf old > Form.swift",
    save: String, texts: [String] = ["first", "second"], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      do {
        let folder = try WatchedFolder()
        try folder.shell(prepare)
        XCTAssertEqual(
          folder.watch(name).map { $0.prefix(name.count + 5) }, ["\(name): old"], file: file,
          line: line)
        for text in texts {
          let reports = try folder.reports(of: "set -- \(text); \(save)")
          XCTAssertEqual(reports, ["\(name): \(text)"], file: file, line: line)
        }
      } catch {
        XCTFail("\(error)", file: file, line: line)
      }
    }
  }

  /// Requests 12, 13 and 15.
  func testInPlace() {
    expectReloads(save: "printf $1 > Form.swift")
  }

  /// Requests 11 to 13.
  func testSlowTruncateAndTwoWrites() {
    expectReloads(
      save: """
        exec 3> Form.swift; sleep 0.01
        printf "${1%"${1#???}"}" >&3; sleep 0.01
        printf "${1#???}" >&3; exec 3>&-
        """)
  }

  /// Requests 1, 3, 6 and 8.
  func testRenameOver() {
    expectReloads(save: "printf $1 > .Form.swift.tmp; sleep 0.02; mv .Form.swift.tmp Form.swift")
  }

  /// Requests 6, 7 and 10.
  func testVimBackup() {
    expectReloads(
      save: """
        printf x > 4913; rm 4913
        mv Form.swift Form.swift~; printf $1 > Form.swift; chmod 644 Form.swift; rm Form.swift~
        """)
  }

  /// Request 9.
  func testSafeWrite() {
    expectReloads(
      save: """
        printf $1 > Form.swift___jb_tmp___
        mv Form.swift Form.swift___jb_old___
        mv Form.swift___jb_tmp___ Form.swift
        rm Form.swift___jb_old___
        """)
  }

  /// Requests 20 and 24.
  func testDeleteAndCreate() {
    expectReloads(save: "rm Form.swift; sleep 0.05; printf $1 > Form.swift")
  }

  /// Request 16.
  func testSymbolicLinkSwap() {
    expectReloads(
      prepare: "printf old > a; ln -s a Form.swift",
      save: "printf $1 > $1.text; ln -s $1.text next; mv -T next Form.swift")
  }

  /// Request 16.
  func testDoubleSymbolicLinkSwap() {
    expectReloads(
      prepare: "mkdir v0; printf old > v0/Form.swift; ln -s v0 data; ln -s data/Form.swift .",
      save: "mkdir $1; printf $1 > $1/Form.swift; ln -s $1 next; mv -T next data")
  }

  func testEditOfLinkTarget() {
    expectReloads(
      prepare: "mkdir else; printf old > else/a; ln -s else/a Form.swift",
      save: "printf $1 > else/a")
  }

  func testRenameOverLinkTarget() {
    expectReloads(
      prepare: "mkdir else; printf old > else/a; ln -s else/a Form.swift",
      save: "printf $1 > else/b; mv else/b else/a")
  }

  /// Requests 16 and 21.
  func testDirectorySwapped() {
    expectReloads(
      watching: "project/sources/Form.swift",
      prepare: "mkdir -p project/sources; printf old > project/sources/Form.swift",
      save: """
        mkdir -p other/sources; printf $1 > other/sources/Form.swift
        mv project gone-$1; mv other project
        """)
  }

  /// Request 21.
  func testDirectoryDeletedAndRecreated() {
    expectReloads(
      watching: "project/sources/Form.swift",
      prepare: "mkdir -p project/sources; printf old > project/sources/Form.swift",
      save: """
        rm -r project; sleep 0.05
        mkdir -p project/sources; printf $1 > project/sources/Form.swift
        """)
  }

  func testWriteThroughHardLink() {
    expectReloads(
      prepare: "printf old > Form.swift; mkdir else; ln Form.swift else/twin",
      save: "printf $1 > else/twin")
  }

  func testDescriptorKeptOpen() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      XCTAssertEqual(folder.watch("Form.swift"), ["Form.swift: old"])
      let handle = try XCTUnwrap(FileHandle(forWritingAtPath: folder.path("Form.swift")))
      for text in ["first", "second"] {
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data(text.utf8))
        XCTAssertEqual(folder.reports(during: .milliseconds(200)), ["Form.swift: \(text)"])
      }
      try handle.close()
      XCTAssertEqual(folder.reports(during: .milliseconds(100)), [])
    }
  }

  /// Requests 2 and 10.
  func testOtherNamesAreIgnored() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      try folder.shell(
        """
        printf x > 4913; rm 4913; printf x > Form.swift~; mkdir Form; printf x > ../other-$$
        rm ../other-$$; touch Form.swift.swp; mv Form.swift.swp Other.swift
        """)
      XCTAssertEqual(folder.reports(during: .milliseconds(150)), [])
    }
  }

  func testSameContentIsNoReload() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      try folder.shell("touch Form.swift; printf old > b; mv b Form.swift")
      XCTAssertEqual(folder.reports(during: .milliseconds(150)), [])
    }
  }

  // L12
  func testSameLengthAndTimeIsAReload() {
    expectReloads(
      prepare: "printf 'older' > Form.swift; touch -d 2020-01-01 Form.swift; sleep 0.1",
      save: "printf '%5.5s' $1 > b; touch -r Form.swift b; cp -p b Form.swift; rm b",
      texts: ["first", "again"])
  }

  // L12
  func testWriteThatTakesItsTimeBackIsAReload() {
    expectReloads(
      prepare: "printf 'older' > Form.swift; touch -d 2020-01-01 Form.swift; sleep 0.1",
      save: "cp -p Form.swift t; printf '%5.5s' $1 > Form.swift; touch -r t Form.swift; rm t",
      texts: ["first", "again"])
  }

  // B6
  func testLargerThanFourMegabytesIsToldAndPassedOver() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("truncate -s 2G Form.swift")
      XCTAssertEqual(folder.watch("Form.swift"), ["Form.swift is tooLarge"])
      let reports = try folder.reports(of: "printf new > b; mv b Form.swift")
      XCTAssertEqual(reports, ["Form.swift: new"])
    }
  }

  /// Requests 3 and 13.
  func testSaveIsNoticedQuickly() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("printf old > Form.swift")
      _ = folder.watch("Form.swift")
      _ = try folder.reports(of: "printf new > b; mv b Form.swift")
      // Most of a millisecond goes into reading; a quiet time would be five.
      XCTAssertLessThan(folder.latency, .milliseconds(5))
    }
  }

  func testAnIdleWatcherHasNoTimers() throws {
    try MainActor.assumeIsolated {
      let folder = try WatchedFolder()
      try folder.shell("mkdir a; printf old > a/Form.swift")
      _ = folder.watch("a/Form.swift")
      XCTAssertEqual(folder.loop.timerCount, 0)
      _ = try folder.reports(of: "printf new > a/Form.swift")
      XCTAssertEqual(folder.loop.timerCount, 0)
    }
  }
}
