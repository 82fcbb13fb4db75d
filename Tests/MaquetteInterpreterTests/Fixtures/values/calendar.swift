let date = Date(timeIntervalSince1970: 1_685_950_200)
func run() {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0)!
  print(calendar.component(.hour, from: date))  // expect-output: 7
  print(calendar.component(.weekday, from: date))  // expect-output: 2
  let next = calendar.date(byAdding: .day, value: 1, to: date)!
  print(next.timeIntervalSince(date))  // expect-output: 86400.0
  print(calendar.isDateInToday(date), calendar.isDateInTomorrow(next), calendar.isDateInYesterday(next))  // expect-output: true true false
  print(calendar.isDate(date, inSameDayAs: next))  // expect-output: false
  print(calendar.isDate(date, equalTo: next, toGranularity: .month))  // expect-output: true
  print(date.timeIntervalSince(calendar.startOfDay(for: date)))  // expect-output: 27000.0
  let parts = calendar.dateComponents([.year, .month, .day], from: date)
  print(parts.year!, parts.month ?? 0, parts.day ?? 0, parts.hour ?? -1)  // expect-output: 2023 6 5 -1
  let span = calendar.dateComponents([.day, .hour], from: date, to: date + 93_600)
  print(span.day!, span.hour!)  // expect-output: 1 2
  var birthday = DateComponents(year: 1815, month: 12, day: 10)
  birthday.hour = 9
  let born = calendar.date(from: birthday)!
  print(calendar.component(.year, from: born), calendar.component(.hour, from: born))  // expect-output: 1815 9
  print(calendar.date(bySettingHour: 18, minute: 30, second: 0, of: date)! > date)  // expect-output: true
  print(calendar.range(of: .day, in: .month, for: date)!.count)  // expect-output: 30
  print(calendar.weekdaySymbols[0], calendar.shortMonthSymbols[5], calendar.amSymbol)  // expect-output: Sunday Jun AM
  print(calendar.isDateInWeekend(date), calendar.firstWeekday)  // expect-output: false 1
  print(calendar.dateInterval(of: .day, for: date)!.duration)  // expect-output: 86400.0
  print(calendar.compare(date, to: next, toGranularity: .day) == .orderedAscending)  // expect-output: true
}
run()
