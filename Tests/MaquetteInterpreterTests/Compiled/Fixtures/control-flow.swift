func lines() -> [String] {
  var out: [String] = []
  // control flow
  var i = 0
  outer: while true { i += 1; switch i { case 3: continue outer; case 6: break outer; default: break }; out.append("i\(i)") }
  for (index, ch) in "abc".enumerated().reversed() { out.append("\(index)\(ch)") }
  for x in stride(from: 10, to: 0, by: -4) { out.append("s\(x)") }
  for case (let k, let v?) in ["a": 1, "b": nil].sorted(by: { $0.key < $1.key }) { out.append("\(k)\(v)") }
  for n in 1...20 where n % 7 == 0 { out.append("w\(n)") }
  let score = 85
  let grade = if score > 90 { "A" } else if score > 80 { "B" } else { "C" }
  out.append(grade)
  let kind: String = switch (score, grade) { case (..<50, _): "low"; case (50..<100, "B"): "midB"; default: "x" }
  out.append(kind)
  func check(_ v: Int?) -> String { guard let v, v > 0 else { return "bad" }; return "ok\(v)" }
  out.append("\(check(nil)) \(check(-1)) \(check(3))")
  func nested(_ d: Int) -> Int { func helper(_ n: Int) -> Int { n == 0 ? 0 : n + helper(n - 1) }; return helper(d) * 2 }
  out.append("\(nested(4))")
  var stack = [1]; while let top = stack.popLast() { if top < 20 { stack.append(top * 3) } else { out.append("top\(top)") } }
  let dict = ["one": 1, "two": 2, "three": 3]
  if let (k, v) = dict.first(where: { $0.value == 2 }) { out.append("\(k)=\(v)") }
  if case 1...5 = dict["three"]! { out.append("in range") }
  if case let x? = dict["two"], x > 1, let y = dict["one"] { out.append("\(x + y)") }
  let tuple: (Int, (String, Bool)) = (1, ("a", true)); let (p, (q, r)) = tuple; out.append("\(p)\(q)\(r) \(tuple.1.0)")
  var matrix = Array(repeating: Array(repeating: 0, count: 3), count: 2); for r in 0..<2 { for c in 0..<3 { matrix[r][c] = r * 3 + c } }; out.append("\(matrix) \(matrix.map { $0.reduce(0, +) }) \(matrix.flatMap { $0 }.max()!)")
  var a = [1, 2, 3]; let b = a; a[0] = 9; out.append("\(a) \(b)")
  var s = "hello"; for (from, to) in [("h", "J"), ("o", "y")] { s = s.replacing(from, with: to) }; out.append(s)
  let words = "the quick brown the lazy the".split(separator: " "); var freq: [Substring: Int] = [:]; for w in words { freq[w, default: 0] += 1 }; out.append("\(freq["the"]!) \(freq.count) \(freq.max { $0.value < $1.value }!.key)")
  let sorted = words.sorted { ($0.count, $0) < ($1.count, $1) }; out.append("\(sorted.first!) \(sorted.last!)")
  func divide(_ a: Int, by b: Int) throws -> Int { struct DivZero: Error {}; guard b != 0 else { throw DivZero() }; return a / b }
  out.append("\((try? divide(1, by: 0)) ?? -1) \((try? divide(8, by: 2)) ?? -1)")
  do { let v = try divide(1, by: 0); out.append("\(v)") } catch { out.append("caught \(error)") }
  let primes = (2...30).filter { n in !(2..<n).contains { n % $0 == 0 } }; out.append("\(primes)")
  let gcd: (Int, Int) -> Int = { a, b in var (x, y) = (a, b); while y != 0 { (x, y) = (y, x % y) }; return x }; out.append("\(gcd(48, 18))")
  let fizz = (1...15).map { n -> String in switch (n % 3, n % 5) { case (0, 0): return "FB"; case (0, _): return "F"; case (_, 0): return "B"; default: return "\(n)" } }; out.append(fizz.joined(separator: " "))
  let caesar = String("Hello, World".map { c -> Character in guard c.isLetter, let av = c.asciiValue else { return c }; let base: UInt8 = c.isUppercase ? 65 : 97; return Character(UnicodeScalar((av - base + 3) % 26 + base)) }); out.append(caesar)
  let pal = { (s: String) -> Bool in let l = s.lowercased().filter(\.isLetter); return l == String(l.reversed()) }; out.append("\(pal("A man, a plan")) \(pal("Racecar"))")
  var bits = 0; for b in [1, 3, 5] { bits |= 1 << b }; out.append("\(bits) \(String(bits, radix: 2)) \(bits & 8 != 0)")
  let bin = { (n: Int, x: [Int]) -> Int? in var lo = 0, hi = x.count - 1; while lo <= hi { let mid = (lo + hi) / 2; if x[mid] == n { return mid }; if x[mid] < n { lo = mid + 1 } else { hi = mid - 1 } }; return nil }; out.append("\(bin(7, [1, 3, 7, 9])!) \(bin(4, [1, 3]) as Int?)")
  return out
}
