import Foundation
import Gtk

/// `maquette render`: draws a preview to a file, or several variants of it into a folder or onto a
/// sheet, and tells which are others than those that were kept.
struct RenderCommand: Command {
  static let name = "render"
  static let operands = "FILE"
  static let summary = "Draw the form to a PNG file, or its variants into a folder"
  static let options = [
    CommandOption(
      "output", letter: "o", placeholder: "OUT", help: "Name the picture's file, or the folder"),
    CommandOption(
      "variants", placeholder: "LIST", help: "Draw each of LIST, such as dark,rtl,schemes*widths"),
    CommandOption(
      "sheet", placeholder: "OUT.png", help: "Draw all variants onto one sheet, each named"),
    CommandOption(
      "compare", placeholder: "DIR", help: "Tell which pictures differ from those kept in DIR"),
    CommandOption(
      "threshold", placeholder: "PERCENT", help: "Let so many of a picture's pixels differ"),
  ]

  private let file: String
  private let output: String?
  private let list: String?
  private let sheet: String?
  private let kept: String?
  private let threshold: Double
  private let common: CommonOptions

  init(_ arguments: CommandArguments) throws(CommandFailure) {
    file = try arguments.file()
    sheet = arguments.options["sheet"]
    kept = arguments.options["compare"]
    list = arguments.options["variants"] ?? (sheet == nil && kept == nil ? nil : "usual")
    output = arguments.options["output"]
    threshold =
      try arguments.value("threshold", expected: "a percentage such as 0.5") {
        Double($0).flatMap { (0...100).contains($0) ? $0 / 100 : nil }
      } ?? 0.001
    if output == nil, sheet == nil, kept == nil {
      throw .usage(
        list == nil
          ? "no picture was named: use -o OUT.png"
          : "no folder for the pictures was named: use -o DIR")
    }
    if arguments.options["threshold"] != nil, kept == nil {
      throw .usage("--threshold says how far pictures may differ: use it with --compare DIR")
    }
    common = try CommonOptions(arguments)
  }

  func run(on console: Console) throws(CommandFailure) -> ExitStatus {
    if let list { return try drawVariants(list, on: console) }
    let document = try FormDocument.opened(file, common)
    let session = try document.session()
    try PrivateDisplay.withConnection(contrast: common.contrast) { () throws(CommandFailure) in
      try FormPicture(session, size: common.size, accent: common.accent).write(to: output ?? "")
    }
    return .success
  }

  private func drawVariants(
    _ list: String, on console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let settings = try ProjectSettings.nearest(to: FormDocument.absolute(file))
    let variants = try VariantList(own: settings.variants).variants(in: list)
    // All that can be wrong with the words is told before anything is drawn.
    for variant in variants { _ = try variant.options(over: common.words) }
    _ = try FormDocument.opened(file, common).session()
    if let kept, !FileManager.default.fileExists(atPath: kept) {
      throw .file("cannot compare with '\(kept)': there is no such folder")
    }
    return try PrivateDisplay.withConnection(contrast: .standard) { () throws(CommandFailure) in
      try draw(variants, on: console)
    }
  }

  /// Draws variants one after the other; each is compared before it is written, as the folders may
  /// be the same.
  private func draw(
    _ variants: [Variant], on console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let pictures = VariantPictures(file: file, words: common.words)
    let comparison = kept.map {
      VariantComparison(folder: $0, threshold: threshold, output: output)
    }
    // What was kept is listed before another list takes its place.
    var missing = comparison?.kept ?? []
    var lines: [String] = []
    var entries: [VariantPictures.Entry] = []
    var sheets: [VariantSheet.Entry] = []
    if let output { try VariantPictures.makeFolder(output) }
    for variant in variants {
      let drawn = try pictures.draw(variant)
      let name = drawn.entry.file
      entries.append(drawn.entry)
      missing.removeAll { $0 == name }
      if let comparison {
        let finding = try comparison.compare(name, drawn.texture)
        if let line = finding.line("\(comparison.folder)/\(name)") { lines.append(line) }
      }
      if let output {
        try drawn.texture.write(to: "\(output)/\(name)")
        console.write("\(output)/\(name)\n")
      }
      if sheet != nil {
        sheets.append(VariantSheet.Entry(title: drawn.title, texture: drawn.texture))
      }
    }
    if let output { try VariantPictures.write(entries, into: output) }
    if let sheet {
      try VariantSheet(entries: sheets).draw().write(to: sheet)
      if sheet != "-" { console.write("\(sheet)\n") }
    }
    guard let comparison else { return .success }
    lines += missing.compactMap {
      VariantComparison.Finding.gone.line("\(comparison.folder)/\($0)")
    }
    for line in lines { console.complain(line) }
    return lines.isEmpty ? .success : .failure
  }
}
