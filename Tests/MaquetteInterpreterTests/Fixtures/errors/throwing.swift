enum Problem: Error {
  case bad(Int)
  case worse
}
func risky(_ n: Int) throws -> Int {
  if n > 1 { throw Problem.bad(n) }
  if n < 0 { throw Problem.worse }
  return n
}
do {
  print(try risky(1))  // expect-output: 1
  print(try risky(5))
} catch Problem.bad(let n) {
  print("bad", n)  // expect-output: bad 5
} catch {
  print("other")
}
do { _ = try risky(-1) } catch { print(error) }  // expect-output: worse
print((try? risky(9)) ?? 0)  // expect-output: 0
