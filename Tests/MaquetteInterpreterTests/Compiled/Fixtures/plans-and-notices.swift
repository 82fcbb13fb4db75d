import Foundation
enum Plan: String, CaseIterable, Identifiable, Codable { case free, pro = "PRO", team; var id: String { rawValue }; var price: Decimal { switch self { case .free: 0; case .pro: 9.99; case .team: 24.5 } }; var title: String { rawValue.lowercased().capitalized }; static var paid: [Plan] { allCases.filter { $0.price > 0 } }; static let `default` = Plan.free; func discounted(by p: Double) -> Decimal { price * Decimal(1 - p) } }
struct Profile { var first = "", last = ""; var full: String { [first, last].filter { !$0.isEmpty }.joined(separator: " ") }; var initials: String { [first, last].compactMap(\.first).map(String.init).joined().uppercased() }; var handle: String { get { "@" + first.lowercased() + last.prefix(1).lowercased() } set { first = String(newValue.dropFirst().prefix(while: { $0 != "_" })); last = newValue.split(separator: "_").last.map(String.init) ?? "" } } }
struct Notice: Equatable { enum Level: Int { case info, warning, error }; let level: Level; let text: String; let id: Int; }
final class Center { private var queue: [Notice] = []; private var next = 1; var onChange: (([Notice]) -> Void)?; var isEmpty: Bool { queue.isEmpty }
  @discardableResult func post(_ t: String, level: Notice.Level = .info) -> Int { defer { next += 1; onChange?(queue) }; queue.append(.init(level: level, text: t, id: next)); queue.sort { ($0.level.rawValue, $1.id) > ($1.level.rawValue, $0.id) }; return next }
  func dismiss(_ id: Int) { queue.removeAll { $0.id == id }; onChange?(queue) }
  func dismissAll(where p: (Notice) -> Bool = { _ in true }) { queue = queue.filter { !p($0) }; onChange?(queue) } ; var top: Notice? { queue.first } ; func counts() -> [Notice.Level: Int] { queue.reduce(into: [:]) { $0[$1.level, default: 0] += 1 } } }
struct Unit2 { let symbol: String, factor: Double; static let m = Unit2(symbol: "m", factor: 1), km = Unit2(symbol: "km", factor: 1000), ft = Unit2(symbol: "ft", factor: 0.3048); static func best(for v: Double) -> Unit2 { [km, m].first { v >= $0.factor } ?? m } }
func format(_ v: Double, in u: Unit2? = nil, digits: Int = 1) -> String { let u = u ?? .best(for: v); return String(format: "%.\(digits)f %@", v / u.factor, u.symbol) }
func parse(_ s: String) -> (value: Double, unit: String)? { let t = s.trimmingCharacters(in: .whitespaces); guard let i = t.firstIndex(where: { $0.isLetter }), let v = Double(t[..<i].trimmingCharacters(in: .whitespaces)) else { return nil }; return (v, String(t[i...])) }
func levels(_ n: Int) -> some Sequence<Int> { stride(from: n, to: 0, by: -1).lazy.map { $0 * $0 } }
func lines() -> [String] {
  var out: [String] = []
  out.append("\(Plan.paid.map(\.title)) \(Plan.default) \(Plan.pro.price) \(Plan.team.discounted(by: 0.5)) \(Plan(rawValue: "PRO")!.id) \(Plan.allCases.map(\.price).reduce(0, +))")
  var p = Profile(); p.first = "Ada"; p.last = "Love"; out.append("\(p.full) \(p.initials) \(p.handle)"); p.handle = "@bob_stone"; out.append("\(p.full)|\(Profile(first: "x").full)|\(Profile().initials.isEmpty)")
  let c = Center(); var seen: [Int] = []; c.onChange = { seen.append($0.count) }; c.post("a"); let e = c.post("b", level: .error); c.post("c", level: .warning); c.post("d", level: .error); out.append("\(c.top?.text ?? "-") \(seen) \(c.counts()[.error]!) \(c.counts().keys.map(\.rawValue).sorted())"); c.dismiss(e); out.append("\(c.top!.text)"); c.dismissAll { $0.level == .error }; out.append("\(c.top!.text) \(c.isEmpty)"); c.dismissAll(); out.append("\(c.isEmpty) \(seen)")
  out.append("\(format(1500)) \(format(12)) \(format(10, in: .ft, digits: 2)) \(parse("12.5 km").map { "\($0.value)\($0.unit)" } ?? "nil") \(parse("km") == nil) \(parse(" 3ft ")!.unit)")
  out.append("\(Array(levels(4))) \(levels(3).reduce(0, +))")
  let table = [["a", "bbb"], ["cc", "d"]]; let widths = table[0].indices.map { c in table.map { $0[c].count }.max()! }; out.append(table.map { row in zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "|") }.joined(separator: "\\"))
  let csv = "name,age\nAl,3\nBo,x\n"; let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }; out.append("\(rows.count) \(rows.compactMap { Int($0[1]) }) \(rows.map { $0[0] })")
  let dict = ["b": [3, 1], "a": [2]]; out.append("\(dict.flatMap { k, v in v.map { "\(k)\($0)" } }.sorted()) \(dict.mapValues { $0.max()! }.max { $0.value < $1.value }!.key) \(dict.values.flatMap { $0 }.sorted()) \(dict.contains { $0.key == "a" }) \(dict.filter { $0.value.count > 1 }.keys.first!)")
  var cache = [String: () -> Int](); for (i, k) in ["x", "y"].enumerated() { cache[k] = { i * 10 } }; out.append("\(cache["y"]!()) \(cache["z"]?() ?? -1)")
  let text = "The year 2024 and 1999"; let years = text.matches(of: /\d{4}/).compactMap { Int($0.output) }; out.append("\(years) \(text.replacing(/\d+/) { "<\($0.output)>" }) \(text.firstMatch(of: /(\w+) (\d+)/)!.1) \(text.contains(/and/)) \(text.split(separator: /\s+/).count)")
  return out
}
