import MaquetteUI
import Testing

@testable import MaquetteGtk

/// Shows trees one after the other on a recording host.
@MainActor
private struct Recorded {
  let host = RecordingHost()
  let reconciler: Reconciler<RecordingHost>

  init(_ node: Node) {
    reconciler = Reconciler(host: host)
    _ = reconciler.update(to: node)
    _ = host.takeLog()
  }

  /// What showing `node` next makes the host do.
  func log(_ node: Node) -> [String] {
    _ = reconciler.update(to: node)
    return host.takeLog()
  }

  var text: String { reconciler.root?.element?.text ?? "" }
}

@MainActor
@Suite struct ReconcilerTests {
  @Test func firstTreeIsMadeFromTheInsideOut() {
    let host = RecordingHost()
    let reconciler = Reconciler(host: host)
    let statistics = reconciler.update(to: Node("page", Node("a", Node("b")), Node("c")))
    #expect(
      host.takeLog() == [
        "make page",
        "make a",
        "make b",
        "changed b",
        "insert b after nothing in a",
        "changed a",
        "insert a after nothing in page",
        "make c",
        "changed c",
        "insert c after a in page",
        "changed page",
      ])
    #expect(statistics == UpdateStatistics(created: 4))
  }

  @Test func equalTreeTellsTheHostNothing() {
    let recorded = Recorded(Node("page", Node("a", Node("b")), Node("c")))
    #expect(recorded.log(Node("page", Node("a", Node("b")), Node("c"))) == [])
  }

  @Test func changedNodeIsUpdatedAndThoseAroundItTold() {
    let recorded = Recorded(Node("page", Node("a", Node("b")), Node("c")))
    #expect(
      recorded.log(Node("page", Node("a", Node("b", text: "new")), Node("c")))
        == ["update b:  -> new", "changed b", "changed a", "changed page"])
  }

  @Test func newNodeIsPutWhereItBelongs() {
    let recorded = Recorded(Node("page", Node("a"), Node("c")))
    #expect(
      recorded.log(Node("page", Node("a"), Node("b"), Node("c")))
        == ["make b", "changed b", "insert b after a in page", "changed page"])
    #expect(recorded.text == "page(a b c)")
  }

  @Test func goneNodeIsTakenOut() {
    let recorded = Recorded(Node("page", Node("a"), Node("b"), Node("c")))
    #expect(
      recorded.log(Node("page", Node("a"), Node("c")))
        == ["remove b from page", "changed page"])
    #expect(recorded.text == "page(a c)")
  }

  @Test func movingTheLastToTheFrontMovesOneNode() {
    let recorded = Recorded(Node("page", Node("a"), Node("b"), Node("c"), Node("d")))
    #expect(
      recorded.log(Node("page", Node("d"), Node("a"), Node("b"), Node("c")))
        == ["move d after nothing in page", "changed page"])
    #expect(recorded.text == "page(d a b c)")
  }

  @Test func movingTheFirstToTheEndMovesOneNode() {
    let recorded = Recorded(Node("page", Node("a"), Node("b"), Node("c"), Node("d")))
    #expect(
      recorded.log(Node("page", Node("b"), Node("c"), Node("d"), Node("a")))
        == ["move a after d in page", "changed page"])
    #expect(recorded.text == "page(b c d a)")
  }

  @Test func movedNodeIsAlsoUpdated() {
    let recorded = Recorded(Node("page", Node("a"), Node("b")))
    #expect(
      recorded.log(Node("page", Node("b", text: "new"), Node("a")))
        == ["move b after nothing in page", "update b:  -> new", "changed b", "changed page"])
  }

  @Test func anotherKindUnderTheSameIdentityIsAnotherElement() {
    let recorded = Recorded(Node("page", Node("a"), Node("b")))
    #expect(
      recorded.log(Node("page", Node("a", kind: .toggle), Node("b")))
        == [
          "remove a from page", "make a", "changed a", "insert a after nothing in page",
          "changed page",
        ])
  }

  @Test func elementThatCannotBeKeptIsReplaced() {
    let recorded = Recorded(Node("page", Node("a"), Node("b")))
    #expect(
      recorded.log(Node("page", Node("a", title: "other"), Node("b")))
        == [
          "remove a from page", "make a", "changed a", "insert a after nothing in page",
          "changed page",
        ])
    #expect(recorded.log(Node("page", title: "other")) == ["make page", "changed page"])
  }

  @Test func equalIdentitiesAreToldApartByTheirOrder() {
    let recorded = Recorded(Node("page", Node("a", text: "1"), Node("a", text: "2"), Node("b")))
    #expect(
      recorded.log(Node("page", Node("b"), Node("a", text: "1"), Node("a", text: "3")))
        == [
          "move b after nothing in page", "update a: 2 -> 3", "changed a", "changed page",
        ])
    #expect(recorded.text == "page(b a a)")
  }

  @Test func childrenThatAreFarAwayAreMadeWhenTheyComeNear() {
    let host = RecordingHost()
    let reconciler = Reconciler(host: host)
    host.hidden = ["b", "c"]
    _ = reconciler.update(to: Node("page", Node("a"), Node("b"), Node("c"), Node("d")))
    #expect(reconciler.root?.element?.text == "page(a d)")
    host.hidden = ["a"]
    _ = host.takeLog()
    host.refresh["page"]?()
    #expect(
      host.takeLog() == [
        "remove a from page", "make b", "changed b", "insert b after nothing in page", "make c",
        "changed c", "insert c after b in page", "changed page",
      ])
    _ = reconciler.update(to: Node("page", Node("d"), Node("a", text: "new"), Node("c")))
    #expect(
      host.takeLog() == ["remove b from page", "move d after nothing in page", "changed page"])
    #expect(reconciler.root?.element?.text == "page(d c)")
  }

  @Test func placesThatAreToldAtOnceAreNotAskedForOneByOne() {
    let host = RecordingHost()
    let reconciler = Reconciler(host: host)
    host.hidden = ["c", "d"]
    _ = reconciler.update(to: Node("page", Node("a"), Node("b"), Node("c"), Node("d")))
    host.near["page"] = [0, 2]
    _ = host.takeLog()
    host.refresh["page"]?()
    #expect(
      host.takeLog() == [
        "remove b from page", "make c", "changed c", "insert c after a in page", "changed page",
      ])
    #expect(reconciler.root?.element?.text == "page(a c)")
  }

  @Test func statisticsCountNodesWithAllThatIsInThem() {
    let recorded = Recorded(Node("page", Node("a", Node("b"), Node("c")), Node("d"), Node("e")))
    let statistics = recorded.reconciler.update(
      to: Node("page", Node("e"), Node("d"), Node("f", Node("g"))))
    #expect(statistics == UpdateStatistics(created: 2, moved: 1, removed: 3))
    #expect(recorded.text == "page(e d f(g))")
  }

  @Test(arguments: 0..<200)
  func anyChangeOfOrderEndsInTheOrderAskedFor(seed: Int) {
    var generator = Shuffler(seed: UInt64(seed))
    let names = (0..<12).map { String($0) }
    func some() -> [String] {
      names.shuffled(using: &generator).filter { _ in Bool.random(using: &generator) }
    }
    let first = some()
    let recorded = Recorded(Node("page", first.map { Node($0) }))
    for _ in 0..<5 {
      let next = some()
      _ = recorded.log(Node("page", next.map { Node($0) }))
      #expect(recorded.text == Node.text(of: next))
    }
  }
}

extension Node {
  fileprivate static func text(of names: [String]) -> String {
    names.isEmpty ? "page" : "page(\(names.joined(separator: " ")))"
  }
}

@Suite struct LongestIncreasingTests {
  @Test @MainActor func placesThatKeepTheirOrder() {
    #expect(longestIncreasing([]) == [])
    #expect(longestIncreasing([nil, nil]) == [])
    #expect(longestIncreasing([0, 1, 2]) == [0, 1, 2])
    #expect(longestIncreasing([2, 0, 1]) == [1, 2])
    #expect(longestIncreasing([1, 2, 0]) == [0, 1])
    #expect(longestIncreasing([3, nil, 0, 1, nil, 2]) == [2, 3, 5])
    #expect(longestIncreasing([2, 1, 0]).count == 1)
  }
}

/// Random numbers that are the same for the same seed.
private struct Shuffler: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
