import SwiftUI

/// The same labelled values in each style.
struct ValueStyles: View {
  var body: some View {
    Form {
      Section("Automatic") { values }
      Section("The value below") { values.labeledContentStyle(BelowStyle()) }
      Section("A card") { values.labeledContentStyle(CardStyle()) }
      Section("With two texts") {
        LabeledContent {
          Text("18 °C")
        } label: {
          Text("Outside")
          Text("Measured an hour ago")
        }
      }
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private var values: some View {
    LabeledContent(
      "Speed", value: Measurement(value: 64, unit: UnitSpeed.kilometersPerHour),
      format: .measurement(width: .abbreviated))
    LabeledContent("Share", value: 0.375, format: .percent)
  }
}

struct BelowStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content.font(.title3)
    }
  }
}

struct CardStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.yellow.opacity(0.3), in: Capsule())
    }
  }
}

#Preview { ValueStyles() }
