// What a type has by what it conforms to, by its bare name.
protocol Listed: RawRepresentable where RawValue == String { var title: String { get } }
extension Listed where Self: CaseIterable, AllCases == [Self] {
  static var titles: [String] { allCases.map { item in item.title } }
}
enum Chip: String, CaseIterable, Listed {
  case arm, risc
  var title: String { rawValue.uppercased() }
  var id: Int { hashValue }
  static let some = allCases.dropLast(1)
}
print(Chip.titles, Chip.some.count, Chip.arm.id == Chip.arm.hashValue)  // expect-output: ["ARM", "RISC"] 1 true
struct Abilities: OptionSet {
  let rawValue: UInt32
  static let read = Abilities(rawValue: 1)
  static let write = Abilities(rawValue: 2)
  static var current: Self {
    var result = Self()
    result.insert(.read)
    return result
  }
}
print(Abilities.current.contains(.read), Abilities.current.contains(.write))  // expect-output: true false
print(Abilities().isEmpty, Abilities.current.isEmpty)  // expect-output: true false
extension Optional where Wrapped == Int {
  func words() -> String { map { $0 == 0 ? "none" : "\($0)" } ?? "unknown" }
}
let three: Int? = 3
let nothing: Int? = nil
print(three.words(), nothing.words(), three.map { $0 + 1 } ?? 0)  // expect-output: 3 unknown 4
struct Country {
  let name: String
  static var home: Self { .init(name: "Chile") }
}
print(Country.home.name)  // expect-output: Chile
enum Family {
  case phone, pad
  static var usual: Family { .pad }
  func isSame(as other: Family) -> Bool { self == other }
}
struct Device {
  var family: Family?
  var isPad: Bool {
    let family = family ?? .usual
    return family.isSame(as: .pad)
  }
}
print(Device(family: nil).isPad, Device(family: .phone).isPad)  // expect-output: true false
enum Theme: String { case light, dark }
print(["dark", "odd"].compactMap(Theme.init(rawValue:)).map(\.rawValue))  // expect-output: ["dark"]
print("google.com".dropFirst().prefix(while: { $0 != "." }) + "!")  // expect-output: oogle!
print(3.5 as! NSNumber, (4 as? NSNumber) != nil)  // expect-output: 3.5 true
print(ClosedRange(uncheckedBounds: (lower: 0, upper: 5)).count)  // expect-output: 6
print(Int.random(in: 3...3), Int.random(in: 0..<10), Double.random(in: 0...1), Bool.random())  // expect-output: 3 4 0.5 false
