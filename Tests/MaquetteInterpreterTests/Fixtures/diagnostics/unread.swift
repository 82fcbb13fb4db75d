#Preview {
  Text("a" // expect-error: expected ')' to end function call [syntax]
}
