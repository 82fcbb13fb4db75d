struct Size {
  var width: Int
  var height: Int
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
  init(side: Int) { self.init(width: side, height: side) }
  init?(text: String) {
    guard let side = Int(text) else { return nil }
    self.init(side: side)
  }
}
print(Size(side: 3)) // expect-output: Size(width: 3, height: 3)
print(Size(text: "4")?.width ?? 0) // expect-output: 4
print(Size(text: "x") == nil) // expect-output: true
class Base {
  let name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "default") }
}
print(Base().name) // expect-output: default
struct Pair { let a: Int; let b: Int }
extension Pair {
  init(both: Int) { self.init(a: both, b: both) }
}
print(Pair(both: 2)) // expect-output: Pair(a: 2, b: 2)
extension Int {
  init(twice value: Int) { self = value * 2 }
}
print(Int(twice: 4)) // expect-output: 8
