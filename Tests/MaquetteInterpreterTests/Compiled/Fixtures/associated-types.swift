import Foundation
protocol Theme { var name: String { get }; var colors: [String: String] { get }; func color(for key: String) -> String }
extension Theme { func color(for key: String) -> String { colors[key] ?? colors["default"] ?? "none" }; var summary: String { "\(name)(\(colors.count))" } }
struct Light: Theme { let name = "Light"; let colors = ["bg": "white", "default": "black"] }
struct Dark: Theme { let name = "Dark"; var colors: [String: String] { ["bg": "black"] }; func color(for key: String) -> String { key == "fg" ? "white" : colors[key] ?? "gray" } }
protocol Step { associatedtype Output; var title: String { get }; func run(_ input: Int) -> Output }
extension Step { var title: String { String(describing: Self.self) } }
struct Double2: Step { func run(_ i: Int) -> Int { i * 2 } }
struct Name: Step { let title = "named"; func run(_ i: Int) -> String { "n\(i)" } }
struct AnyStep { let title: String; private let _run: (Int) -> Any; init<S: Step>(_ s: S) { title = s.title; _run = { s.run($0) } }; func run(_ i: Int) -> Any { _run(i) } }
protocol Defaultable { static var defaultValue: Self { get }; init() }
extension Defaultable { static var defaultValue: Self { Self() } }
extension Int: Defaultable {}; extension String: Defaultable {}
struct Pref<T: Defaultable & CustomStringConvertible> { var value = T.defaultValue; var text: String { "<\(value.description)>" } }
protocol Countable: Collection where Element == Int {}
extension Collection where Element: Numeric { func total() -> Element { reduce(0, +) } }
extension Collection where Element: BinaryInteger { var average: Double { isEmpty ? 0 : Double(total()) / Double(count) } }
extension Comparable { func clamp(_ lo: Self, _ hi: Self) -> Self { min(max(self, lo), hi) } }
struct Wrapper<Content> { let content: Content; init(@_inheritActorContext _ make: () -> Content) { content = make() } }
class Animal { let name: String; required init(name: String) { self.name = name }; class func make(_ n: String) -> Self { self.init(name: n) }; func speak() -> String { fatalError() } }
final class Duck: Animal { override func speak() -> String { "\(name): quack" } }
enum Either<L, R> { case left(L), right(R); func fold<T>(_ l: (L) -> T, _ r: (R) -> T) -> T { switch self { case .left(let x): return l(x); case .right(let x): return r(x) } } }
extension Either: Equatable where L: Equatable, R: Equatable {}
func firstMatch<S: Sequence>(in s: S, where p: (S.Element) -> Bool) -> S.Element? { for x in s where p(x) { return x }; return nil }
func describe(_ v: Any) -> String { switch v { case let n as Int where n < 0: "neg"; case is Int: "int"; case let s as String: "str \(s.count)"; case let a as [Any]: "arr \(a.count)"; case let d as [String: Int]: "dict \(d.count)"; case let f as () -> String: f(); case Optional<Any>.none: "nil"; default: "other" } }
func lines() -> [String] {
  var out: [String] = []
  for t in [Light(), Dark()] as [any Theme] { out.append("\(t.summary) \(t.color(for: "bg")) \(t.color(for: "fg"))") }
  out.append("\([AnyStep(Double2()), AnyStep(Name())].map { "\($0.title)=\($0.run(4))" })")
  out.append("\([1, 2, 4].total()) \([1.5, 2].total()) \([1, 2].average) \(Set([3]).average) \(7.clamp(1, 5)) \("m".clamp("a", "f")) \(2.5.clamp(3, 4))")
  out.append("\(Wrapper { 5 }.content) \(Duck.make("D").speak()) \((Duck.make("E") as Animal).name)")
  let es: [Either<Int, String>] = [.left(1), .right("r")]; out.append("\(es.map { $0.fold({ "i\($0)" }, { "s\($0)" }) }) \(es[0] == .left(1)) \(es[0] == .right("r"))")
  out.append("\(firstMatch(in: 1...10) { $0 * $0 > 20 } ?? 0) \(firstMatch(in: ["a": 1]) { $0.value == 1 }?.key ?? "-")")
  out.append("\(describe(-1)) \(describe(3)) \(describe("abc")) \(describe([1, "x"])) \(describe(["k": 1])) \(describe(2.5))")
  let t: any Theme = Light(); if let l = t as? Light { out.append(l.colors.keys.sorted().joined()) }
  out.append("\(type(of: t)) \(Light.self) \(t is Dark) \(String(describing: type(of: t)))")
  let types: [any Theme.Type] = [Light.self, Dark.self]; out.append("\(types.map { String(describing: $0) })")
  func sumAll(_ xs: Double...) -> Double { xs.reduce(0, +) }; out.append("\(sumAll()) \(sumAll(1, 2.5))")
  func opt(_ a: Int, b: Int = 2, _ c: String = "c", flag: Bool = true) -> String { "\(a)\(b)\(c)\(flag)" }; out.append("\(opt(1)) \(opt(1, b: 5)) \(opt(1, "z")) \(opt(1, flag: false))")
  func multi() -> (Int, name: String, [Int]) { (1, "n", [2]) }; let r = multi(); let (a, _, c) = multi(); out.append("\(r.0)\(r.name)\(r.2) \(a)\(c)")
  return out
}
