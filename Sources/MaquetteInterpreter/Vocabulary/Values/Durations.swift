import Foundation

extension TypeEntry {
  static let duration = TypeEntry(
    "Duration", matches: { $0 is Duration },
    initializers: [
      UntypedOverload("init(secondsComponent: Int, attosecondsComponent: Int)") {
        Duration(
          secondsComponent: Int64($0.integer(0) ?? 0),
          attosecondsComponent: Int64($0.integer(1) ?? 0))
      }
    ],
    statics: ["zero": { _ in Duration.zero }],
    functions: [
      length("seconds", 1), length("milliseconds", 1e3), length("microseconds", 1e6),
      length("nanoseconds", 1e9),
    ],
    properties: [
      "components": { any, _ in
        (any as? Duration).map {
          Value.tuple(
            TupleValue(
              labels: ["seconds", "attoseconds"],
              elements: [
                .int(Int($0.components.seconds)), .int(Int($0.components.attoseconds)),
              ]))
        }
      }
    ])

  /// A duration counted in a unit of which so many are a second.
  private static func length(_ name: String, _ parts: Double) -> Overload {
    UntypedOverload("func \(name)(_ count: Double) -> Duration") { call in
      if case .int(let whole)? = call.argument(0)?.value {
        switch name {
        case "seconds": return whole.magnitude < 1 << 53 ? Duration.seconds(whole) : .zero
        case "milliseconds": return Duration.milliseconds(whole)
        case "microseconds": return Duration.microseconds(whole)
        default: return Duration.nanoseconds(whole)
        }
      }
      let seconds = (call.double(0) ?? 0) / parts
      return seconds.magnitude < 1e15 ? Duration.seconds(seconds) : .zero
    }
  }
}
