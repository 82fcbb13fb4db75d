import Foundation
import Testing

@testable import MaquetteInterpreter

/// What the pass over a file's bytes finds.
struct DeclarationScannerTests {
  private func names(_ text: String) -> [String] {
    names(Array(text.utf8))
  }

  private func names(_ bytes: [UInt8]) -> [String] {
    let names = bytes.withUnsafeBufferPointer(DeclarationScanner.names)
    return String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func typesWithThoseInside() {
    #expect(
      names(
        """
        import struct Foundation.Date
        public struct Form<T: View>: View where T: Sendable {
          let title: String
          enum Kind { case a, b }
          class func make() {}
          class Store { actor Inner {} }
          var body: some View { struct Local {}; return Text("}") }
        }
        protocol Shown: class {}
        typealias Rows = [Row]
        """) == [
          "TForm", "TForm.Kind", "TForm.Store", "TForm.Store.Inner", "TShown", "TRows",
        ])
  }

  @Test func endlessNestingEndsInNames() {
    let found = names(String(repeating: "struct Inner { ", count: 100_000) + "} struct Last {}")
    #expect(found.count == 166)
    #expect(found.last?.utf8.count == 6 * 166)
  }

  // B6
  @Test func aManifestTooLargeToBeOneIsNotRead() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/maquette-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FileManager.default.createFile(atPath: folder + "/Package.swift", contents: nil))
    let manifest = try #require(FileHandle(forWritingAtPath: folder + "/Package.swift"))
    try manifest.truncate(atOffset: 3 << 30)
    try manifest.close()
    let start = ContinuousClock.now
    #expect(ProjectRoot(ofFileAt: folder + "/Form.swift").kind == .project)
    #expect(.now - start < .seconds(2))
  }

  @Test func membersOfExtensions() {
    #expect(
      names(
        """
        extension Color {
          static let brand = Color("x"), other = 1
          init(hex: String) { self.init() }
          struct Set { var a = 1 }
        }
        extension Form.Kind: Identifiable { var id: Self { self } }
        extension Array where Element: Equatable { subscript(safe index: Int) -> Element? { nil } }
        extension Point { static func + (a: Point, b: Point) -> Point { a } }
        """) == [
          "mColor.brand", "EColor", "mColor.init", "TColor.Set", "mColor.Set", "EForm.Kind",
          "mForm.Kind.id", "EArray", "EArray", "mArray.subscript", "mPoint.+",
        ])
  }

  @Test func functionsVariablesOperatorsAndMacros() {
    #expect(
      names(
        """
        func make(_ f: () -> Void = { struct No {} }) -> Int { func inner() {} ; return 1 }
        let (a, b) = (1, 2)
        var `default` = 3, x = { let no = 1 }()
        infix operator <=>
        func <=> (a: Int, b: Int) -> Int { 0 }
        @freestanding(expression) macro stringify(_ x: Int) -> String = #externalMacro(module: "M", type: "T")
        #if DEBUG
        let debug = true
        #else
        let debug = false
        #endif
        """) == ["Fmake", "Vdefault", "F<=>", "Mstringify", "Vdebug", "Vdebug"])
  }

  @Test func textsCommentsAndPatternsArePassedOver() {
    #expect(
      names(
        ##"""
        // struct A {}
        /* struct B {} /* struct C {} */ struct D {} */
        let a = "struct E { \(f("}") + "\("struct F {")") \" }"
        let b = """
          struct G { "" \(x { "}" })
          """
        let c = #"struct H { \(no) \#(yes("}")) "#
        let d = ##"a"# struct I {"##
        let e = /struct J \{ " \//
        let f = #/ struct K { " /#
        let g = "not ended {
        struct L {}
        """##) == ["Va", "Vb", "Vc", "Vd", "Ve", "Vf", "Vg", "TL"])
  }

  @Test func anyBytesAreRead() {
    var generator = SeededGenerator(seed: 7)
    let words = [
      "struct ", "extension ", "{", "}", "(", ")", "\"", "\"\"\"", "\\(", "\\", "#", "#\"", "/*",
      "*/", "//", "\n", "func ", "A", ".", "`", ":", "/", "é", "\u{0}", "class ", "let ", "import ",
    ]
    for _ in 0..<3_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        text += Array(words[Int.random(in: 0..<words.count, using: &generator)].utf8)
      }
      for line in names(text) { #expect("TFVMmE".contains(line.prefix(1))) }
      for length in 0..<min(text.count, 12) { _ = names(Array(text.prefix(length))) }
    }
    _ = names(Array(String(repeating: "\"\\(", count: 200_000).utf8))
    _ = names(Array(String(repeating: "struct A {", count: 20_000).utf8))
  }
}

/// A generator of the same numbers each time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
