import Foundation
import Testing

@testable import MaquetteApp

@Suite("data") @MainActor
struct DataCommandTests {
  private static let form = """
    import SwiftUI
    enum Level: String { case low, high }
    struct User { var name: String; var age: Int; var level: Level }
    class Model: ObservableObject { @Published var user = User(name: "Own", age: 3, level: .low) }
    class Store: ObservableObject { @Published var count = 4 }
    struct Page: View {
      @StateObject var viewModel = Model()
      @EnvironmentObject var store: Store
      @AppStorage("isLoud") var loud = false
      let title: String
      var body: some View {
        Form {
          Text(title)
          Text(viewModel.user.name)
          Text("\\(viewModel.user.age) \\(viewModel.user.level.rawValue)")
          Text("\\(store.count) \\(loud ? "loud" : "quiet")")
          Text(account.owner)
        }
      }
    }

    """

  @Test func skeletonHoldsWhatTheFormNeeds() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    let skeleton = Transcript("data", file).output
    #expect(
      skeleton == """
        {
          "title": "Title",
          "isLoud": false,
          "Store": {
            "count": 4
          },
          "account": {
            "owner": "Ada Lovelace"
          }
        }

        """)
    let before = Transcript("print", file).output
    try folder.write("Page.data.json", skeleton)
    #expect(Transcript("print", file).output == before)
  }

  @Test func valuesAreSetByPathTypeAndKey() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    try folder.write(
      "Page.data.json",
      """
      {"title": "Hello", "viewModel.user.name": "Ada", "viewModel": {"user": {"level": "high"}},
       "Store": {"count": 9}, "isLoud": true, "account": {"owner": "Bea"}}
      """)
    let outline = Transcript("print", file).output
    for text in ["Hello", "Ada", "3 high", "9 loud", "Bea"] {
      #expect(outline.contains("text \"\(text)\""), "\(text) in \(outline)")
    }
  }

  @Test func whatNothingAsksForIsTold() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    let data = try folder.write(
      "Page.data.json",
      "{\n  \"$schema\": \"x\",\n  \"titel\": \"a\",\n  \"isLoud\": true,\n  \"other.name\": 1\n}\n"
    )
    let run = Transcript("check", "--format", "gcc", file)
    let told = run.output.split(separator: "\n").filter { $0.hasPrefix(data) }.sorted()
    #expect(
      told == [
        "\(data):3:3: warning: nothing in the form asks for 'titel'; did you mean 'title'? [data]",
        "\(data):5:3: warning: nothing in the form asks for 'other' [data]",
      ])
  }

  @Test func whatIsGoneThroughHasTwoElements() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "List.swift", "Form { ForEach(messages) { Text($0.sender) }\n Text(account.email) }\n")
    let skeleton = Transcript("data", file).output
    #expect(
      skeleton == """
        {
          "messages": [
            {
              "sender": "Ada Lovelace"
            },
            {
              "sender": "Bob Noyce"
            }
          ],
          "account": {
            "email": "ada@example.com"
          }
        }

        """)
    let before = Transcript("print", file).output
    try folder.write("List.data.json", skeleton)
    #expect(Transcript("print", file).output == before)
  }

  @Test func whatDoesNotFitIsToldInTheDataFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Page.swift", Self.form)
    let data = try folder.write(
      "Page.data.json",
      "{\n  \"title\": [1],\n  \"Store\": {\"cuont\": 9},\n  \"viewModel\": {\"user\": {\"level\": \"hihg\"}}\n}\n"
    )
    let run = Transcript("check", "--format", "gcc", file)
    let told = run.output.split(separator: "\n").filter { $0.hasPrefix(data) }.sorted()
    #expect(
      told == [
        "\(data):2:12: error: 'title' is of type 'String', which a list does not fit [data]",
        "\(data):3:13: error: 'Store' has no stored property 'cuont'; did you mean 'count'? [data]",
        "\(data):4:35: error: 'Level' has no case 'hihg'; did you mean 'high'? [data]",
      ])
    #expect(run.status == .failure)
  }
}
