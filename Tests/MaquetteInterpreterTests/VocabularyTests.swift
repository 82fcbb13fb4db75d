import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// What every entry of the vocabulary states agrees with what its closure takes.
@MainActor
struct VocabularyTests {
  private static let overloads: [(owner: String, overload: Overload)] =
    Vocabulary.allTypes.flatMap { entry in
      (entry.initializers + entry.functions.values.joined() + entry.methods.values.joined())
        .filter { !$0.text.hasPrefix("func set_") || !$0.argumentTypes.isEmpty }
        .map { (entry.name, $0) }
    }
    + Vocabulary.allModifiers.flatMap { entry in entry.overloads.map { (entry.name, $0) } }
    + FormatFamily.methods.map { ("formatted", $0) }

  // A9
  @Test func everyParameterIsReadOrMarked() {
    for (owner, overload) in Self.overloads {
      let read = overload.signature.parameters.filter(\.isRead)
      #expect(
        read.count == overload.argumentTypes.count, "\(owner): \(overload.text)")
    }
  }

  @Test func everyParameterIsTakenAsWhatItsTypeSays() {
    for (owner, overload) in Self.overloads {
      let read = overload.signature.parameters.filter(\.isRead)
      for (parameter, type) in zip(read, overload.argumentTypes) {
        let isAccepted = type.accepts(parameter.type)
        #expect(
          isAccepted,
          "\(owner): \(overload.text) takes \(parameter.name): \(parameter.type.text) as \(type)")
      }
    }
  }

  @Test func whatMayBeLeftOutIsAnOptional() {
    for (owner, overload) in Self.overloads {
      let read = overload.signature.parameters.filter(\.isRead)
      for (parameter, type) in zip(read, overload.argumentTypes) where parameter.hasDefault {
        let takesNil = type is any ExpressibleByNilLiteral.Type || type == Value.self
        #expect(
          takesNil,
          "\(owner): \(overload.text) takes \(parameter.name)")
      }
    }
  }

  // A10
  @Test func everyModifierOfSwiftUIIsKnown() {
    #expect(Vocabulary.modifiers.count >= 485)
    #expect(
      KnownModifiers.entries.map(\.name).count == Set(KnownModifiers.entries.map(\.name)).count)
    let written = Set(Vocabulary.allModifiers.filter { !$0.overloads.isEmpty }.map(\.name))
    #expect(KnownModifiers.entries.map(\.name).filter(written.contains) == [])
    #expect(Vocabulary.modifiers["sensoryFeedback"]?.standing == .noEffect)
    #expect(Vocabulary.modifiers["colorEffect"]?.standing == .noEffect)
    #expect(Vocabulary.modifiers["padding"]?.standing == .drawn)
    #expect(SwiftUINames.isType("DatePicker"))
    #expect(!SwiftUINames.isType("ProfileCard"))
  }

  @Test func noShortNameIsTakenForAnotherOfItsLength() {
    let names = ["pow", "padding", "name", "ForEach"]
    #expect(Suggestion.nearest(to: "foo", among: names) == nil)
    #expect(Suggestion.nearest(to: "row", among: names) == nil)
    #expect(Suggestion.nearest(to: "nam", among: names) == "name")
    #expect(Suggestion.nearest(to: "pading", among: names) == "padding")
  }
}
