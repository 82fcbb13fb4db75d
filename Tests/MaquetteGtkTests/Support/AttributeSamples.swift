import Foundation
import SwiftUI

/// Rows of a form with all that rows carry.
struct RowsSample: View {
  var body: some View {
    Form {
      Section {
        Text("Row").badge(3).listRowBackground(Color.yellow)
        Toggle("On", isOn: .constant(true)).tint(.purple)
        Toggle("Off", isOn: .constant(false)).disabled(true).listRowSeparator(.hidden)
        Toggle("Pressed", isOn: .constant(true)).toggleStyle(.button)
        LabeledContent("Label", value: "Value")
        Label("Title", systemImage: "star").labelIconToTitleSpacing(40).labelReservedIconWidth(50)
        Button("Delete", role: .destructive) {}
        TextField("Field", text: .constant("typed"), prompt: Text("Prompt"))
        TextField("Empty", text: .constant(""), prompt: Text("Prompt"))
        SecureField("Secret", text: .constant("typed"))
        Picker("Choice", selection: .constant(1)) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        ColorPicker("Colour", selection: .constant(.red))
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
    }
  }
}

/// Controls among other views.
struct ControlsSample: View {
  var body: some View {
    VStack {
      Slider(value: .constant(3), in: 1...9)
      Stepper("Count", value: .constant(9), in: 0...9)
      ProgressView("Progress", value: 0.25)
      Gauge(value: 0.3) { Text("Gauge") }
      Gauge(value: 0.7) { Text("Dial") }.gaugeStyle(.accessoryCircular)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.orange)
      Button("Small") {}.controlSize(.small)
      Picker("Segments", selection: .constant(1)) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      .pickerStyle(.segmented)
      Picker("Radio", selection: .constant(1)) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      .pickerStyle(.radioGroup)
      Toggle("Box", isOn: .constant(true)).toggleStyle(.checkbox)
      Menu("Menu") { Button("Item") {} }
      Link("Link", destination: URL(filePath: "/a"))
    }
  }
}

/// Shapes and changed drawings.
struct DrawingSample: View {
  var body: some View {
    VStack {
      Circle().fill(.red).frame(width: 30, height: 20)
      RoundedRectangle(cornerRadius: 8).stroke(.blue, style: StrokeStyle(lineWidth: 3, dash: [4]))
        .frame(height: 30)
      Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(height: 20)
      Text("Border").border(.green, width: 3)
      Text("Behind").padding(4).background(.yellow, in: Capsule())
      Text("Cut").background(.pink).clipShape(Circle())
      Text("Shadow").shadow(color: .red, radius: 3, x: 4, y: 5)
      Text("Scaled").scaleEffect(x: 1.5, y: 0.5, anchor: .leading)
      Text("Turned").rotationEffect(.degrees(20), anchor: .topLeading)
      Text("Space").rotation3DEffect(
        .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.5)
      Text("Sheared").transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 3, ty: 0))
      Text("Blurred").blur(radius: 2)
      Text("Grey").foregroundStyle(.red).grayscale(1)
      Text("Tinted").foregroundStyle(.white).colorMultiply(.green)
      Text("Half").opacity(0.4)
      Image(systemName: "gear").imageScale(.large).foregroundStyle(.red)
    }
  }
}

/// Containers and what changes room.
struct LayoutSample: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack(alignment: .bottom, spacing: 30) {
        Color.red.frame(width: 9, height: 9).frame(width: 30, height: 20, alignment: .topLeading)
        Color.blue.frame(width: 10, height: 40)
      }
      HStack {
        Color.red.frame(width: 4, height: 4).frame(minWidth: 30, minHeight: 25)
        Color.red.frame(maxWidth: 60, maxHeight: 10)
        Color.blue.frame(width: 4, height: 4).frame(maxWidth: .infinity)
        Spacer(minLength: 50)
        Color.green.frame(maxHeight: 12).frame(maxWidth: 90).layoutPriority(1)
      }
      .frame(width: 300)
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 20, height: 20).zIndex(1)
        Color.yellow.frame(width: 40, height: 30)
      }
      Color.red.frame(idealWidth: 70, idealHeight: 12).fixedSize()
      Color.red.frame(width: 10, height: 8).padding(.leading, 40)
      Color.blue.frame(width: 10, height: 8).offset(x: 60, y: 3)
      Color.blue.frame(width: 10, height: 8).position(x: 60, y: 3).frame(height: 10)
      Color.red.aspectRatio(3, contentMode: .fit).frame(width: 90, height: 90)
      Color.red.aspectRatio(3, contentMode: .fill).frame(width: 20, height: 20)
      Color.red.frame(width: 30, height: 8).alignmentGuide(.leading) { _ in -50 }
      Grid(alignment: .topLeading, horizontalSpacing: 30, verticalSpacing: 2) {
        GridRow(alignment: .bottom) {
          Color.red.frame(width: 20, height: 8)
          Color.blue.frame(width: 50, height: 20).gridColumnAlignment(.trailing)
        }
        GridRow { Color.green.frame(width: 60, height: 8).gridCellColumns(2) }
        GridRow {
          Color.red.frame(width: 5, height: 5)
          Color.red.frame(width: 20, height: 5)
        }
      }
      LazyVGrid(
        columns: [GridItem(.fixed(30)), GridItem(.fixed(60))], alignment: .trailing, spacing: 9
      ) {
        ForEach(0..<4) { _ in Color.red.frame(height: 6) }
      }
      ScrollView(.horizontal) { Color.red.frame(width: 900, height: 9) }
      Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.frame(height: 6)
    }
  }
}

/// Texts in all looks.
struct TextSample: View {
  private let long = String(repeating: "many words that have to break ", count: 6)

  var body: some View {
    VStack {
      Text("Title").font(.title).foregroundStyle(.red)
      Text("Bold").bold().italic().underline().strikethrough()
      Text(long).lineLimit(2).truncationMode(.middle)
      Text(long).multilineTextAlignment(.center)
      Text("**Marked** up").textCase(.uppercase)
      Text("Wide").kerning(4)
      Text(long).lineSpacing(9).frame(width: 200)
      Text("Raised").baselineOffset(6)
    }
  }
}
