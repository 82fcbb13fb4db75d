let date = Date(timeIntervalSince1970: 0)
Form {
  LabeledContent("A", value: 1234.5, format: .number.precision(.fractionLength(2)))
  LabeledContent("B", value: 1234, format: .number.grouping(.never))
  LabeledContent("C", value: 0.256, format: .percent.precision(.fractionLength(1)))
  LabeledContent("D", value: 9.5, format: .currency(code: "EUR"))
  LabeledContent("E", value: date, format: .dateTime.day().month(.wide).year())
  LabeledContent("F", value: Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .wide))
  Text("\(2.5, specifier: "%.2f") and \(0.5, format: .percent)")
  Text(date, style: .date)
  Text(date.formatted(date: .numeric, time: .omitted))
}
