import SwiftUI

/// The same labels in each style.
struct LabelStyles: View {
  var body: some View {
    Form {
      Section("Automatic") { labels }
      Section("Title and icon") { labels.labelStyle(.titleAndIcon) }
      Section("Title only") { labels.labelStyle(.titleOnly) }
      Section("Icon only") { labels.labelStyle(.iconOnly) }
      Section("A badge around the icon") { labels.labelStyle(BadgeLabelStyle()) }
      Section("A style within a style") {
        labels.labelStyle(FramedLabelStyle()).labelStyle(BadgeLabelStyle())
      }
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private var labels: some View {
    Label("Wi-Fi", systemImage: "wifi")
    Label("Battery", systemImage: "battery.100")
  }
}

struct BadgeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 10) {
      configuration.icon
        .foregroundStyle(.white)
        .padding(6)
        .background(.blue, in: RoundedRectangle(cornerRadius: 6))
      configuration.title
    }
  }
}

struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding(4).border(.tint)
  }
}

#Preview { LabelStyles() }
