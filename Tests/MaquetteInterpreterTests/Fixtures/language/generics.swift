// A generic parameter is no type of the program, even one of its name.
struct Item { var name = "declared" }

protocol Titled { var title: String { get } }
enum Size: String, CaseIterable, Titled {
  case small, large
  var title: String { rawValue.capitalized }
}
enum Tone: String, CaseIterable, Titled {
  case warm, cold
  var title: String { rawValue.uppercased() }
}

struct Box<Item> {
  var item: Item
  func cast(_ value: Any) -> Item? { value as? Item }
}
print(Box(item: 5).item, Box(item: "a").cast("b") ?? "none")
// expect-output: 5 b

func titles<Choice: CaseIterable & Titled>(of choice: Choice) -> [String] {
  Choice.allCases.map { $0.title }
}
func count<Choice>(_ type: Choice.Type) -> Int where Choice: CaseIterable { Choice.allCases.count }
func first<Choice: CaseIterable>(like choices: [Choice]) -> Choice { Choice.allCases.first! }
print(titles(of: Size.small), titles(of: Tone.cold))
// expect-output: ["Small", "Large"] ["WARM", "COLD"]
print(count(Size.self), first(like: [Tone.cold]))
// expect-output: 2 warm

struct Chooser<Choice: CaseIterable & Hashable & Titled>: View {
  let title: String
  @Binding var choice: Choice
  var body: some View {
    Picker(title, selection: $choice) {
      ForEach(Array(Choice.allCases), id: \.self) { Text($0.title).tag($0) }
    }
  }
}
struct Page: View {
  @State private var size = Size.large
  @State private var tone = Tone.warm
  var body: some View {
    Form {
      Chooser(title: "Size", choice: $size)
      Chooser(title: "Tone", choice: $tone)
    }
  }
}
Page()
