struct Point: Equatable, Hashable, Comparable, CustomStringConvertible {
  var x = 0, y = 0
  static let zero = Point()
  static func < (a: Point, b: Point) -> Bool { (a.x, a.y) < (b.x, b.y) }
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func += (a: inout Point, b: Point) { a = a + b }
  static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
  var description: String { "(\(x), \(y))" }
  mutating func move(by d: Int) { x += d; y += d }
  func moved(by d: Int) -> Self { var c = self; c.move(by: d); return c }
  subscript(i: Int) -> Int { get { i == 0 ? x : y } set { if i == 0 { x = newValue } else { y = newValue } } }
}
func lines() -> [String] {
  var out: [String] = []
  var p = Point(x: 1, y: 2)
  p += Point(x: 3)
  out.append("\(p)")
  p[1] = 9
  out.append("\(-p) \(p[0]) \(p.moved(by: 2)) \(p)")
  let ps = [Point(x: 2), Point(x: 1, y: 5), .zero]
  out.append("\(ps.sorted())")
  out.append("\(ps.max()!) \(ps.min()!) \(ps.contains(.zero)) \(ps.firstIndex(of: Point(x: 2))!)")
  let s = Set(ps + ps)
  out.append("\(s.count) \(p > .zero) \(p >= p)")
  var q = p
  q.x = 100
  out.append("\(p) \(q) \(p == q) \(p != q)")
  let d = Dictionary(grouping: 1...10, by: { $0 % 3 })
  out.append(d.keys.sorted().map { "\($0):\(d[$0]!)" }.joined(separator: ";"))
  let (a, b) = (p.x, p.y)
  out.append("\(a)-\(b)")
  swap(&p, &q)
  out.append("\(p) \(q)")
  out.append(String(describing: p) + " " + String(reflecting: [1, 2]))
  return out
}
