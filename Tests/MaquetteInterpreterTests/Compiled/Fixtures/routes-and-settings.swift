import Foundation
enum Route: Hashable { case home, detail(id: Int), settings(Section = .general); enum Section: String, CaseIterable, Hashable { case general, privacy; var icon: String { switch self { case .general: "gear"; case .privacy: "lock" } } }
  var title: String { switch self { case .home: return "Home"; case .detail(let id): return "Item \(id)"; case .settings(.general): return "Settings"; case .settings(let s): return s.rawValue.capitalized } }
  var isRoot: Bool { if case .home = self { return true } else { return false } } }
final class Router { private(set) var path: [Route] = []; var current: Route { path.last ?? .home }; func push(_ r: Route) { guard r != current else { return }; path.append(r) }; func pop(to r: Route? = nil) { guard let r, let i = path.lastIndex(of: r) else { _ = path.popLast(); return }; path.removeSubrange((i + 1)...) }; func replace(_ rs: Route...) { path = rs } }
struct Theme { var accent = "blue", radius = 8.0, spacing: Double = 4; static let standard = Theme(), compact = Theme(radius: 4, spacing: 2); func with(_ k: WritableKeyPath<Theme, Double>, _ v: Double) -> Theme { var t = self; t[keyPath: k] = v; return t } }
struct Settings { @Stored("volume") var volume = 0.5; @Stored("name") var name = "x"; var isLoud: Bool { volume > 0.7 } }
@propertyWrapper struct Stored<T> { let key: String; let fallback: T; init(wrappedValue: T, _ key: String) { self.key = key; fallback = wrappedValue }; var wrappedValue: T { get { Memory.values[key] as? T ?? fallback } nonmutating set { Memory.values[key] = newValue } }; var projectedValue: Stored<T> { self }; func reset() { Memory.values[key] = nil } }
enum Memory { static var values: [String: Any] = [:] }
struct Stepper2 { var value: Int; let range: ClosedRange<Int>; var step = 1; mutating func inc() { value = min(value + step, range.upperBound) }; mutating func dec() { value = max(value - step, range.lowerBound) }; var canInc: Bool { value < range.upperBound } }
struct Pager { let pages: Int; private(set) var index = 0 { didSet { history.append(index) } }; private(set) var history: [Int] = [0]; init(pages: Int) { precondition(pages > 0); self.pages = pages }; mutating func next() { index = (index + 1) % pages }; mutating func go(to i: Int) { guard (0..<pages).contains(i) else { return }; index = i } }
struct Search { var query = "" { didSet { if oldValue != query { runs += 1 } } }; var runs = 0; let items: [String]; var results: [String] { query.isEmpty ? items : items.filter { $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil } }; var grouped: [Character: [String]] { Dictionary(grouping: results) { $0.first ?? "#" } }; func highlight(_ s: String) -> String { guard let r = s.range(of: query, options: .caseInsensitive), !query.isEmpty else { return s }; return s[..<r.lowerBound] + "[" + s[r] + "]" + s[r.upperBound...] } }
func lines() -> [String] {
  var out: [String] = []
  let r = Router(); r.push(.detail(id: 1)); r.push(.detail(id: 1)); r.push(.settings()); r.push(.settings(.privacy)); out.append("\(r.path.map(\.title)) \(r.current.isRoot)"); r.pop(to: .detail(id: 1)); out.append("\(r.path.count)"); r.pop(); r.pop(); out.append("\(r.current.title)"); r.replace(.home, .detail(id: 9)); out.append("\(r.current) \(Set(r.path).count)")
  let t = Theme.compact.with(\.radius, 12); out.append("\(t.radius) \(t.spacing) \(t.accent) \(Theme.standard.radius)")
  let s = Settings(); s.volume = 0.9; out.append("\(s.volume) \(s.isLoud) \(s.name) \(s.$volume.key)"); s.$volume.reset(); out.append("\(s.volume)")
  var st = Stepper2(value: 9, range: 0...10, step: 2); st.inc(); st.inc(); out.append("\(st.value) \(st.canInc)"); st.dec(); out.append("\(st.value)")
  var p = Pager(pages: 3); p.next(); p.next(); p.next(); p.go(to: 5); p.go(to: 2); out.append("\(p.index) \(p.history)")
  var q = Search(items: ["Apple", "Éclair", "banana", "Cafe"]); q.query = "e"; q.query = "e"; out.append("\(q.results) \(q.runs) \(q.grouped.keys.sorted()) \(q.highlight("Apple"))"); q.query = "AP"; out.append("\(q.results) \(q.highlight("grape"))")
  out.append("\(Route.Section.allCases.map(\.icon)) \(Route.settings(.privacy) == .settings(.privacy)) \([Route.home: 1][.home] ?? 0)")
  let groups = Dictionary(grouping: 1...6) { $0 % 2 == 0 ? "even" : "odd" }; for (k, v) in groups.sorted(by: { $0.key < $1.key }) { out.append("\(k):\(v)") }
  let lookup: [String: () -> String] = ["a": { "A" }, "b": { [r] in r.current.title }]; out.append(["a", "b", "c"].map { lookup[$0]?() ?? "-" }.joined())
  return out
}
