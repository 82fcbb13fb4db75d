import Foundation
import Testing

@testable import MaquetteApp

/// Sample values by path, as the pane changes and saves them.
@Suite("Sample values")
struct SampleValuesTests {
  @Test @MainActor func valuesByPath() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "F.data.json", #"{"user": {"name": "Ada", "tags": ["x", 2]}, "isOn": true, "size": 1.5}"#)
    var values = SampleValues(path: folder.path + "/F.data.json")
    #expect(
      values.leaves.map { "\($0.path)=\($0.text)" } == [
        "isOn=true", "size=1.5", "user.name=Ada", "user.tags.0=x", "user.tags.1=2",
      ])
    let result1 = values.set("isOn", to: "true")
    #expect(!result1)
    #expect(!values.isChanged)
    let result2 = values.set("isOn", to: "false")
    #expect(result2)
    let result3 = values.set("user.tags.1", to: "3")
    #expect(result3)
    // What was text stays text.
    let result4 = values.set("user.name", to: "12")
    #expect(result4)
    let result5 = values.set("count", to: "7")
    #expect(result5)
    let result6 = values.set("list", to: "[1, 2]")
    #expect(result6)
    let result7 = values.set("title", to: "Hello")
    #expect(result7)
    try values.save()
    #expect(!values.isChanged)
    let text = try String(contentsOfFile: folder.path + "/F.data.json", encoding: .utf8)
    #expect(
      text == """
        {
          "count" : 7,
          "isOn" : false,
          "list" : [
            1,
            2
          ],
          "size" : 1.5,
          "title" : "Hello",
          "user" : {
            "name" : "12",
            "tags" : [
              "x",
              3
            ]
          }
        }

        """)
  }

  @Test @MainActor func aMissingFileHasNoValues() {
    let values = SampleValues(path: "/nowhere/F.data.json")
    #expect(values.leaves == [])
    #expect(String(decoding: values.json, as: UTF8.self) == "{\n\n}\n")
  }

  @Test @MainActor func theSameThingInARowIsCounted() {
    var log = EventLog()
    let time = Date(timeIntervalSince1970: 0)
    let result8 = log.add(.action, "Button Add: pressed", at: time)
    #expect(result8)
    let result9 = log.add(.action, "Button Add: pressed", at: time + 1)
    #expect(!result9)
    let result10 = log.add(.output, "Button Add: pressed", at: time + 2)
    #expect(result10)
    #expect(log.entries.map(\.count) == [2, 1])
    #expect(log.text.hasSuffix("Button Add: pressed\n"))
    #expect(log.text.contains("Button Add: pressed  × 2\n"))
    for number in 0..<1000 { _ = log.add(.output, "\(number)", at: time) }
    #expect(log.entries.count == EventLog.limit)
  }
}
