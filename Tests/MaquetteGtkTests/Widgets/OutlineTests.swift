import Gtk
import MaquetteUI
import XCTest

/// The widgets that views become, as whole outlines.
final class OutlineTests: RenderTestCase {
  func testLabelledContentIsRowsOfAGroup() {
    MainActor.assumeIsolated {
      let shown = ShownView { PersonInformation() }
      defer { shown.close() }
      XCTAssertEqual(
        shown.outline,
        """
        widget
          preferencespage
            scrolledwindow
              viewport
                clamp
                  box.medium
                    preferencesgroup
                      box
                        box.header.single-line
                          box.labels
                            label.heading "Information"
                        list.boxed-list
                          row
                            box.header
                              box.title
                                label.title "Name"
                              box.suffixes
                                label.level-1 "Maria" selectable
                          row
                            box.header
                              box.title
                                label.title "Age"
                              box.suffixes
                                label.level-1 "31" selectable
                          row
                            box.header
                              box.title
                                label.title "Height"
                              box.suffixes
                                label.level-1 "5.9 ft" selectable
                    preferencesgroup
                      box
                        box.header.single-line
                          box.labels
                            label.heading "Pets"
                        list.boxed-list
                          row
                            box.header
                              box.title
                                label.title "Dog"
                              box.suffixes
                                label.level-1 "Rex & <Co>" selectable
                          row
                            box.header
                              box.title
                                label.title "Cat"
                              box.suffixes
                                label.level-1 "Minka" selectable

        """)
    }
  }

  func testControlsOfAForm() {
    MainActor.assumeIsolated {
      let shown = ShownView { DependentRows() }
      defer { shown.close() }
      XCTAssertEqual(
        shown.outline,
        """
        widget
          preferencespage
            scrolledwindow
              viewport
                clamp
                  box.medium
                    preferencesgroup
                      box
                        list.boxed-list
                          row
                            box.header
                              box.title
                                label.title "Show"
                              box.suffixes
                                switch off
                          row.field
                            box.header
                              box.title
                                label.title "Name"
                              box.suffixes
                                entry.flat.row-text ""
                          row
                            box.header
                              box.title
                                label.title "Hello, "
                          row
                            box.header
                              box.title
                                label.title "Choice"
                              box.suffixes
                                widget
                                  dropdown.in-row [Same, Same]
                          row
                            box.header
                              box.title
                                label.title "Chosen"
                              box.suffixes
                                label.level-1 "nothing" selectable
                          row
                            box.header
                              box.title.accent
                                label.title "Count"
                          row
                            box.header
                              box.title
                                label.title "Counted 0"

        """)
    }
  }

  func testCheckBoxesUnderEachOther() {
    MainActor.assumeIsolated {
      let shown = ShownView { SourceControl() }
      defer { shown.close() }
      XCTAssertEqual(
        shown.outline,
        """
        widget
          preferencespage
            scrolledwindow
              viewport
                clamp
                  box.medium
                    preferencesgroup
                      box
                        list.boxed-list
                          row
                            box.header
                              box.title
                                label.title "Source Control"
                              box.suffixes
                                checkbutton on
                                  check
                                  box.titles
                                    label.title "Refresh local status automatically"
                                checkbutton off
                                  check
                                  box.titles
                                    label.title "Fetch and refresh server status automatically"
                                checkbutton on
                                  check
                                  box.titles
                                    label.title "Add and remove files automatically"
                                checkbutton off
                                  check
                                  box.titles
                                    label.title "Select files to commit automatically"

        """)
    }
  }

  func testColumns() {
    MainActor.assumeIsolated {
      let shown = ShownView { MixedForm().formStyle(.columns) }
      defer { shown.close() }
      XCTAssertEqual(
        shown.outline,
        """
        widget
          box
            preferencesgroup
              box
                box.header.single-line
                  box.labels
                    label.heading "Controls"
                box
                  box
                    box.titles
                    box
                      checkbutton on
                        check
                        box.titles
                          box
                            box
                              image network-wireless-signal-excellent-symbolic
                            box.titles
                              label.title "Salt & <Pepper>"
                  box
                    box.titles
                    box
                      checkbutton on
                        check
                        box.titles
                          label.title "Bluetooth"
                          label.subtitle "Discoverable as Workshop"
                  box
                    box.titles
                    box
                      checkbutton on
                        check
                        box.titles
                          label.title "A toggle with a rather long title that has to wrap at some width"
                  box
                    box.titles
                      label.title "Appearance"
                    box
                      dropdown [Follow System, *Light, Dark]
                  box
                    box.titles
                      label.title "Nothing"
                    box
                      dropdown [One, Two]
                  box
                    box.titles
                      label.title "Name"
                    box
                      entry "Maria"
                  box
                    box.titles
                      label.title "City"
                    box
                      entry ""
                box.section-footer
                  label.footer-text.dimmed "A footer that explains what the controls above are for, in a sentence or two."
            preferencesgroup
              box
                box.header.single-line
                  box.labels
                    label.heading "Actions & More"
                box
                  box
                    box.titles
                    box
                      button
                        box
                          label "Plain Action"
                  box
                    box.titles
                    box
                      button.destructive-action
                        box
                          box
                            box
                              image user-trash-symbolic
                            box.titles
                              label "Delete Everything"
                  box
                    box.titles
                    box
                      button
                        box
                          label "Bordered"
                  box (disabled)
                    box.titles
                    box
                      button.flat (disabled)
                        box
                          label "Link Without Stack"
                  box (disabled)
                    box.titles
                      label.title "Disabled" (disabled)
                    box
                      label.level-1 "Value" (disabled)
                  box
                    box.titles
                      label.title "A long label for a value"
                    box
                      label.level-1 "A value that is long as well, so that both wrap" selectable
                  box
                    box.titles
                    box
                      label "Just a text"
                  box
                    box.titles
                    box
                      box
                        box
                          image star-outline-symbolic
                        box.titles
                          label "A label"
                  box
                    box.titles
                    box
                      widget
                        label "Leading"
                        widget
                        label.level-1 "Trailing"
                  box
                    box.titles
                    box
                      widget
                        label "Stacked"
                        label "Under it"

        """)
    }
  }

  func testLabelsInTheirStyles() {
    MainActor.assumeIsolated {
      let shown = ShownView { CustomPersonView() }
      defer { shown.close() }
      XCTAssertEqual(
        shown.outline,
        """
        widget
          box
            box
              widget
                widget
                  widget
                label "AG"
            box.titles
              label "Aaron"
              label.level-1 "GOAT"

        """)
    }
  }

  func testWhatAllViewsHaveIsWrittenOnce() {
    MainActor.assumeIsolated {
      let shown = ShownView { SharedTraits() }
      defer { shown.close() }
      let faded = shown.all(Widget.self).filter { $0.opacity != 1 && $0.mapped }
      XCTAssertEqual(faded.map(\.cssName), ["label", "button", "row"])
      XCTAssertEqual(faded.map { ($0.opacity * 10).rounded() }, [5, 5, 5])
      XCTAssertEqual(faded.map(\.tooltipText), [nil, "Help", nil])
      XCTAssertEqual(faded.map(\.sensitive), [true, true, false])
    }
  }
}
