import Foundation

@testable import MaquetteUI

/// A view as source text, and as what the compiler makes of the same text.
@MainActor
struct GeneratedView {
  let source: String
  let view: any View

  init(_ source: String, _ view: any View) {
    self.source = source
    self.view = view
  }
}

/// Makes one form after the other of the vocabulary's views and modifiers, the same for each seed.
@MainActor
struct FormGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func roll(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(elements.count)]
  }

  private mutating func word() -> String {
    pick(["Name", "A & B", "Größe", "Wi-Fi", "x", "**b**"])
  }

  /// A whole form.
  mutating func form() -> GeneratedView {
    let content = block(depth: 3)
    return switch roll(4) {
    case 0: GeneratedView("List \(content.source)", List { AnyView(existential: content.view) })
    case 1:
      GeneratedView(
        "VStack(alignment: .leading, spacing: 4) \(content.source)",
        VStack(alignment: .leading, spacing: 4) { AnyView(existential: content.view) })
    default: GeneratedView("Form \(content.source)", Form { AnyView(existential: content.view) })
    }
  }

  /// One to four views in braces.
  private mutating func block(depth: Int) -> GeneratedView {
    let views = (0...roll(4)).map { _ in modified(depth: depth) }
    return GeneratedView(
      "{ " + views.map(\.source).joined(separator: "; ") + " }", ViewList(views.map(\.view)))
  }

  private mutating func modified(depth: Int) -> GeneratedView {
    var made = depth > 0 && roll(3) == 0 ? container(depth: depth - 1) : leaf()
    for _ in 0..<roll(3) { made = modify(made) }
    return made
  }
}

extension FormGenerator {
  private mutating func leaf() -> GeneratedView {
    switch roll(3) {
    case 0: words()
    case 1: control()
    default: drawing()
    }
  }

  private mutating func words() -> GeneratedView {
    let (word, other) = (word(), word())
    return switch roll(6) {
    case 0: GeneratedView("Text(\"\(word)\")", Text(LocalizedStringKey(word)))
    case 1: GeneratedView("Text(verbatim: \"\(word)\")", Text(verbatim: word))
    case 2:
      GeneratedView(
        "Label(\"\(word)\", systemImage: \"star\")",
        Label(LocalizedStringKey(word), systemImage: "star"))
    case 3:
      GeneratedView(
        "LabeledContent(\"\(word)\", value: \"\(other)\")",
        LabeledContent(LocalizedStringKey(word), value: other))
    case 4: GeneratedView("Text(1234.5, format: .number)", Text(1234.5, format: .number))
    default:
      GeneratedView(
        "Label { Text(\"\(word)\") } icon: { Circle() }",
        Label {
          Text(LocalizedStringKey(word))
        } icon: {
          Circle()
        })
    }
  }

  private mutating func control() -> GeneratedView {
    let title = word()
    let key = LocalizedStringKey(title)
    return switch roll(9) {
    case 0:
      GeneratedView(
        "Toggle(\"\(title)\", isOn: .constant(true))", Toggle(key, isOn: .constant(true)))
    case 1: GeneratedView("Button(\"\(title)\") {}", Button(key) {})
    case 2:
      GeneratedView(
        "Button(\"\(title)\", role: .destructive) {}", Button(key, role: .destructive) {})
    case 3:
      GeneratedView(
        "Slider(value: .constant(0.5), in: 0...2)", Slider(value: .constant(0.5), in: 0...2))
    case 4:
      GeneratedView(
        "Stepper(\"\(title)\", value: .constant(3), in: 0...9)",
        Stepper(key, value: .constant(3), in: 0...9))
    case 5:
      GeneratedView(
        "TextField(\"\(title)\", text: .constant(\"t\"), prompt: Text(\"p\"))",
        TextField(key, text: .constant("t"), prompt: Text("p")))
    case 6:
      GeneratedView(
        "Picker(\"\(title)\", selection: .constant(1)) { Text(\"a\").tag(0); Text(\"b\").tag(1) }",
        Picker(key, selection: .constant(1)) {
          Text("a").tag(0)
          Text("b").tag(1)
        })
    case 7:
      GeneratedView(
        "ProgressView(\"\(title)\", value: 0.25)", ProgressView(key, value: 0.25))
    default:
      GeneratedView(
        "SecureField(\"\(title)\", text: .constant(\"\"))", SecureField(key, text: .constant("")))
    }
  }

  private mutating func drawing() -> GeneratedView {
    switch roll(7) {
    case 0: GeneratedView("Divider()", Divider())
    case 1: GeneratedView("Spacer(minLength: 12)", Spacer(minLength: 12))
    case 2: GeneratedView("Color.orange", Color.orange)
    case 3: GeneratedView("Circle().fill(.blue)", Circle().fill(.blue))
    case 4:
      GeneratedView(
        "RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 2)",
        RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 2))
    case 5: GeneratedView("Image(systemName: \"gear\")", Image(systemName: "gear"))
    default: GeneratedView("EmptyView()", EmptyView())
    }
  }
}

