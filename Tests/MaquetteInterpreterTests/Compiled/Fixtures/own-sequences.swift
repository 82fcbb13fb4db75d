struct Matrix { private var grid: [[Double]]; let rows: Int, cols: Int
  init(rows: Int, cols: Int, fill: Double = 0) { self.rows = rows; self.cols = cols; grid = Array(repeating: Array(repeating: fill, count: cols), count: rows) }
  subscript(r: Int, c: Int) -> Double { get { grid[r][c] } set { grid[r][c] = newValue } }
  subscript(row r: Int) -> [Double] { grid[r] }
  mutating func transpose() { var t = Matrix(rows: cols, cols: rows); for r in 0..<rows { for c in 0..<cols { t[c, r] = self[r, c] } }; self = t }
  static func * (a: Matrix, k: Double) -> Matrix { var m = a; for r in 0..<a.rows { for c in 0..<a.cols { m[r, c] *= k } }; return m } }
struct Stack<Element> { private var items = [Element](); var isEmpty: Bool { items.isEmpty }; var count: Int { items.count }
  mutating func push(_ x: Element) { items.append(x) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func peek() -> Element? { items.last } }
extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? self.items[i] : nil } } }
extension Stack: CustomStringConvertible { var description: String { "Stack(\(items.count))" } }
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { for e in elements { push(e) } } }
class Node<T> { var value: T; var next: Node<T>?; weak var prev: Node<T>?; init(_ v: T, next: Node<T>? = nil) { value = v; self.next = next; next?.prev = self } }
struct LinkedList<T> { var head: Node<T>?
  mutating func prepend(_ v: T) { head = Node(v, next: head) }
  var values: [T] { var r: [T] = []; var n = head; while let c = n { r.append(c.value); n = c.next }; return r } }
indirect enum Tree { case leaf, node(Tree, Int, Tree)
  func insert(_ v: Int) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf); case let .node(l, x, r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
  var sorted: [Int] { switch self { case .leaf: return []; case let .node(l, x, r): return l.sorted + [x] + r.sorted } }
  var depth: Int { if case let .node(l, _, r) = self { return 1 + max(l.depth, r.depth) }; return 0 } }
struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a < 50 ? a : nil } }
func lines() -> [String] {
  var out: [String] = []
  var m = Matrix(rows: 2, cols: 3, fill: 1); m[0, 2] = 5; m[1, 0] += 2; m.transpose()
  out.append("\(m.rows)x\(m.cols) \(m[2, 0]) \(m[0, 1]) \(m[row: 2]) \((m * 2)[2, 0])")
  var s: Stack<Int> = [1, 2, 3]; s.push(4); s.pop(); out.append("\(s) \(s.peek() ?? 0) \(Array(s)) \(s.map { $0 * 2 }) \(s.contains(2))")
  for x in s { out.append("x\(x)") }
  var l = LinkedList<String>(); l.prepend("b"); l.prepend("a"); out.append("\(l.values) \(l.head?.next?.prev?.value ?? "nil")")
  var t = Tree.leaf; for v in [5, 2, 8, 1, 9] { t = t.insert(v) }; out.append("\(t.sorted) \(t.depth)")
  out.append("\(Array(Fib())) \(Fib().filter { $0 % 2 == 0 }) \(Fib().prefix(3).map { $0 })")
  var it = [1, 2, 3].makeIterator(); var sum = 0; while let x = it.next() { sum += x }; out.append("\(sum)")
  let copy = s; s.push(9); out.append("\(copy.count) \(s.count) \(s.isEmpty)")
  var e = Stack<String>(); out.append("\(e.pop() as String?) \(e.isEmpty)"); e.push("z"); out.append(e.peek()!)
  let z = zip(["a", "b"], 1...).map { "\($0.0)\($0.1)" }; out.append("\(z)")
  out.append("\(sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }.map { $0 }) \(stride(from: 0.0, through: 1, by: 0.5).map { $0 })")
  out.append("\([3, 1, 2].max { $0 < $1 }!) \(["bb", "a", "ccc"].min { $0.count < $1.count }!) \(["bb", "a"].sorted { $0.count < $1.count })")
  return out
}
