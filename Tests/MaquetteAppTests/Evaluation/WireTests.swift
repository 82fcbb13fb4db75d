import Foundation
import MaquetteInterpreter
import MaquetteUI
import Testing

@testable import MaquetteApp

@Suite("Messages")
struct WireTests {
  private func node(_ text: String, at index: Int, _ children: [Node] = []) -> Node {
    var attributes = NodeAttributes()
    attributes["text"] = .string(text)
    attributes["scale"] = .number(1.5)
    attributes["list"] = .array([.bool(true), .bool(false)])
    return Node(
      id: NodeIdentity.root.appending(.view("Row")).appending(.index(index)), kind: .text,
      attributes: attributes, children: children, accessibleName: "Name")
  }

  private func carried(_ tree: Node, since old: Node?) throws -> (Node, Int) {
    var writer = WireWriter()
    writer.write(tree, since: old)
    var reader = WireReader(writer.bytes)
    let result = try reader.readNode(since: old)
    #expect(reader.isAtEnd)
    return (result, writer.bytes.count)
  }

  @Test func numbers() throws {
    let values = [0, 1, -1, 63, 64, -64, 300, Int.max, Int.min]
    var writer = WireWriter()
    for value in values { writer.write(value) }
    var reader = WireReader(writer.bytes)
    #expect(try values.map { _ in try reader.readInt() } == values)
    #expect(writer.bytes.prefix(3) == [0, 2, 1])
  }

  @Test func wholeTree() throws {
    let tree = node("All", at: 0, [node("A", at: 1), node("B", at: 2)])
    #expect(try carried(tree, since: nil).0 == tree)
  }

  @Test func theSameTreeIsOneByte() throws {
    let tree = node("All", at: 0, [node("A", at: 1), node("B", at: 2)])
    #expect(try carried(tree, since: tree) == (tree, 1))
  }

  @Test func oneChangedRowIsSentAlone() throws {
    let rows = (1...1000).map { node("Row \($0)", at: $0) }
    let old = node("All", at: 0, rows)
    var new = old
    new.children[500] = node("Changed", at: 501)
    let (tree, length) = try carried(new, since: old)
    #expect(tree == new)
    #expect(length < 100)
  }

  @Test func movesAndRemovals() throws {
    let rows = (1...9).map { node("Row \($0)", at: $0) }
    let old = node("All", at: 0, rows)
    var new = old
    new.children = [rows[8], rows[2], rows[3], node("New", at: 20), rows[0]]
    let (tree, length) = try carried(new, since: old)
    #expect(tree == new)
    #expect(length < 100)
  }

  @Test func requests() throws {
    let target = NodeIdentity.root.appending(.slot("label")).appending(.element("a"))
    let key = PreviewSelection.Key(name: "Dark", occurrence: 1)
    let values: [SimpleState] = [
      .nothing, .bool(true), .integer(-5), .number(0.5), .text("é"), .choice("fast"), .list([]),
    ]
    let requests: [EvaluationRequest] = [
      .open(file: "A.swift", options: ["locale": "de_DE"]),
      .read([FileVersion(path: "/a", bytes: [1, 2]), FileVersion(path: "/b", bytes: nil)]),
      .choose(2), .refresh, .close, .rescan, .cell(3),
      .arrange([
        CellSettings(), CellSettings(words: ["color-scheme": "dark", "locale": "ar"], preview: 1),
      ]),
      .restore(
        values.map { KeptValue(preview: key, identity: target, name: "value", value: $0) }),
    ]
    let actions: [NodeEvent.Action] = [
      .activate, .setOn(true), .setText("x"), .commitText(""), .submit, .select(3),
      .setNumber(2.5), .goBack,
      .setSize(width: 320.5, height: -1), .dismiss,
    ]
    let events = actions.enumerated().map {
      EvaluationRequest.event(NodeEvent(target: target, action: $1), cell: $0)
    }
    for request in requests + events {
      var writer = WireWriter()
      request.write(to: &writer)
      var reader = WireReader(writer.bytes)
      #expect(try EvaluationRequest(from: &reader) == request)
      #expect(reader.isAtEnd)
    }
  }

  /// Whatever arrives is a value or a failure.
  @Test func damagedMessages() throws {
    var writer = WireWriter()
    writer.write(node("All", at: 0, [node("A", at: 1), node("B", at: 2)]), since: nil)
    var state: UInt64 = 20_261_202
    for _ in 0..<20_000 {
      var bytes = writer.bytes
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20)
      }
      bytes.removeLast(Int(state >> 40) % bytes.count)
      var reader = WireReader(bytes)
      _ = try? reader.readNode(since: nil)
      reader = WireReader(bytes)
      _ = try? EvaluationRequest(from: &reader)
    }
  }
}
