import Foundation
import Testing

@testable import MaquetteInterpreter

/// The declared names on disk.
struct IndexCacheTests {
  private let files = [
    ScannedFile(
      file: SourceTree.File(path: "/p/A.swift", size: 3, modified: -4, changed: 5, number: 6),
      names: Array("TA\nmColor.brand\n".utf8)),
    ScannedFile(
      file: SourceTree.File(path: "/p/é.swift", size: 0, modified: 0, changed: 0, number: 1),
      names: []),
  ]

  @Test func whatIsKeptIsReadAgain() {
    let content = IndexCache.content(files, of: "/p")
    let entries = IndexCache.entries(in: content, of: "/p")
    #expect(entries == ["/p/A.swift": files[0], "/p/é.swift": files[1]])
    #expect(IndexCache.entries(in: content, of: "/q") == nil)
  }

  @Test func aDamagedFileCountsAsNone() {
    let content = IndexCache.content(files, of: "/p")
    for length in 0..<content.count {
      #expect(IndexCache.entries(in: Array(content.prefix(length)), of: "/p") == nil)
    }
    for offset in content.indices {
      var damaged = content
      damaged[offset] ^= 0x41
      #expect(IndexCache.entries(in: damaged, of: "/p") == nil)
    }
  }
}
