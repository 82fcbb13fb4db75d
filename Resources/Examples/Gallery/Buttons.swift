import SwiftUI

/// Every initialiser, role, style, shape and size of buttons.
struct Buttons: View {
  @State private var count = 0

  var body: some View {
    Form {
      Section("Initialisers") {
        Button("With a title") { count += 1 }
        Button("With a symbol", systemImage: "plus") { count += 1 }
        Button("Destructive", role: .destructive) { count = 0 }
        Button("Cancel", role: .cancel) {}
        Button(action: { count += 1 }) { Text("With a closure for its label") }
        Button {
          count += 1
        } label: {
          Label("With a label", systemImage: "star")
        }
        LabeledContent("Pressed", value: count, format: .number)
      }
      Section("Styles") {
        HStack {
          Button("Automatic") {}.buttonStyle(.automatic)
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        HStack {
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Link") {}.buttonStyle(.link)
        }
        HStack {
          Button("Glass") {}.buttonStyle(.glass)
          Button("Glass, prominent") {}.buttonStyle(.glassProminent)
        }
        HStack {
          Button("Filled") {}.buttonStyle(FilledButtonStyle())
          Button("Twice") { count += 1 }.buttonStyle(.twice)
        }
      }
      Section("Shapes and tints") {
        HStack {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Rounded") {}.buttonBorderShape(.roundedRectangle(radius: 3))
          Button("Plus", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
        HStack {
          Button("Green") {}.tint(.green)
          Button("Orange") {}.tint(.orange)
          Button("Delete", role: .destructive) {}
        }
        .buttonStyle(.borderedProminent)
      }
      Section("Sizes") {
        HStack {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}.controlSize(.regular)
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
        Button {
        } label: {
          Text("As wide as its row").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        Button("Flexible") {}.buttonSizing(.flexible).buttonStyle(.bordered)
      }
      Section("Of the system") {
        Link("A link", destination: URL(string: "https://www.swift.org")!)
        ShareLink(item: URL(string: "https://www.swift.org")!)
        RenameButton()
        EditButton()
      }
    }
    .formStyle(.grouped)
  }
}

/// A label on a coloured capsule.
struct FilledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(.indigo, in: Capsule())
      .foregroundStyle(.white)
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A button that does its work twice.
struct TwiceButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.trigger()
      configuration.trigger()
    } label: {
      configuration.label.underline()
    }
    .buttonStyle(.borderless)
  }
}

extension PrimitiveButtonStyle where Self == TwiceButtonStyle {
  static var twice: TwiceButtonStyle { TwiceButtonStyle() }
}

#Preview { Buttons() }
