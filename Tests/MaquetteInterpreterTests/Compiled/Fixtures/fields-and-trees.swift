import Foundation
protocol Validator { associatedtype Value; func validate(_ v: Value) -> [String] }
struct Length: Validator { let range: ClosedRange<Int>; func validate(_ v: String) -> [String] { range ~= v.count ? [] : ["length \(range)"] } }
struct Matches: Validator { let name: String, test: (String) -> Bool; func validate(_ v: String) -> [String] { test(v) ? [] : [name] } }
struct AnyValidator<V> { private let run: (V) -> [String]; init<T: Validator>(_ t: T) where T.Value == V { run = t.validate }; init(_ f: @escaping (V) -> [String]) { run = f }; func callAsFunction(_ v: V) -> [String] { run(v) }; static func && (a: Self, b: Self) -> Self { Self { a.run($0) + b.run($0) } } }
struct Field<V: Equatable> { let label: String; var value: V { didSet { isDirty = isDirty || value != oldValue } }; private(set) var isDirty = false; var validators: [AnyValidator<V>]; init(_ label: String, _ value: V, _ validators: AnyValidator<V>...) { self.label = label; self.value = value; self.validators = validators }; var errors: [String] { isDirty ? validators.flatMap { $0(value) } : [] } }
struct Signup { var user = Field("User", "", AnyValidator(Length(range: 3...8)) && AnyValidator(Matches(name: "lowercase") { $0 == $0.lowercased() })); var age = Field("Age", 0, .init { $0 < 18 ? ["too young"] : [] }); var all: [String] { user.errors.map { "\(user.label): \($0)" } + age.errors.map { "\(age.label): \($0)" } } }
class Node: CustomStringConvertible { let name: String; private(set) var children: [Node] = []; weak var parent: Node?; init(_ name: String, @NodeBuilder _ c: () -> [Node] = { [] }) { self.name = name; children = c(); children.forEach { $0.parent = self } }; var depth: Int { (parent?.depth ?? -1) + 1 }; var description: String { children.isEmpty ? name : "\(name)(\(children.map(\.description).joined(separator: " ")))" }; func walk(_ f: (Node) -> Void) { f(self); children.forEach { $0.walk(f) } }; var path: String { [parent?.path, name].compactMap { $0 }.joined(separator: "/") }; func find(_ p: (Node) -> Bool) -> Node? { if p(self) { return self }; for c in children { if let x = c.find(p) { return x } }; return nil } }
@resultBuilder enum NodeBuilder { static func buildBlock(_ c: [Node]...) -> [Node] { c.flatMap { $0 } }; static func buildExpression(_ n: Node) -> [Node] { [n] }; static func buildOptional(_ c: [Node]?) -> [Node] { c ?? [] }; static func buildArray(_ c: [[Node]]) -> [Node] { c.flatMap { $0 } }; static func buildEither(first: [Node]) -> [Node] { first }; static func buildEither(second: [Node]) -> [Node] { second } }
struct Query { private var clauses: [String] = [], args: [Any] = []; private var limitN: Int?; func `where`(_ c: String, _ a: Any...) -> Query { var q = self; q.clauses.append(c); q.args += a; return q }; func limit(_ n: Int) -> Query { var q = self; q.limitN = n; return q }; var sql: String { var s = "SELECT *"; if !clauses.isEmpty { s += " WHERE " + clauses.joined(separator: " AND ") }; if let n = limitN { s += " LIMIT \(n)" }; return s + " \(args.count)" } }
struct Countdown: AsyncLike { var n: Int; mutating func tick() -> String? { defer { n -= 1 }; switch n { case ..<0: return nil; case 0: return "go"; default: return "\(n)" } } }
protocol AsyncLike { mutating func tick() -> String? }
extension AsyncLike { mutating func drain() -> [String] { var r: [String] = []; while let t = tick() { r.append(t) }; return r } }
func lines() -> [String] {
  var out: [String] = []
  var s = Signup(); out.append("\(s.all) \(s.user.isDirty)"); s.user.value = "AB"; s.age.value = 5; out.append("\(s.all)"); s.user.value = "abc"; s.age.value = 20; out.append("\(s.all) \(s.age.isDirty)")
  let flag = true; let tree = Node("root") { Node("a") { for i in 1...2 { Node("a\(i)") } }; if flag { Node("b") } else { Node("x") }; if !flag { Node("y") } }
  out.append("\(tree)"); var names: [String] = []; tree.walk { names.append("\($0.name)\($0.depth)") }; out.append("\(names)"); out.append("\(tree.find { $0.name == "a2" }?.path ?? "-") \(tree.find { $0.name == "zz" } == nil)")
  out.append(Query().where("a = ?", 1).where("b IN (?, ?)", "x", 2.5).limit(3).sql)
  var c = Countdown(n: 2); out.append("\(c.drain()) \(c.n)")
  var x: [Int]? = [1]; x?.append(2); x?[0] = 9; out.append("\(x!) \(x?.count ?? 0) \(x?.first.map { $0 + 1 } ?? 0)"); x = nil; x?.append(3); out.append("\(x == nil)")
  var d: [String: [String: Int]] = ["a": ["b": 1]]; d["a"]?["b"]? += 5; d["a"]?["c", default: 10] += 1; d["z", default: [:]]["q"] = 1; out.append("\(d["a"]!.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }) \(d["z"]!["q"]!) \(d.count)")
  var arr2 = [[1, 2], [3]]; arr2[0].removeAll { $0 == 1 }; arr2[1] += [4, 5]; arr2.append([]); arr2[2].insert(7, at: 0); arr2.swapAt(0, 2); out.append("\(arr2)")
  let (q, r) = 17.quotientAndRemainder(dividingBy: 5); out.append("\(q) \(r) \(17 % 5 == r ? "same" : "diff")")
  let big = [3, 1, 2].sorted(by: >).map { String($0) }.joined(); let n = Int(big)! + 1; out.append("\(n) \(n.isMultiple(of: 2)) \(String(n).count) \(String(n, radix: 16))")
  return out
}
