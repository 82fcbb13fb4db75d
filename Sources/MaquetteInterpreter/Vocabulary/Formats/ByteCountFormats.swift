import Foundation
import MaquetteUI

/// `.byteCount(style:)` for numbers of bytes and amounts of storage.
enum ByteCountFormats {
  typealias Style = ByteCountFormatStyle
  typealias Storage = Measurement<UnitInformationStorage>.FormatStyle.ByteCount

  private static let text =
    "func byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> ByteCountFormatStyle"

  static let integers = UntypedOverload(text) { call in
    Style(
      style: call.value(0) ?? .file, allowedUnits: units(call, 1) ?? .all,
      spellsOutZero: call.bool(2, default: true), includesActualByteCount: call.bool(3))
  }

  static let storage = UntypedOverload(text) { call in
    Storage(
      style: call.value(0) ?? .file, allowedUnits: units(call, 1) ?? .all,
      spellsOutZero: call.bool(2, default: true), includesActualByteCount: call.bool(3))
  }

  static let entries: [TypeEntry] = [
    TypeEntry(
      format: Style.self, named: "ByteCountFormatStyle",
      initializers: [
        UntypedOverload(
          "init(style: ByteCountFormatStyle.Style = .file, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent)"
        ) { call in
          Style(
            style: call.value(0) ?? .file, allowedUnits: units(call, 1) ?? .all,
            spellsOutZero: call.bool(2, default: true), includesActualByteCount: call.bool(3),
            locale: call.value(4) ?? .autoupdatingCurrent)
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

  private static func units(_ call: Call, _ index: Int) -> Style.Units? {
    call.options(index, of: "ByteCountFormatStyle.Units")
  }
}