extension FormGenerator {
  private mutating func container(depth: Int) -> GeneratedView {
    let block = block(depth: depth)
    let inside = AnyView(existential: block.view)
    let title = word()
    let key = LocalizedStringKey(title)
    return switch roll(11) {
    case 0: GeneratedView("HStack \(block.source)", HStack { inside })
    case 1:
      GeneratedView(
        "VStack(alignment: .trailing) \(block.source)", VStack(alignment: .trailing) { inside })
    case 2:
      GeneratedView(
        "ZStack(alignment: .topLeading) \(block.source)", ZStack(alignment: .topLeading) { inside })
    case 3: GeneratedView("Group \(block.source)", Group { inside })
    case 4: GeneratedView("Section(\"\(title)\") \(block.source)", Section(key) { inside })
    case 5:
      GeneratedView(
        "Section \(block.source) footer: { Text(\"\(title)\") }",
        Section {
          inside
        } footer: {
          Text(key)
        })
    case 6:
      GeneratedView(
        "DisclosureGroup(\"\(title)\", isExpanded: .constant(true)) \(block.source)",
        DisclosureGroup(key, isExpanded: .constant(true)) { inside })
    case 7: GeneratedView("GroupBox(\"\(title)\") \(block.source)", GroupBox(key) { inside })
    case 8:
      GeneratedView("ScrollView(.horizontal) \(block.source)", ScrollView(.horizontal) { inside })
    case 9: GeneratedView("Menu(\"\(title)\") \(block.source)", Menu(key) { inside })
    default:
      GeneratedView(
        "LabeledContent(\"\(title)\") \(block.source)", LabeledContent(key) { inside })
    }
  }

  private mutating func modify(_ made: GeneratedView) -> GeneratedView {
    func open(_ view: some View) -> [(String, any View)] { Self.modifications(of: view) }
    let choices = open(made.view)
    let (text, view) = choices[roll(choices.count)]
    return GeneratedView(made.source + text, view)
  }

  private static func modifications(of view: some View) -> [(String, any View)] {
    room(of: view) + looks(of: view) + behaviour(of: view)
  }

  private static func room(of view: some View) -> [(String, any View)] {
    [
      (".padding()", view.padding()), (".padding(.leading, 3)", view.padding(.leading, 3)),
      (".frame(width: 40)", view.frame(width: 40)),
      (
        ".frame(maxWidth: .infinity, alignment: .leading)",
        view.frame(maxWidth: .infinity, alignment: .leading)
      ),
      (".offset(x: 2, y: 1)", view.offset(x: 2, y: 1)), (".fixedSize()", view.fixedSize()),
      (".layoutPriority(1)", view.layoutPriority(1)), (".zIndex(2)", view.zIndex(2)),
      (".aspectRatio(2, contentMode: .fit)", view.aspectRatio(2, contentMode: .fit)),
      (
        ".containerRelativeFrame(.horizontal)", view.containerRelativeFrame(.horizontal)
      ),
    ]
  }

  private static func looks(of view: some View) -> [(String, any View)] {
    [
      (".font(.headline)", view.font(.headline)), (".bold()", view.bold()),
      (".foregroundStyle(.secondary)", view.foregroundStyle(.secondary)),
      (".foregroundStyle(.red)", view.foregroundStyle(.red)), (".tint(.green)", view.tint(.green)),
      (".grayscale(0.5)", view.grayscale(0.5)), (".border(.blue)", view.border(.blue)),
      (".background(.yellow)", view.background(Color.yellow)),
      (".overlay { Circle() }", view.overlay { Circle() }),
      (".cornerRadius(3)", view.cornerRadius(3)), (".lineLimit(2)", view.lineLimit(2)),
      (".rotationEffect(.degrees(9))", view.rotationEffect(.degrees(9))),
      (".shadow(radius: 2)", view.shadow(radius: 2)),
    ]
  }

  private static func behaviour(of view: some View) -> [(String, any View)] {
    [
      (".disabled(true)", view.disabled(true)), (".help(\"Help\")", view.help("Help")),
      (".badge(3)", view.badge(3)), (".labelsHidden()", view.labelsHidden()),
      (".accessibilityLabel(\"Said\")", view.accessibilityLabel("Said")),
      (
        ".accessibilityElement(children: .combine)", view.accessibilityElement(children: .combine)
      ),
      (".onTapGesture {}", view.onTapGesture {}),
      (".labelStyle(.iconOnly)", view.labelStyle(.iconOnly)),
      (".toggleStyle(.button)", view.toggleStyle(.button)),
      (".buttonStyle(.bordered)", view.buttonStyle(.bordered)),
      (".listRowBackground(Color.red)", view.listRowBackground(Color.red)),
    ]
  }
}
