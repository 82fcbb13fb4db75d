import Foundation
import Synchronization

/// A number style in the form that ICU joins with a unit.
///
/// The style shows its settings only through its coding, which the tests pin.
struct NumberSkeleton {
  /// The stems, apart by spaces; empty for a style with nothing set.
  let stems: String

  /// Reads a style's settings, once for each style.
  init(_ style: FloatingPointFormatStyle<Double>) {
    if let known = Self.known.withLock({ $0[style] }) {
      stems = known
      return
    }
    let coded = (try? JSONEncoder().encode(style)).flatMap {
      try? JSONDecoder().decode(CodedNumberStyle.self, from: $0)
    }
    let stems = coded?.collection.stems.joined(separator: " ") ?? ""
    Self.known.withLock { $0[style] = stems }
    self.stems = stems
  }

  private static let known = Mutex<[FloatingPointFormatStyle<Double>: String]>([:])
}

private struct CodedNumberStyle: Decodable {
  struct Choice: Decodable {
    let option: Int
  }

  struct Digits: Decodable {
    let minSignificantDigits: Int?
    let maxSignificantDigits: Int?
    let minFractionalLength: Int?
    let maxFractionalLength: Int?
    let minIntegerLength: Int?
    let maxIntegerLength: Int?
  }

  struct Precision: Decodable {
    let option: Digits
  }

  struct Signs: Decodable {
    let positive: Int
    let negative: Int
    let zero: Int
  }

  struct Increment: Decodable {
    let floatingPoint: Double?
    let integer: Int?
  }

  struct Collection: Decodable {
    let scale: Double?
    let precision: Precision?
    let roundingIncrement: Increment?
    let rounding: Int?
    let group: Choice?
    let signDisplayStrategy: Signs?
    let decimalSeparatorStrategy: Choice?
    let notation: Choice?
  }

  let collection: Collection
}

extension CodedNumberStyle.Collection {
  var stems: [String] {
    var stems: [String] = []
    if let scale { stems.append("scale/\(scale)") }
    if let increment = roundingIncrement?.floatingPoint
      ?? roundingIncrement?.integer.map(Double.init)
    {
      stems.append("precision-increment/\(increment)")
    } else if let digits = precision?.option {
      stems += digits.precision
    }
    if let width = precision?.option.integerWidth { stems.append(width) }
    let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
    if let rounding, modes.indices.contains(rounding) {
      stems.append("rounding-mode-\(modes[rounding])")
    }
    if group?.option == 1 { stems.append("group-off") }
    if let sign = signDisplayStrategy?.stem { stems.append(sign) }
    if decimalSeparatorStrategy?.option == 1 { stems.append("decimal-always") }
    switch notation?.option {
    case 1: stems.append("scientific")
    case 2: stems.append("compact-short")
    default: break
    }
    return stems
  }
}

extension CodedNumberStyle.Digits {
  fileprivate var precision: [String] {
    if minSignificantDigits != nil || maxSignificantDigits != nil {
      let least = minSignificantDigits ?? 1
      let signs = String(repeating: "@", count: least)
      guard let most = maxSignificantDigits else { return [signs + "*"] }
      return [signs + String(repeating: "#", count: max(most - least, 0))]
    }
    guard minFractionalLength != nil || maxFractionalLength != nil else { return [] }
    let least = minFractionalLength ?? 0
    guard let most = maxFractionalLength else {
      return ["." + String(repeating: "0", count: least) + "*"]
    }
    guard most > 0 else { return ["precision-integer"] }
    return [
      "." + String(repeating: "0", count: least)
        + String(repeating: "#", count: max(most - least, 0))
    ]
  }

  fileprivate var integerWidth: String? {
    guard minIntegerLength != nil || maxIntegerLength != nil else { return nil }
    let least = minIntegerLength ?? 1
    let zeros = String(repeating: "0", count: least)
    guard let most = maxIntegerLength else { return "integer-width/*" + zeros }
    return "integer-width/" + String(repeating: "#", count: max(most - least, 0)) + zeros
  }
}

extension CodedNumberStyle.Signs {
  /// Zero stands for showing the sign, one for hiding it.
  fileprivate var stem: String? {
    switch (positive, negative, zero) {
    case (0, _, 0): "sign-always"
    case (0, _, _): "sign-except-zero"
    case (_, 1, _): "sign-never"
    default: nil
    }
  }
}
