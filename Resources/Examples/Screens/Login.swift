import SwiftUI

/// The way in.
struct Login: View {
  @State private var email = ""
  @State private var password = ""
  @State private var isRemembered = true
  @FocusState private var isEmailFocused: Bool

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "leaf.circle.fill")
        .font(.system(size: 64))
        .foregroundStyle(.green)
      VStack(spacing: 4) {
        Text("Welcome back").font(.title).bold()
        Text("Sign in to see your garden.").foregroundStyle(.secondary)
      }
      VStack(spacing: 10) {
        TextField("Email", text: $email).focused($isEmailFocused)
        SecureField("Password", text: $password)
      }
      .textFieldStyle(.roundedBorder)
      Toggle("Stay signed in", isOn: $isRemembered)
      Button {
      } label: {
        Text("Sign In").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(email.isEmpty || password.isEmpty)
      HStack {
        Button("Forgot password?") {}
        Spacer()
        Button("Create account") {}
      }
      .buttonStyle(.borderless)
      .font(.footnote)
    }
    .padding(24)
    .frame(maxWidth: 380)
  }
}

#Preview { Login() }
