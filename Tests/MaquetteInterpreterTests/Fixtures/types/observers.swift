struct Counter {
  var count = 0 {
    willSet { print("from \(count) to \(newValue)") }
    didSet(old) { print("was \(old), is \(count)") }
  }
}

func run() {
  var counter = Counter()
  counter.count = 2
  counter.count += 1
}

run()
// expect-output: from 0 to 2
// expect-output: was 0, is 2
// expect-output: from 2 to 3
// expect-output: was 2, is 3
