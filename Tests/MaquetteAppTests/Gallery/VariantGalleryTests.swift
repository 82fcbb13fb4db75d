import Gtk
import MaquetteUI
import XCTest

@testable import MaquetteApp

/// The gallery of the real window.
final class VariantGalleryTests: XCTestCase {
  private static let form = """
    struct Wireless: View {
      @State private var isOn = false
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        Form {
          Toggle("Wi-Fi", isOn: $isOn)
          Text(isOn ? "On" : "Off")
          Text(scheme == .dark ? "Night" : "Day")
        }
      }
    }
    #Preview("First") { Wireless() }
    #Preview("Second") { Text("Second one") }
    """

  // previewer-requests 55 and 65: variants stand side by side, and one becomes the large one.
  func testRequest55VariantsSideBySide() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        let canvas = stage.window.canvas
        canvas.shownSet = .list(title: "Mine", list: "light,dark,dark*rtl,sepia")
        stage.window.window.activateAction("win.gallery")
        XCTAssertEqual(
          stage.cells,
          [
            ["Light", "Wi-Fi", "Off", "Day"], ["Dark", "Wi-Fi", "Off", "Night"],
            ["Dark · Right to Left", "Wi-Fi", "Off", "Night"],
            [
              "sepia",
              "there is no variant 'sepia': use values such as dark, high-contrast, rtl, "
                + "accessibility3, locale=de_DE or width=360, or a preset: "
                + VariantList.presets.map(\.name).joined(separator: ", "),
            ],
          ])
        // Working one cell works all.
        let switches = canvas.gallery.content.descendants.compactMap { $0 as? Switch }
        XCTAssertEqual(switches.map(\.active), [false, false, false])
        switches[1].active = true
        XCTAssertEqual(stage.cells.prefix(3).map { $0[2] }, ["On", "On", "On"])
        XCTAssertEqual(switches.map(\.active), [true, true, true])
        // A save goes to all, and a broken one to none.
        try stage.save(Self.form.replacingOccurrences(of: "Wi-Fi", with: "WLAN"))
        XCTAssertEqual(stage.cells.prefix(3).map { $0[1] }, ["WLAN", "WLAN", "WLAN"])
        try stage.save("struct {")
        XCTAssertEqual(stage.cells.prefix(3).map { $0[1] }, ["WLAN", "WLAN", "WLAN"])
        try stage.save(Self.form)
        // A cell becomes the large form; what it sets without making a difference is not told.
        let title = try XCTUnwrap(stage.button("Show Dark · Right to Left Large") as? Gtk.Button)
        title.emitClicked()
        stage.settle()
        XCTAssertFalse(canvas.isGalleryShown)
        XCTAssertEqual(stage.preview.variant.settings.map(\.value), ["dark", "rtl"])
        XCTAssertEqual(
          stage.texts.filter { ["On", "Night", "Wi-Fi"].contains($0) }, ["Wi-Fi", "On", "Night"])
        XCTAssertEqual(canvas.gallery.content.children.count, 0)
      }
    }
  }

  // previewer-requests 63: languages that nobody speaks are there without any file.
  func testRequest63PseudoLanguages() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        stage.window.canvas.shownSet = .list(title: "Mine", list: "usual,pseudo-locales")
        stage.window.window.activateAction("win.gallery")
        let cells = stage.cells
        XCTAssertEqual(cells.map { $0[0] }, ["Usual", "Accents, Longer", "Mirrored"])
        XCTAssertEqual(cells[0][1], "Wi-Fi")
        XCTAssertNotEqual(cells[1][1], "Wi-Fi")
        XCTAssertGreaterThan(cells[1][1].count, "Wi-Fi".count)
        let forms = stage.window.canvas.gallery.content.descendants.filter {
          $0.hasCSSClass("maquette")
        }
        XCTAssertEqual(
          forms.map { Set($0.descendants.map(\.direction)) },
          [[.leftToRight], [.leftToRight], [.rightToLeft]])
      }
    }
  }

  // previewer-requests 51: neither a save nor the gallery takes the focus.
  func testRequest51NoFocusIsTaken() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        stage.window.window.activateAction("win.gallery")
        _ = stage.cells
        let first = try XCTUnwrap(
          stage.window.canvas.gallery.content.descendants.compactMap { $0 as? Switch }.first)
        first.grabFocus()
        let focus = stage.window.window.focus
        XCTAssertNotNil(focus)
        try stage.save(Self.form.replacingOccurrences(of: "Wi-Fi", with: "WLAN"))
        _ = stage.cells
        XCTAssertTrue(stage.window.window.focus === focus)
      }
    }
  }

  // previewer-requests 56: sets of the project's own.
  func testRequest56NamedSets() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        try stage.folder.write(
          ".maquette.json", "{ \"variants\": { \"review\": \"usual, text=xLarge\" } }")
        stage.window.window.activateAction("win.gallery")
        stage.window.window.activateAction("win.gallery-set", target: "own review")
        XCTAssertEqual(stage.cells.map { $0[0] }, ["Usual", "X Large Text"])
      }
    }
  }

  func testTwoAxesAsAGridAndAllPreviews() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        let window = stage.window.window
        window.activateAction("win.gallery-set", target: "grid contrast layout-direction")
        XCTAssertEqual(
          stage.cells.map { $0[0] },
          [
            "Standard · As Language", "Standard · Left to Right", "Standard · Right to Left",
            "High · As Language", "High · Left to Right", "High · Right to Left",
          ])
        let tops = stage.window.canvas.gallery.content.children.map(\.allocation.y)
        XCTAssertEqual(Set(tops).count, 2)
        XCTAssertEqual(Set(tops.prefix(3)).count, 1)
        window.activateAction("win.gallery-set", target: "previews")
        XCTAssertEqual(
          stage.cells,
          [["First", "Wi-Fi", "Off", "Day"], ["Second", "Second one"]])
      }
    }
  }

  // previewer-requests 75: what cannot be read as a whole, though it can in the first cell, is marked.
  func testRequest75FaultsAreMarked() throws {
    try MainActor.assumeIsolated {
      let text = """
        #Preview {
          Text("A text of some length").lineLimit(1).frame(width: 250)
        }
        """
      try WindowStage.run(text, options: ["size": "1200x700"]) { stage in
        stage.window.canvas.shownSet = .list(title: "Mine", list: "usual,accessibility5")
        stage.window.window.activateAction("win.gallery")
        _ = stage.cells
        MainLoop.run(milliseconds: 400)
        XCTAssertEqual(
          stage.cells.map { $0.prefix(2) },
          [
            ["Usual", "A text of some length"], ["Accessibility 5", "1 shortened"],
          ])
      }
    }
  }

  /// Cells that are no longer shown are let go, with what the evaluator keeps for them.
  func testTheGalleryIsLetGo() throws {
    try MainActor.assumeIsolated {
      try WindowStage.run(Self.form, options: ["size": "1200x700"]) { stage in
        weak var renderer: AnyObject?
        stage.window.window.activateAction("win.gallery")
        _ = stage.cells
        renderer = stage.window.canvas.gallery.content.firstChild
        XCTAssertNotNil(renderer)
        stage.window.window.activateAction("win.gallery")
        stage.settle()
        XCTAssertNil(renderer)
        XCTAssertEqual(stage.preview.cells.wanted, [])
      }
    }
  }
}

extension WindowStage {
  fileprivate var cells: [[String]] {
    MainLoop.run(milliseconds: 5000) { !preview.cells.isBusy }
    settle()
    return window.canvas.gallery.content.children.map { cell in
      cell.descendants.compactMap { $0.mapped ? ($0 as? Gtk.Label)?.text : nil }
    }
  }
}
