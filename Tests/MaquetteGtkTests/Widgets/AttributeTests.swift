import Foundation
import Gtk
import MaquetteGtk
import XCTest

@testable import MaquetteUI

/// What a node says of itself shows: taking any attribute away changes the picture.
final class AttributeTests: RenderTestCase {
  func testEveryAttributeShows() {
    MainActor.assumeIsolated {
      var shows: [String: Bool] = [:]
      for form in Self.forms { AttributeProbe(form).probe(&shows) }
      XCTAssertGreaterThan(shows.count, 100)
      XCTAssertEqual(shows.filter { !$0.value }.keys.filter { !Self.isUnseen($0) }.sorted(), [])
    }
  }

  /// Whether an attribute is heard, pressed or made use of later, and so is in no picture at rest.
  private static func isUnseen(_ pair: String) -> Bool {
    let name = String(pair.split(separator: ".")[1])
    return name.hasPrefix("accessibility") || unseen.contains(name)
      || unseenOfKinds.contains(pair)
  }

  private static let unseen: Set = [
    "identifier", "help", "headingLevel", "removedTraits", "isPairLabel", "key", "keys", "gesture",
    "count", "characters", "decorative", "selectable", "role", "moment", "asset",
  ]

  /// Those whose value is the usual one, or that another attribute tells too.
  private static let unseenOfKinds: Set = [
    "form.layout", "datePicker.style", "lazyGrid.axis", "image.icon", "image.symbol",
    "text.disabled", "colorPicker.supportsOpacity", "colorPicker.fill",
  ]

  private static let forms: [@MainActor () -> any View] = [
    { RowsSample() }, { ControlsSample() }, { DrawingSample() }, { LayoutSample() },
    { TextSample() },
  ]
}

/// A view in a window, whose nodes lose one attribute after the other.
@MainActor
private struct AttributeProbe {
  private let renderer = Renderer()
  private let window = Window()
  private let tree: ResolvedTree

  init(_ view: @escaping @MainActor () -> any View) {
    tree = ViewSession(environment: EnvironmentValues(), root: view).resolve()
    window.setDefaultSize(width: 480, height: 900)
    window.child = renderer.widget
    renderer.widget.canFocus = false
    window.present()
  }

  /// Notes for each kind and attribute whether the picture changes without it.
  func probe(_ shows: inout [String: Bool]) {
    defer { window.destroy() }
    let whole = picture(of: tree.root)
    var pairs: [(String, [Int], String)] = []
    collect(tree.root, [], &pairs)
    for (pair, path, name) in pairs where shows[pair] != true {
      var root = tree.root
      remove(name, from: &root, at: path[...])
      shows[pair] = picture(of: root) != whole
    }
  }

  private func picture(of root: Node) -> [UInt8] {
    _ = renderer.update(ResolvedTree(root: root, issues: [], nextChange: nil))
    var isPainted = false
    MainLoop.run(milliseconds: 3000) { window.mapped }
    window.frameClock?.afterNextPaint { isPainted = true }
    window.queueDraw()
    MainLoop.run(milliseconds: 3000) { isPainted }
    return (try? renderer.widget.render().png) ?? []
  }

  private func collect(
    _ node: Node, _ path: [Int], _ pairs: inout [(String, [Int], String)]
  ) {
    for element in node.attributes.elements {
      pairs.append(("\(node.kind.rawValue).\(element.name)", path, element.name))
    }
    for (index, child) in node.children.enumerated() { collect(child, path + [index], &pairs) }
  }

  private func remove(_ name: String, from node: inout Node, at path: ArraySlice<Int>) {
    guard let index = path.first else {
      node.attributes[name] = nil
      return
    }
    remove(name, from: &node.children[index], at: path.dropFirst())
  }
}
