// A7: each numeric type keeps its width and overflow.
struct Pixel {
  var red: UInt8
  var alpha: Float = 0.1
}
enum Level: UInt8 { case low = 3, high = 9 }
func run() {
  print(UInt8.max, Int8.min, UInt16.max, Int32.max, UInt32.max, UInt64.max, Int64.max)
  // expect-output: 255 -128 65535 2147483647 4294967295 18446744073709551615 9223372036854775807
  print(UInt8(truncatingIfNeeded: 300), UInt8(clamping: 300), UInt8(exactly: 300) == nil)
  // expect-output: 44 255 true
  let byte: UInt8 = 250
  print(byte &+ 10, byte / 7, byte >> 4, byte << 1, byte << 200, ~byte, Int(byte) + 10)
  // expect-output: 4 35 15 244 0 5 260
  var signed: Int8 = 100
  signed += 27
  print(signed, -signed, signed == 127)
  // expect-output: 127 -127 true
  let single: Float = 0.1
  print(single, single + 0.2, Double(single), Float(1) / 3)
  // expect-output: 0.1 0.3 0.10000000149011612 0.33333334
  print(Float(0.305).formatted(.percent.precision(.fractionLength(0))))
  // expect-output: 31%
  print(Pixel(red: 7).red, Pixel(red: 7).alpha, Level(rawValue: 9) == .high)
  // expect-output: 7 0.1 true
  print([UInt8](repeating: 1, count: 2), [UInt8]([1, 2]).map { Int($0) * 200 })
  // expect-output: [1, 1] [200, 400]
  print(UInt8("12") ?? 0, UInt8("300") == nil, UInt16("ff", radix: 16) ?? 0, single.rounded())
  // expect-output: 12 true 255 0.0
  print(byte + 10)  // expect-error: arithmetic operation '250 + 10' (on type 'UInt8') results in an overflow [runtime]
  // expect-output: …
}
run()
