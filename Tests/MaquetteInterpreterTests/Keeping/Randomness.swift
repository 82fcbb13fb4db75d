/// Numbers that look random, the same for the same seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True so many times of a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(0...99) < percent }

  /// One of several; what is empty has none.
  mutating func pick<Choices: RandomAccessCollection>(_ choices: Choices) -> Choices.Element? {
    guard !choices.isEmpty else { return nil }
    return choices[choices.index(choices.startIndex, offsetBy: number(0...choices.count - 1))]
  }

  /// One of several that are written out.
  mutating func one<Choice>(of first: Choice, _ others: Choice...) -> Choice {
    let index = number(0...others.count)
    return index == 0 ? first : others[index - 1]
  }
}
