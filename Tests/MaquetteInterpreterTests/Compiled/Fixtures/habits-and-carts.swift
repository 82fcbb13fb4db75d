import Foundation
struct Habit: Identifiable, Codable, Equatable { var id = 0; var name: String; var days: Set<Int> = []; var goal = 5; var color = Color2.blue; enum Color2: String, Codable, CaseIterable { case red, blue, green; var hex: UInt32 { switch self { case .red: 0xFF0000; case .blue: 0x0000FF; case .green: 0x00FF00 } } }
  var streak: Int { var n = 0, d = days.max() ?? 0; while days.contains(d) { n += 1; d -= 1 }; return n }; var progress: Double { min(1, Double(days.count) / Double(goal)) }; mutating func toggle(_ d: Int) { if !days.insert(d).inserted { days.remove(d) } } }
final class HabitStore { static let preview: HabitStore = { let s = HabitStore(); s.habits = [Habit(id: 1, name: "Run", days: [1, 2, 3, 5]), Habit(id: 2, name: "Read", goal: 2, color: .green)]; return s }()
  var habits: [Habit] = [] { didSet { saved = try? JSONEncoder().encode(habits) } }; private(set) var saved: Data?; var filter: Filter = .all; enum Filter: Equatable { case all, done, color(Habit.Color2) }
  var visible: [Habit] { habits.filter { h in switch filter { case .all: true; case .done: h.progress >= 1; case .color(let c): h.color == c } } }
  subscript(id: Habit.ID) -> Habit { get { habits.first { $0.id == id }! } set { habits[habits.firstIndex { $0.id == id }!] = newValue } }
  func binding(_ id: Int) -> (get: () -> Habit, set: (Habit) -> Void) { ({ self[id] }, { [unowned self] in self[id] = $0 }) }
  func reload() throws { guard let saved else { throw CocoaError(.fileNoSuchFile) }; habits = try JSONDecoder().decode([Habit].self, from: saved) } }
struct FormState { var name = "", email = "", age = "", agree = false; var touched: Set<Field> = []; enum Field: String, CaseIterable, Hashable { case name, email, age }
  func error(_ f: Field) -> String? { switch f { case .name where name.isEmpty: return "\(f.rawValue.capitalized) required"; case .email where !email.contains("@"): return "Bad email"; case .age: guard let a = Int(age) else { return "Not a number" }; return (18...99).contains(a) ? nil : "18 to 99"; default: return nil } }
  var errors: [Field: String] { Dictionary(uniqueKeysWithValues: Field.allCases.compactMap { f in error(f).map { (f, $0) } }) }; var isValid: Bool { errors.isEmpty && agree }
  mutating func touch(_ fs: Field...) { touched.formUnion(fs) }; var visibleErrors: [String] { Field.allCases.filter(touched.contains).compactMap(error) } }
struct Cart { struct Line: Identifiable { let id: String; var qty: Int; let price: Decimal }; private(set) var lines: [Line] = []; var code: String?; mutating func add(_ id: String, price: Decimal, qty: Int = 1) { if let i = lines.firstIndex(where: { $0.id == id }) { lines[i].qty += qty } else { lines.append(.init(id: id, qty: qty, price: price)) } }; mutating func set(_ id: String, qty: Int) { guard let i = lines.firstIndex(where: { $0.id == id }) else { return }; if qty > 0 { lines[i].qty = qty } else { lines.remove(at: i) } }
  var sub: Decimal { lines.reduce(0) { $0 + Decimal($1.qty) * $1.price } }; var off: Decimal { switch code?.uppercased() { case "HALF": sub / 2; case "TEN"?: min(10, sub); case let c? where c.hasPrefix("X"): 1; default: 0 } }; var total: Decimal { sub - off } }
func lines() -> [String] {
  var out: [String] = []
  let s = HabitStore.preview; out.append("\(s.habits.map(\.streak)) \(s.habits.map(\.progress)) \(s.visible.count) \(s.saved != nil)")
  s[2].toggle(7); s[2].toggle(8); s[2].toggle(7); s[2].days.insert(9); out.append("\(s[2].days.sorted()) \(s[2].progress)"); s.filter = .done; out.append("\(s.visible.map(\.name))"); s.filter = .color(.blue); out.append("\(s.visible.map(\.name)) \(s.filter == .color(.blue))")
  let b = s.binding(1); var h = b.get(); h.name += "!"; b.set(h); out.append(s[1].name); s.habits.removeAll(); out.append("\(s.habits.count) \(String(data: s.saved!, encoding: .utf8)!)")
  var f = FormState(); out.append("\(f.errors.count) \(f.isValid) \(f.visibleErrors)"); f.touch(.name, .age); out.append("\(f.visibleErrors)"); f.name = "A"; f.email = "a@b"; f.age = "17"; out.append("\(f.errors.values.sorted())"); f.age = "20"; f.agree.toggle(); out.append("\(f.isValid) \(f.touched.map(\.rawValue).sorted())")
  var c = Cart(); c.add("a", price: 9.5); c.add("b", price: 20, qty: 2); c.add("a", price: 9.5); out.append("\(c.sub) \(c.total) \(c.lines.map(\.qty))"); c.code = "half"; out.append("\(c.total)"); c.code = "ten"; c.set("b", qty: 0); out.append("\(c.total) \(c.lines.count)"); c.code = "XYZ"; out.append("\(c.off)"); c.set("a", qty: 5); out.append("\(c.sub)")
  out.append("\(Habit.Color2.allCases.map { String(format: "#%06X", $0.hex) }) \(Habit(name: "q") == Habit(name: "q"))")
  return out
}
