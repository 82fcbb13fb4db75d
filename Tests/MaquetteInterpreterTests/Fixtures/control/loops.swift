func run() {
  for i in 0..<3 { print(i) }
  // expect-output: 0
  // expect-output: 1
  // expect-output: 2
  var n = 3
  while n > 0 {
    n -= 1
    if n == 1 { continue }
    print("n", n)
  }
  // expect-output: n 2
  // expect-output: n 0
  repeat { n += 1 } while n < 5
  print(n)  // expect-output: 5
  outer: for a in 1...3 {
    for b in 1...3 {
      if b == 2 { continue outer }
      if a == 3 { break outer }
      print(a, b)
    }
  }
  // expect-output: 1 1
  // expect-output: 2 1
  for (index, word) in ["x", "y"].enumerated() where index > 0 { print(index, word) }
  // expect-output: 1 y
}
run()
