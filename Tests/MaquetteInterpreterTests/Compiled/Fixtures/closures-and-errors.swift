func make(_ n: Int) -> (Int) -> Int { var total = n; return { total += $0; return total } }
func apply<T, U>(_ x: T, _ f: (T) throws -> U) rethrows -> U { try f(x) }
struct E: Error, Equatable { let code: Int }
enum Net: Error { case down, status(Int) }
func risky(_ n: Int) throws -> String {
  if n == 0 { throw E(code: 7) }
  if n < 0 { throw Net.status(n) }
  defer { _ = n }
  return "ok\(n)"
}
func lines() -> [String] {
  var out: [String] = []
  let f = make(10)
  out.append("\(f(1)) \(f(2)) \(make(1)(1))")
  out.append(apply(3) { "\($0 * 2)" })
  for i in [1, 0, -4] {
    do { out.append(try risky(i)) }
    catch let e as E where e.code == 7 { out.append("E\(e.code)") }
    catch Net.status(let c) { out.append("status \(c)") }
    catch { out.append("other \(error)") }
  }
  out.append("\((try? risky(0)) ?? "nil")")
  var log: [String] = []
  func inner(_ x: Int) { defer { log.append("d\(x)") }; defer { log.append("e\(x)") }; if x > 1 { log.append("early"); return }; log.append("late") }
  inner(1); inner(2)
  out.append(log.joined(separator: " "))
  let r: Result<Int, E> = .failure(E(code: 1))
  switch r { case .success(let v): out.append("\(v)"); case .failure(let e): out.append("fail \(e.code)") }
  let r2 = Result { try risky(5) }
  out.append("\((try? r2.get()) ?? "-") \(r2.map { $0.count })")
  var fs: [() -> Int] = []
  for i in 0..<3 { fs.append { i * i } }
  out.append(fs.map { String($0()) }.joined(separator: ","))
  var x = 1
  let g = { [x] in x }
  x = 5
  out.append("\(g()) \(x)")
  let comp: (Int, Int) -> Bool = (>)
  out.append("\([3, 1, 2].sorted(by: comp)) \([1, 2, 3].reduce(0, +)) \([1, 2, 3].map(String.init))")
  out.append("\(["a", "b"].map { $0.uppercased() }) \([[1], [2, 3]].flatMap { $0 }) \(["1", "x", "3"].compactMap(Int.init))")
  outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; out.append("\(i)\(j)") } }
  var n = 0
  repeat { n += 1 } while n < 5
  while true { n += 1; if n > 8 { break } }
  out.append("\(n)")
  let v = if n > 5 { "gt" } else { "le" }
  let w = switch n { case 9: "nine"; default: "other" }
  out.append("\(v) \(w)")
  return out
}
