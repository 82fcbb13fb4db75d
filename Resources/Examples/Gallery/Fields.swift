import SwiftUI

/// Every style and initialiser of what text is typed into.
struct Fields: View {
  @State private var name = "Amara Okafor"
  @State private var empty = ""
  @State private var amount = 12.5
  @State private var note = "A note of several lines, which grows with what is typed into it."

  var body: some View {
    Form {
      Section("Initialisers") {
        TextField("With a title", text: $name)
        TextField("With a prompt", text: $empty, prompt: Text("Required"))
        TextField(text: $name, prompt: Text("Name")) {
          Label("With a symbol", systemImage: "person")
        }
        TextField("Amount", value: $amount, format: .number)
        TextField("Several lines", text: $note, axis: .vertical)
        SecureField("Password", text: $name)
        SecureField("Empty", text: $empty, prompt: Text("At least eight characters"))
      }
      Section("Styles") {
        TextField("Automatic", text: $name).textFieldStyle(.automatic)
        TextField("Plain", text: $name).textFieldStyle(.plain)
        TextField("Rounded border", text: $name).textFieldStyle(.roundedBorder)
        TextField("Square border", text: $name).textFieldStyle(.squareBorder)
        TextField("Of one's own", text: $name).textFieldStyle(.underlined)
      }
      Section("Long text") {
        TextEditor(text: $note)
        TextEditor(text: $note).textEditorStyle(.plain)
        TextEditor(text: $note).textEditorStyle(.roundedBorder)
      }
      Section("In a plain column") {
        VStack {
          TextField("Name", text: $empty)
          SecureField("Password", text: $empty)
        }
        .textFieldStyle(.roundedBorder)
      }
    }
    .formStyle(.grouped)
  }
}

/// A field over a line.
struct UnderlinedTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 2) {
      configuration.textFieldStyle(.plain)
      Divider()
    }
  }
}

extension TextFieldStyle where Self == UnderlinedTextFieldStyle {
  static var underlined: UnderlinedTextFieldStyle { UnderlinedTextFieldStyle() }
}

#Preview { Fields() }
