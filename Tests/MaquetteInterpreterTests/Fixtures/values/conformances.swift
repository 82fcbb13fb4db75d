// A4: types of the vocabulary conform to what they conform to in SwiftUI.
let size = DynamicTypeSize.accessibility2
func name(_ size: DynamicTypeSize) -> String {
  switch size {
  case .xSmall ..< .large: "small"
  case .large ... .xxxLarge: "usual"
  case .accessibility1...: "large"
  default: "none"
  }
}
print(size >= .accessibility1, size < .xSmall, DynamicTypeSize.large == .large) // expect-output: true false true
print(size.isAccessibilitySize, DynamicTypeSize.xxxLarge.isAccessibilitySize) // expect-output: true false
print((DynamicTypeSize.large ... .accessibility3).contains(size)) // expect-output: true
print((...DynamicTypeSize.xxxLarge).contains(size), (DynamicTypeSize.small...) ~= size) // expect-output: false true
print(DynamicTypeSize.allCases.count, DynamicTypeSize.allCases.max() == .accessibility5) // expect-output: 12 true
print(DynamicTypeSize.allCases.map(name).filter { $0 == "large" }.count) // expect-output: 5
print(name(.small), name(.large), name(.xxxLarge)) // expect-output: small usual usual
print(DynamicTypeSize.allCases.sorted(by: >).first == .accessibility5) // expect-output: true
print(ColorScheme.allCases.map { "\($0)" }, Axis.allCases.count) // expect-output: ["light", "dark"] 2
print(Set([ColorScheme.dark, .dark, .light]).count, ["a": ColorScheme.dark]["a"] == .dark) // expect-output: 2 true
print(ContentSizeCategory.extraLarge > .large, ContentSizeCategory.accessibilityMedium.isAccessibilityCategory) // expect-output: true true
print(ContentSizeCategory(DynamicTypeSize.xLarge) == .extraLarge) // expect-output: true
print(("a" ... "m").contains("g"), ("a" ..< "m") ~= "z") // expect-output: true false

enum Mode: String { case slow, fast }
let isSlow = true
print((isSlow ? .slow : Mode.fast).rawValue, (isSlow ? .slow : (isSlow ? .slow : Mode.fast)).rawValue) // expect-output: slow slow
print(isSlow ? .dark : ColorScheme.light) // expect-output: dark
