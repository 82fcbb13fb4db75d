import SwiftUI

struct GaugeGallery: View {
  var body: some View {
    Form {
      Gauge(value: 0.4) { Text("Automatic") }
      Gauge(value: 70, in: 0...100) {
        Text("With values")
      } currentValueLabel: {
        Text("70")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      .gaugeStyle(.linearCapacity)
      .tint(.green)
      Gauge(value: 0.3) { Text("Linear") }.gaugeStyle(.accessoryLinear)
      HStack {
        Gauge(value: 0.6) {
          Text("BPM")
        } currentValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircular)
        Gauge(value: 0.6) {
          Text("BPM")
        } currentValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.purple)
      }
    }
  }
}

#Preview {
  GaugeGallery()
}
