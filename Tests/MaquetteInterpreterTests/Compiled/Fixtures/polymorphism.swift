protocol Shape { var area: Double { get }; var name: String { get } }
extension Shape { var name: String { "\(type(of: self))" }; func describe(prefix: String = "> ") -> String { "\(prefix)\(name): \(area)" } }
protocol Scalable { mutating func scale(by f: Double) }
struct Square: Shape, Scalable { var side: Double; var area: Double { side * side }; mutating func scale(by f: Double) { side *= f } }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; var name: String { "Circle" } }
final class Group: Shape { var children: [Shape]; init(_ c: Shape...) { children = c }; var area: Double { children.reduce(0) { $0 + $1.area } } }
protocol Observer: AnyObject { func notify(_ e: String) }
final class Logger: Observer { var log: [String] = []; func notify(_ e: String) { log.append(e) } }
final class Subject { weak var observer: Observer?; var handlers: [String: (String) -> Void] = [:]; func fire(_ e: String) { observer?.notify(e); handlers[e]?(e); handlers["*"]?("any \(e)") } }
protocol Repository { associatedtype Model; func all() -> [Model] }
struct Users: Repository { func all() -> [String] { ["u1", "u2"] } }
struct AnyRepo<M> { let load: () -> [M]; init<R: Repository>(_ r: R) where R.Model == M { load = r.all } }
func count<R: Repository>(_ r: R) -> Int { r.all().count }
func largest<T: Comparable>(_ xs: [T]) -> T? { guard var m = xs.first else { return nil }; for x in xs where x > m { m = x }; return m }
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
struct Defaults { static var shared = Defaults(); var volume = 5 { willSet { Defaults.events.append("will\(newValue)") } didSet { Defaults.events.append("did\(oldValue)") } }; static var events: [String] = []; private init() {} ; static subscript(k: String) -> Int { k.count } }
class Counter { static var made = 0; let id: Int; var value: Int { get { store * 2 } set { store = newValue / 2 } }; private var store = 0; init() { Counter.made += 1; id = Counter.made }; func callAsFunction() -> Int { store += 1; return store } }
class A { func who() -> String { "A" }; func greet() -> String { "I am " + who() }; var size: Int { 1 } }
class B: A { override func who() -> String { "B" }; override var size: Int { super.size + 10 } }
class C: B { override func who() -> String { "C<" + super.who() }; override func greet() -> String { super.greet() + "!" } }
func lines() -> [String] {
  var out: [String] = []
  let shapes: [Shape] = [Square(side: 2), Circle(r: 1), Group(Square(side: 1), Circle(r: 2))]
  out += shapes.map { $0.describe() }
  out.append(shapes[0].describe(prefix: ""))
  var sq = Square(side: 3); sq.scale(by: 2); out.append("\(sq.area)")
  let lg = Logger(); let sub = Subject(); sub.observer = lg; sub.handlers["x"] = { lg.log.append("h" + $0) }; sub.handlers["*"] = lg.notify; sub.fire("x"); sub.fire("y"); out.append("\(lg.log)")
  out.append("\(AnyRepo(Users()).load()) \(count(Users())) \(largest([3, 9, 2])!) \(largest([String]()) as String?) \(pair(1, "a"))")
  out.append("\(compose({ (x: Int) in x + 1 }, { "\($0)!" })(4)) \(curry(+)(2)(3) as Int) \([1, 2, 3].map(curry(*)(10)))")
  Defaults.shared.volume = 7; Defaults.shared.volume += 1; out.append("\(Defaults.events) \(Defaults["abc"]) \(Defaults.shared.volume)")
  let c = Counter(); _ = Counter(); c.value = 9; out.append("\(c.value) \(c()) \(c.id) \(Counter.made)")
  let objs: [A] = [A(), B(), C()]; out.append("\(objs.map { $0.greet() }) \(objs.map(\.size)) \(objs.filter { $0 is B }.count) \(objs.compactMap { $0 as? C }.count)")
  let maker: [() -> A] = [A.init, B.init, C.init]; out.append("\(maker.map { $0().who() })")
  let f: (A) -> () -> String = A.who; out.append(f(C())())
  let op: (Double, Double) -> Double = (*); out.append("\(op(2, 4)) \([1, 2, 3].reduce(1, *)) \(zip([1, 2], [3, 4]).map(+))")
  if let s = shapes.first as? Square, case let side = s.side, side > 1 { out.append("sq\(side)") }
  let scal = shapes.compactMap { $0 as? Scalable }.count; out.append("\(scal) \(shapes[1] is Circle)")
  switch shapes[2] { case let g as Group where g.children.count > 1: out.append("group\(g.children.count)"); case is Circle: out.append("c"); default: out.append("?") }
  return out
}
