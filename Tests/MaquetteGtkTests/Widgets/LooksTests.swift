import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI
import SwiftUI
import XCTest

/// How captions, labels of every rank and large text look.
final class LooksTests: RenderTestCase {
  private struct Captions: View {
    var body: some View {
      Form {
        Section {
          Text("Row")
        } header: {
          HStack {
            Text("Header")
            Spacer()
            Text("Large").font(.title)
          }
        } footer: {
          VStack {
            Text("Footer").frame(maxWidth: .infinity)
            Text("Red").foregroundStyle(.red)
          }
        }
      }
    }
  }

  // D6
  func testCaptionsKeepTheirLookInStacksAndFrames() {
    MainActor.assumeIsolated {
      let shown = ShownView { Captions() }
      defer { shown.close() }
      let classes = ["Row", "Header", "Large", "Footer", "Red"].map { text in
        shown.all(Gtk.Label.self).first { $0.text == text }?.cssClasses.sorted()
      }
      XCTAssertEqual(
        classes,
        [["title"], ["heading"], [], ["dimmed", "footer-text"], ["footer-text", "paint-red"]])
    }
  }

  private struct Ranks: View {
    var body: some View {
      VStack {
        Text("IIII").foregroundStyle(.primary).accessibilityIdentifier("rank0")
        Text("IIII").foregroundStyle(.secondary).accessibilityIdentifier("rank1")
        Text("IIII").foregroundStyle(.tertiary).accessibilityIdentifier("rank2")
        Text("IIII").foregroundStyle(.quaternary).accessibilityIdentifier("rank3")
        Form {
          Section {
            LabeledContent("A", value: "B")
          } footer: {
            Text("[IIII](https://a.org)").accessibilityIdentifier("link")
          }
        }
        .font(.system(size: 50))
      }
      .font(.system(size: 50))
    }
  }

  // D9: 4.5 to 1 for text of the first two ranks and for links, 3 to 1 for the third, in order,
  // and no rank less where the desktop asks for more contrast.
  func testEveryRankIsReadInEverySurrounding() {
    MainActor.assumeIsolated {
      for isDark in [false, true] {
        var usual: [Double] = []
        for hasHighContrast in [false, true] {
          let situation = "dark \(isDark), high contrast \(hasHighContrast)"
          let shown = ShownView(width: 400, height: 700) { Ranks() }
          defer { shown.close() }
          var appearance = CanvasAppearance()
          appearance.isDark = isDark
          appearance.hasHighContrast = hasHighContrast
          shown.renderer.appearance = appearance
          shown.paint()
          let contrasts = ["rank0", "rank1", "rank2", "rank3", "link"].map(shown.contrast)
          XCTAssertGreaterThanOrEqual(contrasts[0], 4.5, situation)
          XCTAssertGreaterThanOrEqual(contrasts[1], 4.5, situation)
          XCTAssertGreaterThanOrEqual(contrasts[2], 3, situation)
          XCTAssertGreaterThanOrEqual(contrasts[4], 4.5, situation)
          let ranks = Array(contrasts[..<4])
          XCTAssertEqual(ranks, ranks.sorted(by: >), situation)
          for (more, less) in zip(ranks, usual) {
            XCTAssertGreaterThanOrEqual(more, less, situation)
          }
          usual = ranks
        }
      }
    }
  }

  private struct Rows: View {
    @State private var isOn = true

    var body: some View {
      Form {
        Toggle("Notifications", isOn: $isOn)
        Toggle("Checked", isOn: $isOn).toggleStyle(.checkbox)
        NavigationLink("Privacy") { Text("Page") }
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
    }
  }

  // D8: switches, marks and chevrons grow with the text beside them.
  func testControlsGrowWithTheText() {
    MainActor.assumeIsolated {
      var sizes: [[Int]] = []
      for scale in [1, 3.1] {
        let shown = ShownView(width: 300, height: 900) { Rows() }
        defer { shown.close() }
        var appearance = CanvasAppearance()
        appearance.textScale = scale
        shown.renderer.appearance = appearance
        shown.paint()
        shown.paint()
        XCTAssertEqual(shown.window.width, 300)
        sizes.append([
          shown.all(Switch.self)[0].height,
          shown.all(CheckButton.self)[0].firstChild?.height ?? 0,
          shown.all(Gtk.Image.self).first { $0.hasCSSClass("chevron") }?.width ?? 0,
        ])
      }
      for (usual, large) in zip(sizes[0], sizes[1]) {
        XCTAssertGreaterThan(Double(large), Double(usual) * 2, "\(sizes)")
      }
    }
  }

  // D14
  func testAFullWidthButtonFillsItsRow() {
    MainActor.assumeIsolated {
      let shown = ShownView(width: 500, height: 500) { Rows() }
      defer { shown.close() }
      let button = shown.all(Gtk.Button.self).first { $0.hasCSSClass("suggested-action") }
      let row = shown.all(ListBoxRow.self).last
      XCTAssertGreaterThan(button?.width ?? 0, (row?.width ?? 1000) - 60)
    }
  }
}

extension ShownView {
  /// The contrast of the text with an accessibility identifier with what is behind it, as the
  /// guidelines for web contents reckon it; the strokes are broad enough to have their full colour.
  fileprivate func contrast(ofTextNamed name: String) -> Double {
    guard let widget = all(Widget.self).first(where: { $0.name == name }),
      let place = widget.bounds(in: window), let picture = try? window.render()
    else { return -1 }
    let pixels = picture.pixels
    var luminances: [Double] = []
    for y in Int(place.y)..<Int(place.y + place.height) {
      for x in Int(place.x)..<Int(place.x + place.width) {
        let start = (y * picture.width + x) * 4
        luminances.append(Self.luminance(pixels[start..<start + 3].map { Double($0) / 255 }))
      }
    }
    let background = luminances[0]
    let ratios = luminances.map { (max($0, background) + 0.05) / (min($0, background) + 0.05) }
    return ratios.max() ?? 0
  }

  /// The luminance of a colour in blue, green and red.
  private static func luminance(_ channels: [Double]) -> Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.0722 * linear[0] + 0.7152 * linear[1] + 0.2126 * linear[2]
  }
}
