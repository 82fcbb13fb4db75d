import Testing

@testable import MaquetteInterpreter

/// Where declarations begin and end, found without parsing.
struct DeclarationSpanTests {
  /// Each declaration's names, `!` behind what is essential, with those inside in brackets.
  private func summary(_ text: String) -> String {
    summary(DeclarationSpan.all(in: Array(text.utf8)))
  }

  private func summary(_ spans: [DeclarationSpan]) -> String {
    spans.map { span in
      let name =
        span.extended.map { "extension \($0)" }
        ?? (span.names.isEmpty ? "_" : span.names.joined(separator: "+"))
      let inner = span.members.isEmpty ? "" : " { \(summary(span.members)) }"
      let clauses = span.clauses.map { " #{ \(summary($0.members)) }" }.joined()
      return name + (span.isEssential ? "!" : "") + inner + clauses
    }.joined(separator: ", ")
  }

  @Test func declarationsEndWhereTheNextBegins() {
    let text = """
      import SwiftUI

      @MainActor
      public
      final class Model: Base,
        ObservableObject
      {
        @Published var first: String = "}" , second = 2
        static let shared = Model { $0.var = 1 }
          .configured()
        private(set) lazy var third =
          open
        var computed: Int { third }
        var watched = 1 { didSet { print("func no()") } }
        var typed: [Int: (Int) -> Void]? { didSet { } }
        class func make() -> Self where Self: Sendable { .init() }
        func plain(
          a: Int = { 2 }()
        ) async throws
          -> Int
        {
          let x = 1
          return x
        }
        init?(a: Int) { }
        subscript(i: Int) -> Int { i }
        static func == (a: Model, b: Model) -> Bool { true }
        enum Kind: String { case a, b(Int)
          case c; static var all: [Kind] { [] } }
        deinit { }
      }
      func free() {} ; let x = 1
      #Preview { Text("func hidden() {}") }
      typealias Y = Int
      """
    #expect(
      summary(text)
        == "_!, Model { first!, shared, third!, computed, watched!, typed!, make, plain, _!, _!, "
        + "_!, Kind { _!, _!, all }, _! }, free, x!, _!, Y!")
  }

  @Test func extensionsSayWhatTheyExtendAndConditionsWhatTheyHold() {
    let text = """
      extension Foo.Bar: Baz where T == Int { func a() {} ; struct Inner {} }
      extension [Int] { var total: Int { 0 } }
      protocol P { associatedtype T ; var a: T { get } ; func b(_ x: T) }
      #if os(iOS)
        import UIKit
        struct Phone: View {
          var body: some View {
            Text("a")
          }
          var chain: some View = Text("b")
          #if DEBUG
            .bold()
          #else
            .italic()
          #endif
          #if DEBUG
            func debug() {}
          #endif
        }
      #elseif os(macOS)
        func mac() {}
      #else
      #endif
      """
    let spans = DeclarationSpan.all(in: Array(text.utf8))
    #expect(
      summary(spans)
        == "extension Foo.Bar { a, Inner }, extension Array { total }, P { T!, a, b }, "
        + "_ #{ _!, Phone { body, chain!, _ #{ debug } } } #{ mac } #{  }")
    #expect(spans.map(\.conforms) == [true, false, false, false])
    let chosen = DeclarationSpan.flattened(spans) { $0.count == 3 ? 1 : nil }
    #expect(
      summary(chosen)
        == "extension Foo.Bar { a, Inner }, extension Array { total }, P { T!, a, b }, mac")
  }

  @Test(arguments: [
    "", "}", "#endif", "struct", "class A {", "@", "@(", "extension", "var", "func", "#if",
    "#if a\n#else",
    "struct A { #if x", "let a = \"", "`", "}}}func a() {", "#if a\nstruct B {\n#endif\n}",
  ])
  func whatIsHalfTypedIsRead(_ text: String) {
    for span in DeclarationSpan.all(in: Array(text.utf8)) {
      #expect(span.range.upperBound <= text.utf8.count)
    }
  }

  /// What declarations are made of, in any order, is read without leaving the text.
  @Test func piecesInAnyOrderAreRead() {
    let pieces = [
      "struct A {", "}", "{", "(", ")", "#if os(iOS)\n", "#else\n", "#endif\n", "@a ", "\"",
      "\"\"\"", "func ", "var ", "case a, b", "\n", ";", "extension ", "class ", "static ", "=",
      ":",
      "/", "//", "/*", "*/", "`", ".", "[", "]", "let x = 1 ", "init()", "#", "\\", "\\(",
    ]
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<next(60) { text += pieces[next(pieces.count)] }
      #expect(end(of: DeclarationSpan.all(in: Array(text.utf8))) <= text.utf8.count)
    }
  }

  /// The end of what reaches farthest.
  private func end(of spans: [DeclarationSpan]) -> Int {
    spans.map { span in
      max(
        span.range.upperBound, end(of: span.members),
        span.clauses.map { end(of: $0.members) }.max() ?? 0)
    }.max() ?? 0
  }
}
