// A6: a module's name leads past what the file declares, in types and attributes too.
struct Label: View {
  var body: some View {
    SwiftUI.Label("Inside", systemImage: "star").foregroundStyle(SwiftUI.Color.red)
    Text("Green").foregroundStyle(shade)
    Text("Accent").foregroundStyle(.blue)
  }
  let shade: SwiftUI.Color = .green
}
struct Color { static let red = 1 }
struct Date {}
print(Color.red, Foundation.Date(timeIntervalSince1970: 0).timeIntervalSince1970)
// expect-output: 1 0.0
func isLight(_ color: SwiftUI.Color) -> Bool { color == .white }
print(isLight(.white), isLight(.black))
// expect-output: true false
func now(_ date: Foundation.Date? = nil) -> Foundation.Date { .init(timeIntervalSince1970: 5) }
print(now().timeIntervalSince1970)
// expect-output: 5.0
Label()
