Form {
  FancySection(title: "A") { // expect-warning: cannot find 'FancySection' in scope [unresolved-name]
    Text("Inside")
    Toggle("Switch", isOn: $flag) // expect-warning: cannot find '$flag' in scope [unresolved-name]
  }
  FancyButton { doIt() } // expect-warning: cannot find 'FancyButton' in scope [unresolved-name]
}
