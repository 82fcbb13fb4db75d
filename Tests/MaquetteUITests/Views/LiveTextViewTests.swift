import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct LiveTextViewTests {
  private let now = Date(timeIntervalSince1970: 1_685_950_200)

  @Test func datesShowWhatTheClockMakesOfThem() throws {
    let now = now
    let session = session(locale: "de_DE") {
      Text(now.addingTimeInterval(674), style: .relative)
      Text(now, style: .time)
      Text(now...now.addingTimeInterval(5400))
      Text(timerInterval: now...now.addingTimeInterval(300))
      Text("In \(now.addingTimeInterval(-7200), style: .offset)")
    }
    let nodes = session.resolve().root.children
    #expect(
      nodes.map { $0[.text] ?? "" } == [
        "11 Min., 14 Sek.", "07:30", "07:30–09:00 Uhr", "5:00", "In +2 Stunden",
      ])
    let live = try #require(nodes[0][.live])
    #expect(live.string(at: now.addingTimeInterval(1)) == "11 Min., 13 Sek.")
    // A part of a second less is already the second below.
    let next = try #require(live.nextChange(after: now))
    #expect(next.timeIntervalSinceReferenceDate == now.timeIntervalSinceReferenceDate.nextUp)
    #expect(live.string(at: next) == "11 Min., 13 Sek.")
    #expect(nodes.map { $0[.live] != nil } == [true, false, false, true, false])
  }

  @Test func aReversedIntervalIsReported() {
    let now = now
    let tree = session { Text(from: now, to: now.addingTimeInterval(-1)) }.resolve()
    #expect(tree.root.children.map { $0[.text] ?? "" } == ["—"])
    #expect(
      tree.issues.map(\.message) == [
        """
        Range requires lowerBound <= upperBound: 2023-06-05T07:30:00Z is after \
        2023-06-05T07:29:59Z
        """
      ])
  }

  @Test func textsWithLivePartsSayWhenTheyChange() {
    let now = now
    let tree = session {
      Text("Ends \(now.addingTimeInterval(300.5), style: .timer)")
      Text(verbatim: "In ") + Text(now.addingTimeInterval(7200.25), style: .timer)
      Text(now.addingTimeInterval(60), style: .timer)
    }.resolve()
    #expect(tree.root.children.prefix(2).map { $0[.text] ?? "" } == ["Ends 5:00", "In 2:00:00"])
    #expect(tree.nextChange.map { $0.timeIntervalSince(now) < 0.5 } == true)
    let still = session { Text(now.addingTimeInterval(60), style: .timer) }.resolve()
    #expect(still.nextChange == nil)
  }

  @Test func picturesThatAreNotThereAreReported() {
    let tree = session { Image("Logo") }.resolve()
    #expect(tree.issues.map(\.message) == ["no image named 'Logo' found"])
  }
}
