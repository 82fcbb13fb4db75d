import Foundation
import MaquetteUI

/// What `ProcessInfo.processInfo` stands for: a preview that is running.
struct RunningProcess: Equatable {}

extension TypeEntry {
  static let processes: [TypeEntry] = [
    TypeEntry(
      "ProcessInfo", matches: { $0 is RunningProcess },
      statics: ["processInfo": { _ in RunningProcess() }],
      properties: [
        "environment": { any, _ in
          guard any is RunningProcess else { return nil }
          var result = DictionaryValue()
          result[.string("XCODE_RUNNING_FOR_PREVIEWS")] = .string("1")
          return Value.dictionary(result)
        },
        "isPreview": { _, _ in true },
        "arguments": { _, _ in Value.array([.string("Preview")]) },
        "processName": { _, _ in "Preview" },
        "processIdentifier": { _, _ in 1 },
        "hostName": { _, _ in "localhost" },
        "globallyUniqueString": { _, _ in "00000000-0000-0000-0000-000000000000" },
        "operatingSystemVersionString": { _, _ in "Version 26.0" },
        "operatingSystemVersion": { _, _ in
          Value.tuple(
            TupleValue(
              labels: ["majorVersion", "minorVersion", "patchVersion"],
              elements: [.int(26), .int(0), .int(0)]))
        },
        "isLowPowerModeEnabled": { _, _ in false },
        "isMacCatalystApp": { _, _ in false },
        "isiOSAppOnMac": { _, _ in false },
        "processorCount": { _, _ in 8 },
        "activeProcessorCount": { _, _ in 8 },
        "physicalMemory": { _, _ in 8 << 30 },
        "systemUptime": { _, _ in 86_400.0 },
      ])
  ]
}
