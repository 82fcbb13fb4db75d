import Foundation
import SwiftUI

/// What the views below report to the tests.
@MainActor
final class Journal {
  var entries: [String] = []
}

/// A switch whose binding takes no other value.
struct StubbornSwitch: View {
  let journal: Journal

  var body: some View {
    Form {
      Toggle("Stubborn", isOn: Binding(get: { true }, set: { journal.entries.append("set \($0)") }))
    }
  }
}

/// Controls with rows that depend on them.
struct DependentRows: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var choice: Int?
  @State private var count = 0

  var body: some View {
    Form {
      Toggle("Show", isOn: $isOn)
      if isOn { LabeledContent("Shown", value: "Yes") }
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      Picker("Choice", selection: $choice) {
        Text("Same").tag(1)
        Text("Same").tag(2)
      }
      LabeledContent("Chosen", value: choice.map(String.init) ?? "nothing")
      Button("Count") { count += 1 }
      Text("Counted \(count)")
    }
  }
}

/// Rows in an order, each with a field.
struct MovableRows: View {
  let names: [String]
  @State private var texts = ["a": "one", "b": "two", "c": "three"]

  var body: some View {
    Form {
      Section("Rows") {
        ForEach(names, id: \.self) { name in
          TextField(
            name, text: Binding(get: { texts[name] ?? "" }, set: { texts[name] = $0 }))
        }
      }
    }
  }
}

/// A field whose binding shortens what is typed.
struct ShortField: View {
  @State private var code = "ab"

  var body: some View {
    Form {
      TextField("Code", text: Binding(get: { code }, set: { code = String($0.prefix(3)) }))
    }
  }
}

/// A field for a number, which is read when it is confirmed.
struct NumberField: View {
  @State private var number = 5
  @State private var isOn = false

  var body: some View {
    Form {
      TextField("Number", value: $number, format: .number)
      Text("It is \(number)")
      Toggle("Other", isOn: $isOn)
    }
  }
}

/// Text with characters that markup would swallow, wherever text can be.
struct LiteralTexts: View {
  @State private var isOn = true
  @State private var choice = 1
  @State private var name = "Salt & <Pepper>"

  var body: some View {
    Form {
      Section {
        LabeledContent("Salt & <Pepper>", value: "Salt & <Pepper>")
        Toggle("Salt & <Pepper>", isOn: $isOn)
        Picker("Salt & <Pepper>", selection: $choice) { Text("Salt & <Pepper>").tag(1) }
        TextField("Salt & <Pepper>", text: $name, prompt: Text("Salt & <Pepper>"))
        Button("Salt & <Pepper>") {}.help("Salt & <Pepper>")
        Label("Salt & <Pepper>", systemImage: "star")
        Text("Salt & <Pepper>")
        LabeledContent {
          Text("x")
        } label: {
          Text("Title")
          Text("Salt & <Pepper>")
        }
      } header: {
        Text("Salt & <Pepper>")
      } footer: {
        Text("Salt & <Pepper>")
      }
    }
  }
}

/// A stack of pages.
struct Pages: View {
  var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<40, id: \.self) { Text("Row \($0)") }
        NavigationLink("Deeper") {
          Form {
            Text("Inner")
            NavigationLink("Deepest") { Text("End") }
          }
          .navigationTitle("Second")
        }
      }
      .navigationTitle("First")
    }
  }
}

/// Many rows, for counting what an edit costs.
struct ManyRows: View {
  let count: Int
  var marked = -1

  var body: some View {
    Form {
      Section("Rows") {
        ForEach(0..<count, id: \.self) { row in
          LabeledContent(String("Row \(row)"), value: row == marked ? "marked" : "plain")
        }
      }
    }
  }
}

/// A view whose reading direction is its own.
struct MirroredRow: View {
  var body: some View {
    VStack {
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }
      HStack {
        Text("C")
        Spacer()
        Text("D")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }
}

/// Rows each of which removes itself when pressed.
struct SelfRemovingRows: View {
  @State private var rows: [Int]

  init(count: Int) { _rows = State(initialValue: Array(0..<count)) }

  var body: some View {
    Form {
      Section("Rows") {
        ForEach(rows, id: \.self) { row in
          Button("Remove \(row)") { rows.removeAll { $0 == row } }
        }
      }
    }
  }
}

/// A timer that runs down to an instant.
struct Countdown: View {
  let end: Date

  var body: some View { Text(timerInterval: end - 100...end) }
}

/// A date in a room of a given width.
struct SqueezedDate: View {
  let date: Date
  let width: CGFloat

  var body: some View {
    Text(date, style: .relative).frame(width: width)
  }
}

/// Full blocks of text and shapes in the ranks of importance.
struct RankedViews: View {
  var body: some View {
    VStack {
      HStack {
        Text("█").foregroundStyle(.primary).accessibilityIdentifier("text0")
        Text("█").foregroundStyle(.secondary).accessibilityIdentifier("text1")
        Text("█").foregroundStyle(.tertiary).accessibilityIdentifier("text2")
        Text("█").foregroundStyle(.quaternary).accessibilityIdentifier("text3")
      }
      HStack {
        square(.primary).accessibilityIdentifier("shape0")
        square(.secondary).accessibilityIdentifier("shape1")
        square(.tertiary).accessibilityIdentifier("shape2")
        square(.quaternary).accessibilityIdentifier("shape3")
        Rectangle().fill(.red).frame(width: 20, height: 20).accessibilityIdentifier("red")
      }
    }
  }

  private func square(_ level: HierarchicalShapeStyle) -> some View {
    Rectangle().fill(level).frame(width: 20, height: 20)
  }
}

/// Views with what any view can have, as rows and among others.
struct SharedTraits: View {
  var body: some View {
    Form {
      Text("Faded").opacity(0.5)
      Button("Bordered") {}.buttonStyle(.bordered).opacity(0.5).help("Help")
      Toggle("Off", isOn: .constant(false)).opacity(0.5).disabled(true)
    }
  }
}

/// Sizes that nobody means.
struct HostileSizes: View {
  private let sizes: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300]

  var body: some View {
    VStack {
      ForEach(sizes.indices, id: \.self) { place in
        let size = sizes[place]
        HStack(spacing: size) {
          Text("A").font(.system(size: size))
          Spacer(minLength: size)
          Image(systemName: "star").font(.system(size: size))
          Label("B", systemImage: "star").labelIconToTitleSpacing(size)
        }
        Text("C").padding(size).frame(width: size, height: size).border(.red, width: size)
        Text("D").frame(minWidth: size, maxWidth: size).opacity(size)
        RoundedRectangle(cornerRadius: size).stroke(.red, lineWidth: size).frame(height: 5)
        Text("E").lineLimit(place - 2).cornerRadius(size)
      }
    }
  }
}

/// A text in many boxes.
struct Nested: View {
  let depth: Int

  var body: some View {
    if depth == 0 {
      Text("Core")
    } else {
      AnyView(VStack { HStack { Nested(depth: depth - 1) } })
    }
  }
}

/// What is shown once everything else is gone.
struct Gone: View {
  var body: some View { EmptyView() }
}
