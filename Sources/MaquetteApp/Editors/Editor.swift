/// An editor that can be asked to open a file at a place.
struct Editor: Equatable {
  /// How an editor's command line says where to go.
  enum Placing: Equatable {
    /// `PROGRAM FLAGS FILE:LINE:COLUMN`.
    case suffix(flags: [String])
    /// `PROGRAM FLAGS +LINE:COLUMN FILE`, or with a comma between the two.
    case plus(flags: [String], separator: String)
    /// `PROGRAM +LINE FILE`, with a command for the column in vi's language.
    case vi
    /// `PROGRAM LINEFLAG LINE COLUMNFLAG COLUMN FILE`; the first column is 0 in some.
    case flags(line: String, column: String)
    /// To a running server through its socket, in vi's language.
    case server
    /// The file alone.
    case fileOnly
    /// A command of the user's, with `%f`, `%l` and `%c`.
    case template([String])
  }

  /// The word by which the preferences know it.
  var name: String
  /// What it is called in the window.
  var title: String
  /// The program and what comes before everything else.
  var program: [String]
  var placing: Placing
  /// Whether it needs a terminal around it.
  var needsTerminal = false

  /// The command line that opens a place.
  func command(for place: SourcePlace) -> [String] {
    let (line, column) = (String(place.line), String(place.column))
    switch placing {
    case .suffix(let flags): return program + flags + ["\(place.file):\(line):\(column)"]
    case .plus(let flags, let separator):
      return program + flags + ["+\(line)\(separator)\(column)", place.file]
    case .vi: return program + ["+call cursor(\(line),\(column))", "--", place.file]
    case .flags(let lineFlag, let columnFlag):
      return program + [lineFlag, line, columnFlag, column, place.file]
    case .server:
      let file = Self.viQuoted(place.file)
      return program + [
        "--remote-expr",
        "execute(['drop ' . fnameescape(\(file)), 'call cursor(\(line), \(column))'])",
      ]
    case .fileOnly: return program + [place.file]
    case .template(let words):
      return words.map {
        $0.replacing("%l", with: line).replacing("%c", with: column)
          .replacing("%f", with: place.file)
      }
    }
  }

  /// A text in vi's quotes, in which a quote is written twice.
  private static func viQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  /// A command of the user's as an editor; nil where there is nothing in it. Without `%f` the file
  /// is added at its end.
  init?(command: String) {
    let words = command.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let isWhole = words.contains { $0.contains("%f") }
    self.init(
      name: "custom", title: first, program: [],
      placing: .template(isWhole ? words : words + ["%f"]))
  }

  init(
    name: String, title: String, program: [String], placing: Placing, needsTerminal: Bool = false
  ) {
    self.name = name
    self.title = title
    self.program = program
    self.placing = placing
    self.needsTerminal = needsTerminal
  }
}
