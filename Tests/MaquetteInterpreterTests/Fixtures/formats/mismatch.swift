struct Formats: View {
  let text = "word"
  let missing: Int? = nil

  var body: some View {
    Text(text, format: .number)  // expect-warning: type 'FormatStyle' has no member 'number' [unresolved-name]
    Text(missing, format: .number)  // expect-error: value of optional type must be unwrapped to a value of non-optional type [type-mismatch]
    Text(3, format: .nothing)  // expect-warning: type 'FormatStyle<Int>' has no member 'nothing' [unresolved-name]
    Text(3, format: Date.FormatStyle())  // expect-error: the format does not take a value of type 'Int' [type-mismatch]
  }
}
#Preview { Formats() }
