import Foundation

extension TypeEntry {
  static let duration = TypeEntry(
    "Duration", matches: { $0 is Duration },
    initializers: [
      Overload("init(secondsComponent: Int, attosecondsComponent: Int)") {
        (secondsComponent: Int?, attosecondsComponent: Int?) in
        Duration(
          secondsComponent: Int64(secondsComponent ?? 0),
          attosecondsComponent: Int64(attosecondsComponent ?? 0))
      }
    ],
    statics: ["zero": { _ in Duration.zero }],
    functions: length("seconds", 1) { .seconds($0) }
      + length("milliseconds", 1e3) { .milliseconds($0) }
      + length("microseconds", 1e6) { .microseconds($0) }
      + length("nanoseconds", 1e9) { .nanoseconds($0) },
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
  private static func length(
    _ name: String, _ parts: Double, _ whole: @escaping @MainActor (Int) -> Duration
  ) -> [Overload] {
    [
      Overload("func \(name)(_ count: Int) -> Duration") { (count: Int) in
        Double(count).magnitude / parts < 1e15 ? whole(count) : .zero
      },
      Overload("func \(name)(_ count: Double) -> Duration") { (count: Double?) in
        let seconds = (count ?? 0) / parts
        return seconds.magnitude < 1e15 ? Duration.seconds(seconds) : .zero
      },
    ]
  }
}
