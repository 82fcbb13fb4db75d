import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct AccessibilityTests {
  /// What is said is said of the element, whatever is around it.
  @Test func namesReachTheViewInsideItsRoom() {
    let text = outline {
      Text("A").padding().frame(width: 20).accessibilityLabel("B").accessibilityHint("C")
    }
    #expect(
      text == """
        page
          frame width=20 name="B"
            content: padding insets=[16, 16, 16, 16] name="B"
              content: text "A" accessibilityHint="C" name="B"

        """)
  }

  @Test func elementsSpeakForWhatIsInThem() {
    let text = outline {
      HStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isSelected)
      VStack { Text("Three") }.accessibilityElement().accessibilityLabel("Four")
      VStack { Text("Five") }.accessibilityLabel("Six")
    }
    #expect(
      text == """
        page
          hstack accessibilityChildren="combine" accessibilityTraits=["isButton"] \
        removedTraits=["isSelected"] name="One, Two"
            text "One"
            text "Two"
          vstack accessibilityChildren="ignore" name="Four"
            text "Three"
          vstack accessibilityChildren="contain" name="Six"
            text "Five"

        """)
  }

  @Test func actionsAreAttachedAndRun() {
    var done: [String] = []
    let session = session {
      Text("A")
        .accessibilityAction(named: "Archive") { done.append("archive") }
        .accessibilityAdjustableAction { done.append("\($0)") }
        .accessibilityActions { Button("Delete") { done.append("delete") } }
    }
    let actions = session.resolve().root.children[0].children
    #expect(
      actions.map { "\($0.kind.rawValue) \($0[.text] ?? "")" } == [
        "accessibilityAction Archive", "accessibilityAction increment",
        "accessibilityAction decrement", "accessibilityAction Delete",
      ])
    for action in actions { session.send(NodeEvent(target: action.id, action: .activate)) }
    #expect(done == ["archive", "increment", "decrement", "delete"])
  }

  @Test func anotherViewIsSaidInPlaceOfOne() {
    let text = outline {
      Color.red.accessibilityRepresentation { Toggle("On", isOn: .constant(true)) }
      Text("A").accessibilityCustomContent("Size", "Large").accessibilityHeading(.h2)
    }
    #expect(
      text == """
        page
          color accessibilityChildren="ignore" accessibilityTraits=["isToggle"] \
        accessibilityValue="1" fill="red" name="On"
          text "A" accessibilityHint="Size: Large" accessibilityTraits=["isHeader"] headingLevel=2

        """)
  }
}

@MainActor
struct PlacementTests {
  @Test func depthIsThatOfTheWholeView() {
    let text = outline {
      ZStack {
        Text("A").zIndex(2).padding(1)
        Text("B").zIndex(0)
      }
    }
    #expect(
      text == """
        page
          zstack
            padding insets=[1, 1, 1, 1] zIndex=2 name="A"
              content: text "A"
            text "B"

        """)
  }

  @Test func sharesOfTheContainerAreKept() {
    let text = outline {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length * 0.8 - 4 }
      Color.blue.containerRelativeFrame(
        [.horizontal, .vertical], count: 4, span: 2, spacing: 8, alignment: .top)
    }
    #expect(
      text == """
        page
          containerFrame width=[0.8, -4]
            content: color fill="red"
          containerFrame alignment="center top" height=[0.5, -4] width=[0.5, -4]
            content: color fill="blue"

        """)
  }

  @Test func declaredLinesCarryWhereTheyUsuallyAre() {
    let text = outline {
      HStack(alignment: .third) { Text("A").alignmentGuide(.third) { $0.height - 1 } }
    }
    #expect(
      text == """
        page
          hstack alignment="Third(0.0 0.25 0.0 0.0 2.0)"
            text "A" alignmentGuides={v:Third(0.0 0.25 0.0 0.0 2.0): [0, 1, 0, 0, -1]}

        """)
  }
}

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 + 2 }
}

extension VerticalAlignment {
  @MainActor fileprivate static let third = VerticalAlignment(Third.self)
}
