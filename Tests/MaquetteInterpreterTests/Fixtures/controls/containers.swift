import SwiftUI

struct Containers: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 4) { Text("A") }
    }
    ScrollView {
      LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) { Text("B") } // expect-warning: argument 'pinnedViews' of 'LazyVStack' has no effect in previews [no-effect]
    }
    ScrollViewReader { proxy in
      Button("Down") { proxy.scrollTo(3) }
    }
    ViewThatFits(in: .horizontal) {
      Text("Long")
      Text("S")
    }
    Link("Site", destination: URL(string: "https://example.org/a")!)
    Link(destination: Places.home) { Text("Home") } // expect-warning: cannot find 'Places' in scope [unresolved-name]
    Button(role: .close) { print("closed") }
    Text("Plain").background(Places.tint)
  }
}

#Preview { Containers() }
