struct Counter {
  var count = 0 { didSet { print("changed from", oldValue, "to", count) } }
  let name: String
  var double: Int { count * 2 }
  var half: Int {
    get { count / 2 }
    set { count = newValue * 2 }
  }
  mutating func increment(by step: Int = 1) { count += step }
  static let shared = Counter(name: "shared")
  static func make() -> Counter { Counter(count: 5, name: "made") }
}
func run() {
  var a = Counter(name: "a")
  var b = a
  a.increment()  // expect-output: changed from 0 to 1
  a.increment(by: 4)  // expect-output: changed from 1 to 5
  print(a.count, b.count, a.double)  // expect-output: 5 0 10
  b.half = 3  // expect-output: changed from 0 to 6
  print(b.count)  // expect-output: 6
  print(Counter.shared.name, Counter.make().count)  // expect-output: shared 5
  var list = [a, b]
  list[0].increment()  // expect-output: changed from 5 to 6
  print(list[0].count, a.count)  // expect-output: 6 5
}
run()
