// One order of scopes for reading, writing, projecting and calling.
class Store {
  static let shared = Store()
  static var all = [1, 2]
  var n = 0
}
enum Config {
  static var level = 1
  struct Inner { static var depth = 0 }
  static func raise() { level += 10 }
}
struct Reader {
  static var count = 0
  static func next() -> Int {
    count += 1
    return count
  }
  func twice() -> Int { Reader.next() + Self.next() }
}
// A8: nothing hangs on a name that a file can write.
func closure(_ a: Int = 1, _ b: Int = 2) -> Int { a + b }
struct set_value {
  let flag: Bool
  var body: Int { if flag { 3 } else { 4 } }
  func makeBody() -> Int { if flag { 5 } else { 6 } }
}
func min(_ a: Int, _ b: Int) -> Int { -1 }
func run() {
  Store.shared.n = 5  // A1
  Store.all[0] = 9
  Store.all.append(3)
  Config.level = 2
  Config.level += 3
  Config.Inner.depth -= 4
  Config.raise()
  print(Store.shared.n, Store.all, Config.level, Config.Inner.depth)
  // expect-output: 5 [9, 2, 3] 15 -4
  print(Reader().twice(), Reader.count)
  // expect-output: 3 2
  print(closure(), closure(5), set_value(flag: true).body, set_value(flag: false).makeBody())
  // expect-output: 3 7 3 6
  print(min(3, 1), Swift.min(3, 1), Swift.max(3, 1))
  // expect-output: -1 1 3
}
run()
