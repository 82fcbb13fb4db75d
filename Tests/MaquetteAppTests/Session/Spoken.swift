import SwiftUI

struct SpokenView: View {
  @State private var isOn = false
  @State private var isPinned = false
  @State private var letter = "A"
  @State private var level = 0.25
  @State private var count = 3
  @State private var name = "Maria"
  @State private var text = "Nothing yet"
  @State private var isOpen = false

  var body: some View {
    Form {
      Section {
        Toggle("Switch", isOn: $isOn)
        Toggle("Pin", isOn: $isPinned).toggleStyle(.button)
        Picker("Letter", selection: $letter) {
          Text("A").tag("A")
          Text("B").tag("B")
        }
        Slider(value: $level) { Text("Level") }
        Stepper("Count", value: $count)
        TextField("Name", text: $name)
        Button("Press") { text = "Pressed" }
        NavigationLink("Go") { Text("There") }
        DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        ProgressView("Progress", value: 0.5)
        LabeledContent("Plain", value: "Value")
      }
      Section {
        HStack {
          Text("First")
          Text("Second")
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction(named: "Archive") { text = "Archived" }
        VStack { Text("Silent") }
          .accessibilityElement()
          .accessibilityLabel("Ignored inside")
          .accessibilityValue("42")
        Text("Heading").accessibilityAddTraits(.isHeader)
        Text("Seen").padding().accessibilityLabel("Heard").accessibilityHint("Told")
        Text("Hidden").accessibilityHidden(true)
        Text("Chosen").accessibilityAddTraits(.isSelected)
        Text("Tapped").onTapGesture { text = "Was tapped" }
        Text(text)
      }
    }
  }
}

#Preview("Spoken") {
  NavigationStack { SpokenView() }
}
