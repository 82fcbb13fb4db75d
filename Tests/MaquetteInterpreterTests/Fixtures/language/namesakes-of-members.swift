// A property and a method of one name, a type's own additions beside what it has anyway.
struct Loader { func fetch() -> Int { 7 } }
final class Model {
  private let load: Loader
  var count = 0
  init(load: Loader) {
    self.load = load
    self.load()
  }
  func load() { count = load.fetch() }
}
print(Model(load: Loader()).count)  // expect-output: 7
extension Double {
  func rounded(toPlaces places: Int) -> Double { (self * 10).rounded() / 10 }
}
print(1.26.rounded(toPlaces: 1), 1.6.rounded())  // expect-output: 1.3 2.0
final class Debouncer {
  func callAsFunction(_ action: () -> Void) { action() }
}
let debouncer = Debouncer()
debouncer { print("called") }  // expect-output: called
func twice(_ n: Int) -> Int { n * 2 }
print([1, 2].map(twice))  // expect-output: [2, 4]
