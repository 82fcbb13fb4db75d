import SwiftUI

/// Every style and initialiser of labels, labelled values and texts of each rank.
struct Labels: View {
  var body: some View {
    Form {
      Section("Labels") {
        Label("Automatic", systemImage: "bolt.fill")
        Label("Title and icon", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
        Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
        Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
        Label("Of one's own", systemImage: "bolt.fill").labelStyle(.reversed)
        Label {
          Text("With closures")
          Text("The second says more.")
        } icon: {
          Image(systemName: "moon.fill").foregroundStyle(.indigo)
        }
      }
      Section("Labelled values") {
        LabeledContent("A text", value: "Value")
        LabeledContent("A number", value: 1234.5, format: .number)
        LabeledContent("A view") { Image(systemName: "star.fill") }
        LabeledContent {
          Text("Value")
        } label: {
          Text("With two texts")
          Text("The second says more.")
        }
        LabeledContent("Of one's own", value: "Value").labeledContentStyle(.stacked)
      }
      Section("Ranks") {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
      Section {
        Text("Row").badge(3)
        Text("With a word").badge("New")
      } header: {
        HStack {
          Text("A header in a stack")
          Spacer()
          Image(systemName: "info.circle")
        }
      } footer: {
        VStack(alignment: .leading) {
          Text("A footer in a stack, with [a link](https://www.swift.org).")
          Text("And another text.")
        }
      }
    }
    .formStyle(.grouped)
  }
}

/// The icon after the title.
struct ReversedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == ReversedLabelStyle {
  static var reversed: ReversedLabelStyle { ReversedLabelStyle() }
}

/// The value under its label.
struct StackedLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
  }
}

extension LabeledContentStyle where Self == StackedLabeledContentStyle {
  static var stacked: StackedLabeledContentStyle { StackedLabeledContentStyle() }
}

#Preview { Labels() }
