import SwiftUI

struct Choices: View {
  @State private var theme = Theme.standard  // expect-warning: cannot find 'Theme' in scope [unresolved-name]

  var body: some View {
    Picker("Theme", selection: $theme) {
      Text("Light").tag("light")
      ForEach(Theme.allCases, id: \.rawValue) { theme in Text(theme.title) }
    }
    Picker("Size", selection: $size) {  // expect-warning: cannot find '$size' in scope [unresolved-name]
      Text("Small").tag(Size.small)  // expect-warning: cannot find 'Size' in scope [unresolved-name]
    }
  }
}

#Preview { Choices() }
