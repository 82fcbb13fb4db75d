import SwiftUI

/// What an application may tell, and when.
struct Notifications: View {
  @State private var isAllowed = true
  @State private var style = "Banners"
  @State private var hasSounds = true
  @State private var hasBadges = false
  @State private var volume = 0.6
  @State private var quietFrom = Date(timeIntervalSince1970: 79_200)

  var body: some View {
    Form {
      Section {
        Toggle("Allow notifications", systemImage: "bell.badge", isOn: $isAllowed)
      }
      Section("Alerts") {
        Picker("Style", selection: $style) {
          ForEach(["None", "Banners", "Alerts"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Toggle("Sounds", systemImage: "speaker.wave.2", isOn: $hasSounds)
        if hasSounds {
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
        }
        Toggle("Badges", systemImage: "app.badge", isOn: $hasBadges)
      }
      .disabled(!isAllowed)
      Section {
        DatePicker("From", selection: $quietFrom, displayedComponents: .hourAndMinute)
        LabeledContent(
          "For", value: Duration.seconds(8 * 3600), format: .units(allowed: [.hours], width: .wide))
      } header: {
        Label("Quiet hours", systemImage: "moon")
      } footer: {
        Text("Nothing is told in this time, except by those who may always reach you.")
      }
    }
    .formStyle(.grouped)
  }
}

#Preview { Notifications() }
