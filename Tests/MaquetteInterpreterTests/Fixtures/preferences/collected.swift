import SwiftUI

struct Titles: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

struct Height: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Chapter: View {
  let title: String

  var body: some View { Text(title).preference(key: Titles.self, value: [title]) }
}

struct Contents: View {
  @State private var titles: [String] = []
  @State private var height: CGFloat = -1

  var body: some View {
    Form {
      Chapter(title: "One")
      Chapter(title: "Two")
      Group {
        Chapter(title: "Three").preference(key: Titles.self, value: ["Last"])
        Chapter(title: "Four")
      }
      .transformPreference(Titles.self) { $0 = $0.map { $0.uppercased() } }
      Text("a").preference(key: Height.self, value: 20)
      Text("b").preference(key: Height.self, value: 30)
      Text(titles.joined(separator: ", "))
      Text("\(Int(height))")
    }
    .onPreferenceChange(Titles.self) { titles = $0 }
    .onPreferenceChange(Height.self) { value in height = value }
    .overlayPreferenceValue(Titles.self, alignment: .top) { Text("\($0.count) titles") }
    .backgroundPreferenceValue(Height.self) { Text("\(Int($0)) high") }
  }
}

#Preview {
  Contents()
}
