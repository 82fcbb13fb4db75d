import Foundation

/// Written as identifiers, so that a printed tree stays readable.
extension FormatEnvironment: Codable {
  private enum CodingKeys: String, CodingKey {
    case locale, calendar, timeZone, now
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .calendar)
    guard let calendar = CalendarName(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .calendar, in: container, debugDescription: "no calendar is called \"\(name)\"")
    }
    let zone = try container.decode(String.self, forKey: .timeZone)
    guard let timeZone = TimeZone(identifier: zone) else {
      throw DecodingError.dataCorruptedError(
        forKey: .timeZone, in: container, debugDescription: "no time zone is called \"\(zone)\"")
    }
    self.init(
      locale: Locale(identifier: try container.decode(String.self, forKey: .locale)),
      calendar: Calendar(identifier: calendar.identifier), timeZone: timeZone,
      now: try container.decodeIfPresent(Date.self, forKey: .now))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(locale.identifier, forKey: .locale)
    try container.encode(CalendarName(calendar.identifier).rawValue, forKey: .calendar)
    try container.encode(timeZone.identifier, forKey: .timeZone)
    try container.encodeIfPresent(now, forKey: .now)
  }
}

/// The calendars by the names that locale data gives them.
package enum CalendarName: String, CaseIterable, Sendable {
  case gregorian, buddhist, chinese, coptic, hebrew, indian, islamic, japanese, persian, roc
  case ethiopic
  case ethiopicAmeteAlem = "ethioaa"
  case islamicCivil = "islamic-civil"
  case islamicTabular = "islamic-tbla"
  case islamicUmmAlQura = "islamic-umalqura"

  /// The name of an identifier; calendars without one of these count as Gregorian.
  package init(_ identifier: Calendar.Identifier) {
    self = Self.allCases.first { $0.identifier == identifier } ?? .gregorian
  }

  /// Foundation's identifier.
  package var identifier: Calendar.Identifier {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .chinese: .chinese
    case .coptic: .coptic
    case .hebrew: .hebrew
    case .indian: .indian
    case .islamic: .islamic
    case .japanese: .japanese
    case .persian: .persian
    case .roc: .republicOfChina
    case .ethiopic: .ethiopicAmeteMihret
    case .ethiopicAmeteAlem: .ethiopicAmeteAlem
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    }
  }
}
