import SwiftUI

/// A form that is another one for each seed, much of it in common with those of other seeds.
struct RandomForm: View {
  let seed: UInt64

  var body: some View {
    let generator = Dice(seed: seed)
    let rows = generator.names
    Group {
      if generator.roll(6) == 0 {
        VStack { ForEach(rows, id: \.self) { RandomRow(name: $0, seed: seed) } }
      } else {
        Form {
          if generator.roll(2) == 0 { Text("Loose \(generator.roll(3))") }
          Section {
            ForEach(rows, id: \.self) { RandomRow(name: $0, seed: seed) }
          } header: {
            if generator.roll(2) == 0 { Text("Header \(generator.roll(2))") }
          } footer: {
            if generator.roll(3) == 0 { Text("Footer") }
          }
          if generator.roll(3) == 0 {
            Section("Second") { ForEach(rows.reversed(), id: \.self) { Text($0) } }
          }
        }
        .formStyle(RandomFormStyle(isColumns: generator.roll(5) == 0))
      }
    }
  }
}

/// The grouped style or that of columns.
struct RandomFormStyle: FormStyle {
  let isColumns: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isColumns {
      Form(configuration).formStyle(.columns)
    } else {
      Form(configuration).formStyle(.grouped)
    }
  }
}

/// One of many kinds of rows, told by name and seed.
struct RandomRow: View {
  let name: String
  let seed: UInt64

  var body: some View {
    let dice = Dice(seed: seed &* 31 &+ UInt64(name.utf8.reduce(0) { $0 &* 33 &+ Int($1) }))
    let variant = dice.roll(4)
    switch name {
    case "a": LabeledContent(name, value: "\(variant)").disabled(variant == 0)
    case "b": Toggle(name, isOn: .constant(variant > 1)).help(variant == 0 ? "Help" : "Other")
    case "c":
      Picker(name, selection: .constant(variant)) {
        ForEach(0...variant, id: \.self) { Text("Option \($0)").tag($0) }
      }
    case "d": TextField(name, text: .constant("text \(variant)"))
    case "e":
      HStack {
        ForEach(dice.names, id: \.self) { Text($0) }
        Spacer()
        if variant > 1 { Image(systemName: variant == 2 ? "star" : "wifi") }
      }
      .opacity(variant == 0 ? 0.5 : 1)
    case "f":
      LabeledContent {
        ForEach(dice.names, id: \.self) { Toggle($0, isOn: .constant(variant > 1)) }
        if variant == 3 { Text("Not a toggle") }
      } label: {
        Text(name)
        if variant > 1 { Text("Subtitle") }
      }
    case "g":
      if variant > 1 {
        Label(name, systemImage: variant == 2 ? "star" : "wifi")
      } else {
        Label(name, systemImage: "star").labelStyle(.iconOnly)
      }
    case "h":
      Text("\(name) **\(variant)**").padding(CGFloat(variant)).border(variant > 1 ? .red : .blue)
        .frame(width: variant == 0 ? nil : 200)
    case "i":
      if variant > 1 {
        Button(name, role: variant == 2 ? .destructive : nil) {}
      } else {
        Button(name) {}.buttonStyle(.bordered)
      }
    default:
      ZStack {
        Rectangle().fill(variant > 1 ? .red : .blue)
        Text(name)
      }
      .overlay { if variant == 0 { Circle().stroke(.green) } }
    }
  }
}

/// Numbers that look thrown, the same for the same seed.
final class Dice {
  private var state: UInt64

  init(seed: UInt64) { state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 }

  func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }

  /// Some of the names, in some order.
  var names: [String] {
    var names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].filter { _ in roll(3) > 0 }
    for place in names.indices.reversed() { names.swapAt(place, roll(place + 1)) }
    return names
  }
}
