enum Mode: String, CaseIterable, Identifiable {
  case light
  case dark = "d"
  var id: Self { self }
  var title: String { rawValue.capitalized }
  static var preferred: Mode { .dark }
}
print(Mode.allCases.map(\.rawValue))  // expect-output: ["light", "d"]
print(Mode(rawValue: "d") == .dark, Mode(rawValue: "x") == nil)  // expect-output: true true
print(Mode.preferred.title, Mode.light)  // expect-output: D light
enum Level: Int {
  case low = 1
  case mid
  case high = 10
}
print(Level.mid.rawValue, Level.high.rawValue)  // expect-output: 2 10
let levels: [Level] = [.low, .high]
print(levels.contains(.high))  // expect-output: true
