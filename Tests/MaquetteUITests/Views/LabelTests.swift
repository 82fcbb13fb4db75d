import Testing

@testable import MaquetteUI

private struct Bordered: LabelStyle {
  var color = Color.red

  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).border(color)
  }
}

private struct Twice: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.title
    }
  }
}

private struct Rain: View {
  var body: some View { Label("Rain", systemImage: "cloud.rain") }
}

@MainActor
struct LabelTests {
  @Test func builtInStylesShowTheirParts() {
    let text = outline {
      Label("A", systemImage: "bolt.fill")
      Label("B", systemImage: "bolt.fill").labelStyle(.titleAndIcon)
      Label("C", systemImage: "bolt.fill").labelStyle(TitleOnlyLabelStyle())
      Label("D", systemImage: "bolt.fill").labelStyle(.iconOnly)
    }
    #expect(
      text == """
        page
          label name="A"
            icon: image decorative=true icon="bolt-filled-symbolic" symbol="bolt.fill"
            title: text "A"
          label name="B"
            icon: image decorative=true icon="bolt-filled-symbolic" symbol="bolt.fill"
            title: text "B"
          label name="C"
            title: text "C"
          label name="D"
            icon: image decorative=true icon="bolt-filled-symbolic" symbol="bolt.fill"

        """)
  }

  @Test func aStyleThatKeepsTheLabelMeetsTheNextOuterOne() {
    let text = outline {
      VStack { Label("A", systemImage: "bolt").labelStyle(Bordered()) }.labelStyle(.iconOnly)
    }
    #expect(
      text == """
        page
          vstack
            border lineWidth=1 stroke="red" name="A"
              content: label name="A"
                icon: image decorative=true icon="bolt-outline-symbolic" symbol="bolt"

        """)
  }

  @Test func stackedStylesNestTheClosestOutside() {
    let text = outline {
      Label("A", systemImage: "bolt").labelStyle(Bordered(color: .red))
        .labelStyle(Bordered(color: .blue))
    }
    #expect(
      text == """
        page
          border lineWidth=1 stroke="red" name="A"
            content: border lineWidth=1 stroke="blue" name="A"
              content: label name="A"
                icon: image decorative=true icon="bolt-outline-symbolic" symbol="bolt"
                title: text "A"

        """)
  }

  @Test func ofBuiltInStylesTheClosestWins() {
    let text = outline {
      Label("A", systemImage: "bolt").labelStyle(.iconOnly).labelStyle(.titleOnly)
        .labelStyle(.automatic)
    }
    #expect(
      text == """
        page
          label name="A"
            icon: image decorative=true icon="bolt-outline-symbolic" symbol="bolt"

        """)
  }

  @Test func aContainersStyleReachesAllInside() {
    let shows = true
    let text = outline {
      VStack {
        Rain()
        Group { ForEach(0..<1) { Label("\($0)", systemImage: "snow") } }
        if shows { Label("Sun", systemImage: "sun.max") }
      }
      .labelStyle(.titleOnly)
    }
    #expect(
      text == """
        page
          vstack
            label name="Rain"
              title: text "Rain"
            label name="0"
              title: text "0"
            label name="Sun"
              title: text "Sun"

        """)
  }

  @Test func poppingALabelStyleLeavesOtherStylesInForce() {
    let text = outline {
      Label {
        Toggle("T", isOn: .constant(true))
      } icon: {
        EmptyView()
      }
      .labelStyle(Bordered())
      .toggleStyle(.button)
    }
    #expect(
      text == """
        page
          border lineWidth=1 stroke="red" name="T"
            content: label name="T"
              title: toggle isOn=true style="button" name="T"
                label: text "T"

        """)
  }

  @Test func automaticRestoresTheUsualLook() {
    let text = outline {
      VStack { Label("A", systemImage: "bolt").labelStyle(.automatic) }.labelStyle(.iconOnly)
    }
    #expect(
      text == """
        page
          vstack
            label name="A"
              icon: image decorative=true icon="bolt-outline-symbolic" symbol="bolt"
              title: text "A"

        """)
  }

  @Test func partsMayBePlacedAnyNumberOfTimes() {
    let text = outline { Label("A", systemImage: "bolt").labelStyle(Twice()) }
    #expect(
      text == """
        page
          hstack
            text "A"
            text "A"

        """)
  }

  @Test func twoTextsTakeTheRanksUnlessTheySaySo() {
    let text = outline {
      Label {
        Text("Aaron").font(.body).foregroundColor(.primary)
        Text("GOAT").font(.subheadline).foregroundColor(.secondary)
        Text("plain")
      } icon: {
        Circle().fill(Color.purple).frame(width: 44, height: 44, alignment: .center)
          .overlay(Text("AG"))
      }
    }
    #expect(
      text == """
        page
          label name="Aaron, GOAT, plain"
            icon: overlay decorative=true
              content: frame decorative=true height=44 width=44
                content: shape decorative=true fill="purple" outline="circle"
              overlay: text "AG" decorative=true
            title: text "Aaron" font="body" foreground="primary"
            title: text "GOAT" font="subheadline" foreground="secondary"
            title: text "plain" font="footnote" foreground="secondary"

        """)
  }

  @Test func spacingAndIconWidthAreForLabelsWithBoth() {
    let text = outline {
      VStack {
        Label("A", systemImage: "bolt")
        Label("B", systemImage: "bolt").labelStyle(.titleOnly)
      }
      .labelIconToTitleSpacing(4)
      .labelReservedIconWidth(30)
    }
    #expect(
      text == """
        page
          vstack
            label iconSpacing=4 iconWidth=30 name="A"
              icon: image decorative=true icon="bolt-outline-symbolic" symbol="bolt"
              title: text "A"
            label name="B"
              title: text "B"

        """)
  }

  @Test func resourcesTitleEveryControl() {
    let title = LocalizedStringResource("T")
    let text = outline {
      Label(title, systemImage: "plus")
      Label(title, image: "asset")
      Label(title, image: ImageResource(name: "asset"))
      LabeledContent(title) { Text("v") }
      LabeledContent(title, value: "v")
      LabeledContent(title, value: 1, format: .number)
      Toggle(title, isOn: .constant(true))
      Picker(title, selection: .constant(1)) { Text("1").tag(1) }
      Button(title) {}
      Section(title) { Text("v") }
      TextField(title, text: .constant("v"))
      NavigationLink(title) { Text("v") }
    }
    let names = text.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
    #expect(names.count == 12)
    #expect(names.filter { $0.contains("name=\"T\"") }.count == 12)
  }
}
