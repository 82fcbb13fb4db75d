import Foundation
func lines() -> [String] {
  var out: [String] = []
  out.append("\(7 / 2) \(-7 / 2) \(7 % 3) \(-7 % 3) \(7.0 / 2) \(1 / 3.0) \(0.1 + 0.2) \(1e20) \(1e-7) \(100000.0) \(1e16) \(Double.pi)")
  out.append("\(Int(3.99)) \(Int(-3.99)) \(Double(3)) \(Float(0.1)) \(Int8(127)) \(UInt8(255)) \(Int.max) \(UInt8(truncatingIfNeeded: 300)) \(Int8(clamping: 200))")
  out.append("\((3.7).rounded()) \((2.5).rounded()) \((-2.5).rounded(.up)) \((2.4).rounded(.down)) \((2.5).rounded(.toNearestOrEven)) \(floor(2.7)) \(ceil(2.1)) \(sqrt(2.0)) \(pow(2.0, 10)) \(abs(-4)) \(max(1, 5, 3)) \(min(2.5, 1.5))")
  out.append("\(5.isMultiple(of: 5)) \(10.quotientAndRemainder(dividingBy: 3)) \((-3).magnitude) \(3.signum()) \(Int("12")?.advanced(by: 1) ?? 0) \(12.description) \(1_000_000) \(0xFF) \(0b101) \(0o17)")
  out.append("\(5 & 3) \(5 | 3) \(5 ^ 3) \(~5) \(1 << 4) \(-16 >> 2) \(200 &+ 100) \(UInt8(200) &+ 100) \(true && !false || false)")
  out.append("\(Double.infinity) \(Double.nan) \((0.0 / 0.0).isNaN) \(-0.0) \(Double.greatestFiniteMagnitude) \(5.0.truncatingRemainder(dividingBy: 3)) \(Double("abc") as Double?) \(1.0) \(1.50) \(123456789.123)")
  out.append("\(Decimal(string: "1.10")! + Decimal(2)) \(NSDecimalNumber(value: 3).intValue) \(CGFloat(2.5) * 2) \(CGSize(width: 3, height: 4).width) \(CGPoint(x: 1, y: 2).y) \(CGRect(x: 0, y: 0, width: 10, height: 5).midX)")
  out.append("\(Int.random(in: 3...3)) \(Bool.random() || true) \((0..<10).randomElement()! < 10) \(UInt(5)) \(Int64(5) * 2) \(Int32.max) \(Float(1) / 3) \(Double(Float(0.1)))")
  var x = 5; x += 2; x -= 1; x *= 3; x /= 2; x %= 5; out.append("\(x)")
  out.append("\(3 < 4 ? "y" : "n") \(nil ?? 3) \((nil as Int?) == nil) \(Optional(3).map { $0 + 1 } ?? 0) \(Optional(3).flatMap { $0 > 5 ? $0 : nil } as Int?) \(Optional(4)!)")
  let o: Int? = 5; if let o { out.append("o\(o)") }; if let o, o > 3, case let z = o * 2 { out.append("z\(z)") }
  let s: String? = nil; out.append("\(s?.count as Int?) \(s?.uppercased() ?? "none") \(s?.isEmpty ?? true)")
  out.append("\(10.0.formatted()) \(1234567.formatted()) \((0.256).formatted(.percent)) \(3.14159.formatted(.number.precision(.fractionLength(2))))")
  out.append("\(type(of: 3)) \(type(of: "s")) \(type(of: 2.5)) \(type(of: [1])) \(type(of: ["a": 1.0])) \(Int.self)")
  out.append("\((1...3).reduce(0) { $0 + $1 }) \(String(3.0)) \(String(true)) \(Double(7) / Double(2)) \(Int(7 / 2.0)) \(lround(2.5)) \(Int((2.567 * 100).rounded()))  \(log10(1000.0)) \(hypot(3.0, 4.0)) \(sin(0.0)) \(exp(0.0)) \(cbrt(27.0)) \(trunc(-2.7)) \(fmod(7.5, 2.0)) \(Double(1).nextUp > 1)")
  return out
}
