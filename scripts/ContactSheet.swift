import Foundation

/// Prints one SVG with every symbol that form files use: its icon at 32 and 16 pixels, and its
/// name.
///
/// Compiled together with `Sources/MaquetteUI/Symbols` and the usage list of the tests, see
/// `contact-sheet.sh`. Dots under a name say how its icon was found: none exactly, one by rule.
@main struct ContactSheet {
  static let columns = 12
  static let cell = (width: 136, height: 70)

  static func main() {
    let dark = CommandLine.arguments.contains("--dark")
    let ink = dark ? "#ffffff" : "#2e3436"
    let paper = dark ? "#242424" : "#ffffff"
    let names = SymbolUsage.inForms.map(\.name)
    let rows = (names.count + columns - 1) / columns
    let size = (width: columns * cell.width, height: rows * cell.height + 10)
    print(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
      <style>
      rect, circle, path, ellipse { fill: \(ink) !important; }
      .error { fill: #e01b24 !important; } .warning { fill: #ff7800 !important; }
      .success { fill: #33d17a !important; } .paper { fill: \(paper) !important; }
      text { fill: \(ink); font-family: Cantarell, DejaVu Sans, sans-serif; text-anchor: middle; }
      </style>
      <rect class="paper" width="100%" height="100%"/>
      """)
    for (index, name) in names.enumerated() { printCell(name, index) }
    print("</svg>")
  }

  static func printCell(_ name: String, _ index: Int) {
    let icon = SymbolMap.icon(for: name)
    let x = index % columns * cell.width
    let y = index / columns * cell.height + 10
    guard let file = IconFile(named: icon.iconName) else {
      FileHandle.standardError.write(Data("no picture for \(name): \(icon.iconName)\n".utf8))
      exit(1)
    }
    print(file.placed(x: x + cell.width / 2 - 34, y: y, size: 32, tag: "a\(index)"))
    print(file.placed(x: x + cell.width / 2 + 14, y: y + 8, size: 16, tag: "b\(index)"))
    // A long name goes on two lines, broken at a dot near its middle.
    for (line, text) in lines(of: name).enumerated() {
      let baseline = y + 43 + 9 * line
      print("<text x=\"\(x + cell.width / 2)\" y=\"\(baseline)\" font-size=\"8\">\(text)</text>")
    }
    if icon.match == .byRule {
      let line = y + 46 + 9 * (lines(of: name).count - 1)
      print("<circle cx=\"\(x + cell.width / 2)\" cy=\"\(line)\" r=\"1\"/>")
    }
  }

  static func lines(of name: String) -> [String] {
    guard name.count > 26 else { return [name] }
    let middle = name.count / 2
    let parts = name.split(separator: ".")
    var first = ""
    for part in parts {
      if first.count + part.count > middle + 4, !first.isEmpty { break }
      first += part + "."
    }
    return [first, String(name.dropFirst(first.count))]
  }
}

/// The drawing in an icon file, found among Maquette's own icons and the Adwaita theme.
struct IconFile {
  private var content: String
  private var side: Double

  init?(named name: String) {
    guard let path = Self.paths[name],
      let text = try? String(contentsOfFile: path, encoding: .utf8),
      let start = text.range(of: "<svg"), let open = text[start.upperBound...].range(of: ">"),
      let end = text.range(of: "</svg>", options: .backwards)
    else { return nil }
    content = String(text[open.upperBound..<end.lowerBound])
    let head = text[start.lowerBound..<open.upperBound]
    side = head.firstMatch(of: /viewBox="0 0 ([0-9.]+)/).flatMap { Double($0.1) } ?? 16
  }

  /// The drawing as a nested SVG; `tag` keeps its identifiers apart from those of other icons.
  func placed(x: Int, y: Int, size: Int, tag: String) -> String {
    let inner = content.replacing(/(id="|url\(#|href="#)/) { $0.1 + tag }
    return """
      <svg x="\(x)" y="\(y)" width="\(size)" height="\(size)" viewBox="0 0 \(side) \(side)">\(inner)</svg>
      """
  }

  /// Where each icon lies, the folder with libadwaita's own given as first argument.
  private static let paths: [String: String] = {
    var paths: [String: String] = [:]
    let folders = [
      CommandLine.arguments[1], "/usr/share/icons/Adwaita/scalable",
      "Resources/icons/hicolor/scalable",
    ]
    for folder in folders {
      for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
        let url = URL(fileURLWithPath: file)
        guard url.pathExtension == "svg" else { continue }
        paths[url.deletingPathExtension().lastPathComponent] = folder + "/" + file
      }
    }
    return paths
  }()
}
