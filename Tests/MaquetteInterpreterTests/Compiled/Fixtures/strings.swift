import Foundation
func lines() -> [String] {
  var out: [String] = []
  let s = "Hello, Wörld 👨‍👩‍👧!"
  out.append("\(s.count) \(s.utf8.count) \(s.uppercased()) \(s.lowercased()) \(s.reversed().count)")
  out.append("\(s.hasPrefix("Hell")) \(s.hasSuffix("!")) \(s.contains("Wör")) \(s.isEmpty)")
  out.append(s.split(separator: " ").map(String.init).joined(separator: "|"))
  out.append("a,b,,c".split(separator: ",").count.description + " " + "\("a,b,,c".components(separatedBy: ",").count)")
  out.append("\("a,b,,c".split(separator: ",", omittingEmptySubsequences: false))")
  out.append("  trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
  out.append(s.replacingOccurrences(of: "l", with: "L"))
  let i = s.index(s.startIndex, offsetBy: 4)
  out.append("\(s[i]) \(s[..<i]) \(s[i...].prefix(3)) \(s.firstIndex(of: "o").map { s.distance(from: s.startIndex, to: $0) } ?? -1)")
  out.append(String(repeating: "ab", count: 3) + String("xyz".reversed()) + String(Character("q")))
  out.append("\(Int("42")!) \(Int("4x") as Int?) \(Double("3.50")!) \(Bool("true")!) \(Int("ff", radix: 16)!) \(String(255, radix: 2)) \(String(255, radix: 16, uppercase: true))")
  out.append("\("abc" < "abd") \("Z" < "a") \("é" == "e\u{301}")")
  out.append("\("abc".map { $0.asciiValue! }) \("a1 B".filter { $0.isLetter }) \("Ab9".map { $0.isNumber })")
  var m = "mutable"; m.append("!"); m.insert("_", at: m.startIndex); m.removeLast(); m += "?"
  out.append(m)
  m.removeFirst(2); out.append(m); m.removeAll { $0 == "e" }; out.append(m)
  out.append("""
    multi \
    line "quoted" \(1 + 1)
      indent
    """.replacingOccurrences(of: "\n", with: "⏎"))
  out.append(#"raw \n \#(5)"#)
  out.append(String(format: "%.2f %d %05d %@ %x %%", 3.14159, 42, 42, "obj", 255))
  out.append("\("one two".capitalized) \("aXbXc".components(separatedBy: "X")) \("abc".range(of: "bc") != nil)")
  out.append("\("hello".dropFirst(2)) \("hello".dropLast()) \("hello".suffix(2)) \("hello".prefix(while: { $0 != "l" }))")
  out.append("\("a-b_c".split(whereSeparator: { "-_".contains($0) })) \(Array("abc")) \(["x", "y"].joined())")
  out.append("\("10" + String(5)) \("ab".padding(toLength: 5, withPad: ".", startingAt: 0)) \("abc".first!) \("abc".last!) \("".first as Character?)")
  out.append("\("The quick".components(separatedBy: .whitespaces).map { $0.prefix(1) }.joined()) \("x".caseInsensitiveCompare("X") == .orderedSame) \("ä".folding(options: .diacriticInsensitive, locale: nil))")
  out.append("\("abc".enumerated().map { "\($0.offset)\($0.element)" }) \(zip("ab", [1, 2]).map { "\($0)\($1)" })")
  return out
}
