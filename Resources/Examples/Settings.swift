import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system = "Follow System"
    case light = "Light"
    case dark = "Dark"

    var id: Self { self }
}

struct SettingsView: View {
    @State private var deviceName = "Workshop"
    @State private var isWiFiOn = true
    @State private var isBluetoothOn = false
    @State private var sendsReports = false
    @State private var appearance = Appearance.system
    @State private var resets = 0

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Device Name", text: $deviceName)
                    LabeledContent("Storage", value: 0.62, format: .percent)
                    LabeledContent("Version") {
                        Text("3.1")
                    }
                } header: {
                    Text("Device")
                } footer: {
                    Text("The name under which other devices find \(deviceName).")
                }

                Section("Connections") {
                    Toggle("Wi-Fi", systemImage: "wifi", isOn: $isWiFiOn)
                    Toggle(isOn: $isBluetoothOn) {
                        Text("Bluetooth")
                        Text(isBluetoothOn ? "Discoverable as \(deviceName)" : "Off")
                    }
                    if isWiFiOn {
                        NavigationLink {
                            NetworkView(name: "Home Network")
                        } label: {
                            LabeledContent("Network", value: "Home Network")
                        }
                    }
                }

                Section("Display") {
                    Picker("Appearance", selection: $appearance) {
                        ForEach(Appearance.allCases) { appearance in
                            Text(appearance.rawValue).tag(appearance)
                        }
                    }
                }

                Section {
                    Toggle("Send Reports", isOn: $sendsReports)
                        .help("Sends a report when something fails")
                    Button("Reset Settings", role: .destructive) {
                        reset()
                    }
                    .disabled(!hasChanges)
                } footer: {
                    Text(resets == 0 ? "Never reset." : "Reset \(resets) times.")
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
        }
    }

    private var hasChanges: Bool {
        isBluetoothOn || sendsReports || appearance != .system
    }

    private func reset() {
        isWiFiOn = true
        isBluetoothOn = false
        sendsReports = false
        appearance = .system
        resets += 1
    }
}

struct NetworkView: View {
    let name: String
    @State private var joinsAutomatically = true

    var body: some View {
        Form {
            Section("Address") {
                LabeledContent("IP Address", value: "192.168.1.24")
                LabeledContent("Router", value: "192.168.1.1")
            }
            Toggle("Join Automatically", isOn: $joinsAutomatically)
        }
        .navigationTitle(name)
    }
}

#Preview("Settings") {
    SettingsView()
}

#Preview("Network") {
    NetworkView(name: "Home Network")
}
