// A bare member in a constant binding is one of the value's type.
Form {
  ColorPicker("Colour", selection: .constant(.red))
}
