func run() {
  let name = "Ada"
  let count = 3
  print(String(format: "%d of %@", count, name))  // expect-output: 3 of Ada
  print(String(format: "%.2f|%5.1f|%05d|%x|%%", 3.14159, 2.5, 42, 255))  // expect-output: 3.14|  2.5|00042|ff|%
  print(String(format: "%2$@ %1$@", "a", "b"))  // expect-output: b a
  print(String(localized: "\(count) left"))  // expect-output: 3 left
  print(String(localized: "key.name", defaultValue: "Hello, \(name)"))  // expect-output: Hello, Ada
  print(NSLocalizedString("Plain", comment: "Nothing"))  // expect-output: Plain
  print(NSLocalizedString("key", value: "Given", comment: ""))  // expect-output: Given
  let resource: LocalizedStringResource = "Later"
  print(String(localized: resource))  // expect-output: Later
  print(1234.formatted(), 1234.5.formatted(), 0.25.formatted(.percent))  // expect-output: 1,234 1,234.5 25%
  print(["a", "b"].formatted(), [1, 2].formatted(.list(memberStyle: .number, type: .or)))  // expect-output: a and b 1 or 2
}
run()
