import Foundation
import MaquetteText

/// Formats values and asks live texts for their next change, beside plain calls of Foundation, and
/// prints medians of both.
@main
enum FormattingBenchmark {
  static func main() {
    let suite = Suite(rounds: 9)
    suite.compare("10,000 values, coming again", Values.mixed(10_000, isNew: false))
    suite.compare("10,000 values, each new", Values.mixed(10_000, isNew: true))
    for kind in Values.Kind.allCases {
      suite.compare("  \(kind.rawValue), coming again", Values.of(kind, 2_000, isNew: false))
      suite.compare("  \(kind.rawValue), each new", Values.of(kind, 2_000, isNew: true))
    }
    suite.compare("1,000 live texts, next change", LiveTexts.mixed(1_000))
    for kind in LiveTexts.Kind.allCases {
      suite.compare("  \(kind.rawValue)", LiveTexts.of(kind, 1_000))
    }
  }
}

/// Two ways of doing the same, to be compared.
struct Comparison {
  let plain: () -> Int
  let ours: () -> Int
}

/// Runs comparisons in one process, the two ways in turn, and measures processor time: other
/// programs on the machine then count less.
struct Suite {
  let rounds: Int

  func compare(_ title: String, _ comparison: Comparison) {
    var plain: [Double] = []
    var ours: [Double] = []
    var characters = (plain: 0, ours: 0)
    for _ in 0..<rounds {
      plain.append(milliseconds { characters.plain = comparison.plain() })
      ours.append(milliseconds { characters.ours = comparison.ours() })
    }
    let (before, after) = (median(plain), median(ours))
    let note = characters.plain == characters.ours ? "" : "  (other results)"
    print(
      title.padding(toLength: 48, withPad: " ", startingAt: 0),
      String(
        format: "plain %8.2f ms   ours %8.2f ms   ratio %5.2f", before, after, before / after)
        + note)
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e3
  }

  private func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted[sorted.count / 2]
  }
}
