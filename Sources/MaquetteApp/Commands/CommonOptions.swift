import Foundation
import MaquetteUI

/// The options that all commands share: which preview, with what data, under which settings.
struct CommonOptions {
  /// Which of a file's previews is meant.
  enum PreviewChoice: Equatable {
    case named(String)
    /// Counted from 1.
    case number(Int)
  }

  /// Where other source files of the form are looked for.
  enum ProjectChoice: Equatable {
    /// In the package or project that holds the file.
    case automatic
    case directory(String)
    case none
  }

  /// The contrast between a form's colours.
  enum Contrast: String, CaseIterable {
    case standard, high
  }

  /// A form's size in pixels.
  struct Size: Equatable {
    var width: Int
    var height: Int
  }

  /// The options as they were given, from which the same can be made elsewhere.
  let words: [String: String]
  var preview: PreviewChoice?
  var dataFile: String?
  var project = ProjectChoice.automatic
  var platform: PlatformIdiom?
  var locale: Locale?
  var timeZone: TimeZone?
  var calendar: Calendar.Identifier?
  /// The instant at which the clock stands still; nil for a clock that runs.
  var date: Date?
  var colorScheme: ColorScheme?
  var contrast: Contrast?
  var textSize: DynamicTypeSize?
  var layoutDirection: LayoutDirection?
  var size: Size?
  /// The width of a form whose height is its own; nil for the usual one.
  var width: Int?
  /// The list of variants that a window opens with; nil for the one form.
  var gallery: String?
  /// The accent's name; nil for the desktop's.
  var accent: String?
  /// The names of the styles that are in force where the file sets none.
  var labelStyle, labeledContentStyle, formStyle: String?
  var controlSize: ControlSize?
  /// How what stands for unknown views looks; nil for boxes.
  var placeholders: PlaceholderLook?

  /// Whether any style is set.
  var setsStyles: Bool {
    labelStyle != nil || labeledContentStyle != nil || formStyle != nil
  }

  /// How the options are declared, in the order of the help.
  nonisolated static let declarations = [
    CommandOption("preview", placeholder: "NAME|N", help: "Choose a preview by name or number"),
    CommandOption("data", placeholder: "FILE", help: "Take missing values from a JSON file"),
    CommandOption("project", placeholder: "DIR", help: "Look for other source files in DIR"),
    CommandOption("no-project", help: "Look for no other source files"),
    CommandOption("platform", placeholder: "ios|macos", help: "Set the platform of conditions"),
    CommandOption("locale", placeholder: "ID", help: "Set the locale, such as de_DE"),
    CommandOption("time-zone", placeholder: "ID", help: "Set the time zone, such as Asia/Tokyo"),
    CommandOption("calendar", placeholder: "ID", help: "Set the calendar, such as gregorian"),
    CommandOption("date", placeholder: "ISO8601", help: "Stop the clock at an instant"),
    CommandOption("color-scheme", placeholder: "light|dark", help: "Set the colour scheme"),
    CommandOption("contrast", placeholder: "standard|high", help: "Set the contrast"),
    CommandOption(
      "text-size", placeholder: "SIZE", help: "Set the text size, from xSmall to accessibility5"),
    CommandOption("layout-direction", placeholder: "ltr|rtl", help: "Set the layout direction"),
    CommandOption(
      "label-style", placeholder: "STYLE", help: "Set the style of labels, such as iconOnly"),
    CommandOption(
      "labeled-content-style", placeholder: "STYLE", help: "Set the style of labelled content"),
    CommandOption(
      "form-style", placeholder: "STYLE", help: "Set the style of forms, such as columns"),
    CommandOption(
      "control-size", placeholder: "SIZE", help: "Set the size of controls, such as small"),
    CommandOption(
      "placeholders", placeholder: "boxed|plain|hidden", help: "Set the look of unknown views"),
    CommandOption("accent", placeholder: "COLOUR", help: "Set the accent, such as orange"),
    CommandOption("size", placeholder: "WxH", help: "Set the size of the form in pixels"),
  ]

