extension ByteCountFormatter {
  static func human(_ count: Int) -> String { string(fromByteCount: Int64(count), countStyle: .memory) }
}
extension TimeInterval {
  var clock: String { String(format: "%02d:%02d", Int(self) / 60, Int(self) % 60) }
}
extension DateFormatter {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy/MM/dd"
    return formatter
  }()
}
extension Date {
  static func of(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day))!
  }
  var isToday: Bool { Calendar.current.isDateInToday(self) }
}
func run() {
  print(ByteCountFormatter.human(2048), (125.0).clock)  // expect-output: 2 KB 02:05
  print(DateFormatter.day.string(from: .of(2024, 2, 29)), Date.now.isToday)  // expect-output: 2024/02/29 true
  print([1, 2].map(String.init).formatted())  // expect-output: 1 and 2
  print((.now ... .now + 600).contains(.now))  // expect-output: true
  print(String.localizedStringWithFormat("%d of %@", 2, "all"))  // expect-output: 2 of all
}
run()
