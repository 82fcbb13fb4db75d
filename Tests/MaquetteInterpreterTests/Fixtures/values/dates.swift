func run() {
  let date = Date(timeIntervalSince1970: 1_685_950_200)
  print(date == Date.now, Date() == .now)  // expect-output: true true
  print(date.addingTimeInterval(60) > date, date + 60 == date.addingTimeInterval(60))  // expect-output: true true
  print((date - 3600).timeIntervalSinceNow)  // expect-output: -3600.0
  print(Date.distantPast < date, date < .distantFuture)  // expect-output: true true
  var moved = date
  moved += 90
  moved.addTimeInterval(10)
  print(moved - date)  // expect-output: 100.0
  let range = date...date.addingTimeInterval(60)
  print(range.contains(date + 60), range.contains(date + 61))  // expect-output: true false
  print(range.lowerBound == date, range.upperBound.timeIntervalSince(date))  // expect-output: true 60.0
  print((...date).contains(date - 1), (date...).contains(date - 1))  // expect-output: true false
  let interval = DateInterval(start: date, duration: 120)
  print(interval.duration, interval.contains(date + 119), interval.end > date)  // expect-output: 120.0 true true
  print(date.ISO8601Format())  // expect-output: 2023-06-05T07:30:00Z
  print((try? Date("2023-06-05T07:30:00Z", strategy: .iso8601)) == date)  // expect-output: true
  print((try? Date("nonsense", strategy: .iso8601)) == nil)  // expect-output: true
  print([date + 1, date].min()! == date)  // expect-output: true
}
run()
