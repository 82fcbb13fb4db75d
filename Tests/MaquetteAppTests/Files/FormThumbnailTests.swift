import Foundation
import Testing

@testable import MaquetteApp

/// Small pictures of forms lie where they are found again until the file is another one.
struct FormThumbnailTests {
  @Test func liesAtOnePlaceForEachVersionOfAFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "Text(\"A\")")
    try folder.write("B.swift", "Text(\"A\")")
    let variables = ["XDG_CACHE_HOME": folder.path]
    func place(_ name: String) -> String? {
      FormThumbnail(of: folder.path + "/" + name, variables: variables)?.path
    }
    let first = try #require(place("A.swift"))
    #expect(first.hasPrefix(folder.path + "/maquette/thumbnails/"))
    #expect(place("A.swift") == first)
    #expect(place("B.swift") != first)
    try folder.write("A.swift", "Text(\"Another\")")
    #expect(place("A.swift") != first)
    #expect(place("C.swift") == nil)
  }
}
