import Foundation
import SwiftUI

/// The sample code of the documentation of labels and labelled content, as views.
@MainActor
enum Samples {
  static let all: [(name: String, view: @MainActor () -> any View)] = [
    ("bolt", { Label("Lightning", systemImage: "bolt.fill") }),
    ("bolt-title", { Label("Lightning", systemImage: "bolt.fill").labelStyle(.titleOnly) }),
    ("bolt-icon", { Label("Lightning", systemImage: "bolt.fill").labelStyle(.iconOnly) }),
    (
      "bolt-border",
      { Label("Lightning", systemImage: "bolt.fill").labelStyle(RedBorderedLabelStyle()) }
    ),
    ("weather", { WeatherView() }),
    ("person", { CustomPersonView() }),
    ("information", { PersonInformation() }),
    ("source-control", { SourceControl() }),
    ("columns", { SourceControl().formStyle(.columns) }),
    ("columns-mixed", { MixedForm().formStyle(.columns) }),
    ("mixed", { MixedForm() }),
    ("inline", { InlineViews() }),
    ("drawing", { DrawnViews() }),
    ("texts", { StyledTexts() }),
    ("more", { MoreViews() }),
    ("pages", { Pages() }),
    ("settings", { SettingsView() }),
    ("profile", { ProfileEditor() }),
    (
      "weather-panel",
      {
        WeatherPanel(
          sunrise: Date(timeIntervalSince1970: 1_685_934_000),
          sunset: Date(timeIntervalSince1970: 1_685_993_400))
      }
    ),
  ]
}

struct RedBorderedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration)
      .padding()
      .border(Color.red)
  }
}

struct WeatherView: View {
  var body: some View {
    VStack {
      Label("Rain", systemImage: "cloud.rain")
      Label("Snow", systemImage: "snow")
      Label("Sun", systemImage: "sun.max")
    }
    .labelStyle(IconOnlyLabelStyle())
  }
}

struct CustomPersonView: View {
  var body: some View {
    Label {
      Text("Aaron")
        .font(.body)
        .foregroundColor(.primary)
      Text("GOAT")
        .font(.subheadline)
        .foregroundColor(.secondary)
    } icon: {
      Circle()
        .fill(Color.purple)
        .frame(width: 44, height: 44, alignment: .center)
        .overlay(Text("AG"))
    }
  }
}

struct PersonInformation: View {
  var body: some View {
    Form {
      Section("Information") {
        LabeledContent("Name", value: "Maria")
        LabeledContent("Age", value: 31, format: .number)
        LabeledContent("Height", value: "5.9 ft")
      }
      Section("Pets") {
        LabeledContent("Dog", value: "Rex & <Co>")
        LabeledContent("Cat", value: "Minka")
      }
    }
  }
}

struct SourceControl: View {
  @State private var flags = [true, false, true, false]

  var body: some View {
    Form {
      LabeledContent("Source Control") {
        Toggle("Refresh local status automatically", isOn: $flags[0])
        Toggle("Fetch and refresh server status automatically", isOn: $flags[1])
        Toggle("Add and remove files automatically", isOn: $flags[2])
        Toggle("Select files to commit automatically", isOn: $flags[3])
      }
    }
  }
}

struct MixedForm: View {
  @State private var isOn = true
  @State private var name = "Maria"
  @State private var city = ""
  @State private var choice = 2
  @State private var nothing: Int?

  var body: some View {
    Form {
      Section {
        Toggle("Salt & <Pepper>", systemImage: "wifi", isOn: $isOn)
        Toggle(isOn: $isOn) {
          Text("Bluetooth")
          Text("Discoverable as Workshop")
        }
        Toggle("A toggle with a rather long title that has to wrap at some width", isOn: $isOn)
        Picker("Appearance", selection: $choice) {
          Text("Follow System").tag(1)
          Text("Light").tag(2)
          Label("Dark", systemImage: "moon").tag(3)
        }
        Picker("Nothing", selection: $nothing) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        TextField("Name", text: $name)
        TextField("City", text: $city, prompt: Text("Where you live"))
      } header: {
        Text("Controls")
      } footer: {
        Text("A footer that explains what the controls above are for, in a sentence or two.")
      }
      Section("Actions & More") {
        Button("Plain Action") {}
        Button("Delete Everything", systemImage: "trash", role: .destructive) {}
        Button("Bordered") {}.buttonStyle(.bordered)
        NavigationLink("Link Without Stack") { Text("Page") }
        LabeledContent("Disabled", value: "Value").disabled(true)
        LabeledContent(
          "A long label for a value", value: "A value that is long as well, so that both wrap")
        Text("Just a text")
        Label("A label", systemImage: "star")
        HStack {
          Text("Leading")
          Spacer()
          Text("Trailing").foregroundStyle(.secondary)
        }
        VStack(alignment: .leading) {
          Text("Stacked").font(.headline)
          Text("Under it").font(.caption)
        }
      }
    }
  }
}

