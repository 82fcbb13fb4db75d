struct Lexer { enum Token: Equatable { case num(Double), op(Character), lparen, rparen }; let src: String
  func tokens() throws -> [Token] { var r: [Token] = []; var i = src.startIndex; while i < src.endIndex { let c = src[i]; switch c { case " ": i = src.index(after: i); case "(": r.append(.lparen); i = src.index(after: i); case ")": r.append(.rparen); i = src.index(after: i); case "+", "-", "*", "/": r.append(.op(c)); i = src.index(after: i); case _ where c.isNumber: var j = i; while j < src.endIndex, src[j].isNumber || src[j] == "." { j = src.index(after: j) }; r.append(.num(Double(src[i..<j])!)); i = j; default: throw ParseError.unexpected(c) } }; return r } }
enum ParseError: Error { case unexpected(Character), eof }
struct Parser { private var t: [Lexer.Token]; private var p = 0; init(_ t: [Lexer.Token]) { self.t = t }
  private var peek: Lexer.Token? { p < t.count ? t[p] : nil }
  mutating func expr() throws -> Double { var v = try term(); while case .op(let o)? = peek, o == "+" || o == "-" { p += 1; let r = try term(); v = o == "+" ? v + r : v - r }; return v }
  mutating func term() throws -> Double { var v = try factor(); while case .op(let o)? = peek, "*/".contains(o) { p += 1; let r = try factor(); if o == "*" { v *= r } else { v /= r } }; return v }
  mutating func factor() throws -> Double { guard let tok = peek else { throw ParseError.eof }; p += 1; switch tok { case .num(let n): return n; case .op("-"): return -(try factor()); case .lparen: let v = try expr(); guard peek == .rparen else { throw ParseError.eof }; p += 1; return v; default: throw ParseError.unexpected("?") } } }
func calc(_ s: String) -> String { do { var p = Parser(try Lexer(src: s).tokens()); return "\(try p.expr())" } catch ParseError.unexpected(let c) { return "bad \(c)" } catch { return "error" } }
struct Template { let text: String; func render(_ v: [String: String]) -> String { var out = ""; var rest = text[...]; while let open = rest.firstIndex(of: "{") { out += rest[..<open]; guard let close = rest[open...].firstIndex(of: "}") else { break }; let key = String(rest[rest.index(after: open)..<close]); out += v[key] ?? "<\(key)>"; rest = rest[rest.index(after: close)...] }; return out + rest } }
func wrap(_ s: String, _ w: Int) -> [String] { var lines: [String] = [], cur = ""; for word in s.split(separator: " ") { if cur.isEmpty { cur = String(word) } else if cur.count + 1 + word.count <= w { cur += " " + word } else { lines.append(cur); cur = String(word) } }; if !cur.isEmpty { lines.append(cur) }; return lines }
func rle(_ s: String) -> String { var r = ""; var prev: Character?; var n = 0; for c in s + "\0" { if c == prev { n += 1 } else { if let p = prev { r += n > 1 ? "\(n)\(p)" : "\(p)" }; prev = c; n = 1 } }; return r }
func slug(_ s: String) -> String { s.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined().split(separator: "-").joined(separator: "-") }
func roman(_ n: Int) -> String { var n = n; return [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")].reduce("") { acc, p in var acc = acc; while n >= p.0 { acc += p.1; n -= p.0 }; return acc } }
func levenshtein(_ a: String, _ b: String) -> Int { let a = Array(a), b = Array(b); var row = Array(0...b.count); for i in 1...a.count { var prev = row[0]; row[0] = i; for j in 1...b.count { let t = row[j]; row[j] = a[i - 1] == b[j - 1] ? prev : 1 + min(prev, row[j], row[j - 1]); prev = t } }; return row[b.count] }
func perms<T>(_ x: [T]) -> [[T]] { guard x.count > 1 else { return [x] }; return x.indices.flatMap { i -> [[T]] in var r = x; let e = r.remove(at: i); return perms(r).map { [e] + $0 } } }
func lines() -> [String] {
  var out: [String] = []
  out.append("\(calc("1 + 2 * 3")) \(calc("(1+2)*-3")) \(calc("10/4-0.5")) \(calc("2 $ 3")) \(calc("(1"))")
  out.append("\(wrap("the quick brown fox jumps", 10))"); out.append("\(rle("aaabccd")) \(slug("Hello, World! 2")) \(roman(1994)) \(levenshtein("kitten", "sitting")) \(perms([1, 2, 3]).count) \(perms(["a", "b"]))")
  let s = "añb👍🏽c"; out.append("\(s.count) \(Array(s)[3]) \(s.unicodeScalars.count) \(s.utf16.count) \(s.dropFirst().first!) \(String(s.reversed()))")
  out.append("\(s.firstIndex(of: "b").map { s.distance(from: s.startIndex, to: $0) } ?? -1) \(s[s.index(s.startIndex, offsetBy: 1)]) \(s.index(s.startIndex, offsetBy: 99, limitedBy: s.endIndex) == nil)")
  var m = "hello world"; m.replaceSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 5), with: "HOWDY"); out.append(m); m.removeSubrange(m.index(m.endIndex, offsetBy: -5)...); out.append("\(m)|"); m.insert(contentsOf: "-x-", at: m.startIndex); out.append(m)
  out.append("\("a,b;c".split(whereSeparator: { ",;".contains($0) })) \("k=v=w".split(separator: "=", maxSplits: 1)) \("a  b".split(separator: " ", omittingEmptySubsequences: false).count)")
  out.append("\("Hello".map { $0.isUppercase ? $0.lowercased() : $0.uppercased() }.joined()) \("abc".contains("bc")) \("swift".sorted()) \(String("swift".sorted())) \(Set("hello").count)")
  out.append("line1\nline2\ttab \"q\" \\ \u{1F600} \(#"raw\#(1 + 1)"#)".split(separator: "\n").joined(separator: "|"))
  let multi = """
  {
    "k": "\(1 + 2)",
      indented \("nested \("deep")")
  }
  """; out.append(multi.split(separator: "\n").map(String.init).joined(separator: "|"))
  out.append("\("abc" < "abd" ? "lt" : "ge") \("a".compare2("b")) \(["b", "a"].joined(separator: ",")) \("x".isEmpty || "".isEmpty) \("ab" * 3)")
  return out
}
extension String { func compare2(_ o: String) -> Int { self < o ? -1 : self > o ? 1 : 0 }; static func * (s: String, n: Int) -> String { String(repeating: s, count: n) } }
