// A2: an implicit member takes its type from the parameter.
let words = "**bold**"
extension LocalizedStringKey { static let greeting: LocalizedStringKey = "Hello" }
struct Badge: View {
  let title: LocalizedStringKey
  let date: Date
  init(_ title: LocalizedStringKey, date: Date = .init(timeIntervalSince1970: 0)) {
    self.title = title
    self.date = date
  }
  var body: some View { Text(title) }
}
Text(.init(words))
Text(.greeting)
Text(verbatim: .init(describing: 5))
Badge(.init("plain"))
Toggle(.init(words), isOn: .constant(true))
