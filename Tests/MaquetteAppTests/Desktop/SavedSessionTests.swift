import Foundation
import Testing

@testable import MaquetteApp

/// What one run of the program leaves for the next.
@MainActor
@Suite("Saved session")
struct SavedSessionTests {
  // previewer-requests 37: a file that ended the program is not opened again without being asked.
  @Test func whatARunThatDidNotEndLeftOpenIsAskedAbout() {
    var session = SavedSession()
    session.isRunning = true
    session.open("/a.swift")
    #expect(session.restorable == [])
    #expect(session.doubtful == ["/a.swift"])
    session.isRunning = false
    #expect(session.restorable == ["/a.swift"])
    #expect(session.doubtful == [])
  }

  @Test func filesAndRecentFiles() {
    var session = SavedSession()
    for name in ["/a", "/b", "/a"] { session.open(name) }
    #expect(session.files == ["/a", "/b"])
    #expect(session.recent == ["/a", "/b"])
    session.close("/a")
    session.close("/b")
    #expect(session.files == ["/b"])
    for number in 0..<30 { session.open("/\(number)") }
    #expect(session.recent.count == SavedSession.recentLimit)
    #expect(session.recent.first == "/29")
  }

  @Test func itIsWrittenAndRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/deep/session.json"
    #expect(SavedSession(path: path) == SavedSession())
    var session = SavedSession()
    session.open("/a.swift")
    session.size = SavedSession.Size(width: 500, height: 600)
    session.write(to: path)
    #expect(SavedSession(path: path) == session)
    try folder.write("deep/session.json", "nonsense")
    #expect(SavedSession(path: path) == SavedSession())
    #expect(
      SavedSession.usualPath(variables: ["XDG_STATE_HOME": "/s"]) == "/s/maquette/session.json")
  }

  @Test(arguments: [
    ("/a/settings form.swift", "SettingsForm"), ("/a/1.swift", "NewForm"), ("/a/x.swift", "X"),
  ])
  func aNewFormIsCalledAfterItsFile(path: String, name: String) {
    #expect(NewForm.typeName(forFile: path) == name)
  }

  @Test func aNewFormIsWithoutProblems() throws {
    let folder = try TemporaryFolder()
    try folder.write("New.swift", NewForm.text(named: "Fresh"))
    let document = try FormDocument.opened(folder.path + "/New.swift", .usual)
    let report = try document.check()
    #expect(report.diagnostics == [])
    #expect(report.previews.map(\.placeholders) == [0])
  }
}
