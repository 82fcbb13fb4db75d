/// The indices of a longest increasing subsequence of the numbers that are there.
///
/// Children in it keep their order, so that moving all others is the least there is to move.
func longestIncreasing(_ numbers: [Int?]) -> Set<Int> {
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    guard let number else { continue }
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if let other = numbers[tails[middle]], other < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low > 0 { previous[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result: Set<Int> = []
  var current = tails.last
  while let index = current {
    result.insert(index)
    current = previous[index]
  }
  return result
}
