import Foundation
import MaquetteUI

extension TypeEntry {
  static let date = TypeEntry(
    "Date", matches: { $0 is Date },
    initializers: [
      Overload("init()") { $0.machine.now },
      Overload("init(timeIntervalSinceNow: Double)") {
        $0.machine.now.addingTimeInterval($0.double(0) ?? 0)
      },
      Overload("init(timeIntervalSince1970: Double)") {
        Date(timeIntervalSince1970: $0.double(0) ?? 0)
      },
      Overload("init(timeIntervalSinceReferenceDate: Double)") {
        Date(timeIntervalSinceReferenceDate: $0.double(0) ?? 0)
      },
      Overload("init(timeInterval: Double, since: Date)") { call in
        call.native(1, as: Date.self)?.addingTimeInterval(call.double(0) ?? 0)
      },
    ],
    statics: [
      "now": { $0.now }, "distantPast": { _ in Date.distantPast },
      "distantFuture": { _ in Date.distantFuture },
    ],
    properties: [
      "timeIntervalSinceNow": { any, machine in (any as? Date)?.timeIntervalSince(machine.now) },
      "timeIntervalSince1970": { any, _ in (any as? Date)?.timeIntervalSince1970 },
    ],
    methods: [
      Overload("func addingTimeInterval(_ interval: Double) -> Date") {
        $0.receivedDate?.addingTimeInterval($0.double(0) ?? 0)
      },
      Overload("func timeIntervalSince(_ date: Date) -> Double") { call in
        call.native(0, as: Date.self).flatMap { call.receivedDate?.timeIntervalSince($0) }
      },
      Overload("func advanced(by interval: Double) -> Date") {
        $0.receivedDate?.addingTimeInterval($0.double(0) ?? 0)
      },
      Overload("func formatted() -> String") { call in
        call.receivedDate.map {
          call.machine.formats.format($0, Date.FormatStyle(date: .numeric, time: .shortened))
        }
      },
      Overload("func formatted(date: Any, time: Any) -> String") { call in
        guard let date = call.receivedDate else { return nil }
        return call.machine.formats.format(
          date,
          Date.FormatStyle(
            date: DateFormats.dateStyle(call.memberName(0)),
            time: DateFormats.timeStyle(call.memberName(1))))
      },
      Overload("func formatted(_ format: FormatStyle) -> String") { call in
        call.machine.formattedString(call.receiver, call[0] ?? .null, at: call.place)
      },
    ])

  static let uuid = TypeEntry(
    "UUID", matches: { $0 is UUID },
    initializers: [
      Overload("init()") { $0.machine.nextID() },
      Overload("init(uuidString: String)") { UUID(uuidString: $0.string(0)) ?? Value.null },
    ],
    properties: ["uuidString": { any, _ in (any as? UUID)?.uuidString }])

  static let url = TypeEntry(
    "URL", matches: { $0 is URL },
    initializers: [
      Overload("init(string: String)") { URL(string: $0.string(0)) ?? Value.null },
      Overload("init(fileURLWithPath: String)") { URL(fileURLWithPath: $0.string(0)) },
    ],
    properties: [
      "absoluteString": { any, _ in (any as? URL)?.absoluteString },
      "host": { any, _ in (any as? URL)?.host ?? Value.null },
      "path": { any, _ in (any as? URL)?.path },
      "scheme": { any, _ in (any as? URL)?.scheme ?? Value.null },
      "lastPathComponent": { any, _ in (any as? URL)?.lastPathComponent },
      "pathExtension": { any, _ in (any as? URL)?.pathExtension },
    ],
    methods: [
      Overload("func appendingPathComponent(_ component: String) -> URL") { call in
        call.receiver.native(as: URL.self)?.appendingPathComponent(call.string(0))
      }
    ])

  static let measurement = TypeEntry(
    "Measurement",
    initializers: [
      Overload("init(value: Double, unit: Any)") { call in
        guard let number = call.double(0) else { return nil }
        switch call[1] {
        case .implicit(let member): return Units.measurement(number, member.name)
        case .native(let native):
          return (native.value as? Dimension).flatMap { unit in
            Units.byName.first { $0.value == unit }.flatMap { Units.measurement(number, $0.key) }
          }
        default: return nil
        }
      }
    ])

  static let units: [TypeEntry] = [
    "UnitLength", "UnitMass", "UnitTemperature", "UnitSpeed", "UnitDuration", "UnitEnergy",
    "UnitVolume", "UnitPressure", "UnitAngle",
  ].map { name in
    TypeEntry(
      name,
      statics: Units.byName.filter { String(describing: type(of: $0.value)) == name }
        .mapValues { unit in { _ in unit } })
  }

  static let locale = TypeEntry(
    "Locale", matches: { $0 is Locale },
    initializers: [Overload("init(identifier: String)") { Locale(identifier: $0.string(0)) }],
    statics: ["current": { $0.formats.locale }, "autoupdatingCurrent": { $0.formats.locale }],
    properties: ["identifier": { any, _ in (any as? Locale)?.identifier }])

  static let localizedStringKey = TypeEntry(
    "LocalizedStringKey", matches: { $0 is LocalizedStringKey },
    initializers: [Overload("init(_ value: String)") { LocalizedStringKey($0.string(0)) }])

  static let localizedStringResource = TypeEntry(
    "LocalizedStringResource", matches: { $0 is LocalizedStringResource })

  static let attributedString = TypeEntry(
    "AttributedString", matches: { $0 is AttributedString },
    initializers: [
      Overload("init(_ string: String)") { AttributedString($0.string(0)) },
      Overload("init(stringLiteral: String)") { AttributedString($0.string(0)) },
    ])
}

extension Call {
  /// The name of an implicit member given for a parameter.
  fileprivate func memberName(_ index: Int) -> String? {
    if case .implicit(let member)? = self[index] { member.name } else { nil }
  }

  /// The date that a method is called on.
  fileprivate var receivedDate: Date? { receiver.native(as: Date.self) }
}

extension Machine {
  /// The next identifier; counted, so that a preview looks the same each time.
  func nextID() -> UUID {
    identifiers += 1
    let count = UInt32(truncatingIfNeeded: identifiers)
    return UUID(
      uuid: (
        0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, UInt8(count >> 24 & 255),
        UInt8(count >> 16 & 255),
        UInt8(count >> 8 & 255), UInt8(count & 255)
      ))
  }
}
