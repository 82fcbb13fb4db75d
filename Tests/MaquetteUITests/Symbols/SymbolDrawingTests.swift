import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether GTK can recolour each drawing: solid paths of one colour on a 16 pixel grid, nothing else.
@Suite struct SymbolDrawingTests {
  @Test func everyDrawingIsASymbolicIcon() throws {
    let folder = InstalledIcons.drawnFolder.appendingPathComponent("hicolor/scalable/actions")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 500)
    var faults: [String] = []
    for file in files {
      let reader = DrawingReader()
      let parser = XMLParser(data: try Data(contentsOf: file))
      parser.delegate = reader
      if !parser.parse() { reader.faults.append("not well-formed") }
      if reader.paths == 0 { reader.faults.append("empty") }
      faults += reader.faults.map { "\(file.lastPathComponent): \($0)" }
      let name = file.lastPathComponent
      if !name.hasSuffix("-symbolic.svg"), !name.hasSuffix("-symbolic-rtl.svg") {
        faults.append("\(name): not named as a symbolic icon")
      }
    }
    #expect(faults == [])
  }

  @Test func mirroredDrawingsHaveAnOriginal() throws {
    let folder = InstalledIcons.drawnFolder.appendingPathComponent("hicolor/scalable/actions")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let mirrored = names.filter { $0.hasSuffix("-rtl.svg") }.sorted()
    #expect(
      mirrored == [
        "arrow-backward-symbolic-rtl.svg", "arrow-down-forward-symbolic-rtl.svg",
        "arrow-forward-symbolic-rtl.svg", "arrow-up-forward-symbolic-rtl.svg",
      ])
    for name in mirrored {
      #expect(names.contains(name.replacingOccurrences(of: "-rtl.svg", with: ".svg")))
    }
  }
}

/// Collects what an SVG file has that a symbolic icon may not have.
private final class DrawingReader: NSObject, XMLParserDelegate {
  var faults: [String] = []
  var paths = 0

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    switch element {
    case "svg":
      let expected = [
        "xmlns": "http://www.w3.org/2000/svg", "width": "16", "height": "16",
        "viewBox": "0 0 16 16",
      ]
      // Whether the namespace counts as an attribute depends on the parser's version.
      if attributes.filter({ $0.key != "xmlns" }) != expected.filter({ $0.key != "xmlns" }) {
        faults.append("svg \(attributes)")
      }
    case "path":
      paths += 1
      if attributes["fill"] != "#2e3436" { faults.append("fill \(attributes["fill"] ?? "none")") }
      if Set(attributes.keys) != ["fill", "d"] {
        faults.append("path \(attributes.keys.sorted())")
      }
      faults += outliers(in: attributes["d"] ?? "")
    default: faults.append("element \(element)")
    }
  }

  /// Coordinates off the grid's square by more than a curve's control point may be.
  private func outliers(in data: String) -> [String] {
    data.split(whereSeparator: { "MLCQZ ".contains($0) })
      .flatMap { part in part.split(separator: "-").map { Double($0) } }
      .filter { $0.map { $0 > 17.5 } ?? true }
      .map { "coordinate \(String(describing: $0))" }
  }
}
