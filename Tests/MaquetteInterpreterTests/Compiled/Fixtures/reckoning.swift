import Foundation
struct Vec: Equatable { var x: Double, y: Double; static func + (a: Vec, b: Vec) -> Vec { .init(x: a.x + b.x, y: a.y + b.y) }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }; var length: Double { (x * x + y * y).squareRoot() } ; static let zero = Vec(x: 0, y: 0) }
struct Invoice { struct Line { let name: String; let qty: Int; let unit: Decimal; var total: Decimal { Decimal(qty) * unit } }; var lines: [Line]; var taxRate: Decimal = 0.2; var discount: Double = 0
  var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }; var tax: Decimal { subtotal * taxRate }; var total: Decimal { subtotal + tax } }
struct Progress2 { var done: Int, all: Int; var fraction: Double { all == 0 ? 0 : Double(done) / Double(all) }; var percent: Int { Int((fraction * 100).rounded()) }; var text: String { "\(done)/\(all) (\(percent)%)" } }
struct Bmi { let kg: Double, cm: Double; var value: Double { kg / pow(cm / 100, 2) }; var label: String { switch value { case ..<18.5: "under"; case 18.5..<25: "normal"; case 25..<30: "over"; default: "obese" } } }
struct PasswordStrength { let p: String; var score: Int { var s = 0; if p.count >= 8 { s += 1 }; if p.rangeOfCharacter(from: .decimalDigits) != nil { s += 1 }; if p.contains(where: \.isUppercase) { s += 1 }; if p.contains(where: { "!@#$".contains($0) }) { s += 1 }; return s }; var label: String { ["none", "weak", "fair", "good", "strong"][score] } }
struct TimeLeft { let s: Int; var text: String { let (h, m) = (s / 3600, s % 3600 / 60); return h > 0 ? "\(h)h \(m)m" : m > 0 ? "\(m)m \(s % 60)s" : "\(s)s" }; var clock: String { String(format: "%02d:%02d:%02d", s / 3600, (s / 60) % 60, s % 60) } }
struct CardNumber { let raw: String; var digits: String { raw.filter(\.isNumber) }; var grouped: String { stride(from: 0, to: digits.count, by: 4).map { i in let st = digits.index(digits.startIndex, offsetBy: i); let en = digits.index(st, offsetBy: 4, limitedBy: digits.endIndex) ?? digits.endIndex; return String(digits[st..<en]) }.joined(separator: " ") }; var masked: String { String(repeating: "•", count: max(0, digits.count - 4)) + digits.suffix(4) }
  var luhn: Bool { digits.reversed().enumerated().map { i, c in let d = c.wholeNumberValue!; return i % 2 == 1 ? (d * 2 > 9 ? d * 2 - 9 : d * 2) : d }.reduce(0, +) % 10 == 0 } }
extension Double { func rounded(to n: Int) -> Double { let f = pow(10.0, Double(n)); return (self * f).rounded() / f }; var clean: String { truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", self) : String(self) } }
func lines() -> [String] {
  var out: [String] = []
  let v = Vec(x: 3, y: 4); out.append("\(v.length) \(-v) \(v + .zero == v) \((v * 2).x) \([v, v].reduce(.zero, +))")
  let inv = Invoice(lines: [.init(name: "A", qty: 2, unit: 9.99), .init(name: "B", qty: 1, unit: 5)]); out.append("\(inv.subtotal) \(inv.tax) \(inv.total) \(NSDecimalNumber(decimal: inv.total).doubleValue)")
  out.append("\(Progress2(done: 1, all: 3).text) \(Progress2(done: 0, all: 0).text) \(Bmi(kg: 70, cm: 175).label) \(Bmi(kg: 70, cm: 175).value.rounded(to: 2)) \(Bmi(kg: 100, cm: 160).label)")
  out.append("\(["", "abc", "abcdefg1", "Abcdefg1!"].map { PasswordStrength(p: $0).label })")
  out.append("\([45, 150, 7325].map { TimeLeft(s: $0).text }) \(TimeLeft(s: 3725).clock)")
  let c = CardNumber(raw: "4242-4242 4242x4242"); out.append("\(c.grouped) \(c.masked) \(c.luhn) \(CardNumber(raw: "123456").grouped)")
  out.append("\(3.14159.rounded(to: 2)) \(5.0.clean) \(5.25.clean) \(Int("007")!) \(Double("1e3")!) \(Int(2.9)) \(Int("３") as Int?)")
  out.append(String(format: "%5.1f|%-5d|%+d|%03d|%e|%@|%c|%%", 3.14159, 42, 7, 5, 12345.678, "s" as NSString, 65))
  out.append("\(0.1 + 0.2 == 0.3) \(abs(0.1 + 0.2 - 0.3) < 1e-9) \(1.0 / 3) \(2.0.squareRoot()) \(100.0 / 7) \(1e10) \(1234567890123456789.0) \(0.00001) \(Float(1) / 3) \(Double(Int.max))")
  out.append("\(max(1, 2, 3)) \(min("b", "a")) \(abs(-2.5)) \((-7).magnitude) \(7.quotientAndRemainder(dividingBy: 2)) \(stride(from: 0, through: 1, by: 0.25).map { $0 })")
  out.append("\(Int.random(in: 1...1)) \(["x"].randomElement()!) \([1, 2, 3].shuffled().count) \(UInt8.max) \(Int8(-128)) \(UInt16(65535) &+ 1) \(Int(truncatingIfNeeded: 300)) \(Int(exactly: 2.5) as Int?) \(Int(exactly: 2.0)!)")
  out.append("\(Decimal(1) / 3 > 0.3) \(Decimal(string: "12.50")!) \(Decimal(12.5).description) \((Decimal(10) as NSDecimalNumber).stringValue)")
  return out
}
