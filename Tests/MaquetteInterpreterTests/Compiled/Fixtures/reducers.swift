import Foundation
final class Undo<T> { private var past: [T] = [], future: [T] = []; private(set) var now: T; init(_ v: T) { now = v }
  var canUndo: Bool { !past.isEmpty }; var canRedo: Bool { !future.isEmpty }
  func set(_ v: T) { past.append(now); now = v; future.removeAll() }; func undo() { guard let p = past.popLast() else { return }; future.append(now); now = p }; func redo() { guard let f = future.popLast() else { return }; past.append(now); now = f } }
struct Reducer<S, A> { let reduce: (inout S, A) -> Void }
struct AppState { var count = 0; var log: [String] = []; var user: User?; struct User { var name: String; var prefs = Prefs() }; struct Prefs { var dark = false; var size = 12 } }
enum Action { case inc(by: Int = 1), dec, login(String), logout, pref((inout AppState.Prefs) -> Void), batch([Action]) }
let reducer = Reducer<AppState, Action> { s, a in
  func run(_ a: Action, _ s: inout AppState) { switch a { case .inc(let n): s.count += n; case .dec: s.count -= 1; case .login(let n): s.user = .init(name: n); case .logout: s.user = nil; case .pref(let f): if s.user != nil { f(&s.user!.prefs) }; case .batch(let all): for x in all { run(x, &s) } }; s.log.append("\(s.count)") }
  run(a, &s) }
final class Store2 { private(set) var state = AppState() { didSet { subs.forEach { $0(state) } } }; private var subs: [(AppState) -> Void] = []; func subscribe(_ f: @escaping (AppState) -> Void) { subs.append(f); f(state) }; func send(_ a: Action) { reducer.reduce(&state, a) }
  subscript<T>(_ k: WritableKeyPath<AppState, T>) -> T { get { state[keyPath: k] } set { state[keyPath: k] = newValue } } }
class EventBus { typealias Handler = (Any) -> Void; private var table: [ObjectIdentifier: [Handler]] = [:]; func on<E>(_ t: E.Type, _ h: @escaping (E) -> Void) { table[ObjectIdentifier(t), default: []].append { if let e = $0 as? E { h(e) } } }; func emit<E>(_ e: E) { table[ObjectIdentifier(E.self)]?.forEach { $0(e) } } }
struct Ping { let n: Int }; struct Pong { let s: String }
struct Memo { private static var cache: [String: Int] = [:]; static func call(_ k: String, _ f: () -> Int) -> Int { if let c = cache[k] { return c }; let v = f(); cache[k] = v; return v } }
actor Bank { private var balance = 0; func deposit(_ n: Int) -> Int { balance += n; return balance } }
struct Grid<T> { let w: Int; var cells: [T]; init(w: Int, h: Int, _ f: (Int, Int) -> T) { self.w = w; cells = (0..<h).flatMap { y in (0..<w).map { x in f(x, y) } } }; subscript(x: Int, y: Int) -> T { get { cells[y * w + x] } set { cells[y * w + x] = newValue } }; var rows: [[T]] { stride(from: 0, to: cells.count, by: w).map { Array(cells[$0..<$0 + w]) } } }
func lines() -> [String] {
  var out: [String] = []
  let u = Undo("a"); u.set("b"); u.set("c"); u.undo(); u.undo(); u.redo(); out.append("\(u.now) \(u.canUndo) \(u.canRedo)"); u.set("z"); out.append("\(u.canRedo)")
  let s = Store2(); var seen: [Int] = []; s.subscribe { seen.append($0.count) }
  s.send(.inc()); s.send(.inc(by: 5)); s.send(.login("Al")); s.send(.pref { $0.dark = true; $0.size += 2 }); s.send(.batch([.dec, .dec])); out.append("\(s.state.count) \(s.state.user!.name) \(s.state.user!.prefs.dark) \(s.state.user?.prefs.size ?? 0) \(s.state.log) \(seen)")
  s[\.count] = 40; s[\.count] += 2; out.append("\(s[\.count]) \(s.state.count)"); s.send(.logout); out.append("\(s.state.user == nil)")
  let bus = EventBus(); bus.on(Ping.self) { out.append("ping\($0.n)") }; bus.on(Pong.self) { out.append("pong" + $0.s) }; bus.emit(Ping(n: 1)); bus.emit(Pong(s: "x"))
  var calls = 0; for _ in 0..<3 { _ = Memo.call("k") { calls += 1; return 5 } }; out.append("\(calls)")
  var g = Grid(w: 3, h: 2) { $0 + $1 * 10 }; g[2, 1] = 99; out.append("\(g.rows) \(g[0, 1])")
  let kp: WritableKeyPath<AppState.Prefs, Int> = \.size; var pr = AppState.Prefs(); pr[keyPath: kp] *= 3; out.append("\(pr.size)")
  let path = \AppState.user?.name; var st = AppState(); out.append("\(st[keyPath: path] ?? "none")"); st.user = .init(name: "Q"); out.append("\(st[keyPath: path] ?? "none")")
  let appended = (\AppState.count).appending(path: \.description); out.append(st[keyPath: appended])
  var handlers: [() -> Void] = []; for i in 0..<3 { var local = i * 10; handlers.append { local += 1; out.append("l\(local)") } }; handlers.forEach { $0() }; handlers[0]()
  let debounce = { (f: @escaping (String) -> Void) -> (String) -> Void in var last = ""; return { if $0 != last { last = $0; f($0) } } }; let d = debounce { out.append("d" + $0) }; d("a"); d("a"); d("b")
  return out
}
