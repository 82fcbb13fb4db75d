import Foundation
@propertyWrapper struct Clamped { private var v: Int; let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; v = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: String { "\(range)" } }
@propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } } }
struct Player { @Clamped(0...10) var level = 50; @Trimmed var name = " a b "; lazy var cost: Int = { level * 2 }(); static var made = 0
  init() { Player.made += 1 } }
@dynamicMemberLookup struct Box<T> { var value: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { value[keyPath: k] } }
@dynamicMemberLookup struct Json { subscript(dynamicMember m: String) -> String { "<\(m)>" } }
struct Person { var name = "Ann"; var address = Address(); var tags = ["x"] }
struct Address { var city = "Rome"; var zip: String? = "00" }
@dynamicCallable struct Caller { func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) } }
struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { n + x } }
@resultBuilder enum ListB { static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }
  static func buildExpression(_ s: String) -> [String] { [s] }
  static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }
  static func buildEither(first p: [String]) -> [String] { p }
  static func buildEither(second p: [String]) -> [String] { p }
  static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
func build(@ListB _ c: () -> [String]) -> [String] { c() }
infix operator **: MultiplicationPrecedence
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
prefix operator √
prefix func √ (x: Int) -> Int { Int(Double(x).squareRoot()) }
extension Int { static postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x } ; var squared: Int { self * self }; func times(_ f: (Int) -> Void) { for i in 0..<self { f(i) } } }
postfix operator ++
func lines() -> [String] {
  var out: [String] = []
  var p = Player(); out.append("\(p.level) \(p.$level) \(p.name)|"); p.level = -4; p.name = " q "; out.append("\(p.level) \(p.name)| \(p.cost) \(Player.made)")
  let b = Box(value: Person()); out.append("\(b.name) \(b.address.city) \(Json().hello)")
  let k = \Person.address.city; var q = Person(); q[keyPath: k] = "Oslo"; out.append("\(q[keyPath: k]) \(q[keyPath: \.address.zip] ?? "-") \(q[keyPath: \.tags[0]]) \(q.address.zip?.count ?? 0)")
  q.address.zip = nil; out.append("\(q.address.zip?.count as Int?) \([q, Person()].map(\.address.city))")
  out.append("\(Adder(n: 3)(4)) \(Caller()(1, 2, 3)) \(2 ** 3 + 1) \(√16)")
  var i = 4; out.append("\(i++) \(i) \(3.squared)"); var sum = 0; 4.times { sum += $0 }; out.append("\(sum)")
  func variadic(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }
  out.append("\(variadic(1, 2, 3)) \(variadic(sep: "-")) \(variadic(4, 5, sep: "+"))")
  func io(_ a: inout [Int], _ n: inout Int) { a.append(n); n *= 2 }
  var arr = [1]; var n = 5; io(&arr, &n); out.append("\(arr) \(n)")
  func auto(_ c: @autoclosure () -> Bool) -> String { c() ? "T" : "F" }; out.append(auto(1 < 2))
  typealias Pair<T> = (T, T); let pr: Pair<Int> = (1, 2); out.append("\(pr.0 + pr.1)")
  let nested = { (x: Int) -> (Int) -> Int in { y in x * y } }; out.append("\(nested(3)(4))")
  func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }; out.append("\(fact(10))")
  let o: Person? = Person(); out.append("\(o?.address.city.count ?? 0) \(o.map(\.name) ?? "")")
  var opt: Person? = Person(); opt?.address.city = "Bern"; opt?.tags.append("y"); out.append("\(opt!.address.city) \(opt!.tags)")
  return out
}
