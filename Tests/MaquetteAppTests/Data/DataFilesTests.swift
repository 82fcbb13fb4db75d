import Foundation
import Testing

/// The files for the desktop are what the desktop's own tools accept.
@Suite("Data files")
struct DataFilesTests {
  private let data = Repository.path("data")

  @Test func desktopEntry() throws {
    let result = try Repository.run(
      "desktop-file-validate", "\(data)/io.github.maquette.Maquette.desktop")
    #expect(result == Repository.Result(output: "", status: 0))
  }

  @Test func metainfo() throws {
    let result = try Repository.run(
      "appstreamcli", "validate", "--no-net", "--no-color",
      "\(data)/io.github.maquette.Maquette.metainfo.xml")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("Validation was successful"), "\(result.output)")
  }

  @Test func manualPage() throws {
    let result = try Repository.run("mandoc", "-T", "lint", "\(data)/maquette.1")
    #expect(result == Repository.Result(output: "", status: 0))
  }

  @Test func identifiersAgree() throws {
    let entry = try Repository.text("data/io.github.maquette.Maquette.desktop")
    let metainfo = try Repository.text("data/io.github.maquette.Maquette.metainfo.xml")
    #expect(entry.contains("\nIcon=io.github.maquette.Maquette\n"))
    let icon = try Repository.text(
      "data/icons/hicolor/scalable/apps/io.github.maquette.Maquette.svg")
    #expect(icon.contains("<svg"))
    #expect(metainfo.contains("<id>io.github.maquette.Maquette</id>"))
    #expect(metainfo.contains(">io.github.maquette.Maquette.desktop</launchable>"))
  }

  @Test func packagesToBuildAreTheProvidersOfTheManifest() throws {
    let manifest = try Repository.text("Package.swift")
    let providers = manifest.matches(of: #/\.apt\(\[([^\]]*)\]\)/#)
      .flatMap { $0.1.split(separator: ",") }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \n\"")) }
    let listed = try Repository.text("scripts/packages").components(separatedBy: "\n\n")
      .first { $0.hasPrefix("# To build;") }?.split(separator: "\n").dropFirst().map(String.init)
    #expect(!providers.isEmpty)
    #expect(Set(providers).sorted() == listed)
  }
}
