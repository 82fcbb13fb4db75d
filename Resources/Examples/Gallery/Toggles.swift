import SwiftUI

/// Every initialiser and style of toggles, and a style of one's own.
struct Toggles: View {
  struct Channel: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var isOn = true
  @State private var channels = [Channel(id: 1, isOn: true), Channel(id: 2, isOn: false)]

  var body: some View {
    Form {
      Section("Initialisers") {
        Toggle("With a title", isOn: $isOn)
        Toggle("With a symbol", systemImage: "wifi", isOn: $isOn)
        Toggle(isOn: $isOn) {
          Text("With two texts")
          Text("The second says more.")
        }
        Toggle("Several at once", sources: $channels, isOn: \.isOn)
        Toggle(sources: $channels, isOn: \.isOn) {
          Label("Several at once", systemImage: "square.stack")
        }
      }
      Section("Styles") {
        Toggle("Automatic", isOn: $isOn).toggleStyle(.automatic)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Switch in green", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .green))
        Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
        Toggle("Button", systemImage: "star", isOn: $isOn).toggleStyle(.button)
        Toggle("Of one's own", isOn: $isOn).toggleStyle(.heart)
      }
      Section("Without their labels") {
        Toggle("Hidden", isOn: $isOn).labelsHidden()
        Toggle("Disabled", isOn: $isOn).disabled(true)
      }
    }
    .formStyle(.grouped)
  }
}

/// A heart at the end of the row.
struct HeartToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer()
        Image(systemName: configuration.isOn ? "heart.fill" : "heart").foregroundStyle(.pink)
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == HeartToggleStyle {
  static var heart: HeartToggleStyle { HeartToggleStyle() }
}

#Preview { Toggles() }
