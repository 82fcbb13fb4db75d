import SwiftIfConfig
import SwiftSyntax

/// The platform whose `#if` branches are shown.
public nonisolated enum Platform: String, Sendable, CaseIterable { case ios, macos }

/// What `#if` conditions are asked of: a debug build for the platform shown.
struct BuildPlatform: nonisolated BuildConfiguration {
  nonisolated let platform: Platform
  /// The system that the build is for instead, as `os(…)` names it.
  nonisolated var system: String?

  /// The systems that a file may be for, those first that no platform shows.
  nonisolated static let systems = ["tvOS", "watchOS", "visionOS", "macOS", "iOS"]

  nonisolated func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  nonisolated func hasFeature(name: String) -> Bool { true }
  nonisolated func hasAttribute(name: String) -> Bool { true }

  nonisolated func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool
  {
    switch importPath.first?.1 {
    case "SwiftUI", "Foundation", "Combine", "Observation", "SwiftData": true
    case "UIKit": system.map { $0 != "macOS" } ?? (platform == .ios)
    case "AppKit", "Cocoa": system.map { $0 == "macOS" } ?? (platform == .macos)
    default: false
    }
  }

  nonisolated func isActiveTargetOS(name: String) -> Bool {
    if let system { return name == system }
    return switch platform {
    case .ios: name == "iOS"
    case .macos: name == "macOS" || name == "OSX"
    }
  }

  nonisolated func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  nonisolated func isActiveTargetEnvironment(name: String) -> Bool {
    name == "simulator" && platform == .ios
  }
  nonisolated func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  nonisolated func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  nonisolated func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  nonisolated var targetPointerBitWidth: Int { 64 }
  nonisolated var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  nonisolated var endianness: Endianness { .little }
  nonisolated var languageVersion: VersionTuple { VersionTuple(6, 0) }
  nonisolated var compilerVersion: VersionTuple { VersionTuple(6, 3) }
}
