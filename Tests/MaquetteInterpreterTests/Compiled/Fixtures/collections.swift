func lines() -> [String] {
  var out: [String] = []
  var a = [5, 3, 8, 1]
  a.append(contentsOf: [9, 2]); a.insert(7, at: 1); a.remove(at: 0); a.swapAt(0, 1)
  out.append("\(a) \(a.count) \(a.first!) \(a.last!) \(a.indices) \(a.isEmpty)")
  a.sort(); out.append("\(a)"); a.sort(by: >); out.append("\(a)"); a.reverse(); out.append("\(Array(a.prefix(2))) \(a.suffix(2)) \(a.dropFirst(3)) \(a[1...2]) \(a[..<2])")
  out.append("\(a.filter { $0 > 3 }) \(a.map { $0 * $0 }) \(a.reduce(1, *)) \(a.reduce(into: [:]) { $0[$1 % 2, default: 0] += $1 }.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })")
  out.append("\(a.contains(8)) \(a.firstIndex(of: 8)!) \(a.first { $0 > 4 }!) \(a.allSatisfy { $0 > 0 }) \(a.min()!) \(a.max()!) \(a.sorted { $0 % 3 < $1 % 3 })")
  out.append("\(a.partition { $0 > 5 } >= 0) \(Array(stride(from: 0, to: 10, by: 3))) \(Array(stride(from: 5, through: 1, by: -2)))")
  a.removeAll { $0.isMultiple(of: 2) }; out.append("\(a.sorted())"); a.removeFirst(); a.removeLast(); out.append("\(a.count)"); a = []; out.append("\(a) \(a.first as Int?) \(a.popLast() as Int?)")
  var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; d.updateValue(9, forKey: "b"); d["z", default: 10] += 1
  out.append("\(d.sorted { $0.key < $1.key }.map { "\($0)\($1)" }) \(d.count) \(d["q"] as Int?) \(d.keys.sorted()) \(d.values.sorted()) \(d.mapValues { $0 * 2 }["z"]!) \(d.filter { $0.value > 5 }.count)")
  out.append("\(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...2))["y"]!) \(d.merging(["b": 1]) { $0 + $1 }["b"]!) \(d.removeValue(forKey: "b")!) \(d.isEmpty) \(d.contains { $0.value == 11 })")
  var s: Set<Int> = [1, 2, 3]; s.insert(3); s.insert(4); s.remove(1)
  out.append("\(s.sorted()) \(s.contains(2)) \(s.union([9]).sorted()) \(s.intersection([2, 4, 6]).sorted()) \(s.subtracting([2]).sorted()) \(s.isSubset(of: [1, 2, 3, 4])) \(s.symmetricDifference([4, 5]).sorted())")
  out.append("\([1, 2, 3] == [1, 2, 3]) \([[1], [2]].joined().map { $0 }) \(Array(repeating: "x", count: 3)) \((1...3).map { $0 }.shuffled().count) \(Array(zip([1, 2], "ab")).count)")
  out.append("\([3, 1, 2].enumerated().sorted { $0.element < $1.element }.map(\.offset)) \([1, 2, 3, 4, 5].chunked(2)) \(["b", "a"].sorted()) \([1, nil, 3].compactMap { $0 })")
  var m = [[1, 2], [3, 4]]; m[0][1] = 9; m[1].append(5); out.append("\(m) \(m.flatMap { $0 }.count)")
  var dd: [String: [Int]] = [:]; dd["k", default: []].append(1); dd["k"]?.append(2); out.append("\(dd)")
  var t = (name: "n", age: 3); t.age += 1; out.append("\(t) \(t.name) \(t.1)")
  out.append("\((1...5).contains(3)) \((1..<5).count) \((1...5).reversed().map { $0 }) \((0..<3).map { _ in "z" }) \(Array("hello").map(String.init).last!) \([1, 2, 3].lazy.map { $0 * 2 }.first!)")
  out.append("\([1, 2, 3].elementsEqual([1, 2, 3])) \([1, 2, 3].starts(with: [1, 2])) \(["a": 1].first!.key) \([1, 2, 3].drop { $0 < 2 }) \([1, 2, 3].prefix { $0 < 3 }) \([2, 1].min { $0 < $1 }!) \([1,2,3].last { $0 < 3 }!)")
  a = [1, 2, 3]; a.replaceSubrange(0...1, with: [7, 8, 9]); out.append("\(a)"); a[0...1] = [0]; out.append("\(a)"); a.removeSubrange(..<1); out.append("\(a) \(a.randomElement() != nil)"); a += [4]; out.append("\(a + [5]) \(a.lastIndex(of: 4)!) \(a.endIndex) \(a.index(after: 0))")
  return out
}
extension Array { func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
