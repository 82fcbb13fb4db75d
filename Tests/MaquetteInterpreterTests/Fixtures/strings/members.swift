let name = "Swift"
print("Hello, \(name)! \(1 + 1)")  // expect-output: Hello, Swift! 2
print(name.count, name.uppercased(), name.hasPrefix("Sw"))  // expect-output: 5 SWIFT true
print("  x ".trimmingCharacters(in: .whitespaces) + "|")  // expect-output: x|
print("a,b".components(separatedBy: ","), "a b".split(separator: " "))  // expect-output: ["a", "b"] ["a", "b"]
print("tab\tquote\"")  // expect-output: tab	quote"
print(#"raw \n"#)  // expect-output: raw \n
let lines = """
  two
    lines
  """
print(lines.components(separatedBy: "\n"))  // expect-output: ["two", "  lines"]
print(String(format: "%.2f %d", 3.14159, 7))  // expect-output: 3.14 7
print("\u{41}")  // expect-output: A
