import SwiftUI

/// Every style and initialiser of progress, and styles of one's own for it and for gauges.
struct ProgressSamples: View {
  var body: some View {
    Form {
      Section("Initialisers") {
        ProgressView()
        ProgressView("With a title")
        ProgressView(value: 0.3)
        ProgressView("A third", value: 1, total: 3)
        ProgressView(value: 0.6) {
          Text("Copying")
        } currentValueLabel: {
          Text("6 of 10 files")
        }
      }
      Section("Styles") {
        ProgressView("Automatic", value: 0.4).progressViewStyle(.automatic)
        ProgressView("Linear", value: 0.4).progressViewStyle(.linear)
        ProgressView("Circular", value: 0.4).progressViewStyle(.circular)
        ProgressView("Green", value: 0.4).tint(.green)
        ProgressView("Orange", value: 0.4).progressViewStyle(LinearProgressViewStyle(tint: .orange))
        ProgressView("Of one's own", value: 0.4).progressViewStyle(.dots)
      }
      Section("Gauges") {
        Gauge(value: 0.4) { Text("Of one's own") }.gaugeStyle(.words)
        Gauge(value: 0.4) { Text("Capacity") }.gaugeStyle(LinearCapacityGaugeStyle())
      }
    }
    .formStyle(.grouped)
  }
}

/// Ten dots, as many of which are filled as tenths are done.
struct DotsProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      ForEach(0..<10, id: \.self) { index in
        Image(
          systemName: Double(index) < (configuration.fractionCompleted ?? 0) * 10
            ? "circle.fill" : "circle"
        )
        .imageScale(.small)
      }
    }
  }
}

extension ProgressViewStyle where Self == DotsProgressViewStyle {
  static var dots: DotsProgressViewStyle { DotsProgressViewStyle() }
}

/// The value in words.
struct WordsGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      Text(configuration.value, format: .percent)
    } label: {
      configuration.label
    }
  }
}

extension GaugeStyle where Self == WordsGaugeStyle {
  static var words: WordsGaugeStyle { WordsGaugeStyle() }
}

#Preview { ProgressSamples() }
