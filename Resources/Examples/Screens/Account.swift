import SwiftUI

/// The settings of an account.
struct Account: View {
  @State private var name = "Amara Okafor"
  @State private var email = "amara@example.org"
  @State private var plan = Plan.personal
  @State private var isTwoFactorOn = true
  @State private var isSigningOut = false

  enum Plan: String, CaseIterable, Identifiable {
    case personal, family, team
    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill")
              .font(.largeTitle)
              .foregroundStyle(.tint)
            VStack(alignment: .leading) {
              Text(name).font(.headline)
              Text(email).font(.subheadline).foregroundStyle(.secondary)
            }
          }
        }
        Section("Profile") {
          TextField("Name", text: $name)
          TextField("Email", text: $email)
          Picker("Plan", selection: $plan) {
            ForEach(Plan.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
        Section {
          Toggle("Two-factor authentication", isOn: $isTwoFactorOn)
          NavigationLink("Trusted devices") { Text("Three devices") }
            .badge(3)
          LabeledContent("Password", value: "Changed in March")
        } header: {
          Text("Security")
        } footer: {
          Text(
            "A code is asked for on devices that you have not used before. [Learn more](https://example.org)"
          )
        }
        Section {
          Button("Sign Out", role: .destructive) { isSigningOut = true }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Account")
      .confirmationDialog("Sign out?", isPresented: $isSigningOut) {
        Button("Sign Out", role: .destructive) {}
      }
    }
  }
}

#Preview { Account() }
