import SwiftUI

struct Temperature: FormatStyle {
  func format(_ value: Double) -> String { String(format: "%.1f°", value) }
}

extension FormatStyle where Self == Temperature {
  static var temperature: Temperature { .init() }
}

struct NumberSection: View {
  let count = 1_234_567
  let share = 0.256
  let price = Decimal(string: "1234.5")!

  var body: some View {
    Section("Numbers") {
      LabeledContent("Plain", value: count, format: .number)
      LabeledContent("Ungrouped", value: count, format: .number.grouping(.never))
      LabeledContent("Compact", value: count, format: .number.notation(.compactName))
      LabeledContent("Scientific", value: count, format: .number.notation(.scientific))
      LabeledContent("Signed", value: 5, format: .number.sign(strategy: .always()))
      LabeledContent("Padded", value: 5, format: .number.precision(.integerLength(3)))
      LabeledContent(
        "Digits", value: 3.14159, format: .number.precision(.significantDigits(3)))
      LabeledContent(
        "Up to two", value: 3.0, format: .number.precision(.fractionLength(0...2)))
      LabeledContent(
        "Rounded", value: 12.345, format: .number.rounded(rule: .up, increment: 0.5))
      LabeledContent("Scaled", value: 12.5, format: .number.scale(100))
      LabeledContent(
        "Point", value: 7.0, format: .number.decimalSeparator(strategy: .always))
      LabeledContent("Share", value: share, format: .percent)
      LabeledContent(
        "Whole share", value: share,
        format: .percent.rounded(rule: .toNearestOrEven, increment: 1))
      LabeledContent("Per cent", value: 25, format: .percent)
      LabeledContent("Price", value: price, format: .currency(code: "EUR"))
      LabeledContent(
        "Narrow", value: 9.5, format: .currency(code: "USD").presentation(.narrow))
      LabeledContent(
        "Named", value: 3, format: .currency(code: "JPY").presentation(.fullName))
      LabeledContent(
        "Accounts", value: -12.5, format: .currency(code: "USD").sign(strategy: .accounting)
      )
      LabeledContent("Fixed", value: 1234.5, format: .number.locale(Locale(identifier: "fr_FR")))
      LabeledContent("Bytes", value: 1_234_567, format: .byteCount(style: .file))
      LabeledContent(
        "Memory", value: 1_234_567, format: .byteCount(style: .memory, allowedUnits: [.kb]))
      LabeledContent("Own style", value: 21.25, format: .temperature)
    }
  }
}

struct DateSection: View {
  let date: Date

  var body: some View {
    Section("Dates") {
      LabeledContent("Default", value: date, format: .dateTime)
      LabeledContent("Day", value: date, format: .dateTime.day().month(.wide).year())
      LabeledContent(
        "Full", value: date,
        format: .dateTime.weekday(.wide).day(.twoDigits).month(.abbreviated).year(.twoDigits))
      LabeledContent("Time", value: date, format: .dateTime.hour().minute())
      LabeledContent(
        "Seconds", value: date,
        format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits).second(.twoDigits))
      LabeledContent("Quarter", value: date, format: .dateTime.quarter().year())
      LabeledContent("Week", value: date, format: .dateTime.week())
      LabeledContent("Era", value: date, format: .dateTime.era().year())
      LabeledContent(
        "Zone", value: date, format: .dateTime.hour().timeZone(.specificName(.long)))
      LabeledContent(
        "Long", value: date, format: Date.FormatStyle(date: .long, time: .shortened))
      LabeledContent("ISO", value: date, format: .iso8601)
      LabeledContent("ISO day", value: date, format: .iso8601.year().month().day())
      LabeledContent(
        "Relative", value: date.addingTimeInterval(-7200), format: .relative(presentation: .numeric)
      )
      LabeledContent(
        "Named", value: date.addingTimeInterval(-86_400),
        format: .relative(presentation: .named, unitsStyle: .wide))
      LabeledContent(
        "Verbatim", value: date,
        format: .verbatim(
          "\(year: .padded(4))_\(month: .twoDigits)_\(day: .twoDigits)",
          timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
      LabeledContent(
        "Interval", value: date..<date.addingTimeInterval(5400),
        format: .interval.day().month().hour().minute())
      LabeledContent(
        "Length", value: date..<date.addingTimeInterval(93_600),
        format: .components(style: .wide, fields: [.day, .hour]))
      LabeledContent("Clock", value: date..<date.addingTimeInterval(5400), format: .timeDuration)
      Text(date, style: .date)
      Text(date.addingTimeInterval(90), style: .timer)
      Text(date...date.addingTimeInterval(5400))
      Text(.currentDate, format: .timer(countingDownIn: date..<date.addingTimeInterval(90)))
      Text(.currentDate, format: .stopwatch(startingAt: date.addingTimeInterval(-5)))
      Text(.currentDate, format: .offset(to: date.addingTimeInterval(-3900)))
      Text(.currentDate, format: .reference(to: date.addingTimeInterval(86_400)))
      Text(.durationOffset(to: date.addingTimeInterval(-65)), format: .time(pattern: .minuteSecond))
    }
  }
}

struct ValueSection: View {
  let date: Date
  let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
  let height = Measurement(value: 1.8, unit: UnitLength.meters)

