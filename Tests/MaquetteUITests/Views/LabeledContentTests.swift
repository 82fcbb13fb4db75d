import Foundation
import Testing

@testable import MaquetteUI

private struct RedBordered: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).border(.red)
  }
}

@MainActor
struct LabeledContentTests {
  @Test func eachInitialiserGivesItsTwoStrings() {
    let title = "T"
    let text = outline {
      LabeledContent {
        Text("v1")
      } label: {
        Text("t1")
      }
      LabeledContent("t2") { Text("v2") }
      LabeledContent(title) { Text("v3") }
      LabeledContent("t4", value: "v4")
      LabeledContent(title, value: "v5")
      LabeledContent("t6", value: 6, format: .number)
      LabeledContent(title, value: 0.07, format: .percent)
    }
    let pairs = ["t1/v1", "t2/v2", "T/v3", "t4/v4", "T/v5", "t6/6", "T/7%"]
    let lines = pairs.map { pair in
      let parts = pair.split(separator: "/")
      return """
          labeledContent name="\(parts[0])"
            label: text "\(parts[0])"
            content: text "\(parts[1])" foreground="secondary"

        """
    }
    #expect(text == "page\n" + lines.joined())
  }

  @Test func titlesReadMarkdownAndValuesDoNot() {
    let text = outline { LabeledContent("**Bold**", value: "**as it is**") }
    #expect(
      text == """
        page
          labeledContent name="Bold"
            label: text "Bold" runs=[{text: "Bold", traits: ["strong"]}]
            content: text "**as it is**" foreground="secondary"

        """)
  }

  @Test func subtitlesAndSelectableValuesInForms() {
    let text = outline {
      Form {
        LabeledContent {
          Text("42")
        } label: {
          Text("Custom Value")
          Text("Custom Subtitle Value")
        }
      }
    }
    #expect(
      text == """
        page
          form layout="grouped"
            section
              labeledContent name="Custom Value, Custom Subtitle Value"
                label: text "Custom Value"
                label: text "Custom Subtitle Value" font="subheadline" foreground="secondary"
                content: text "42" foreground="secondary" selectable=true

        """)
  }

  @Test func hiddenLabelsKeepTheirNames() {
    let text = outline {
      Group {
        LabeledContent("Custom Value", value: "42")
        Picker("Selected Value", selection: .constant(1)) {
          Text("Option 1").tag(1)
          Text("Option 2").tag(2)
        }
      }
      .labelsHidden()
    }
    #expect(
      text == """
        page
          text "42" foreground="secondary" name="Custom Value, 42"
          picker selection=0 style="automatic" name="Selected Value"
            option: text "Option 1"
            option: text "Option 2"

        """)
  }

  @Test func togglesAreCheckBoxesInsideAndSwitchesOutside() {
    let text = outline {
      Form {
        LabeledContent("Source Control") {
          Toggle("Refresh", isOn: .constant(true))
          Toggle("Fetch", isOn: .constant(false)).toggleStyle(.switch)
        }
        Toggle("Plain", isOn: .constant(true))
      }
    }
    #expect(
      text == """
        page
          form layout="grouped"
            section
              labeledContent name="Source Control"
                label: text "Source Control"
                content: toggle isOn=true style="checkbox" name="Refresh"
                  label: text "Refresh"
                content: toggle isOn=false style="switch" name="Fetch"
                  label: text "Fetch"
              toggle isOn=true style="switch" name="Plain"
                label: text "Plain"

        """)
  }

  @Test func theValueOfALinkIsNotSelectable() {
    let text = outline {
      NavigationStack {
        Form { NavigationLink(value: 1) { LabeledContent("Wi-Fi", value: "Home") } }
      }
    }
    #expect(
      text == """
        page
          navigationStack
            rootPage: page
              form layout="grouped"
                section
                  navigationLink name="Wi-Fi, Home"
                    label: labeledContent name="Wi-Fi"
                      label: text "Wi-Fi"
                      content: text "Home" foreground="secondary"

        """)
  }

  @Test func stylesNestAsLabelsDo() {
    let text = outline {
      LabeledContent("A", value: "b").labeledContentStyle(RedBordered())
        .labeledContentStyle(RedBordered())
    }
    #expect(
      text == """
        page
          border lineWidth=1 stroke="red" name="A"
            content: border lineWidth=1 stroke="red" name="A"
              content: labeledContent name="A"
                label: text "A"
                content: text "b" foreground="secondary"

        """)
  }

  @Test func selectionIsOffWhereSaidOrDisabled() {
    let text = outline {
      Form {
        LabeledContent("A", value: "1").textSelection(.disabled)
        LabeledContent("B", value: "2").disabled(true)
        Text("C").textSelection(.enabled)
      }
    }
    #expect(
      text == """
        page
          form layout="grouped"
            section
              labeledContent name="A"
                label: text "A"
                content: text "1" foreground="secondary"
              labeledContent disabled=true name="B"
                label: text "B" disabled=true
                content: text "2" disabled=true foreground="secondary"
              text "C" selectable=true

        """)
  }
}
