func run() -> Int {
  defer { print("last") }
  defer { print("first") }
  print("body")
  return 1
}
// expect-output: body
// expect-output: first
// expect-output: last
print(run())  // expect-output: 1
