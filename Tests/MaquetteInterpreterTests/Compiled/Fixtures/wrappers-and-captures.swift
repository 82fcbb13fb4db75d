@propertyWrapper struct Logged<T> { private var v: T; private(set) var log: [T] = []; init(wrappedValue: T) { v = wrappedValue }; var wrappedValue: T { get { v } set { log.append(v); v = newValue } }; var projectedValue: [T] { log } }
@propertyWrapper struct Capped { let max: Int; var wrappedValue: Int { didSet { wrappedValue = Swift.min(wrappedValue, max) } }; init(wrappedValue: Int, max: Int) { self.max = max; self.wrappedValue = Swift.min(wrappedValue, max) } }
@propertyWrapper class Boxed<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Boxed<T> { self } }
struct S { @Logged var a = 1; @Capped(max: 5) var b = 9; @Boxed var c = "x"; var d = 0 { didSet { total += d - oldValue } }; var total = 0; lazy var e = { [d] in d + 1 }()
  init(d: Int = 0) { self.d = d } }
class VM { var items: [String] = [] { didSet { changes += 1; summary = items.joined() } }; var changes = 0; var summary = ""; var query = "" { willSet { old = query } didSet { if query != oldValue { searches.append(query) } } }; var old = ""; var searches: [String] = []
  init() { items = ["a"] }
  var onDone: (() -> Void)?
  func run() { items.append("b"); items[0] = "z"; query = "q"; query = "q"; query = "r"; onDone?() }
  deinit {} }
final class Timer2 { var ticks = 0; private var block: ((Timer2) -> Void)?; init(_ b: @escaping (Timer2) -> Void) { block = b }; func fire() { ticks += 1; block?(self) } }
enum Cache { private static var store: [String: Int] = [:]; static func get(_ k: String, make: () -> Int) -> Int { if let v = store[k] { return v }; let v = make(); store[k] = v; return v }; static var count: Int { store.count } }
struct Pipeline<In, Out> { let run: (In) -> Out; func then<Next>(_ n: @escaping (Out) -> Next) -> Pipeline<In, Next> { Pipeline<In, Next> { n(self.run($0)) } } }
struct Builder { private var parts: [String] = []; func adding(_ s: String) -> Builder { var b = self; b.parts.append(s); return b }; func build() -> String { parts.joined(separator: "-") } }
func lines() -> [String] {
  var out: [String] = []
  var s = S(d: 3); s.a = 2; s.a = 3; s.b = 3; out.append("\(s.a) \(s.$a) \(s.b)"); s.b = 50; out.append("\(s.b)"); let t = s; s.c = "y"; out.append("\(t.c) \(s.$c.wrappedValue)")
  s.d = 10; s.d += 5; out.append("\(s.total) \(s.d) \(s.e)"); s.d = 0; out.append("\(s.e)")
  let vm = VM(); out.append("\(vm.changes) \(vm.summary)|"); var done = 0; vm.onDone = { [weak vm] in done += vm?.items.count ?? 0 }; vm.run(); out.append("\(vm.items) \(vm.changes) \(vm.summary) \(vm.searches) \(vm.old) \(done)")
  var seen: [Int] = []; let tm = Timer2 { seen.append($0.ticks) }; tm.fire(); tm.fire(); out.append("\(seen)")
  var made = 0; let mk = { made += 1; return made * 10 }; out.append("\(Cache.get("a", make: mk)) \(Cache.get("a", make: mk)) \(Cache.get("b", make: mk)) \(Cache.count)")
  let p = Pipeline<Int, Int> { $0 + 1 }.then { $0 * 2 }.then { "<\($0)>" }; out.append(p.run(4))
  out.append(Builder().adding("a").adding("b").build())
  var fns: [String: (Double, Double) -> Double] = ["+": (+), "-": (-), "max": { Swift.max($0, $1) }]; fns["^"] = { a, b in var r = 1.0; for _ in 0..<Int(b) { r *= a }; return r }
  out.append(["+", "-", "max", "^"].map { "\(fns[$0]!(2, 3))" }.joined(separator: " "))
  func counter() -> (inc: () -> Int, reset: () -> Void) { var n = 0; return ({ n += 1; return n }, { n = 0 }) }
  let c = counter(); _ = c.inc(); _ = c.inc(); c.reset(); out.append("\(c.inc())")
  func apply(_ n: Int, to x: inout Int, using f: (inout Int) -> Void) { for _ in 0..<n { f(&x) } }; var z = 1; apply(3, to: &z) { $0 *= 2 }; out.append("\(z)")
  let sorted = ["b": 2, "a": 2, "c": 1].sorted { a, b in a.value != b.value ? a.value > b.value : a.key < b.key }.map(\.key); out.append("\(sorted)")
  let text = [("k", 1), ("j", 2)].map { key, value in "\(key)=\(value)" }.joined(separator: "&"); out.append(text)
  let r = [1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 * $0 }; out.append("\(Array(r)) \(r.first!)")

  out.append("\([[1, 2], [3]].map { $0.reduce(0, +) }) \([1, 2, 3].enumerated().filter { $0.offset > 0 }.map { $0.element }) \(["x": 1].map { "\($0.key)\($0.value)" })")
  return out
}
