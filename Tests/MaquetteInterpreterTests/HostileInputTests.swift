import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What a file contains never stops the program: it ends in diagnostics, in good time.
@MainActor
struct HostileInputTests {
  @Test func emptyFileHasNothingToPreview() throws {
    let outcome = try Outcome(of: "")
    #expect(outcome.diagnostics == ["1: warning: the file has nothing to preview [no-preview]"])
  }

  @Test func endlessRecursionIsReported() throws {
    let outcome = try Outcome(
      of: "func f(_ n: Int) -> Int { f(n + 1) }\nText(verbatim: \"\\(f(0))\")")
    #expect(
      outcome.diagnostics == ["1: error: function calls are nested without end [runtime]"])
  }

  @Test func endlessLoopIsReported() throws {
    let outcome = try Outcome(of: "func f() { while true {} }\nf()")
    #expect(
      outcome.diagnostics == ["1: error: evaluation takes more than 2000000 steps [runtime]"])
  }

  @Test func viewThatContainsItselfIsReported() throws {
    let outcome = try Outcome(of: "struct Loop: View { var body: some View { Loop() } }")
    #expect(outcome.diagnostics == ["1: error: views are nested without end [runtime]"])
  }

  @Test func hugeRangeIsCut() throws {
    let outcome = try Outcome(of: "print((0..<1_000_000_000).map { $0 }.count)")
    #expect(outcome.output == ["1000"])
    #expect(
      outcome.diagnostics == [
        "1: error: a range of 1000000000 elements is too large for a preview [runtime]"
      ])
  }

  @Test func doublingStringStops() throws {
    let outcome = try Outcome(of: "func f() { var s = \"ab\"; while true { s = s + s } }\nf()")
    #expect(
      outcome.diagnostics == [
        "1: error: evaluation takes more memory than a preview may use [runtime]"
      ])
  }

  @Test(arguments: [
    "func f() { var a = [1]; while true { a += a } }\nf()",
    "func f() { var s = \"ab\"; while true { s.append(s) } }\nf()",
    "print((0..<100_000).flatMap { _ in 0..<100_000 }.count)",
    "let s = String(repeating: \"ab\", count: 500_000)\nprint(s.replacing(\"a\", with: s))",
    "let s = String(repeating: \"ab\", count: 500_000)\nlet a = Array(repeating: s, count: 99)"
      + "\nprint(a.joined())",
    "let s = String(repeating: \"a\", count: 999_999)\nprint(String(repeating: s, count: 999_999))",
  ])
  // B4
  func memoryIsSpentBeforeItIsTaken(_ source: String) throws {
    let outcome = try Outcome(of: source)
    #expect(
      outcome.diagnostics.map { $0.drop { $0 != ":" } } == [
        ": error: evaluation takes more memory than a preview may use [runtime]"
      ])
  }

  @Test func valuesThatShareTheirPartsAreCutWhenShown() throws {
    let outcome = try Outcome(
      of: "var a: [Any] = []\nfor _ in 0..<60 { a = [a, a] }\nprint(\"\\(a)\".utf8.count > 99)")
    #expect(outcome.output == ["true"])
  }

  @Test func elementsWithoutNumberAreCut() throws {
    let interpreter = Interpreter()
    let program = interpreter.update(
      text:
        "ForEach(0..<90_000, id: \\.self) { i in ForEach(0..<90_000, id: \\.self) { Text(\"\\($0)\") } }",
      fileName: "Rows.swift")
    let preview = try #require(program.previews.first)
    let tree = ViewSession(environment: EnvironmentValues(), root: preview.makeView).resolve()
    #expect(tree.root.children.count == 19_999)
    #expect(
      tree.issues.map(\.message) == ["more than 20000 elements are too many for a preview"])
  }

  @Test func closureOfUncountedParametersIsReported() throws {
    let outcome = try Outcome(of: "print([1].map { $2000000000 })")
    #expect(
      outcome.diagnostics == [
        "1: warning: cannot find '$2000000000' in scope [unresolved-name]"
      ])
  }

  @Test func protocolsThatRefineEachOtherAreRead() throws {
    let outcome = try Outcome(
      of: """
        protocol A: B {}
        protocol B: A {}
        struct S: B {}
        print(S().title)
        extension Equatable { func same() -> Int { 1 } }
        extension Hashable { func other() -> Int { 2 } }
        struct H: Hashable {}
        print(H().same(), H().other())
        """)
    #expect(outcome.output.last == "1 2")
    #expect(
      outcome.diagnostics == [
        "4: warning: value of type 'S' has no member 'title' [unresolved-name]"
      ])
  }

  @Test(arguments: [
    "let a = b\nlet b = a\nprint(a)", "enum E { static let a = b; static let b = a }\nprint(E.a)",
  ])
  func valuesInACircleAreReported(_ source: String) throws {
    let outcome = try Outcome(of: source)
    #expect(outcome.diagnostics.count == 1)
    #expect(
      outcome.diagnostics.first?.hasSuffix(
        ": error: function calls are nested without end [runtime]") == true)
  }

  /// Numbers that no `Int` holds, wherever one is wanted.
  @Test(arguments: [
    ("print(0...Int.max)", ["0...9223372036854775807"]),
    ("print((0...Int.max).upperBound)", ["9223372036854775807"]),
    ("for i in Int.max... { print(i); break }", ["9223372036854775807"]),
    ("print(5.isMultiple(of: Double.nan))", ["isMultiple"]),
    ("print(5.advanced(by: 2), 1.5.advanced(by: 2))", ["7 3.5"]),
    ("print(5.clamped(to: 1e300...1e301), 7.clamped(to: 0...5))", ["9223372036854775807 5"]),
    ("print(\"abc\".index(Int.max, offsetBy: 1))", ["-9223372036854775808"]),
    ("print(\"abc\".distance(from: Int.min, to: 1))", ["-9223372036854775807"]),
    ("print(Array(repeating: 0, count: 1e30), String(repeating: \"a\", count: 2))", ["… aa"]),
    ("print(stride(from: Int.max, through: Int.max, by: 1))", ["[9223372036854775807]"]),
    ("var a = [1, 2]\na.insert(3, at: 1e300)\nprint(a)", ["[1, 2]"]),
    ("var a = [1, 2]\na.remove(atOffsets: [1e300])\nprint(a)", ["[1, 2]"]),
  ])
  func numbersBeyondIntegers(_ source: String, _ output: [String]) throws {
    #expect(try Outcome(of: source).output == output)
  }

  @Test func hugeLiteralIsReported() throws {
    let outcome = try Outcome(of: "print(123456789012345678901234567890)")
    #expect(
      outcome.diagnostics == [
        "1: error: integer literal '123456789012345678901234567890' overflows when stored into 'Int' [runtime]"
      ])
  }

  @Test(arguments: ["(", "[", "{", "!", "f(", "a?."])
  func deepNestingEnds(_ opening: String) throws {
    let outcome = try Outcome(of: "let x = " + String(repeating: opening, count: 20_000))
    #expect(!outcome.diagnostics.isEmpty)
  }

  @Test func longChainOfOperatorsEnds() throws {
    let outcome = try Outcome(of: "print(1" + String(repeating: " + 1", count: 5_000) + ")")
    #expect(
      Set(outcome.diagnostics) == [
        "1: warning: the file has nothing to preview [no-preview]",
        "1: error: the statement is too long to be read [syntax]",
      ])
  }

  @Test func bytesThatAreNoTextAreReported() throws {
    let text = String(
      decoding: (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 37) }, as: UTF8.self)
    #expect(!(try Outcome(of: text)).diagnostics.isEmpty)
  }

  @Test func everyPrefixOfAFileIsRead() throws {
    let source = """
      struct Pet: Identifiable { let id: Int; var name = "Rex" }
      struct Pets: View {
        @State private var pets = [Pet(id: 1)]
        var body: some View {
          Form {
            ForEach($pets) { $pet in TextField("Name", text: $pet.name) }
            if pets.count > 1 { Text("\\(pets.count) pets") } else { Text("One") }
          }
        }
      }
      #Preview { Pets() }
      """
    let interpreter = Interpreter()
    for end in source.indices {
      let program = interpreter.update(text: String(source[..<end]), fileName: "Pets.swift")
      for preview in program.previews {
        let session = ViewSession(environment: EnvironmentValues()) { preview.makeView() }
        #expect(session.resolve().root.kind.rawValue == "page")
      }
    }
    let program = interpreter.update(text: source, fileName: "Pets.swift")
    #expect(program.diagnostics.isEmpty)
  }
}
