struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
struct User { var name: String; var age: Int = 18; var email: String? = nil
  init(name: String, age: Int = 18) { self.name = name; self.age = age }
  init?(csv: String) { let p = csv.split(separator: ","); guard p.count == 2, let a = Int(p[1]) else { return nil }; self.init(name: String(p[0]), age: a) }
  mutating func birthday() { age += 1 }
  var isAdult: Bool { age >= 18 }
  func with(_ f: (inout User) -> Void) -> User { var c = self; f(&c); return c }
  static func make(_ n: String...) -> [User] { n.map { User(name: $0) } } }
enum Dir: CaseIterable { case n, e, s, w; var next: Dir { let a = Self.allCases; return a[(a.firstIndex(of: self)! + 1) % a.count] }; mutating func turn() { self = next }; init(deg: Int) { switch deg % 360 { case 0..<90: self = .n; case 90..<180: self = .e; case 180..<270: self = .s; default: self = .w } } }
enum Op { case add(Int), set(to: Int), clear; static let all: [Op] = [.set(to: 3), .add(4), .clear, .add(1)] }
struct Machine { private(set) var v = 0; var log = [String](); mutating func run(_ ops: [Op]) { for op in ops { switch op { case .add(let n): v += n; case .set(let n): v = n; case .clear: v = 0 }; log.append("\(op)=\(v)") } } }
struct Perms: OptionSet { let rawValue: Int; static let r = Perms(rawValue: 1 << 0), w = Perms(rawValue: 1 << 1), x = Perms(rawValue: 1 << 2); static let all: Perms = [.r, .w, .x] }
func lines() -> [String] {
  var out: [String] = []
  var t = Temp(c: 100); t.f = 32; out.append("\(t.c) \(t.f)")
  var u = User(csv: "Al,30")!; u.birthday(); out.append("\(u.name) \(u.age) \(User(csv: "bad") == nil) \(User(csv: "x,y") == nil) \(u.isAdult)")
  let k = u.with { $0.name = "Kid"; $0.age = 5 }; out.append("\(k.name) \(k.isAdult) \(u.name) \(User.make("a", "b").count) \(k.email ?? "none")")
  var d = Dir.w; d.turn(); out.append("\(d) \(d.next) \(Dir(deg: 200)) \(Dir(deg: 450)) \(Dir.allCases.count)")
  var m = Machine(); m.run(Op.all); out.append("\(m.v) \(m.log)")
  var p: Perms = [.r]; p.insert(.x); out.append("\(p.contains(.w)) \(p.contains([.r, .x])) \(p.union(.w) == .all) \(p.rawValue) \(Perms().isEmpty) \(p.subtracting(.r) == .x)"); p.remove(.r); out.append("\(p.rawValue)")
  var a = [User(name: "z"), User(name: "y", age: 3)]; a[0].name = "q"; a[1].birthday(); a.sort { $0.age < $1.age }; out.append("\(a.map { "\($0.name)\($0.age)" })")
  for i in a.indices { a[i].age *= 2 }; out.append("\(a.map(\.age)) \(a.map(\.isAdult))")
  for var x in a { x.age = 0; _ = x }; out.append("\(a[0].age)")
  var dict = ["k": User(name: "d")]; dict["k"]?.age = 40; dict["k"]!.name += "!"; out.append("\(dict["k"]!.name) \(dict["k"]!.age)")
  var nested: [String: [String: Int]] = [:]; nested["a", default: [:]]["b", default: 0] += 5; nested["a"]?["c"] = 1; out.append("\(nested["a"]!["b"]!) \(nested["a"]!.count) \(nested["z"]?["b"] ?? -1)")
  var opt: User? = u; opt?.age = 1; out.append("\(opt!.age) \(opt?.email?.count ?? -1)"); if var o = opt { o.age = 99; out.append("\(o.age) \(opt!.age)") }
  var tup = (1, b: "x"); tup.b = "y"; tup.0 += 1; let (x, y) = tup; out.append("\(x)\(y) \(tup)")
  var x1 = 1, y1 = 2; (x1, y1) = (y1, x1); out.append("\(x1)\(y1)")
  let closure: (Int) -> Int = { n in if n > 2 { return n * 10 }; return n }; out.append("\([1, 3].map(closure))")
  let lazyVal: Int = { var s = 0; for i in 1...4 { s += i }; return s }(); out.append("\(lazyVal)")
  var fibs = [Int: Int](); func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = fibs[n] { return c }; let r = fib(n - 1) + fib(n - 2); fibs[n] = r; return r }; out.append("\(fib(30))")
  let grade: (Int) -> Character = { switch $0 { case 90...: return "A"; case 80..<90: return "B"; case ..<0: return "?"; default: return "F" } }; out.append(String([95, 85, 3, -1].map(grade)))
  let s = "abc"; switch s { case "a", "b": out.append("1"); case let v where v.hasPrefix("ab"): out.append("pre"); default: out.append("d") }
  let c: Character = "e"; switch c { case "a", "e", "i", "o", "u": out.append("vowel"); case "a"..."z": out.append("cons"); default: out.append("none") }
  switch (1, nil as Int?) { case (let a, .some(let b)): out.append("\(a)\(b)"); case (let a, nil): out.append("\(a) nil") }
  switch 5 { case 1: out.append("one"); case 5: out.append("five"); fallthrough; case 6: out.append("six"); default: out.append("def") }
  return out
}
