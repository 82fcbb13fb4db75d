import Foundation

@testable import MaquetteText

extension FormatEnvironment {
  /// A locale in a zone, with the clock at an instant if one is given.
  static func of(
    _ locale: String, _ zone: String = "UTC", now: Date? = nil
  ) -> FormatEnvironment {
    FormatEnvironment(
      locale: Locale(identifier: locale), timeZone: TimeZone(identifier: zone) ?? .gmt, now: now)
  }
}

extension Date {
  /// Reads an ISO 8601 instant; a wrong one is the distant past, which no test expects.
  init(_ text: String) {
    self = (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }

  /// The reference instant of the tables: a Monday in June.
  static let reference = Date("2023-06-05T07:30:00Z")
}