  /// The options of a command line that gives none.
  static var usual: CommonOptions {
    guard let options = try? CommonOptions(CommandArguments()) else {
      preconditionFailure("nothing can be wrong with options that are not given")
    }
    return options
  }

  /// Reads the common options out of a command line; throws on the first that makes no sense.
  init(_ arguments: CommandArguments) throws(CommandFailure) {
    let names = Set(Self.declarations.map(\.name))
    words = arguments.options.filter { names.contains($0.key) }
    preview = try arguments.value("preview", expected: "a name or a number from 1") {
      PreviewChoice($0)
    }
    dataFile = arguments.options["data"]
    project = try ProjectChoice(arguments)
    platform = try arguments.choice(
      "platform", among: PlatformIdiom.allCases.map { ($0.rawValue, $0) })
    locale = try arguments.value("locale", expected: "an identifier such as de_DE") {
      OptionValue.locale($0)
    }
    timeZone = try arguments.value("time-zone", expected: "an identifier such as Asia/Tokyo") {
      TimeZone(identifier: $0)
    }
    calendar = try arguments.choice("calendar", among: OptionValue.calendars)
    let zone = timeZone ?? .current
    date = try arguments.value("date", expected: "an instant such as 2026-03-01T09:41:00Z") {
      OptionValue.date($0, in: zone)
    }
    colorScheme = try arguments.choice(
      "color-scheme", among: ColorScheme.allCases.map { ($0.rawValue, $0) })
    contrast = try arguments.choice(
      "contrast", among: Contrast.allCases.map { ($0.rawValue, $0) })
    textSize = try arguments.choice(
      "text-size", among: DynamicTypeSize.allCases.map { ("\($0)", $0) })
    layoutDirection = try arguments.choice(
      "layout-direction", among: [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    labelStyle = try arguments.style("label-style")
    labeledContentStyle = try arguments.style("labeled-content-style")
    formStyle = try arguments.style("form-style")
    controlSize = try arguments.choice(
      "control-size", among: ControlSize.allCases.map { ($0.rawValue, $0) })
    placeholders = try arguments.choice(
      "placeholders", among: PlaceholderLook.allCases.map { ($0.rawValue, $0) })
    accent = try arguments.choice("accent", among: AccentName.all.map { ($0, $0) })
    size = try arguments.value("size", expected: "a width and a height such as 400x600") {
      OptionValue.size($0)
    }
  }
}

extension CommandArguments {
  /// The name of a style, of the system's or the file's; which there are is known once it is read.
  fileprivate func style(_ name: String) throws(CommandFailure) -> String? {
    try value(name, expected: "a style such as automatic") { text in
      let isName = text.allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) }
      return text.isEmpty || !isName ? nil : text
    }
  }
}

extension CommonOptions.PreviewChoice {
  /// A number if the text is one, else a name; nil for what can be neither.
  fileprivate init?(_ text: String) {
    if let number = Int(text) {
      guard number > 0 else { return nil }
      self = .number(number)
    } else {
      guard !text.isEmpty else { return nil }
      self = .named(text)
    }
  }
}

extension CommonOptions.ProjectChoice {
  fileprivate init(_ arguments: CommandArguments) throws(CommandFailure) {
    switch (arguments.options["project"], arguments.options["no-project"]) {
    case (nil, nil): self = .automatic
    case (let directory?, nil):
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: directory, isDirectory: &isFolder)
      guard isThere, isFolder.boolValue else {
        let reason = isThere ? "is no folder" : "does not exist"
        throw .usage("--project takes a folder, but '\(directory)' \(reason)")
      }
      self = .directory(directory)
    case (nil, _?): self = .none
    case (_?, _?): throw .usage("--project and --no-project exclude each other")
    }
  }
}
