// W1, W2, W5: what a view shows is in its own locale, what code formats in the style's.
let german = Locale(identifier: "de_DE")
let moment = Date(timeIntervalSince1970: 1674036251.123)
Form {
  Text(1234.5, format: .number.locale(german))
  Text("\(1234.5, format: .number.locale(german)) pieces")
  LabeledContent("Price", value: 1234.5, format: .currency(code: "EUR").locale(german))
  Text(1234.5.formatted(.number.locale(german)))
  Text(1234, format: .currency(code: "USD").rounded().grouping(.never))
  Text(1234.5, format: .currency(code: "EUR").grouping(.never).sign(strategy: .always()))
  Text(moment.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  Text(ByteCountFormatter.string(fromByteCount: 2048, countStyle: .file))
}
