import Testing

@testable import MaquetteInterpreter

/// Reading of the vocabulary's signatures.
@MainActor
struct SignatureTests {
  @Test func labelsTypesAndDefaultsAreRead() {
    let signature = Signature(
      "init(_ title: Title, isOn: Binding<Bool>, axis: Axis = .horizontal, @ViewBuilder label: () -> Label)"
    )
    #expect(signature.name == "init")
    #expect(signature.parameters.map(\.label) == [nil, "isOn", "axis", "label"])
    #expect(signature.parameters.map(\.name) == ["title", "isOn", "axis", "label"])
    #expect(
      signature.parameters.map(\.type.text) == ["Title", "Binding<Bool>", "Axis", "() -> Label"])
    #expect(signature.parameters.map(\.hasDefault) == [false, false, true, false])
    #expect(signature.parameters.map(\.isBuilder) == [false, false, false, true])
  }

  @Test func optionalFunctionsArraysAndVariadicsAreRead() {
    let signature = Signature(
      "func onAppear(perform action: (() -> Void)? = nil, _ names: [String: Int], rest: String...)")
    #expect(
      signature.parameters.map(\.type.text) == ["() -> Void?", "[String : Int]", "String"])
    #expect(signature.parameters.map(\.isVariadic) == [false, false, true])
    #expect(signature.parameters[0].type.isFunction)
  }

  @Test func everySignatureOfTheVocabularyIsRead() {
    let types = Vocabulary.allTypes.flatMap {
      $0.initializers + $0.functions.values.joined() + $0.methods.values.joined()
    }
    let overloads = types + Vocabulary.allModifiers.flatMap(\.overloads)
    #expect(overloads.count > 200)
    for overload in overloads {
      let parenthesis = overload.text.firstIndex(of: "(")
      #expect(parenthesis != nil, "\(overload.text)")
      let isEmpty = overload.text.contains("()") && !overload.text.contains(":")
      #expect(isEmpty == overload.signature.parameters.isEmpty, "\(overload.text)")
      #expect(!overload.signature.parameters.contains { $0.type.text.isEmpty }, "\(overload.text)")
    }
  }
}
