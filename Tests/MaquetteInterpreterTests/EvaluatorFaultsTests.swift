import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What evaluation made of programs that asked for too much, or that could not say enough.
@MainActor
struct EvaluatorFaultsTests {
  /// A13: a function whose exit cannot be known ends in a stub, and the form is shown.
  @Test func recursionThroughAnUnknownExitShowsTheForm() throws {
    let outcome = try Outcome(
      of: """
        func size(_ item: Item) -> Int { item.isLeaf ? 1 : size(item.left) + size(item.right) }
        Form { Text("Tree"); Text("\\(size(root))") }
        """)
    #expect(outcome.outline.contains("text \"Tree\""))
    #expect(
      outcome.diagnostics.contains("1: error: function calls are nested without end [runtime]"))
  }

  /// A12: how many there are may not be known.
  @Test(arguments: [
    "print([UInt32](repeating: 0, count: size()).count)",
    "print(Array(repeating: 0, count: size()).count)",
    "print(String(repeating: \"a\", count: size()).count)",
    "print([1, 2, 3, 4].prefix(size()).count)", "print([1, 2, 3, 4].dropLast(size()).count)",
  ])
  func anUnknownCountIsASmallOne(_ source: String) throws {
    let outcome = try Outcome(of: source)
    #expect(outcome.output == ["2"])
    #expect(outcome.diagnostics.map { $0.hasSuffix("'size' in scope [unresolved-name]") } == [true])
  }

  /// A12: a position that is not known is the first.
  @Test func anUnknownPositionIsTheFirst() throws {
    let outcome = try Outcome(
      of: """
        var a = [7, 8]
        print(a[index()])
        a[index()] = 1
        a.insert(5, at: index())
        print(a, a.remove(at: index()))
        """)
    #expect(outcome.output == ["7", "[5, 7, 8] 5"])
    #expect(outcome.diagnostics.count == 1)
  }

  /// B4: many small evaluations without end share what a pass may use.
  @Test func elementsWithoutEndShareOneBudget() throws {
    let outcome = try Outcome(
      of: """
        struct Item { let n: Int; var p: Int { while true {} } }
        struct V: View {
          var body: some View { ForEach((0..<200).map { Item(n: $0) }, id: \\.p) { Text("\\($0.n)") } }
        }
        """)
    #expect(
      outcome.diagnostics.contains {
        $0.hasSuffix("error: evaluation takes more than 2000000 steps [runtime]")
      })
  }

  /// B9: a description that contains itself ends.
  @Test func descriptionsOfThemselvesEnd() throws {
    let outcome = try Outcome(
      of: """
        struct D: CustomStringConvertible { var description: String { "\\(self)\\(self)" } }
        print("\\(D())".isEmpty)
        """)
    #expect(outcome.output == ["false"])
  }

  /// B5: values that are nested without end are refused, and long chains are let go.
  @Test(arguments: [
    "var s: [Any] = []\nfor _ in 0..<1_000 { s = [s] }",
    "var s: [Any] = []\nfor _ in 0..<1_000 { s = [s, s] }",
    "var s: [Any] = []\nfor _ in 0..<1_000 { var t: [Any] = []; t.append(s); s = t }",
    "var s: Any = 0\nfor _ in 0..<1_000 { s = (s, 1) }",
    "var s: Any = 0\nfor _ in 0..<1_000 { s = [\"k\": s] }",
    "var s: Any = 0\nfor _ in 0..<1_000 { s = Array(repeating: s, count: 1) }",
  ])
  func valuesNestedWithoutEndAreRefused(_ source: String) throws {
    let outcome = try Outcome(of: source + "\nprint(\"done\")")
    #expect(outcome.output == ["done"])
    #expect(
      outcome.diagnostics.map { $0.drop { $0 != ":" } } == [
        ": error: values are nested more than 200 deep [runtime]"
      ])
  }

  // B5
  @Test(arguments: [
    "var t = Text(\"a\"); for _ in 0..<3_000 { t = t + Text(\"b\") }; return t",
    "var t = AnyView(Text(\"a\")); for _ in 0..<3_000 { t = AnyView(t) }; return t",
    "var t = AnyView(Text(\"a\")); for _ in 0..<3_000 { t = AnyView(t.padding()) }; return t",
  ])
  func viewsNestedWithoutEndAreRefused(_ source: String) throws {
    let outcome = try Outcome(of: "func deep() -> some View { \(source) }\ndeep()")
    #expect(
      outcome.diagnostics.first
        == "1: error: views are nested more than 1000 deep [runtime]")
  }

  // B5
  @Test(
    arguments: [
      "final class N { var next: N?; init(_ n: N?) { next = n } }\nvar h: N? = nil\n"
        + "for _ in 0..<10_000 { h = N(h) }\nh = nil",
      "indirect enum L { case end, more(L) }\nvar l = L.end\nfor _ in 0..<10_000 { l = .more(l) }\n"
        + "_ = l == l\nl = .end",
      "var f: () -> Int = { 0 }\nfor _ in 0..<10_000 { let g = f; f = { 1 } ; _ = g }\n",
    ])
  func longChainsAreLetGo(_ source: String) throws {
    let outcome = try Outcome(of: source + "\nprint(\"done\")")
    #expect(outcome.output == ["done"])
    #expect(outcome.diagnostics == [])
  }

  /// B8: elements are written where they are, and keys found by their own hashes.
  @Test(
    arguments: [
      "var a = Array(0..<50_000)\nfor i in 0..<2_000 { a[i] = 0 }\nprint(a[1])",
      "struct S { static var a = Array(0..<50_000) }\nfor i in 0..<2_000 { S.a[i] = 0 }\nprint(S.a[1])",
      "var d: [Int: Int] = [:]\nfor i in 0..<5_000 { d[i] = 0 }\n"
        + "for i in 0..<5_000 { d[i] = nil }\nprint(d.count)",
      "let a = Set(0..<20_000)\nlet b = Set(20_000..<40_000)\nprint(a.intersection(b).count)",
      "let a = Set(0..<20_000)\nlet b = Set(20_000..<40_000)\nprint(a.subtracting(a).union([]).count)",
      "var d: [Int: Int] = [:]\nfor i in 0..<3_000 { d[9007199254740993 + i] = 0 }\n"
        + "print(d.count - 3_000)",
      "var d: [Double: Int] = [:]\nfor i in 0..<3_000 { d[.nan] = i }\nprint(d.count - 3_000)",
      "var d: [[Int: Int]: Int] = [:]\nfor i in 0..<1_000 { d[[i: 1]] = 0 }\nprint(d.count - 1_000)",
    ])
  func largeCollectionsAreChangedInPlace(_ source: String) throws {
    let outcome = try Outcome(of: source)
    #expect(outcome.output == ["0"])
    #expect(outcome.diagnostics == [])
  }

  /// A5: lines end alike in a literal, whatever ends them in the file.
  @Test func linesOfLiteralsEndAlike() throws {
    let outcome = try Outcome(
      of:
        "let s = \"\"\"\r\n  one\r\n  two \\\r\n  three\r\n  \"\"\"\r\nprint(s == \"one\\ntwo three\")\r\n"
    )
    #expect(outcome.output == ["true"])
  }
}
