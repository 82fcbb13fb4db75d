protocol Named {
  var name: String { get }
  func greet() -> String
}
extension Named {
  func greet() -> String { "Hello, \(name)" }
  var shout: String { name.uppercased() }
}
struct Person: Named { let name: String }
struct Robot: Named {
  let name: String
  func greet() -> String { "BEEP" }
}
let all: [any Named] = [Person(name: "Ann"), Robot(name: "R2")]
for one in all { print(one.greet(), one.shout) }
// expect-output: Hello, Ann ANN
// expect-output: BEEP R2
extension Int { var squared: Int { self * self } }
print(4.squared)  // expect-output: 16
extension String { func twice() -> String { self + self } }
print("ab".twice())  // expect-output: abab
extension Array { var second: Element? { count > 1 ? self[1] : nil } }
print([1, 2].second ?? 0)  // expect-output: 2
