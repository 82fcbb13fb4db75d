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
    let remark =
      "1: warning: nesting this deep is not supported in previews [unsupported-construct]"
    #expect(Set(outcome.diagnostics) == [remark])
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
