func run() {
  print(Locale.current.identifier, Locale.current.currency?.identifier ?? "?")  // expect-output: en_US USD
  let german = Locale(identifier: "de_DE")
  print(german.language.languageCode?.identifier ?? "", german.region?.identifier ?? "")  // expect-output: de DE
  print(german.decimalSeparator ?? "", german.currencySymbol ?? "")  // expect-output: , €
  print(Locale.current.localizedString(forRegionCode: "FR") ?? "")  // expect-output: France
  print(german.localizedString(forLanguageCode: "fr") ?? "")  // expect-output: Französisch
  print(german.measurementSystem == .metric)  // expect-output: true
  print(TimeZone(identifier: "Europe/Berlin")!.secondsFromGMT(for: Date(timeIntervalSince1970: 1_685_950_200)))  // expect-output: 7200
  print(TimeZone(identifier: "Nowhere/Nothing") == nil, TimeZone.current.identifier)  // expect-output: true GMT
}
run()
