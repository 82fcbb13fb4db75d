import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct TextFieldTests {
  @Test func titlePromptAndText() {
    let text = outline {
      Form {
        TextField("City", text: .constant("Bonn"), prompt: Text("Where you live"), axis: .vertical)
        TextField("Age", value: .constant(1234), format: .number).labelsHidden()
      }
    }
    #expect(
      text == """
        page
          form layout="grouped"
            section
              textField "Bonn" axis="vertical" prompt="Where you live" name="City"
                label: text "City"
              textField "1,234" name="Age"

        """)
  }

  @Test(arguments: [("1.234,5", 1234.5), ("nonsense", 7), ("", 7), ("12abc", 7), (" 8 ", 8)])
  func aValueIsTakenWhenItIsOne(typed: String, expected: Double) {
    var value = 7.0
    let session = session(locale: "de_DE") {
      TextField(
        "N", value: Binding(get: { value }, set: { value = $0 }), format: .number)
    }
    let target = session.node(.textField).id
    session.send(NodeEvent(target: target, action: .setText(typed)))
    #expect(value == 7)
    session.send(NodeEvent(target: target, action: .commitText(typed)))
    #expect(value == expected)
  }

  @Test func anEmptiedFieldIsAnAbsentValue() {
    var value: Int? = 7
    let session = session {
      TextField("N", value: Binding(get: { value }, set: { value = $0 }), format: .number)
    }
    let target = session.node(.textField).id
    session.send(NodeEvent(target: target, action: .commitText("x")))
    #expect(value == 7)
    session.send(NodeEvent(target: target, action: .commitText("")))
    #expect(value == nil)
    #expect(session.node(.textField)[.text] == "")
  }
}
