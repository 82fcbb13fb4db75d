import Gtk
import XCTest

final class TextTests: GtkTestCase {
  private static let samples = [
    "♥", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇩🇪🇯🇵", "مرحبا", "日本語", "", "Salt & <Pepper>",
  ]

  func testTextsSurviveUnchanged() {
    MainActor.assumeIsolated {
      let buffer = TextBuffer()
      let entry = Entry()
      for sample in TextTests.samples {
        XCTAssertEqual(Label(sample).text, sample)
        entry.text = sample
        XCTAssertEqual(entry.text, sample)
        buffer.text = sample
        XCTAssertEqual(buffer.text, sample)
        let label = Label()
        label.setMarkup("<b>\(Label.escape(sample))</b>")
        XCTAssertEqual(label.text, sample)
        label.tooltipText = sample
        XCTAssertEqual(label.tooltipText, sample.isEmpty ? nil : sample)
      }
      XCTAssertEqual(StringList(TextTests.samples).strings, TextTests.samples)
    }
  }

  func testStyleSheetIsReadToItsLastByte() {
    MainActor.assumeIsolated {
      let provider = CssProvider()
      XCTAssertEqual(
        provider.load("/* ♥ é 👩‍👩‍👧‍👦 مرحبا */ label { color: red; } button { color: blue; }"), [])
      XCTAssertEqual(
        provider.text,
        """
        label {
          color: rgb(255,0,0);
        }

        button {
          color: rgb(0,0,255);
        }

        """)
    }
  }

  func testStyleSheetProblemsAreReported() {
    MainActor.assumeIsolated {
      let provider = CssProvider()
      XCTAssertEqual(
        provider.load("label { color: red; }\nlabel { no-such-thing: 1; }"),
        [CssProvider.Problem(line: 2, message: "No property named \"no-such-thing\"")])
      XCTAssertEqual(provider.load("label { color: red; }"), [])
    }
  }

  func testAttributes() {
    MainActor.assumeIsolated {
      let attributes = TextAttributes([
        .weight(700), .italic, .underline, .strikethrough, .scale(1.5), .size(10.5),
        .foreground(Color(red: 1, green: 0, blue: 0)), .alpha(0.5), .family("Sans"),
        .fontFeatures("tnum=1"),
      ])
      XCTAssertEqual(
        attributes.text,
        """
        0 4294967295 weight bold
        0 4294967295 style italic
        0 4294967295 underline single
        0 4294967295 strikethrough true
        0 4294967295 scale 1.500000
        0 4294967295 size 10752
        0 4294967295 foreground #ffff00000000
        0 4294967295 foreground-alpha 32767
        0 4294967295 family "Sans"
        0 4294967295 font-features "tnum=1"
        """)
      let label = Label("x")
      XCTAssertNil(label.attributes)
      label.attributes = attributes
      XCTAssertEqual(label.attributes, attributes)
      label.attributes = nil
      XCTAssertNil(label.attributes)
      let part = TextAttributes()
      part.insert(.weight(700), bytes: 1..<3)
      XCTAssertEqual(part.text, "1 3 weight bold")
    }
  }

  func testCaretAndSelectionCountCharacters() {
    MainActor.assumeIsolated {
      let entry = Entry()
      entry.text = "añb👍c"
      XCTAssertNil(entry.selection)
      entry.selectRegion(start: 1, end: 4)
      XCTAssertEqual(entry.selection, 1..<4)
      XCTAssertEqual(entry.position, 4)
      entry.replaceText("añb👍d")
      XCTAssertEqual(entry.selection, 1..<4)
      XCTAssertEqual(entry.position, 4)
      entry.replaceText("a")
      XCTAssertEqual(entry.position, 1)
      entry.position = 0
      XCTAssertEqual(entry.position, 0)
      XCTAssertTrue(entry.delegate?.parent === entry)

      let view = TextView()
      view.buffer.text = "añb👍c"
      view.buffer.selectRegion(start: 1, end: 4)
      XCTAssertEqual(view.buffer.selection, 1..<4)
      XCTAssertEqual(view.buffer.cursorPosition, 4)
      XCTAssertTrue(view.buffer === view.buffer)
    }
  }

  func testChangedIsHeardAndCanBeBlocked() {
    MainActor.assumeIsolated {
      let entry = Entry()
      var log: [String] = []
      let connection = entry.connect("changed") { [unowned entry] in log.append(entry.text) }
      entry.text = "♥"
      connection.blocked { entry.text = "written" }
      // A text is replaced by a deletion and an insertion, and both are changes.
      entry.text = "é"
      XCTAssertEqual(log, ["♥", "", "é"])
    }
  }
}
