import Foundation
import Testing

@testable import MaquetteUI

private struct Choosing: View {
  @State private var date = Date(timeIntervalSince1970: 1_685_950_200)
  @State private var color = Color.red
  @State private var isOpen = false

  var body: some View {
    DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: 1_685_900_000)...)
    ColorPicker("Colour", selection: $color)
    DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
  }
}

@MainActor
struct MoreControlTests {
  @Test func controlsSayWhatTheyStandFor() {
    #expect(
      outline { Choosing() } == """
        page
          datePicker date="Jun 5, 2023" earliest="2023-06-04 17:33" moment="2023-06-05 07:30" style="automatic" time="7:30\u{202F}AM" name="When"
            label: text "When"
          colorPicker fill="red" supportsOpacity=true name="Colour"
            label: text "Colour"
          disclosure isOn=false name="More"
            label: text "More"

        """)
  }

  @Test func aDateKeepsToItsRange() {
    let session = session { Choosing() }
    let picker = session.node(.datePicker).id
    session.send(NodeEvent(target: picker, action: .setText("2023-07-01 12:00")))
    #expect(session.node(.datePicker)[.moment] == "2023-07-01 12:00")
    session.send(NodeEvent(target: picker, action: .setText("2001-01-01 00:00")))
    #expect(session.node(.datePicker)[.moment] == "2023-06-04 17:33")
  }

  @Test func whatADisclosureHoldsFollowsItsRow() {
    let session = session { Choosing() }
    session.send(NodeEvent(target: session.node(.disclosure).id, action: .setOn(true)))
    #expect(session.resolve().root.children.last?[.text] == "inside")
  }

  @Test func menusHoldTheirEntriesAndRowsTheirMenus() {
    #expect(
      outline {
        Menu("Actions") { Button("Copy") {} }
        Text("Row").contextMenu { Button("Delete", role: .destructive) {} }.badge(3)
      } == """
        page
          menu style="automatic" name="Actions"
            label: text "Actions"
            item: button style="automatic" name="Copy"
              label: text "Copy"
          text "Row"
            attachment: contextMenu
              item: button role="destructive" style="automatic" name="Delete"
                label: text "Delete"
            attachment: badge "3"

        """)
  }

  @Test func rowsAreDeletedAndMovedByTheirPlaces() {
    let session = session { Rows() }
    func press(_ name: String, at index: Int) {
      let buttons = session.resolve().root.everything.filter {
        $0.kind == .button && $0.accessibleName == name
      }
      session.send(NodeEvent(target: buttons[index].id, action: .activate))
    }
    press("Move Down", at: 0)
    press("Delete", at: 2)
    let texts = session.resolve().root.children.compactMap { $0[.text] }
    #expect(texts == ["b", "a"])
  }

  @Test func tabsAreChosenByTheirTags() {
    let session = session { Tabs() }
    let tabs = session.node(.tabView)
    #expect(tabs[.selection] == 1)
    #expect(tabs.children.map(\.accessibleName) == ["First", "Second"])
    session.send(NodeEvent(target: tabs.id, action: .select(0)))
    #expect(session.node(.tabView)[.selection] == 0)
  }
}

private struct Rows: View {
  @State private var rows = ["a", "b", "c"]

  var body: some View {
    ForEach(rows, id: \.self) { Text($0) }
      .deleting { rows.remove(at: $0.first ?? 0) }
      .moving { from, to in
        let row = rows.remove(at: from.first ?? 0)
        rows.insert(row, at: to > (from.first ?? 0) ? to - 1 : to)
      }
  }
}

private struct Tabs: View {
  @State private var tab = "b"

  var body: some View {
    TabView(selection: $tab) {
      Text("1").tabItem { Text("First") }.tag("a")
      Text("2").tabItem { Text("Second") }.tag("b")
    }
  }
}

extension Node {
  /// The node and all below it.
  fileprivate var everything: [Node] { [self] + children.flatMap(\.everything) }
}
