import SwiftUI

struct Changes: View {
  @State private var count = 1
  @State private var log: [String] = []

  var body: some View {
    Text(log.joined(separator: " "))
      .onAppear { count = 2 }
      .onChange(of: count, initial: true) { old, new in print("\(old) to \(new)") }
      // expect-output: 1 to 1
      // expect-output: 1 to 2
      .onChange(of: count) { new in print("now \(new)") } // expect-output: now 2
      .onChange(of: count) { print("changed") } // expect-output: changed
      .onChange(of: count, perform: report) // expect-output: reported 2
  }

  private func report(_ count: Int) { print("reported \(count)") }
}

#Preview { Changes() }
