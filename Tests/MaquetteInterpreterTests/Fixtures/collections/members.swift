func run() {
  var list = [3, 1, 2]
  list.append(4)
  list.insert(0, at: 0)
  print(list, list.count, list.first!, list.last!)  // expect-output: [0, 3, 1, 2, 4] 5 0 4
  print(list.remove(at: 1), list)  // expect-output: 3 [0, 1, 2, 4]
  print(list.filter { $0 % 2 == 0 }, list.prefix(2), list.dropFirst())  // expect-output: [0, 2, 4] [0, 1] [1, 2, 4]
  print(list.firstIndex(of: 2)!, list.contains(9), list.reversed())  // expect-output: 2 false [4, 2, 1, 0]
  var ages = ["Ann": 3]
  ages["Bob"] = 5
  ages["Ann", default: 0] += 1
  print(ages["Ann"]!, ages.count, ages["Zoe"] == nil)  // expect-output: 4 2 true
  for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
  // expect-output: Ann 4
  // expect-output: Bob 5
  var set: Set<Int> = [1, 2]
  set.insert(2)
  print(set.count, set.contains(1))  // expect-output: 2 true
  print((1...5).map { $0 * $0 })  // expect-output: [1, 4, 9, 16, 25]
  print(["b", "a"].joined(separator: "-"))  // expect-output: b-a
  print([1, 2, 3].min()!, max(4, 9))  // expect-output: 1 9
  print(stride(from: 0, to: 10, by: 5))  // expect-output: [0, 5]
}
run()
