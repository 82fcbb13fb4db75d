import Foundation

/// A measurement of whatever kind of quantity.
nonisolated protocol AnyMeasurement {
  var number: Double { get }
  var dimension: Dimension { get }
  /// The same quantity in another unit; nil if that is of another kind.
  func inUnit(_ unit: Any) -> Any?
  /// A measurement in the same unit.
  func with(_ number: Double) -> Any
  /// The order of two quantities; nil if they are of different kinds.
  func order(_ other: Any) -> Int?
  /// The sum or difference, in the kind's base unit where the units differ; nil for other kinds.
  func adding(_ other: Any, sign: Double) -> Any?
}

nonisolated extension Measurement: AnyMeasurement where UnitType: Dimension {
  var number: Double { value }
  var dimension: Dimension { unit }

  func inUnit(_ unit: Any) -> Any? { (unit as? UnitType).map { converted(to: $0) } }

  func with(_ number: Double) -> Any { Measurement(value: number, unit: unit) }

  func order(_ other: Any) -> Int? {
    (other as? Measurement).map { self < $0 ? -1 : self == $0 ? 0 : 1 }
  }

  func adding(_ other: Any, sign: Double) -> Any? {
    guard let other = other as? Measurement else { return nil }
    return sign < 0 ? self - other : self + other
  }
}

extension TypeEntry {
  static let measurements: [TypeEntry] =
    UnitTable.kinds.map(\.entry) + [
      measurement,
      TypeEntry(
        "Unit", matches: { $0 is Unit },
        properties: ["symbol": { any, _ in (any as? Unit)?.symbol }]),
    ]

  private static let measurement = TypeEntry(
    "Measurement", matches: { $0 is any AnyMeasurement },
    initializers: [
      Overload("init(value: Double, unit: Dimension)") { (number: Double, unit: Value) -> Any? in
        switch unit {
        case .implicit(let member): return UnitTable.measurement(number, member.name)
        case .native(let native):
          guard let unit = native.value as? Dimension else { return nil }
          return UnitTable.kinds.lazy.compactMap { $0.measurement(number, unit) }.first
        default: return nil
        }
      }
    ],
    properties: [
      "value": { any, _ in (any as? any AnyMeasurement)?.number },
      "unit": { any, _ in (any as? any AnyMeasurement)?.dimension },
    ],
    methods: [
      Method("func converted(to unit: Dimension) -> Measurement") {
        (measurement: any AnyMeasurement, given: Value, site: CallSite) in
        unit(given, like: measurement, in: site).flatMap(measurement.inUnit)
      },
      Method("mutating func convert(to unit: Dimension)") {
        (measurement: any AnyMeasurement, given: Value, site: CallSite) in
        unit(given, like: measurement, in: site).flatMap(measurement.inUnit)
      },
      Method("func set_value(_ value: Double)") {
        (measurement: any AnyMeasurement, value: Double?) in measurement.with(value ?? 0)
      },
    ])

  /// A unit of the kind of a measurement.
  private static func unit(
    _ given: Value, like measurement: any AnyMeasurement, in site: CallSite
  ) -> Any? {
    switch given {
    case .implicit(let member):
      let name = String(describing: type(of: measurement.dimension))
      return try? site.evaluator.resolve(member, in: name, owner: nil).native(as: Dimension.self)
    case .native(let native): return native.value
    default: return nil
    }
  }
}
