// A6: a module's name leads past what the file declares.
struct Label: View {
  var body: some View {
    SwiftUI.Label("Inside", systemImage: "star").foregroundStyle(SwiftUI.Color.red)
  }
}
struct Color { static let red = 1 }
struct Date {}
print(Color.red, Foundation.Date(timeIntervalSince1970: 0).timeIntervalSince1970)
// expect-output: 1 0.0
Label()
