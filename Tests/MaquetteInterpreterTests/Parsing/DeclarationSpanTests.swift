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
}
