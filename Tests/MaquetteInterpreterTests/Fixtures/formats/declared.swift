struct LastSeen: FormatStyle {
  func format(_ value: Date) -> String {
    value > .now - 3600 ? "just now" : value.formatted(.dateTime.day().month())
  }
}
struct Glucose: FormatStyle {
  let unit: String
  func format(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(1))) + " " + unit }
}
struct BitRate: FormatStyle {
  func format(_ value: Int) -> String { "\(value / 1000) kbps" }
}
extension FormatStyle where Self == LastSeen {
  static var lastSeen: LastSeen { .init() }
}
extension FormatStyle where Self == Glucose {
  static func glucose(_ unit: String) -> Self { Self(unit: unit) }
}
extension FormatStyle where Self == BitRate {
  static var bitRate: Self { .init() }
}
extension FormatStyle where Self == Date.FormatStyle {
  static var monthOnly: Date.FormatStyle { .dateTime.month(.wide) }
}
extension Date {
  var short: String { formatted(date: .abbreviated, time: .omitted) }
}
struct Person { let name: String }
struct Initial: FormatStyle {
  func format(_ value: Person) -> String { String(value.name.prefix(1)) }
}
func run() {
  let date = Date(timeIntervalSince1970: 1_685_950_200)
  print(date.formatted(.lastSeen), (date - 7200).formatted(.lastSeen))  // expect-output: just now Jun 5
  print(5.25.formatted(.glucose("mmol/l")))  // expect-output: 5.2 mmol/l
  print(192_000.formatted(.bitRate))  // expect-output: 192 kbps
  print(date.formatted(.monthOnly), date.short)  // expect-output: June Jun 5, 2023
  print(Initial().format(Person(name: "Ada")))  // expect-output: A
  let style: Date.FormatStyle = .dateTime.year()
  print(date.formatted(style), style.format(date))  // expect-output: 2023 2023
  let money = FloatingPointFormatStyle<Double>.Currency(code: "USD")
  print(9.5.formatted(money.precision(.fractionLength(0))))  // expect-output: $10
  let ago: Date.RelativeFormatStyle = .relative(presentation: .named, unitsStyle: .abbreviated)
  print((date - 7200).formatted(ago))  // expect-output: 2 hr. ago
  print(1_200_000.0.formatted(.currency(code: "USD").notation(.compactName)))  // expect-output: $1.2M
  var plain = Date.FormatStyle(date: .long, time: .omitted)
  plain.locale = Locale(identifier: "fr_FR")
  print(date.formatted(plain))  // expect-output: 5 juin 2023
  print(IntegerFormatStyle<Int>.number.format(1234))  // expect-output: 1,234
  var sum = DateComponents()
  sum.setValue(3, for: .month)
  var later = date
  later.addTimeInterval(60)
  print(sum.month ?? 0, later - date)  // expect-output: 3 60.0
}
run()