  var body: some View {
    Section("Values") {
      LabeledContent("Time", value: .seconds(3723), format: .time(pattern: .hourMinuteSecond))
      LabeledContent(
        "Fraction", value: Duration.milliseconds(61_500),
        format: .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1)))
      LabeledContent(
        "Units", value: Duration.seconds(8580),
        format: .units(allowed: [.hours, .minutes], width: .wide))
      LabeledContent(
        "One unit", value: Duration.seconds(8580),
        format: .units(
          allowed: [.hours, .minutes], width: .abbreviated, maximumUnitCount: 1,
          fractionalPart: .show(length: 1)))
      LabeledContent("Speed", value: speed, format: .measurement(width: .abbreviated))
      LabeledContent(
        "Height", value: height, format: .measurement(width: .wide, usage: .personHeight))
      LabeledContent(
        "As given", value: height,
        format: .measurement(
          width: .narrow, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(2))))
      LabeledContent(
        "Warmth", value: Measurement(value: 21, unit: UnitTemperature.celsius),
        format: .measurement(width: .abbreviated, usage: .weather))
      LabeledContent("And", value: ["A", "B", "C"], format: .list(type: .and))
      LabeledContent("Or", value: ["A", "B"], format: .list(type: .or, width: .narrow))
      LabeledContent(
        "Amounts", value: [1, 1000], format: .list(memberStyle: .number, type: .and))
      LabeledContent(
        "Name", value: PersonNameComponents(givenName: "Ada", familyName: "Lovelace"),
        format: .name(style: .long))
      LabeledContent(
        "Link", value: URL(string: "https://www.example.com/a?b=c")!,
        format: .url.scheme(.never).query(.always))
    }
  }
}

struct TextSection: View {
  let date: Date
  let count = 3
  let name = "Ada"

  var body: some View {
    Section("Texts") {
      Text("\(count) items of \(name)")
      Text("\(2.5) metres, \(2.5, specifier: "%.2f") exactly")
      Text("On \(date, style: .date)")
      Text("At \(date, format: .dateTime.hour().minute())")
      Text("From \(date...date.addingTimeInterval(3600))")
      Text("Left: \(timerInterval: date...date.addingTimeInterval(3600), countsDown: true)")
      Text("Price \(9.5, format: .currency(code: "EUR"))")
      Text("See \(Text("this").bold()) \(Image(systemName: "star"))")
      Text("One ").bold() + Text("two").italic()
      Text(Image(systemName: "bolt"))
      Text(String(format: "%.1f%% of %@", 12.34, "all"))
      Text(String(localized: "\(count) of \(name)"))
      Text(NSLocalizedString("Plain", comment: ""))
    }
  }
}

struct FormatsView: View {
  let date = Date(timeIntervalSince1970: 1_685_950_200)

  var body: some View {
    Form {
      NumberSection()
      DateSection(date: date)
      ValueSection(date: date)
      TextSection(date: date)
    }
    .navigationTitle("Formats")
  }
}

#Preview("Formats") {
  FormatsView()
}
