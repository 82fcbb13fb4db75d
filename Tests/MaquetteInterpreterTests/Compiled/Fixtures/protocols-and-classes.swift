protocol Animal { var name: String { get }; func sound() -> String; static var kind: String { get } }
extension Animal { func sound() -> String { "..." }; var loud: String { sound().uppercased() }; static var kind: String { "animal" } }
class Base: Animal { let name: String; var count = 0 { didSet { history.append("\(oldValue)->\(count)") } }
  var history: [String] = []
  init(name: String) { self.name = name; count = 5 }
  func sound() -> String { "base" }
  class var title: String { "Base" }
  var describe: String { "\(type(of: self)):\(name):\(sound())" }
  deinit { }
}
final class Dog: Base { override func sound() -> String { "woof " + super.sound() }
  override class var title: String { "Dog/" + super.title }
  convenience init() { self.init(name: "Rex") }
  static let kind = "dog" }
struct Cat: Animal { let name = "Tom" }
func all(_ a: [any Animal]) -> String { a.map { "\($0.name) \($0.loud)" }.joined(separator: "|") }
func gen<A: Animal>(_ a: A) -> String { A.kind + a.sound() }
func some() -> some Animal { Cat() }
protocol Stack { associatedtype Element; mutating func push(_ e: Element); var top: Element? { get } }
struct Arr<T>: Stack { private(set) var items: [T] = []; mutating func push(_ e: T) { items.append(e) }; var top: T? { items.last } }
extension Arr where T == Int { var sum: Int { items.reduce(0, +) } }
extension Array where Element: Animal { var names: [String] { map(\.name) } }
extension Collection { var second: Element? { dropFirst().first } }
func lines() -> [String] {
  var out: [String] = []
  let d = Dog()
  out.append(d.describe)
  d.count = 7; d.count += 1
  out.append("\(d.history)")
  out.append("\(Base.title) \(Dog.title) \(Dog.kind) \(Cat.kind)")
  out.append(all([d, Cat(), Base(name: "b")]))
  out.append(gen(Cat()) + " " + some().name)
  var s = Arr<Int>(); s.push(3); s.push(4)
  out.append("\(s.top!) \(s.sum) \([Cat(), Cat()].names) \([1, 2].second!) \("xyz".second!)")
  let b: Base = d
  out.append("\(b is Dog) \((b as? Dog)?.name ?? "no") \(b as Any is Cat) \(b === d)")
  let anys: [Any] = [1, "two", 3.0, Cat(), [1]]
  for a in anys { switch a { case let i as Int: out.append("Int \(i)"); case let s as String: out.append("Str \(s)"); case is Double: out.append("Dbl"); case let an as any Animal: out.append(an.name); default: out.append("?") } }
  let e = d
  e.count = 100
  out.append("\(d.count)")
  weak var w = d
  out.append("\(w != nil) \(ObjectIdentifier(d) == ObjectIdentifier(e))")
  return out
}
