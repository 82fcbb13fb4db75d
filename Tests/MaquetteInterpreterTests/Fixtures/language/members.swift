// Subscripts by their labels, members looked up when asked for, and sequences of the file's own.
struct Grid {
  var cells = [1, 2, 3, 4]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
  subscript(name: String) -> String { "named " + name }
  subscript(safe index: Int) -> Int? { cells.indices.contains(index) ? cells[index] : nil }
  static subscript(index: Int) -> Int { index * 2 }
}
@dynamicMemberLookup
struct Bag {
  var values = ["a": 1]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
}
struct Person { let name = "Ann" }
@dynamicMemberLookup
struct Lens<Value> {
  let value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}
struct Countdown: Sequence, IteratorProtocol {
  var n = 3
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n
  }
}
func run() {
  var grid = Grid()
  grid[1, 1] = 9
  print(grid[1, 1], grid["x"], grid[safe: 7] == nil, grid[safe: 0] ?? 0, Grid[4])
  // expect-output: 9 named x true 1 8
  var bag = Bag()
  bag.b = 5
  print(bag.a, bag.b, bag.c, Lens(value: Person()).name)
  // expect-output: 1 5 0 Ann
  for n in Countdown() { print("at", n) }
  // expect-output: at 2
  // expect-output: at 1
  // expect-output: at 0
  print(Countdown().map { $0 * 2 })
  // expect-output: [4, 2, 0]
}
run()
let (first, (second, _)) = (1, (2, 3))
print(first, second)
// expect-output: 1 2
