struct Event: View {
  let start = Date(timeIntervalSince1970: 1_685_950_200)
  let end = Date(timeIntervalSince1970: 1_685_950_100)

  var body: some View {
    Text(start...end)  // expect-error: Range requires lowerBound <= upperBound: 2023-06-05T07:30:00Z is after 2023-06-05T07:28:20Z [invalid-argument]
    Text(timerInterval: start...end)  // expect-error: Range requires lowerBound <= upperBound: 2023-06-05T07:30:00Z is after 2023-06-05T07:28:20Z [invalid-argument]
    Text("Between \(start..<end)")  // expect-error: Range requires lowerBound <= upperBound: 2023-06-05T07:30:00Z is after 2023-06-05T07:28:20Z [invalid-argument]
    Text(DateInterval(start: start, end: end))  // expect-error: Range requires lowerBound <= upperBound: 2023-06-05T07:30:00Z is after 2023-06-05T07:28:20Z [invalid-argument]
    Text("After")
  }
}
#Preview { Event() }
