import Foundation
import MaquetteUI
import Testing

@testable import MaquetteApp

@Suite("Common options") @MainActor
struct CommonOptionsTests {
  private func message(_ options: [String: String]) -> String {
    do throws(CommandFailure) {
      _ = try CommonOptions(CommandArguments(options: options))
      return "none"
    } catch {
      return error.exitStatus == .unusable ? error.message : "wrong status"
    }
  }

  @Test func nothingGiven() throws {
    let options = try CommonOptions(CommandArguments())
    #expect(options.preview == nil)
    #expect(options.project == .automatic)
    #expect(options.date == nil)
    #expect(options.size == nil)
  }

  @Test func everythingGiven() throws {
    let options = try CommonOptions(
      CommandArguments(options: [
        "preview": "2", "data": "a.json", "no-project": "", "platform": "macos",
        "locale": "de_DE", "time-zone": "Asia/Tokyo", "calendar": "japanese",
        "date": "2026-03-01T09:41:00Z", "color-scheme": "dark", "contrast": "high",
        "text-size": "accessibility3", "layout-direction": "rtl", "size": "400x600",
      ]))
    #expect(options.preview == .number(2))
    #expect(options.dataFile == "a.json")
    #expect(options.project == .none)
    #expect(options.platform == .macos)
    #expect(options.locale?.identifier == "de_DE")
    #expect(options.timeZone?.identifier == "Asia/Tokyo")
    #expect(options.calendar == .japanese)
    #expect(options.date == Date(timeIntervalSince1970: 1_772_358_060))
    #expect(options.colorScheme == .dark)
    #expect(options.contrast == .high)
    #expect(options.textSize == .accessibility3)
    #expect(options.layoutDirection == .rightToLeft)
    #expect(options.size == CommonOptions.Size(width: 400, height: 600))
  }

  @Test func previewByName() throws {
    let options = try CommonOptions(CommandArguments(options: ["preview": "Dark form"]))
    #expect(options.preview == .named("Dark form"))
  }

  @Test(arguments: [
    ("2026-03-01T09:41:00Z", 1_772_358_060), ("2026-03-01T09:41:00+01:00", 1_772_354_460),
    ("2026-03-01T09:41:00", 1_772_325_660), ("2026-03-01", 1_772_290_800),
    ("2026-03-01T09:41:00.000Z", 1_772_358_060),
  ])
  func instants(text: String, seconds: Double) throws {
    let options = try CommonOptions(
      CommandArguments(options: ["date": text, "time-zone": "Asia/Tokyo"]))
    #expect(options.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    (["preview": "0"], "--preview takes a name or a number from 1, not '0'"),
    (["platform": "tv"], "--platform takes ios or macos, not 'tv'"),
    (["locale": "qq_QQ"], "--locale takes an identifier such as de_DE, not 'qq_QQ'"),
    (["locale": ""], "--locale takes an identifier such as de_DE, not ''"),
    (["time-zone": "Mars"], "--time-zone takes an identifier such as Asia/Tokyo, not 'Mars'"),
    (["date": "today"], "--date takes an instant such as 2026-03-01T09:41:00Z, not 'today'"),
    (["color-scheme": "Dark"], "--color-scheme takes light or dark, not 'Dark'"),
    (["layout-direction": "up"], "--layout-direction takes ltr or rtl, not 'up'"),
    (["size": "400"], "--size takes a width and a height such as 400x600, not '400'"),
    (["size": "0x5"], "--size takes a width and a height such as 400x600, not '0x5'"),
    (["project": ".", "no-project": ""], "--project and --no-project exclude each other"),
    // B7
    (["project": "/nope"], "--project takes a folder, but '/nope' does not exist"),
    (["project": "/etc/passwd"], "--project takes a folder, but '/etc/passwd' is no folder"),
    (
      ["text-size": "huge"],
      "--text-size takes xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, "
        + "accessibility2, accessibility3, accessibility4 or accessibility5, not 'huge'"
    ),
  ])
  func refusals(options: [String: String], expected: String) {
    #expect(message(options) == expected)
  }

  @Test func oneFile() throws {
    #expect(try CommandArguments(operands: ["a.swift"]).file() == "a.swift")
    #expect(throws: CommandFailure.usage("no file was named")) { try CommandArguments().file() }
    #expect(throws: CommandFailure.usage("unexpected argument 'b'")) {
      try CommandArguments(operands: ["a", "b"]).file()
    }
  }

  @Test func manualNamesEveryOption() throws {
    let manual = try Repository.text("data/maquette.1")
    for option in CommonOptions.declarations {
      #expect(manual.contains("Fl -\(option.name)"), "--\(option.name) is not in the manual")
    }
  }
}

@Suite("Environment of the options") @MainActor
struct CommonOptionsEnvironmentTests {
  private func environment(
    _ options: [String: String], _ variables: [String: String] = [:]
  ) throws -> EnvironmentValues {
    try CommonOptions(CommandArguments(options: options)).environment(variables: variables)
  }

  @Test func followsTheProcess() throws {
    let environment = try environment([:], ["LANG": "fr_FR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(environment.locale.identifier == "fr_FR")
    #expect(environment.timeZone.identifier == "Asia/Tokyo")
    #expect(environment.calendar.timeZone.identifier == "Asia/Tokyo")
    #expect(environment.layoutDirection == .leftToRight)
  }

  @Test func optionsReplaceTheProcess() throws {
    let environment = try environment(
      [
        "locale": "ar_EG", "time-zone": "Africa/Cairo", "calendar": "islamicCivil",
        "date": "2026-03-01T00:00:00Z", "text-size": "xLarge", "color-scheme": "dark",
        "platform": "ios",
      ],
      ["LANG": "fr_FR.UTF-8", "TZ": "Asia/Tokyo"])
    #expect(environment.locale.identifier == "ar_EG")
    #expect(environment.calendar.identifier == .islamicCivil)
    #expect(environment.calendar.timeZone.identifier == "Africa/Cairo")
    #expect(environment.now() == Date(timeIntervalSince1970: 1_772_323_200))
    #expect(environment.layoutDirection == .rightToLeft)
    #expect(environment.dynamicTypeSize == .xLarge)
    #expect(environment.colorScheme == .dark)
    #expect(environment.idiom == .ios)
  }

  // D16
  @Test(arguments: [("high", "increased"), ("standard", "standard")])
  func formsReadTheContrast(_ option: String, _ read: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "A.swift",
      """
      struct Contrast: View {
        @Environment(\\.colorSchemeContrast) var contrast
        var body: some View { Text(contrast == .increased ? "increased" : "standard") }
      }
      """)
    let printed = Transcript("print", "--contrast", option, file)
    #expect(printed.output.contains("text \"\(read)\""))
    #expect(printed.complaints == "")
  }

  @Test func localeBringsItsCalendar() throws {
    #expect(try environment(["locale": "th_TH"], [:]).calendar.identifier == .buddhist)
    #expect(
      try environment(["locale": "ar", "layout-direction": "ltr"]).layoutDirection == .leftToRight)
    #expect(try environment(["locale": "ar-XB"]).layoutDirection == .rightToLeft)
  }
}
