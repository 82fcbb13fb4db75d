import Foundation
class Vehicle { let wheels: Int; var speed = 0.0 { didSet { if speed > maxSpeed { speed = maxSpeed }; log.append("\(oldValue)->\(speed)") } }; var maxSpeed: Double { 100 }; private(set) var log: [String] = []; required init(wheels: Int) { self.wheels = wheels }; convenience init() { self.init(wheels: 4) }; func describe() -> String { "\(Self.kind) with \(wheels)" }; class var kind: String { "vehicle" }; static func make<T: Vehicle>(_ t: T.Type, _ n: Int) -> T { T(wheels: n) }; subscript(k: String) -> String { k == "wheels" ? "\(wheels)" : "?" } }
class Bike: Vehicle { override var maxSpeed: Double { super.maxSpeed / 4 }; override class var kind: String { "bike" }; var bell = "ring"; required init(wheels: Int) { super.init(wheels: wheels); bell += "!" }; convenience init(bell: String) { self.init(wheels: 2); self.bell = bell }; override func describe() -> String { super.describe() + " & \(bell)" } }
final class EBike: Bike { var charge = 1.0; override var maxSpeed: Double { charge > 0 ? 45 : super.maxSpeed }; override class var kind: String { "e" + super.kind }; override subscript(k: String) -> String { k == "charge" ? "\(Int(charge * 100))%" : super[k] } }
protocol Shape { var area: Double { get }; init(side: Double) }
extension Shape { static func unit() -> Self { Self(side: 1) }; func scaled(_ f: Double) -> Self { Self(side: (area * f).squareRoot()) } }
struct Sq: Shape { let side: Double; init(side: Double) { self.side = side }; var area: Double { side * side } }
struct Pile<T>: CustomStringConvertible { fileprivate var a: [T] = []; mutating func push(_ x: T...) { a += x }; mutating func pop() -> T? { a.popLast() }; var description: String { "[\(a.map { "\($0)" }.joined(separator: ">"))]" }; func map<U>(_ f: (T) throws -> U) rethrows -> Pile<U> { var s = Pile<U>(); for x in a { s.push(try f(x)) }; return s } }
extension Pile: Equatable where T: Equatable {}
extension Pile where T: Numeric { func sum() -> T { a.reduce(0, +) } }
enum Token: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { case word(String), num(Int); init(stringLiteral v: String) { self = .word(v) }; init(integerLiteral v: Int) { self = .num(v) } }
struct Path: ExpressibleByStringLiteral, CustomStringConvertible { var parts: [String]; init(stringLiteral s: String) { parts = s.split(separator: "/").map(String.init) }; static func / (l: Path, r: String) -> Path { var p = l; p.parts.append(r); return p }; var description: String { "/" + parts.joined(separator: "/") }; var parent: Path? { parts.count > 1 ? { var p = self; p.parts.removeLast(); return p }() : nil } }
func retry<T>(_ n: Int, _ f: (Int) throws -> T) rethrows -> T { for i in 1..<n { if let r = try? f(i) { return r } }; return try f(n) }
struct Fail: Error, CustomStringConvertible { let n: Int; var description: String { "fail#\(n)" } }
func lines() -> [String] {
  var out: [String] = []
  let v = Vehicle(); v.speed = 150; v.speed -= 20; out.append("\(v.describe()) \(v.speed) \(v.log)")
  let b = Bike(bell: "ding"); b.speed = 30; out.append("\(b.describe()) \(b.speed) \(b["wheels"]) \(Bike.kind)")
  let e = EBike(); e.speed = 60; e.charge = 0; e.speed = 60; out.append("\(e.describe()) \(e.log) \(e["charge"]) \(e["wheels"]) \(e["x"])"); out.append("\(Vehicle.make(Bike.self, 3).describe()) \(type(of: Vehicle.make(EBike.self, 2)))")
  let all: [Vehicle] = [v, b, e]; out.append("\(all.map { type(of: $0).kind }) \(all.compactMap { ($0 as? Bike)?.bell }) \(all.filter { !($0 is Bike) }.count) \(all.map { String(describing: type(of: $0)) })")
  out.append("\(Sq.unit().area) \(Sq(side: 2).scaled(4).side)")
  var s = Pile<Int>(); s.push(1, 2, 3); _ = s.pop(); out.append("\(s) \(s.map { "\($0)!" }) \(s == s) \(s.sum()) \(s.pop()!) \(s)")
  let ts: [Token] = ["a", 1, "b", .num(2)]; out.append("\(ts.count) \(ts[0] == "a") \(ts[1]) \(ts.contains(2))"); let t: Token = "z"; out.append("\(t)")
  let p: Path = "a/b"; out.append("\(p / "c" / "d") \(p.parent!) \((p.parent?.parent).map { "\($0)" } ?? "none")")
  var tries = 0; out.append("\(retry(3) { n in tries += 1; return n * 2 }) \(tries)"); do { _ = try retry(2) { n -> Int in tries += 1; throw Fail(n: n) } } catch { out.append("\(error) \(tries)") }
  let f: (Int) throws -> Int = { guard $0 > 0 else { throw Fail(n: $0) }; return 10 / $0 }; out.append("\([2, 0, 5].map { (try? f($0)) ?? -1 }) \(((try? f(0)) as Int?) == nil)")
  func outer() -> [String] { var log: [String] = []; defer { log.append("never") }; log.append("1"); do { defer { log.append("d1") }; log.append("2") }; for i in 0..<2 { defer { log.append("f\(i)") }; if i == 0 { continue }; log.append("body") }; return log }; out.append("\(outer())")
  let (x, y): (Int, Double) = (3, 4); let z = Double(x) + y; out.append("\(z) \(x.isMultiple(of: 3) ? "y" : "n") \(Int(z) << 2) \(-x) \(+x) \(!true)")
  return out
}
