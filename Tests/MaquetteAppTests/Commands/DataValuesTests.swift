import Foundation
import Testing

@testable import MaquetteApp

/// Values of every kind in data files, and the schema that tells of them.
@MainActor
struct DataValuesTests {
  private static let form = """
    enum Stage { case idle, failed(code: Int, text: String), loaded([String]) }
    enum Level: Int { case low = 1, high }
    struct Page: View {
      let stage: Stage
      let other: Stage
      let level: Level
      let size: (width: Int, height: Int)
      let counts: [Int: String]
      let since: Date
      func words(_ stage: Stage) -> String {
        switch stage {
        case .idle: "idle"
        case .failed(let code, let text): "failed \\(code) \\(text)"
        case .loaded(let names): "loaded \\(names.joined(separator: ","))"
        }
      }
      var body: some View {
        Form {
          Text(words(stage))
          Text(words(other))
          Text("\\(level.rawValue) \\(size.width) \\(size.height)")
          Text(counts[5] ?? "none")
        }
      }
    }

    """

  @Test func casesTuplesAndKeysAreGiven() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    try folder.write(
      "Page.data.json",
      """
      {"stage": {"failed": {"code": 7, "text": "no"}}, "other": {"loaded": ["a", "b"]}, "level": 2,
       "size": {"width": 3, "height": 4}, "counts": {"5": "five"}}
      """)
    #expect(
      Transcript("print", file).output == """
        page
          form layout="grouped"
            section
              text "failed 7 no"
              text "loaded a,b"
              text "2 3 4"
              text "five"

        """)
  }

  @Test func whatIsNoSuchValueIsTold() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    let data = try folder.write(
      "Page.data.json",
      """
      {
        "stage": {"faild": {"code": 7}},
        "level": 9,
        "size": [3],
        "counts": {"five": "5"},
        "since": 12
      }
      """)
    let told = Transcript("check", "--format", "gcc", file).output
      .split(separator: "\n").filter { $0.hasPrefix(data) }.map { $0.dropFirst(data.count + 1) }
    #expect(
      told == [
        "2:12: error: 'Stage' has no case 'faild'; did you mean 'failed'? [data]",
        "3:12: error: 'level' is of type 'Level', which '9' does not fit [data]",
        "4:11: error: 'size' is of type '(width: Int, height: Int)', which a list does not fit "
          + "[data]",
        "5:22: error: 'counts.five' is of type 'Int', which 'five' does not fit [data]",
        "6:12: error: 'since' is of type 'Date', which '12' does not fit [data]",
      ])
  }

  @Test func skeletonsOfCasesAndTuplesCanBeGivenBack() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Page.swift",
      """
      enum Stage { case failed(code: Int, text: String) }
      struct Page: View {
        let stage: Stage
        let size: (width: Int, height: Int)
        var body: some View {
          if case .failed(let code, let text) = stage { Text("\\(code) \\(text) \\(size.height)") }
        }
      }

      """)
    let skeleton = Transcript("data", file).output
    #expect(
      skeleton == """
        {
          "stage": {
            "failed": {
              "code": 1,
              "text": "Text"
            }
          },
          "size": {
            "width": 1,
            "height": 1
          }
        }

        """)
    try folder.write("Page.data.json", skeleton.replacing("\"height\": 1", with: "\"height\": 41"))
    #expect(Transcript("print", file).output == "page\n  text \"1 Text 41\"\n")
  }

  @Test func aSchemaSaysWhatAFormNeeds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "Page.swift",
      """
      enum Level: String { case low, high }
      struct User { var name: String; var level: Level }
      struct Page: View {
        let users: [User]
        let since: Date
        var body: some View { Text(since, style: .date); ForEach(users, id: \\.name) { Text($0.name) } }
      }

      """)
    #expect(
      Transcript("data", "--schema", file).output == """
        {
          "$schema" : "https://json-schema.org/draft/2020-12/schema",
          "properties" : {
            "$schema" : {
              "type" : "string"
            },
            "since" : {
              "format" : "date-time",
              "type" : "string"
            },
            "users" : {
              "items" : {
                "additionalProperties" : false,
                "properties" : {
                  "level" : {
                    "enum" : [
                      "low",
                      "high"
                    ]
                  },
                  "name" : {
                    "type" : "string"
                  }
                },
                "type" : "object"
              },
              "type" : "array"
            }
          },
          "type" : "object"
        }

        """)
  }
}
