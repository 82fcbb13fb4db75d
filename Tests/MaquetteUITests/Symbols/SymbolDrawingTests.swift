import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether GTK can recolour each drawing: solid paths of one colour on a 16 pixel grid, nothing
/// else.
@Suite struct SymbolDrawingTests {
  @Test func everyDrawingIsASymbolicIcon() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.drawings, includingPropertiesForKeys: nil)
    #expect(files.count == 630)
    #expect(try files.flatMap(faults) == [])
  }

  @Test func theApplicationHasASymbolicIcon() throws {
    let icon = Self.repository.appendingPathComponent(
      "data/icons/hicolor/symbolic/apps/io.github.maquette.Maquette-symbolic.svg")
    #expect(try faults(of: icon) == [])
  }

  @Test(arguments: [
    (#"<svg viewBox="0 0 16 16"/>"#, ["empty"]),
    (##"<svg viewBox="0 0 24 24"><path fill="#2e3436" d="M0 0"/></svg>"##, ["viewBox 0 0 24 24"]),
    (#"<svg viewBox="0 0 16 16"><path fill="red" d="M0 0"/></svg>"#, ["fill red"]),
    (
      ##"<svg viewBox="0 0 16 16"><path fill="#2e3436" stroke="red" d="M0 0L16 30"/></svg>"##,
      ["path d fill stroke", "coordinate 30"]
    ),
    (
      ##"<svg viewBox="0 0 16 16"><path fill="#2e3436" d="M0 0"/><image href="a.png"/></svg>"##,
      ["element image"]
    ),
    (#"<svg viewBox="0 0 16 16">"#, ["not well-formed", "empty"]),
    (#"<svg viewBox="0 0 16 16"></path>"#, ["not well-formed", "empty"]),
  ])
  func faultsAreSeen(text: String, expected: [String]) {
    #expect(DrawingReader.faults(in: Data(text.utf8)) == expected)
  }

  @Test func mirroredDrawingsHaveAnOriginal() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.drawings.path)
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

  private static let repository = InstalledIcons.drawnFolder
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let drawings = InstalledIcons.drawnFolder
    .appendingPathComponent("hicolor/scalable/actions")

  private func faults(of file: URL) throws -> [String] {
    let name = file.lastPathComponent
    var faults = DrawingReader.faults(in: try Data(contentsOf: file))
    if !name.hasSuffix("-symbolic.svg"), !name.hasSuffix("-symbolic-rtl.svg") {
      faults.append("not named as a symbolic icon")
    }
    return faults.map { "\(name): \($0)" }
  }
}

/// Collects what an SVG file has that a symbolic icon may not have.
private final class DrawingReader: NSObject, XMLParserDelegate {
  private var faults: [String] = []
  private var paths = 0
  private var open = 0

  static func faults(in data: Data) -> [String] {
    let reader = DrawingReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // The parser is content with a document that breaks off, so elements are counted too.
    if !parser.parse() || reader.open != 0 { reader.faults.append("not well-formed") }
    if reader.paths == 0 { reader.faults.append("empty") }
    return reader.faults
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    open += 1
    switch element {
    case "svg":
      let box = attributes["viewBox"] ?? "missing"
      if box != "0 0 16 16" { faults.append("viewBox \(box)") }
    case "path":
      paths += 1
      let fill = attributes["fill"] ?? "missing"
      if fill != "#2e3436" { faults.append("fill \(fill)") }
      // A stroke keeps its own colour when GTK recolours, and a style or class may undo the fill.
      let names = attributes.keys.sorted()
      if names != ["d", "fill"] { faults.append("path " + names.joined(separator: " ")) }
      faults += outliers(in: attributes["d"] ?? "")
    default: faults.append("element \(element)")
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    open -= 1
  }

  /// Coordinates further off the grid than a curve's control point may be.
  private func outliers(in data: String) -> [String] {
    data.split(whereSeparator: { "MLCQZ -".contains($0) })
      .filter { Double($0).map { $0 > 17.5 } ?? true }
      .map { "coordinate \($0)" }
  }
}
