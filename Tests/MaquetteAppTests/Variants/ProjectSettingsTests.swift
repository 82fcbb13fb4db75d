import Foundation
import Testing

@testable import MaquetteApp

/// Where the settings of a project are looked for.
@MainActor
struct ProjectSettingsTests {
  @Test func settingsAboveTheProjectAreNotRead() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path + "/App/Views"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    try folder.write(".maquette.json", #"{"variants": {"outer": "dark"}}"#)
    try folder.write("App/Package.swift", "")
    try folder.write("App/Views/Form.swift", "")
    #expect(try ProjectSettings.nearest(to: inner + "/Form.swift").variants == [:])
    try folder.write("App/.maquette.json", #"{"variants": {"inner": "rtl"}}"#)
    #expect(try ProjectSettings.nearest(to: inner + "/Form.swift").variants == ["inner": "rtl"])
  }

  @Test func aLooseFolderHasItsOwnSettingsAlone() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Loose", withIntermediateDirectories: true)
    try folder.write(".maquette.json", #"{"variants": {"outer": "dark"}}"#)
    try folder.write("Loose/Form.swift", "")
    #expect(try ProjectSettings.nearest(to: folder.path + "/Loose/Form.swift").variants == [:])
  }
}
