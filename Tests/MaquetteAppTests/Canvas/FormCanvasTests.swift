import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// The canvas of the real window: sizes, zoom, variants and the way back from them.
final class FormCanvasTests: XCTestCase {
  private static let form = """
    struct Wireless: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Toggle("Wi-Fi", isOn: $isOn)
          LabeledContent("Status", value: isOn ? "On" : "Off")
        }
      }
    }
    #Preview("Fixed", traits: .fixedLayout(width: 300, height: 200)) { Wireless() }
    #Preview("Other") { Text("Other") }
    """

  func testSizesByPreset() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "900x700"]) { stage in
        let view = stage.window.canvas.view
        let window = stage.sizes
        XCTAssertEqual(window[0], view.widget.width)
        for (word, size) in [
          ("phone", [360, 780]), ("large-phone", [430, 932]), ("tablet", [834, 1194]),
          ("desktop", [1280, 800]), ("traits", [300, 200]),
        ] {
          stage.window.window.activateAction("win.canvas-size", target: word)
          XCTAssertEqual(stage.sizes, size + size, word)
        }
        stage.window.window.activateAction("win.canvas-size", target: "free")
        XCTAssertEqual(view.size, .free(width: 300, height: 200))
        view.size = .free(width: 320, height: 240)
        XCTAssertEqual(stage.sizes, [320, 240, 320, 240])
        XCTAssertTrue(stage.texts.contains("Free · 320 × 240"))
        stage.window.window.activateAction("win.device-frame")
        XCTAssertEqual(stage.sizes, [320, 240, 344, 264])
        stage.window.window.activateAction("win.canvas-size", target: "window")
        XCTAssertEqual(stage.sizes, window)
      }
    }
  }

  // previewer-requests 62: zoom from 50 to 300 %.
  func testRequest62Zoom() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "900x700"]) { stage in
        let view = stage.window.canvas.view
        stage.window.window.activateAction("win.canvas-size", target: "phone")
        for (action, percent) in [("zoom-in", 110), ("zoom-out", 100), ("zoom-out", 90)] {
          stage.window.window.activateAction("win.\(action)")
          XCTAssertEqual(stage.sizes, [360, 780, 360 * percent / 100, 780 * percent / 100])
        }
        for _ in 0..<20 { stage.window.window.activateAction("win.zoom-out") }
        XCTAssertEqual(view.zoom, 0.5)
        for _ in 0..<20 { stage.window.window.activateAction("win.zoom-in") }
        XCTAssertEqual(view.zoom, 3)
        view.zoom = 9
        XCTAssertEqual(view.zoom, 3)
        stage.window.window.activateAction("win.zoom-usual")
        XCTAssertEqual(view.zoom, 1)
        stage.window.window.activateAction("win.zoom-fit")
        let fitting = stage.sizes
        XCTAssertLessThan(fitting[3], view.widget.height)
        XCTAssertEqual(Array(fitting[0...1]), [360, 780])
        XCTAssertTrue(
          stage.button("Fit to Window").map { ($0 as? ToggleButton)?.active == true } ?? false)
      }
    }
  }

  // previewer-requests 42 and 61: a variant holds for the form alone and through saves; what is not
  // as usual stands on the bar with a way back.
  func testRequest42VariantsStayAndHaveAWayBack() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        let window = stage.window.window
        window.activateAction("win.variant-locale", target: "de_DE")
        window.activateAction("win.flip-contrast")
        window.activateAction("win.variant-layout-direction", target: "rtl")
        stage.settle()
        let chips = { stage.barTexts.filter { $0 != "Window" && $0 != "100 %" } }
        XCTAssertEqual(chips(), ["German (Germany)", "High Contrast", "Right to Left"])
        XCTAssertEqual(stage.preview.environment.locale.identifier, "de_DE")
        XCTAssertTrue(stage.preview.environment.hasHighContrast)
        XCTAssertEqual(window.direction, .leftToRight)
        try stage.save(Self.form.replacingOccurrences(of: "Wi-Fi", with: "WLAN"))
        XCTAssertTrue(stage.texts.contains("WLAN"))
        XCTAssertEqual(chips(), ["German (Germany)", "High Contrast", "Right to Left"])
        let back = try XCTUnwrap(
          window.descendants.compactMap { $0 as? Gtk.Button }.first { $0.hasCSSClass("chip") })
        back.emitClicked()
        stage.settle()
        XCTAssertEqual(chips(), ["High Contrast", "Right to Left"])
        XCTAssertEqual(stage.preview.environment.locale.identifier, "en_US")
        window.activateAction("win.variant-usual")
        stage.settle()
        XCTAssertEqual(chips(), [])
        XCTAssertEqual(stage.preview.variant, Variant())
      }
    }
  }

  func testThePaneFlipsEachAxis() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "900x900"]) { stage in
        stage.window.window.activateAction("win.pane-variants")
        stage.settle()
        let list = try XCTUnwrap(
          stage.window.window.descendants.compactMap { $0 as? ListBox }
            .first { $0.hasCSSClass("variants") })
        var shown: [String] = []
        for index in 0..<12 {
          let row = try XCTUnwrap(list.row(at: index))
          row.activate()
          stage.settle()
          shown.append(
            row.descendants.compactMap { ($0 as? Gtk.Label)?.text }.prefix(2)
              .joined(separator: ": "))
        }
        XCTAssertEqual(
          shown,
          [
            "Colour Scheme: Dark", "Contrast: High", "Text Size: X Small",
            "Language: German (Germany)", "Direction: Right to Left", "Platform: iOS",
            "Label Style: Title and Icon", "Form Style: Grouped", "Control Size: Mini",
            "Accent: Red", "Time Zone: UTC", "Date: New Year, Midnight",
          ])
        XCTAssertEqual(
          stage.preview.variant.settings.map(\.value),
          [
            "dark", "high", "xSmall", "de_DE", "rtl", "ios", "titleAndIcon", "grouped", "mini",
            "red", "UTC", "2026-01-01T00:00:00",
          ])
      }
    }
  }

  func testKeysGoThroughThePreviews() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        stage.window.window.activateAction("win.next-preview")
        stage.settle()
        XCTAssertTrue(stage.texts.contains("Other"))
        stage.window.window.activateAction("win.next-preview")
        stage.settle()
        XCTAssertTrue(stage.texts.contains("Wi-Fi"))
        stage.window.window.activateAction("win.previous-preview")
        stage.settle()
        XCTAssertTrue(stage.texts.contains("Other"))
      }
    }
  }

  func testPicturesOfTheForm() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form) { stage in
        let canvas = stage.window.canvas
        stage.window.window.activateAction("win.canvas-size", target: "phone")
        stage.settle()
        let picture = try XCTUnwrap(canvas.picture)
        XCTAssertEqual([picture.width, picture.height], [360, 780])
        let path = stage.folder.path + "/form.pdf"
        try canvas.pictured.writePDF(to: path)
        let pdf = try Data(contentsOf: URL(fileURLWithPath: path))
        XCTAssertEqual(pdf.prefix(5), Data("%PDF-".utf8))
        XCTAssertGreaterThan(pdf.count, 2000)
        canvas.copyPicture()
        stage.settle()
        XCTAssertTrue(stage.texts.contains("Picture copied"))
      }
    }
  }
}

extension WindowStage {
  /// How large the form is, and how large it is drawn.
  fileprivate var sizes: [Int] {
    settle()
    let form = window.canvas.view.content
    let drawn = form.bounds(in: window.canvas.view.widget)
    return [form.width, form.height]
      + [drawn?.width, drawn?.height].map { Int(($0 ?? 0).rounded()) }
  }
}
