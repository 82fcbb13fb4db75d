import SwiftUI

struct Numbers: View {
  @State private var volume = 3.14
  @State private var count = 7

  var body: some View {
    Slider(value: $volume, in: 0...10, step: 0.5) {
      Text("Volume")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    Slider(value: $volume, onEditingChanged: { _ in print("moved") })
    Stepper("Count: \(count)", value: $count, in: 0...7)
    Stepper(value: $count, step: 2) { Text("Twos") }
    Stepper("Free", onIncrement: { count += 1 }, onDecrement: nil)
    ProgressView("Loading")
    ProgressView(value: volume, total: 6.28) { Text("Half") }
  }
}

#Preview { Numbers() }
