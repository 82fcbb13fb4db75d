func makeCounter() -> () -> Int {
  var count = 0
  return {
    count += 1
    return count
  }
}
let next = makeCounter()
print(next(), next())  // expect-output: 1 2
func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
print(apply(3) { $0 * 2 })  // expect-output: 6
print([3, 1, 2].sorted { $0 > $1 })  // expect-output: [3, 2, 1]
print([1, 2, 3].reduce(0, +))  // expect-output: 6
print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })  // expect-output: ["1a", "2b"]
func both(first: () -> Void, second: () -> Void) {
  first()
  second()
}
both {
  print("one")
} second: {
  print("two")
}
// expect-output: one
// expect-output: two
