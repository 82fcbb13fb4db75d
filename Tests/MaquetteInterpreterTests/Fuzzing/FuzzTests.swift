import Foundation
import XCTest

/// No text that anyone saves costs the evaluator, shown over random inputs of a fixed seed.
///
/// `scripts/fuzz` runs it for longer: `MAQUETTE_FUZZ_SEED` says with which seed, `…_MINUTES` for how
/// long, `…_FIRST` from which input on, `…_FINDS` in which folder each find is saved, reduced.
final class FuzzTests: XCTestCase {
  private static let settings = ProcessInfo.processInfo.environment
  private static let seed = settings["MAQUETTE_FUZZ_SEED"].flatMap(UInt64.init) ?? 7
  private static let minutes = settings["MAQUETTE_FUZZ_MINUTES"].flatMap(Double.init)
  private static let first = settings["MAQUETTE_FUZZ_FIRST"].flatMap(Int.init) ?? 0
  private static let finds = settings["MAQUETTE_FUZZ_FINDS"]
  /// How many inputs are tried where no time is given.
  private static let count = 120

  func testNoInputCostsTheEvaluator() throws {
    try MainActor.assumeIsolated {
      let driver = try XCTUnwrap(FuzzDriver())
      let source = FuzzSource(seed: Self.seed)
      let end = Self.minutes.map { Date() + $0 * 60 }
      var number = Self.first
      var finds = 0
      while end.map({ Date() < $0 }) ?? (number < Self.first + Self.count) {
        let input = source.input(number)
        if let fault = driver.fault(of: input) {
          finds += 1
          Self.tell("input \(number) (\(input.kind.rawValue)) \(fault.rawValue)")
          _ = try Self.save(input, "\(number)-whole")
          let reduced = Self.finds == nil ? input : driver.reduced(input, fault)
          let place = try Self.save(reduced, "\(number)")
          let text = reduced.versions.map { String(decoding: $0.prefix(2_000), as: UTF8.self) }
          XCTFail(
            "input \(number) \(fault.rawValue)\(place):\n\(text.joined(separator: "\n----\n"))")
        }
        number += 1
        if Self.minutes != nil, number % 100 == 0 { Self.tell("\(driver.figures); \(finds) finds") }
      }
      Self.tell("\(driver.figures); \(finds) finds")
    }
  }

  /// Says something at once, as what comes next may take long.
  private static func tell(_ text: String) {
    FileHandle.standardOutput.write(Data("fuzz: seed \(seed): \(text)\n".utf8))
  }

  /// Writes a find where finds are kept, a file for each version; tells where.
  private static func save(_ input: FuzzInput, _ name: String) throws -> String {
    guard let folder = finds else { return "" }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (index, version) in input.versions.enumerated() {
      let file = "\(folder)/\(seed)-\(name)-\(index).swift"
      try Data(version).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
    return ", saved as \(folder)/\(seed)-\(name)"
  }
}
