enum Shape {
  case circle(radius: Double)
  case rectangle(Int, Int)
  case none
}
func describe(_ shape: Shape) -> String {
  switch shape {
  case .circle(let radius) where radius > 10: "big"
  case .circle(let radius): "circle \(radius)"
  case .rectangle(let w, let h): "\(w)x\(h)"
  case .none: "nothing"
  }
}
print(describe(.circle(radius: 20)))  // expect-output: big
print(describe(.circle(radius: 2)))  // expect-output: circle 2.0
print(describe(.rectangle(3, 4)))  // expect-output: 3x4
print(describe(.none))  // expect-output: nothing
func grade(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1...9: return "small"
  case 10, 20, 30: return "round"
  case let x where x < 0: return "negative \(x)"
  default: return "large"
  }
}
print(grade(0), grade(5), grade(20), grade(-3), grade(99))  // expect-output: zero small round negative -3 large
switch (1, "a") {
case (1, let s): print("one", s)  // expect-output: one a
default: print("other")
}
func fall(_ n: Int) {
  switch n {
  case 1:
    print("one")
    fallthrough
  case 2: print("two")
  default: break
  }
}
fall(1)
// expect-output: one
// expect-output: two
let maybe: Int? = 3
if case let value? = maybe { print(value) }  // expect-output: 3
if case .some(let value) = maybe, value > 2 { print("some") }  // expect-output: some
