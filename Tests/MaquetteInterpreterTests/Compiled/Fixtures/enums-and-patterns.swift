enum Shape { case circle(radius: Double), rect(w: Double, h: Double), none
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case let .rect(w, h) where w == h: return w * w
    case .rect(let w, let h): return w * h
    case .none: return 0
    }
  }
}
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth, mars
  var name: String { String(describing: self).capitalizedFirst } }
extension String { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
enum Level: String, CaseIterable, Comparable { case low, mid = "MID", high
  static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 } }
indirect enum Expr { case num(Int), add(Expr, Expr), mul(Expr, Expr)
  func eval() -> Int { switch self { case .num(let n): n; case .add(let a, let b): a.eval() + b.eval(); case .mul(let a, let b): a.eval() * b.eval() } } }
func lines() -> [String] {
  var out: [String] = []
  for s in [Shape.circle(radius: 2), .rect(w: 2, h: 2), .rect(w: 2, h: 3.5), .none] { out.append("\(s.area)") }
  out.append("\(Shape.circle(radius: 1.5)) \(Shape.none) \(Shape.rect(w: 1, h: 2))")
  out.append(Planet.allCases.map { "\($0.rawValue)\($0.name)" }.joined(separator: ","))
  out.append("\(Planet(rawValue: 3)!) \(Planet(rawValue: 9) as Any)")
  out.append("\(Level.low < .high) \(Level.allCases.max()!) \(Level(rawValue: "MID")!) \(Level.mid.rawValue)")
  let e = Expr.add(.num(2), .mul(.num(3), .num(4)))
  out.append("\(e.eval())")
  if case .circle(let r) = Shape.circle(radius: 7), r > 5 { out.append("big \(r)") }
  guard case .rect(let w, _) = Shape.rect(w: 4, h: 1) else { return out }
  out.append("w \(w)")
  let shapes: [Shape] = [.none, .circle(radius: 1), .circle(radius: 2)]
  for case .circle(let r) in shapes where r > 1 { out.append("r\(r)") }
  let opt: [Int?] = [1, nil, 3]
  for case let x? in opt { out.append("x\(x)") }
  for (i, x) in opt.enumerated() { switch x { case .some(let v) where v > 2: out.append("\(i) big"); case .some: out.append("\(i) some"); case nil: out.append("\(i) nil") } }
  switch (3, "b") { case (1...2, _): out.append("no"); case (3, "a"), (3, "b"): out.append("yes"); default: out.append("def") }
  switch 42 { case ..<0: out.append("neg"); case 0..<10: out.append("small"); case let n where n.isMultiple(of: 2): out.append("even \(n)"); default: break }
  return out
}
