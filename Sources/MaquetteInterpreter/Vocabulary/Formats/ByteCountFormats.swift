import Foundation
import MaquetteUI

/// `.byteCount(style:)` for numbers of bytes and amounts of storage.
enum ByteCountFormats {
  typealias Style = ByteCountFormatStyle
  typealias Storage = Measurement<UnitInformationStorage>.FormatStyle.ByteCount

  private static let text =
    "func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> ByteCountFormatStyle"

  static let integers = Overload(text) {
    (style: Style.Style?, units: Style.Units?, spellsOutZero: Bool?, includesCount: Bool?) in
    Style(
      style: style ?? .file, allowedUnits: units ?? .all, spellsOutZero: spellsOutZero ?? true,
      includesActualByteCount: includesCount ?? false)
  }

  static let storage = Overload(text) {
    (style: Style.Style?, units: Style.Units?, spellsOutZero: Bool?, includesCount: Bool?) in
    Storage(
      style: style ?? .file, allowedUnits: units ?? .all, spellsOutZero: spellsOutZero ?? true,
      includesActualByteCount: includesCount ?? false)
  }

  static let entries: [TypeEntry] = [
    TypeEntry(
      format: Style.self, named: "ByteCountFormatStyle",
      initializers: [
        Overload(
          "init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)"
        ) {
          (
            style: ByteCountFormatStyle.Style?, allowedUnits: ByteCountFormatStyle.Units?,
            spellsOutZero: Bool?, includesActualByteCount: Bool?, locale: Locale?
          ) in
          Style(
            style: style ?? .file, allowedUnits: allowedUnits ?? .all,
            spellsOutZero: spellsOutZero ?? true,
            includesActualByteCount: includesActualByteCount ?? false,
            locale: locale ?? .autoupdatingCurrent)
        }
      ], functions: [integers]),
    TypeEntry(format: Storage.self, named: "Measurement.FormatStyle.ByteCount"),
    TypeEntry(
      choices: [
        "file": Style.Style.file, "memory": .memory, "decimal": .decimal, "binary": .binary,
      ], named: "ByteCountFormatStyle.Style"),
    TypeEntry(
      choices: [
        "bytes": Style.Units.bytes, "kb": .kb, "mb": .mb, "gb": .gb, "tb": .tb, "pb": .pb,
        "eb": .eb, "zb": .zb, "ybOrHigher": .ybOrHigher, "all": .all, "default": .default,
      ], named: "ByteCountFormatStyle.Units", alsoIn: ["Array"]),
  ]
}
