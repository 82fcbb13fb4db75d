let stamp: DateFormatter = {
  let formatter = DateFormatter()
  formatter.dateFormat = "yyyy-MM-dd HH:mm"
  formatter.timeZone = TimeZone(identifier: "UTC")
  return formatter
}()
let money: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.numberStyle = .currency
  formatter.currencyCode = "USD"
  formatter.maximumFractionDigits = 2
  return formatter
}()
let date = Date(timeIntervalSince1970: 1_685_950_200)
func run() {
  print(stamp.string(from: date))  // expect-output: 2023-06-05 07:30
  print(stamp.date(from: "2023-06-05 07:30") == date)  // expect-output: true
  let medium = DateFormatter()
  medium.dateStyle = .medium
  medium.timeStyle = .none
  print(medium.string(from: date))  // expect-output: Jun 5, 2023
  medium.locale = Locale(identifier: "de_DE")
  print(medium.string(from: date))  // expect-output: 05.06.2023
  print(money.string(from: 1234.5) ?? "")  // expect-output: $1,234.50
  print(money.string(from: NSNumber(value: 3))!)  // expect-output: $3.00
  let digits = NumberFormatter()
  digits.numberStyle = .decimal
  print(digits.number(from: "1,234") ?? 0)  // expect-output: 1234
  digits.numberStyle = .ordinal
  print(digits.string(from: 42) ?? "")  // expect-output: 42nd
  let relative = RelativeDateTimeFormatter()
  relative.unitsStyle = .full
  print(relative.localizedString(for: date.addingTimeInterval(-7200), relativeTo: date))  // expect-output: 2 hours ago
  relative.dateTimeStyle = .named
  print(relative.localizedString(from: DateComponents(day: -1)))  // expect-output: yesterday
  print(ListFormatter.localizedString(byJoining: ["a", "b", "c"]))  // expect-output: a, b, and c
  let length = DateComponentsFormatter()
  length.allowedUnits = [.hour, .minute]
  length.unitsStyle = .abbreviated
  print(length.string(from: 5400) ?? "")  // expect-output: 1h 30m
  print(ByteCountFormatter.string(fromByteCount: 1_234_567, countStyle: .file))  // expect-output: 1.2 MB
  let names = PersonNameComponentsFormatter()
  names.style = .long
  print(names.string(from: PersonNameComponents(givenName: "Ada", familyName: "Lovelace")))  // expect-output: Ada Lovelace
  let units = MeasurementFormatter()
  units.unitStyle = .long
  print(units.string(from: Measurement(value: 5, unit: UnitLength.miles)))  // expect-output: 5 miles
  print(ISO8601DateFormatter().string(from: date))  // expect-output: 2023-06-05T07:30:00Z
  print("\(date, formatter: stamp)")  // expect-output: 2023-06-05 07:30
}
run()
