struct Words: View {
  let name = "Ada"
  let key: LocalizedStringKey = "Held in a **constant**"
  let resource = LocalizedStringResource("From a resource")
  let count = 2

  var body: some View {
    Text("Hello, **\(name)**")
    Text(name)
    Text(LocalizedStringKey(name))
    Text(key)
    Text(resource)
    Text("\(count) of \(2.5, specifier: "%.1f")")
    Text("50% of \(count)")
    Text(verbatim: "**\(name)**")
    Text(try! AttributedString(markdown: "An *attributed* string"))
    Text("A ").bold() + Text("sum").foregroundColor(.red)
    Text("\(Image(systemName: "star")) starred")
    Text(Image(systemName: "bolt"))
    Text("Titled", tableName: "Other")
  }
}
#Preview { Words() }
