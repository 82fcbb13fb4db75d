import SwiftUI

/// What an application says of itself.
struct About: View {
  @State private var areDetailsShown = true

  var body: some View {
    Form {
      Section {
        VStack(spacing: 8) {
          Image(systemName: "paintpalette.fill").font(.system(size: 56)).foregroundStyle(.orange)
          Text("Palette").font(.title2).bold()
          Text("Version 3.1 (42)").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical)
      }
      Section {
        Link(destination: URL(string: "https://example.org")!) {
          Label("Website", systemImage: "globe")
        }
        Link(destination: URL(string: "https://example.org/help")!) {
          Label("Help", systemImage: "questionmark.circle")
        }
        ShareLink("Recommend it", item: URL(string: "https://example.org")!)
      }
      Section {
        DisclosureGroup("Details", isExpanded: $areDetailsShown) {
          LabeledContent(
            "Built", value: Date(timeIntervalSince1970: 1_750_000_000),
            format: .dateTime.day().month().year())
          LabeledContent("Size", value: Int64(48_200_000), format: .byteCount(style: .file))
          LabeledContent("Licence", value: "MIT")
        }
      } footer: {
        Text("Made with **care** by a small team.")
      }
    }
    .formStyle(.grouped)
  }
}

#Preview { About() }
