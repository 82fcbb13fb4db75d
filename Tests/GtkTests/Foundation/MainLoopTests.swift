import Foundation
import Gtk
import XCTest

final class MainLoopTests: GtkTestCase {
  func testMainActorTaskRunsWithinAFrame() {
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      let window = present(Label("frame"))
      // The queue's first turn also starts the runtime's threads, which is no frame's business.
      var isWarm = false
      Task { @MainActor in isWarm = true }
      XCTAssertTrue(MainLoop.run(milliseconds: 1000) { isWarm })
      var delays: [Duration] = []
      for round in 1...21 {
        let start = ContinuousClock.now
        Task { @MainActor in
          XCTAssertTrue(Thread.isMainThread)
          delays.append(ContinuousClock.now - start)
        }
        XCTAssertTrue(MainLoop.run(milliseconds: 1000) { delays.count == round })
      }
      // The middle one, since other programs may hold up any single round.
      XCTAssertLessThan(delays.sorted()[10], .milliseconds(17))
      window.destroy()
    }
  }

  func testSuspendedTasksComeBack() {
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      var log: [String] = []
      Task { @MainActor in
        log.append("start")
        await Task.yield()
        log.append(await Task.detached { "detached" }.value)
        try? await Task.sleep(for: .milliseconds(5))
        log.append("end")
      }
      XCTAssertTrue(MainLoop.run(milliseconds: 2000) { log.last == "end" })
      XCTAssertEqual(log, ["start", "detached", "end"])
    }
  }

  func testIdleWindowSleeps() {
    MainActor.assumeIsolated {
      MainLoop.attachMainQueue()
      let window = present(Label("idle"))
      var isDone = false
      Task { @MainActor in isDone = true }
      MainLoop.run(milliseconds: 1500) { false }
      XCTAssertTrue(isDone)
      let wakeUps = MainLoop.countingWakeUps { MainLoop.run(milliseconds: 2000) }
      XCTAssertEqual(wakeUps, 1, "only the timer that ends the test may wake the loop")
      window.destroy()
    }
  }

  func testTimeoutRepeatsUntilItReturnsFalse() {
    MainActor.assumeIsolated {
      var count = 0
      let source = MainLoop.timeout(milliseconds: 1) {
        count += 1
        return count < 3
      }
      XCTAssertTrue(MainLoop.run(milliseconds: 1000) { !source.isActive })
      XCTAssertEqual(count, 3)
    }
  }

  func testCancelReleasesTheAction() {
    MainActor.assumeIsolated {
      weak var captured: NSObject?
      let source: LoopSource
      do {
        let token = NSObject()
        captured = token
        source = MainLoop.timeout(milliseconds: 1) {
          _ = token
          XCTFail("cancelled, but called")
          return false
        }
      }
      XCTAssertNotNil(captured)
      source.cancel()
      XCTAssertNil(captured)
      XCTAssertFalse(source.isActive)
      MainLoop.run(milliseconds: 20)
    }
  }

  func testIdleRunsOnce() {
    MainActor.assumeIsolated {
      var count = 0
      MainLoop.idle {
        count += 1
        return false
      }
      MainLoop.run(milliseconds: 30)
      XCTAssertEqual(count, 1)
    }
  }

  func testWatchedDescriptor() throws {
    try MainActor.assumeIsolated {
      let pipe = Pipe()
      var log: [String] = []
      let source = MainLoop.watch(fileDescriptor: pipe.fileHandleForReading.fileDescriptor) {
        log.append(String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self))
        return true
      }
      MainLoop.run(milliseconds: 20)
      XCTAssertEqual(log, [])
      try pipe.fileHandleForWriting.write(contentsOf: Data("é".utf8))
      XCTAssertTrue(MainLoop.run(milliseconds: 1000) { !log.isEmpty })
      XCTAssertEqual(log, ["é"])
      source.cancel()
      try pipe.fileHandleForWriting.write(contentsOf: Data("more".utf8))
      MainLoop.run(milliseconds: 20)
      XCTAssertEqual(log, ["é"])
    }
  }
}
