import Foundation

/// How a text shows a date; `Text.DateStyle` is this type.
public struct DateTextStyle: Equatable, Hashable, Codable, Sendable {
  enum Kind: String, Codable {
    case time, date, relative, offset, timer
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The time of day: "7:30 AM".
  public static let time = Self(.time)

  /// The day: "June 5, 2023".
  public static let date = Self(.date)

  /// How far the date is away, without direction: "11 min, 14 sec".
  public static let relative = Self(.relative)

  /// How far the date is away, in one unit, with a sign: "-11 minutes" before it, "+2 hours" after.
  public static let offset = Self(.offset)

  /// A clock that counts down to the date and up from it: "36:59:01".
  public static let timer = Self(.timer)

  public init(from decoder: any Decoder) throws {
    kind = try decoder.singleValueContainer().decode(Kind.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(kind)
  }
}
