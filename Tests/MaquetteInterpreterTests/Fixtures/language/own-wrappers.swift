// A8: a property wrapper is what its declaration says, also one called as SwiftUI's.
@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: String { "\(range.lowerBound) to \(range.upperBound)" }
}

@propertyWrapper
final class Query {
  let text: String
  var wrappedValue: [String] { ["found \(text)"] }
  init(_ text: String) { self.text = text }
}

@propertyWrapper
struct Trimmed {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
  init() {}
}

@propertyWrapper
struct Setting<Value> {
  let key: String
  let defaultValue: Value
  var wrappedValue: Value {
    get { UserDefaults.standard.object(forKey: key) as? Value ?? defaultValue }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

enum Settings {
  @Setting(key: "rate", defaultValue: 44) static var rate: Int
}

struct Form {
  @Clamped(0...10) var level = 12
  @Trimmed var name: String
  @Query("all") var results
  var shown: String { "\(level) of \($level), \(name)." }
}

var form = Form()
form.name = "  Amara "
print(form.shown)
// expect-output: 10 of 0 to 10, Amara.
form.level -= 20
print(form.level, form.results, form.$level)
// expect-output: 0 ["found all"] 0 to 10
func copies() -> [Int] {
  var form = Form(level: 1)
  let copy = form
  form.level = 5
  return [copy.level, form.level]
}
print(copies())
// expect-output: [1, 5]
print(Form(level: 30).level)
// expect-output: 10
print(Settings.rate)
// expect-output: 44
Settings.rate = 45
print(Settings.rate)
// expect-output: 45

struct Watched {
  @Clamped(0...3) var steps = 1 {
    willSet { print("to", newValue) }
    didSet {
      print("from", oldValue, "to", steps)
      total += steps
    }
  }
  var total = 0
}
var watched = Watched()
watched.steps = 9
// expect-output: to 3
// expect-output: from 1 to 3
print(watched.total)
// expect-output: 3

final class Model: ObservableObject {
  @Published var count = 1 {
    didSet { print("count", oldValue, count) }
  }
}
Model().count = 2
// expect-output: count 1 2

/// A wrapper with state of its own keeps it where the view stands.
@propertyWrapper
struct Counter: DynamicProperty {
  @SwiftUI.State private var count = 3
  var wrappedValue: Int {
    get { count }
    nonmutating set { count = newValue }
  }
  var projectedValue: Binding<Int> { $count }
}

struct Page: View {
  @Counter var taps
  var body: some View {
    Button("\(taps) taps") { taps += 1 }
    Stepper("More", value: $taps)
  }
}
Page()
