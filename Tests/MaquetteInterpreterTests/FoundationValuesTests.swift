import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What forms use of Foundation, SwiftData and UIKit beside formats.
@MainActor
struct FoundationValuesTests {
  private func texts(_ text: String) -> (texts: [String], messages: [String]) {
    let interpreter = Interpreter()
    let program = interpreter.update(text: text, fileName: "Form.swift")
    guard let preview = program.previews.first else { return ([], []) }
    let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
    func collect(_ node: Node) -> [String] {
      (node[.text].map { [$0] } ?? []) + node.children.flatMap(collect)
    }
    return (collect(session.resolve().root), program.diagnostics.map(\.message))
  }

  @Test func jsonIsReadAsTheTypesSay() {
    let result = texts(
      """
      struct Item: Codable, Identifiable {
        enum Kind: String, Codable { case drink, food }
        var id: Int
        var name: String
        var price: Double?
        var kind: Kind
        var createdAt: Date
        var tags: [String] = []
        enum CodingKeys: String, CodingKey { case id, name = "title", price, kind, createdAt }
      }
      let json = \"\"\"
      [{"id": 1, "title": "Tea", "price": 2.5, "kind": "drink", "createdAt": 0},
       {"id": 2, "title": "Bread", "kind": "food", "createdAt": 86400}]
      \"\"\"
      struct Form1: View {
        var items: [Item] {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .secondsSince1970
          return (try? decoder.decode([Item].self, from: Data(json.utf8))) ?? []
        }
        var body: some View {
          VStack {
            ForEach(items) { item in
              Text("\\(item.name) \\(item.price ?? 0.5) \\(item.kind.rawValue)")
            }
            Text(String(items.last?.createdAt.timeIntervalSince1970 ?? 0))
            Text((try? JSONDecoder().decode(Item.self, from: "{}".data(using: .utf8)!)) == nil ? "missing" : "?")
            Text(String(data: (try? JSONEncoder().encode(["b": 1, "a": 2])) ?? Data(), encoding: .utf8) ?? "?")
          }
        }
      }
      """)
    #expect(
      result.texts == [
        "Tea 2.500000 drink", "Bread 0.500000 food", "86400.0", "missing", "{\"a\":2,\"b\":1}",
      ])
    #expect(result.messages == [])
  }

  @Test func regularExpressionsFindAndReplace() {
    let result = texts(
      #"""
      struct Form1: View {
        let s = "abc123 def45"
        var body: some View {
          VStack {
            if let match = s.firstMatch(of: /([a-z]+)(\d+)/) { Text(match.1); Text(match.output.2) }
            Text(s.contains(/\d{3}/) ? "three" : "none")
            Text(s.replacing(/\d+/, with: "#"))
            Text(s.matches(of: /\d+/).map { String($0.output) }.joined(separator: ","))
            Text("a@b.c".range(of: "^.+@.+$", options: .regularExpression) != nil ? "mail" : "no")
            Text(NSPredicate(format: "SELF MATCHES %@", "[a-z]+").evaluate(with: "abc") ? "yes" : "no")
            Text("no".wholeMatch(of: /x/) == nil ? "nil" : "match")
          }
        }
      }
      """#)
    #expect(
      result.texts == ["abc", "123", "three", "abc# def#", "123,45", "mail", "yes", "nil"])
    #expect(result.messages == [])
  }

  @Test func queriesFindWhatWasInserted() {
    let result = texts(
      """
      @Model final class Trip { var name: String; var days: Int
        init(name: String, days: Int) { self.name = name; self.days = days } }
      struct Form1: View {
        @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \\Trip.name) private var trips: [Trip]
        var body: some View { VStack { ForEach(trips) { Text($0.name) } } }
      }
      #Preview {
        let container = try! ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let _ = container.mainContext.insert(Trip(name: "Rome", days: 3))
        let _ = container.mainContext.insert(Trip(name: "Bonn", days: 2))
        let _ = container.mainContext.insert(Trip(name: "Hof", days: 1))
        Form1().modelContainer(container)
      }
      """)
    #expect(result.texts.contains("Bonn"))
    #expect(result.texts.contains("Rome"))
    #expect(!result.texts.contains("Hof"))
    #expect(result.messages == [])
  }

  @Test func aQueryOfNothingShowsSamples() {
    let result = texts(
      """
      @Model final class Trip { var name: String; init(name: String) { self.name = name } }
      struct Form1: View {
        @Query private var trips: [Trip]
        var body: some View { VStack { Text("\\(trips.count) trips"); ForEach(trips) { Text($0.name) } } }
      }
      """)
    #expect(result.texts.first == "2 trips")
    #expect(result.texts.count == 3)
    #expect(result.messages == [])
  }

  @Test func devicesProcessesAndWhatActsOutside() {
    let result = texts(
      """
      struct Form1: View {
        var body: some View {
          VStack {
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
            Text("\\(Int(UIScreen.main.bounds.width))")
            Text(ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] ?? "app")
            Button("Tap") { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
          }
        }
      }
      """)
    #expect(result.texts == ["phone", "390", "1", "Tap"])
    #expect(result.messages == [])
  }
}
