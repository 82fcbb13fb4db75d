import Foundation
import Testing

@testable import MaquetteText

@Suite struct SystemLocaleTests {
  private static let greenwich = TimeZone(identifier: "GMT") ?? .gmt

  private func system(_ variables: [String: String]) -> SystemLocale {
    SystemLocale(variables: variables, machineTimeZone: Self.greenwich)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de_DE"), ("de_DE@euro", "de_DE"), ("de_DE.ISO-8859-15@euro", "de_DE"),
    ("ca_ES.UTF-8@valencia", "ca_ES"), ("sr_RS.UTF-8@latin", "sr-Latn_RS"),
    ("sr_RS@cyrillic", "sr-Cyrl_RS"), ("C", "en_US"), ("C.UTF-8", "en_US"), ("POSIX", "en_US"),
    ("", "en_US"), ("eo", "eo"), ("pt_BR", "pt_BR"), (".UTF-8", "en_US"), ("C@euro", "en_US"),
  ])
  func namesBecomeIdentifiers(posix: String, identifier: String) {
    #expect(SystemLocale.localeIdentifier(posix) == identifier)
  }

  @Test func allWinsOverCategoryWinsOverLang() {
    let three = ["LC_ALL": "fr_FR.UTF-8", "LC_TIME": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8"]
    #expect(system(three).locale.identifier == "fr_FR")
    #expect(
      system(three.filter { $0.key != "LC_ALL" }).locale.identifier == "de_DE@measure=metric"
        || system(three.filter { $0.key != "LC_ALL" }).locale.identifier == "de_DE")
    #expect(system(["LANG": "ja_JP.UTF-8"]).locale.identifier == "ja_JP")
  }

  @Test func emptyVariablesCountAsUnset() {
    let variables = ["LC_ALL": "", "LC_TIME": "", "LANG": "de_AT.UTF-8"]
    #expect(system(variables).locale.identifier == "de_AT")
    #expect(system([:]).locale.identifier == "en_US")
    #expect(system(["LANG": ""]).locale.identifier == "en_US")
  }

  @Test func aMeasurementCategoryChangesUnitsOnly() {
    let mixed = system(["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"])
    #expect(mixed.locale.language.languageCode == .english)
    #expect(mixed.locale.measurementSystem == .metric)
    #expect(system(["LANG": "en_US.UTF-8"]).locale.measurementSystem == .us)
  }

  @Test func messagesDecideLanguages() {
    let variables = ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"]
    #expect(system(variables).languages == ["fr_FR"])
    #expect(system(variables).locale.identifier == "de_DE")
  }

  @Test func languageListsPrecede() {
    let variables = ["LANG": "de_AT.UTF-8", "LANGUAGE": "sv:de_AT.UTF-8:sr@latin"]
    #expect(system(variables).languages == ["sv", "de_AT", "sr-Latn"])
  }

  @Test(arguments: ["C", "C.UTF-8", "POSIX"])
  func languageListsAreIgnoredInTheCLocale(lang: String) {
    #expect(system(["LANG": lang, "LANGUAGE": "sv"]).languages == ["en_US"])
    #expect(system(["LANGUAGE": "sv"]).languages == ["en_US"])
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin"), (":America/New_York", "America/New_York"),
    ("/usr/share/zoneinfo/Australia/Lord_Howe", "Australia/Lord_Howe"), ("nonsense/zone", "GMT"),
    ("", "GMT"),
  ])
  func zones(variable: String, identifier: String) {
    #expect(system(["TZ": variable]).timeZone.identifier == identifier)
  }

  @Test func theCalendarIsTheRegionsInItsZone() {
    let thai = system(["LANG": "th_TH.UTF-8", "TZ": "Asia/Bangkok"])
    #expect(thai.calendar.identifier == .buddhist)
    #expect(thai.calendar.locale?.identifier == "th_TH")
    #expect(thai.calendar.timeZone.identifier == "Asia/Bangkok")
    #expect(system(["LANG": "de_DE.UTF-8"]).calendar.identifier == .gregorian)
    #expect(system(["LANG": "de_DE.UTF-8"]).calendar.firstWeekday == 2)
    #expect(system(["LANG": "en_US.UTF-8"]).calendar.firstWeekday == 1)
  }
}
