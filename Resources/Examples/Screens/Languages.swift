import SwiftUI

/// One form in four languages, formats and directions included.
struct Greeting: View {
  @State private var guests = 3
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Reservation") {
        LabeledContent(
          "Date", value: Date(timeIntervalSince1970: 1_750_000_000),
          format: .dateTime.weekday(.wide).day().month(.wide))
        LabeledContent("Price", value: 1234.5, format: .currency(code: "EUR"))
        Stepper("Guests: \(guests, format: .number)", value: $guests)
        Toggle("Window seat", isOn: $isOn)
      }
    }
    .formStyle(.grouped)
  }
}

#Preview("English") { Greeting().environment(\.locale, Locale(identifier: "en_GB")) }

#Preview("German") { Greeting().environment(\.locale, Locale(identifier: "de_DE")) }

#Preview("Arabic") {
  Greeting()
    .environment(\.locale, Locale(identifier: "ar_EG"))
    .environment(\.layoutDirection, .rightToLeft)
}

#Preview("Japanese") { Greeting().environment(\.locale, Locale(identifier: "ja_JP")) }
