struct Range2<T: Comparable> { let lo: T, hi: T; func contains(_ x: T) -> Bool { lo...hi ~= x } }
class Shape { var name: String; private(set) var log: [String] = []; init(name: String = "shape") { self.name = name; setup() }; func setup() { log.append("base setup") }; func area() -> Double { 0 }; convenience init(copy s: Shape) { self.init(name: s.name + " copy") }; func note(_ s: String) { log.append(s) }; deinit {} }
class Rect: Shape { let w: Double, h: Double; init(_ w: Double, _ h: Double) { self.w = w; self.h = h; super.init(name: "rect"); note("init") }; override func setup() { super.setup(); note("rect setup") }; override func area() -> Double { w * h } }
final class Sq: Rect { var side: Double { didSet { note("side \(oldValue)->\(side)") } }; init(side: Double) { self.side = side; super.init(side, side); name = "sq" }; override var name: String { didSet { note("named \(name)") } } }
struct Tracker { static var shared = Tracker(); private(set) var events: [(name: String, n: Int)] = []; mutating func hit(_ n: String) { if let i = events.firstIndex(where: { $0.name == n }) { events[i].n += 1 } else { events.append((n, 1)) } }; var top: String? { events.max(by: { $0.n < $1.n })?.name } }
struct Poly { var c: [Int]; subscript(x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } }; subscript(coeff i: Int, default d: Int = 0) -> Int { get { i < c.count ? c[i] : d } set { while c.count <= i { c.append(0) }; c[i] = newValue } }; static func + (a: Poly, b: Poly) -> Poly { let n = max(a.c.count, b.c.count); return Poly(c: (0..<n).map { a[coeff: $0] + b[coeff: $0] }) } }
protocol Visitor { associatedtype R; func num(_ n: Int) -> R; func add(_ a: R, _ b: R) -> R }
indirect enum Ex { case n(Int), plus(Ex, Ex); func accept<V: Visitor>(_ v: V) -> V.R { switch self { case .n(let x): v.num(x); case .plus(let a, let b): v.add(a.accept(v), b.accept(v)) } } }
struct Eval: Visitor { func num(_ n: Int) -> Int { n }; func add(_ a: Int, _ b: Int) -> Int { a + b } }
struct Show: Visitor { func num(_ n: Int) -> String { "\(n)" }; func add(_ a: String, _ b: String) -> String { "(\(a)+\(b))" } }
struct Lazy<T> { private let make: () -> T; private var cached: T?; init(_ make: @escaping @autoclosure () -> T) { self.make = make }; mutating func get() -> T { if let c = cached { return c }; let v = make(); cached = v; return v } }
struct FlagSet: OptionSet, CustomStringConvertible { let rawValue: UInt8; static let a = FlagSet(rawValue: 1), b = FlagSet(rawValue: 2), c = FlagSet(rawValue: 4); static let names: [(FlagSet, String)] = [(.a, "A"), (.b, "B"), (.c, "C")]; var description: String { FlagSet.names.filter { contains($0.0) }.map(\.1).joined(separator: "|") } }
func zipLongest<A, B>(_ a: [A], _ b: [B]) -> [(A?, B?)] { (0..<max(a.count, b.count)).map { i in (i < a.count ? a[i] : nil, i < b.count ? b[i] : nil) } }
func memoize<K: Hashable, V>(_ f: @escaping (K) -> V) -> (K) -> V { var cache: [K: V] = [:]; return { k in if let v = cache[k] { return v }; let v = f(k); cache[k] = v; return v } }
func pipeline(_ fs: [(Int) -> Int]) -> (Int) -> Int { fs.reduce({ $0 }) { acc, f in { f(acc($0)) } } }
func lines() -> [String] {
  var out: [String] = []
  out.append("\(Range2(lo: 1, hi: 5).contains(3)) \(Range2(lo: "a", hi: "f").contains("z"))")
  let r = Rect(2, 3); out.append("\(r.area()) \(r.log) \(Shape(copy: r).name) \(Shape().name)")
  let s = Sq(side: 2); s.side = 5; s.side += 1; s.name = "new"; out.append("\(s.area()) \(s.log)")
  Tracker.shared.hit("a"); Tracker.shared.hit("b"); Tracker.shared.hit("b"); out.append("\(Tracker.shared.top!) \(Tracker.shared.events.map { "\($0.name)\($0.n)" })")
  var p = Poly(c: [1, 2, 3]); p[coeff: 4] = 7; p[coeff: 0] += 9; out.append("\(p[2]) \(p.c) \(p[coeff: 9]) \(p[coeff: 9, default: -1]) \((p + Poly(c: [1])).c)")
  let e = Ex.plus(.n(1), .plus(.n(2), .n(3))); out.append("\(e.accept(Eval())) \(e.accept(Show()))")
  var f: FlagSet = [.a, .c]; f.formUnion(.b); f.remove(.a); out.append("\(f) \(f.contains(.c)) \(f.isDisjoint(with: .a)) \(FlagSet([.a, .b]).intersection(f)) \(f.symmetricDifference([.a, .b]))")
  out.append("\(zipLongest([1, 2], ["a"]).map { "\($0.0.map(String.init) ?? "-")\($0.1 ?? "-")" })")
  var calls = 0; let sq = memoize { (n: Int) -> Int in calls += 1; return n * n }; out.append("\(sq(4)) \(sq(4)) \(sq(5)) \(calls)")
  out.append("\(pipeline([{ $0 + 1 }, { $0 * 10 }, { $0 - 3 }])(4)) \(pipeline([])(7))")
  let x: Int? = 3, y: Int? = nil; out.append("\(x.map { $0 * 2 } ?? 0) \(y.map { $0 * 2 } ?? 0) \([x, y].compactMap { $0 }) \(x.flatMap { $0 > 2 ? "big" : nil } ?? "none") \((x ?? 0) + (y ?? 10))")
  if let x, let z = Optional(x + 1), z > 3 { out.append("z\(z)") }; guard case let .some(v) = x else { return out }; out.append("v\(v)")
  let nested: [[Int]?] = [[1], nil, [2, 3]]; out.append("\(nested.compactMap { $0 }.flatMap { $0 }) \(nested[0]?.first ?? 0) \(nested[1]?.first ?? -1) \(nested.first??.count ?? 0)")
  out.append("\((1...10).filter { $0.isMultiple(of: 3) }.map { $0 * $0 }.reduce(0, +)) \((1...3).flatMap { n in (1...n).map { "\(n)\($0)" } }) \((0..<5).contains(5)) \((1...5).overlaps(4...8)) \((1...9).clamped(to: 3...20))")
  out.append("\(Array(1...3).map { $0 }.dropLast()) \([1, 2, 3, 4, 5].prefix { $0 < 3 }) \([5, 3].sorted(by: <)) \([1, 2, 3, 4].partitioned { $0 % 2 == 0 }) \([3, 1, 2].sorted().reversed().map { $0 })")
  out.append("\([("b", 2), ("a", 2), ("c", 1)].sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)) \(["x": [1, 2], "y": [3]].mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })")
  return out
}
extension Array { func partitioned(_ p: (Element) -> Bool) -> ([Element], [Element]) { reduce(into: ([], [])) { if p($1) { $0.0.append($1) } else { $0.1.append($1) } } } }
