import Foundation
import Testing

@testable import MaquetteUI

private struct Titled: ViewModifier {
  let title: String
  @State private var count = 1

  func body(content: Content) -> some View {
    VStack {
      Text("\(title) \(count)")
      content
    }
  }
}

@MainActor
struct ModifierTests {
  @Test func theOrderOfLayoutModifiersIsKept() {
    let text = outline {
      Text("A").padding(4).border(.blue, width: 2).padding(.horizontal)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(
      text == """
        page
          frame alignment="leading center" fillsWidth=true name="A"
            content: padding insets=[0, 16, 0, 16] name="A"
              content: border lineWidth=2 stroke="blue" name="A"
                content: padding insets=[4, 4, 4, 4] name="A"
                  content: text "A"

        """)
  }

  @Test func levelsArePartsOfTheColourInForce() {
    let text = outline {
      Text("1").foregroundStyle(.secondary)
      VStack {
        Text("2").foregroundStyle(.tertiary)
        Text("3").foregroundStyle(Color.secondary)
        Text("4").foregroundStyle(.quaternary)
      }
      .foregroundStyle(.red)
      VStack { Text("5").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)
    }
    #expect(
      text == """
        page
          text "1" foreground="secondary"
          vstack
            text "2" foreground="red/tertiary"
            text "3" foreground="secondary"
            text "4" foreground="red/quaternary"
          vstack
            text "5" foreground="blue"

        """)
  }

  @Test func fontsAndTraits() {
    let text = outline {
      VStack {
        Text("1")
        Text("2").bold().italic()
        Text("3").font(.system(size: 20, weight: .light, design: .monospaced))
        Text("4").underline().strikethrough().monospacedDigit()
      }
      .font(.title2)
      Text("5").dynamicTypeSize(.accessibility1).textCase(.uppercase).lineLimit(2)
    }
    #expect(
      text == """
        page
          vstack
            text "1" font="title2"
            text "2" font="title2 bold italic"
            text "3" font="20.0 light design:monospaced"
            text "4" font="title2 tabular" struckThrough=true underlined=true
          text "5" lineLimit=2 textScale=1.6470588235294117

        """)
  }

  @Test func whatControlsCarry() {
    let text = outline {
      Button("Go", role: .destructive) {}.help("Goes").disabled(true)
      Button {
      } label: {
        Label("Icon", systemImage: "plus").labelStyle(.iconOnly)
      }
      .buttonStyle(.borderedProminent).tint(.green)
      Toggle("T", isOn: .constant(false)).accessibilityLabel("Spoken")
    }
    #expect(
      text == """
        page
          button disabled=true help="Goes" role="destructive" style="automatic" name="Go"
            label: text "Go" disabled=true
          button style="borderedProminent" tint="green" name="Icon"
            label: label name="Icon"
              icon: image decorative=true icon="list-add-symbolic" symbol="plus"
          toggle isOn=false style="checkbox" name="Spoken"
            label: text "T"

        """)
  }

  // D11
  @Test func everyControlTakesATintOfAnyColour() {
    let tree = session {
      VStack {
        Toggle("B", isOn: .constant(true))
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
      }.tint(Color(red: 1, green: 0.5, blue: 0))
    }.resolve()
    #expect(tree.issues.map(\.message) == [])
    #expect(tree.root.outline.components(separatedBy: "tint=\"#FF8000\"").count == 4)
  }

  // D10
  @Test func whatIsNearestToATextWins() {
    let text = outline {
      Text("a").foregroundColor(.red).foregroundColor(.blue).font(.title).font(.caption)
      Text("b").foregroundStyle(AnyShapeStyle(.green)) + Text("c")
    }
    #expect(
      text == """
        page
          text "a" font="title" foreground="red"
          text "bc" runs=[{foreground: "green", text: "b"}, {text: "c"}]

        """)
  }

  @Test func ownModifiersKeepState() {
    #expect(
      outline { Text("A").modifier(Titled(title: "T")) } == """
        page
          vstack
            text "T 1"
            text "A"

        """)
  }

  @Test func layers() {
    let text = outline {
      Text("A").overlay(alignment: .topTrailing) { Circle() }
        .background(.yellow, in: Capsule()).clipShape(Circle()).opacity(0.5)
    }
    #expect(
      text == """
        page
          clip opacity=0.5 outline="circle" name="A"
            content: background fill="yellow" outline="capsule" name="A"
              content: overlay alignment="trailing top" name="A"
                content: text "A"
                overlay: shape fill="primary" outline="circle"

        """)
  }

  @Test func everyIdentityInATreeIsItsOwn() {
    let session = session {
      VStack {
        Group {
          Text("1")
          Text("2")
        }
        .padding()
        .border(.red)
        ForEach(0..<3) { index in
          Label("\(index)", systemImage: "bolt").overlay(Text("o"))
          if index > 0 { Toggle("T", isOn: .constant(true)) }
        }
      }
    }
    var seen: [NodeIdentity: Int] = [:]
    func visit(_ node: Node) {
      seen[node.id, default: 0] += 1
      node.children.forEach(visit)
    }
    visit(session.resolve().root)
    #expect(seen.filter { $0.value > 1 }.keys.map(\.description) == [])
    #expect(seen.count > 20)
  }
}