struct InlineViews: View {
  @State private var isOn = true
  @State private var name = "Maria"
  @State private var choice = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Inline controls").font(.title)
      LabeledContent("Name", value: "Maria")
      Toggle("Check box", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      Toggle("Button", systemImage: "star", isOn: $isOn).toggleStyle(.button)
      Picker("Choice", selection: $choice) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      TextField("Placeholder", text: $name)
      Divider()
      HStack {
        Button("Automatic") {}
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Plain") {}.buttonStyle(.plain)
        Button("Delete", role: .destructive) {}
      }
    }
    .padding()
  }
}

struct DrawnViews: View {
  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Circle().fill(.red).frame(width: 40, height: 40)
        Rectangle().fill(.blue).frame(width: 40, height: 40)
        RoundedRectangle(cornerRadius: 10).stroke(.green, lineWidth: 3)
          .frame(width: 40, height: 40)
        Capsule().fill(.orange).frame(width: 70, height: 30)
        Ellipse().fill(.secondary).frame(width: 70, height: 30)
      }
      Text("Padded, bordered").padding(8).border(.red, width: 2)
      Text("Bordered, padded").border(.red, width: 2).padding(8).border(.blue)
      Text("On yellow").padding(6).background(Color.yellow, in: Capsule())
      Text("Framed").frame(width: 200, height: 40, alignment: .trailing).border(.gray)
      Text("Wide").frame(maxWidth: .infinity, alignment: .leading).border(.purple)
      ZStack {
        Color.teal.frame(width: 120, height: 50)
        Text("Over").foregroundStyle(.white)
      }
      .cornerRadius(12)
      Text("Faded").opacity(0.4)
      Image(systemName: "star.fill").foregroundStyle(.yellow).font(.largeTitle)
    }
    .padding()
  }
}

struct StyledTexts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Large title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Headline").font(.headline)
      Text("Body **bold** *italic* `code` ~~gone~~")
      Text("Bold italic underlined").bold().italic().underline()
      Text("Monospaced 0123").monospaced()
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Quaternary").foregroundStyle(.quaternary)
      Text("Red").foregroundStyle(.red)
      Text("Own colour").foregroundStyle(Color(red: 0.2, green: 0.5, blue: 0.3))
      Text("♥ é 😀 العربية 日本語")
      Text(
        "A text that is long enough to be broken into lines at the width of the window it is in.")
      Text("A text that is long enough to be broken but may take one line only, and so is cut.")
        .lineLimit(1)
    }
    .padding()
  }
}

/// Rows that libadwaita can make too, one of each look.
struct TwinRows: View {
  var body: some View {
    Form {
      Section("Group") {
        LabeledContent("Name", value: "Maria").textSelection(.disabled)
        Toggle(isOn: .constant(true)) {
          Text("Bluetooth")
          Text("Discoverable as Workshop")
        }
        Toggle(
          "A title that is long enough for two lines, even in a window of this width, surely",
          isOn: .constant(false))
        Label("With an icon", systemImage: "star")
      }
    }
  }
}

struct MoreViews: View {
  @State private var note = "A note that is long enough to go on in a second line, or even a third."
  @State private var empty = ""

  var body: some View {
    Form {
      Section("Several lines") {
        TextField("Note", text: $note, axis: .vertical)
        TextField("Remark", text: $empty, prompt: Text("Anything else"), axis: .vertical)
      }
      Section {
        Text("Press \(Image(systemName: "star")) to rate")
        Text("Plain, ").foregroundColor(.secondary) + Text("red").foregroundColor(.red).bold()
          + Text(" and [a link](https://example.org)")
        Image(systemName: "star.fill").foregroundStyle(Color(red: 0.8, green: 0.3, blue: 0.6))
        Image(systemName: "star.fill").resizable().frame(width: 48, height: 48)
          .foregroundStyle(.orange)
        LabeledContent("Image") { Image(systemName: "wifi") }
        LabeledContent("Several") {
          Text("One")
          Text("Two")
        }
        LabeledContent("") { Text("Empty label") }
        Toggle("Check box", isOn: .constant(true)).toggleStyle(.checkbox)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
        Picker("Hidden", selection: .constant(1)) { Text("Label hidden").tag(1) }.labelsHidden()
        Toggle("Tinted", isOn: .constant(true)).tint(.green)
        Divider()
        HStack {
          Button("One") {}
          Button("Two") {}
        }
        Text("Custom").padding().border(.blue)
        TextField("Inline in stack", text: $note).padding(4)
      }
    }
  }
}
