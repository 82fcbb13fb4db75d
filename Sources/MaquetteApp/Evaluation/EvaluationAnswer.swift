import Foundation
import MaquetteInterpreter
import MaquetteUI

/// What the evaluator tells the window of one form.
nonisolated enum EvaluationAnswer: Equatable {
  /// What reading new versions brought.
  case reading(FormReading)
  /// What came of something done to a widget, with the diagnostics if they are others than before.
  case event(isTaken: Bool, diagnostics: [Diagnostic]?)
  /// The form as it now is.
  case form(FormUpdate)
  /// Why a cell cannot show what it was asked to.
  case cellProblem(Int, String)
  /// The folders in which files that belong to the form can appear.
  case folders([String])
  /// What was asked of the form that is shown.
  case inspection(InspectionAnswer)
  /// All that the request brought has been told.
  case done
}

/// What reading new versions of a form's files brought.
nonisolated struct FormReading: Equatable {
  /// Why the version cannot be shown; nil when it is shown.
  var problem: PreviewProblem?
  /// All that is wrong with a version that cannot be shown.
  var diagnostics: [Diagnostic] = []
  /// What is wrong beside the source, in sentences for the user.
  var notices: [String] = []
  /// The names of the previews.
  var previews: [String] = []
  /// The place of the preview that is shown.
  var chosen = 0
  /// The files that the form is made of.
  var paths: [String] = []
  /// The length of the source.
  var bytes = 0
  /// How long parsing took, in milliseconds.
  var parseMs = 0.0
  /// How long lowering took, in milliseconds.
  var lowerMs = 0.0
  /// Whether a form follows.
  var isShown = true
  /// What the file offers beside its previews.
  var offer = FormOffer()
}

/// A form as it now is.
nonisolated struct FormUpdate: Equatable {
  /// Which of the forms side by side it is.
  var cell = 0
  /// The preview that is shown.
  var key: PreviewSelection.Key
  /// The tree, told against the last one of the same preview in the same cell.
  var tree: Node
  /// When the clock makes the tree another one.
  var nextChange: Date?
  /// What is wrong with the source, as far as it has been evaluated.
  var diagnostics: [Diagnostic]
  /// How long resolution took, in milliseconds.
  var resolveMs: Double
  /// How many statements were kept as they were, those inside kept ones not counted.
  var kept = 0
  /// How many statements were run.
  var run = 0
  /// The state that another evaluator could be given back; nil when it is as it was.
  var state: [KeptValue]?
}

/// The tree that was told last: of the next one of the same preview, only what differs is told.
///
/// Both ends keep the last tree of each cell, and no others, as a file may name ever new previews.
nonisolated struct ToldTree {
  let key: PreviewSelection.Key
  let root: Node
}

/// The trees that were told last, by the number of their cell.
typealias ToldTrees = [Int: ToldTree]

nonisolated extension EvaluationAnswer {
  /// Appends the answer; a tree is told against `told`, if that is of its preview.
  func write(to writer: inout WireWriter, after told: inout ToldTrees) {
    switch self {
    case .reading(let reading):
      writer.write(choice: 0)
      reading.write(to: &writer)
    case .event(let isTaken, let diagnostics):
      writer.write(choice: 1)
      writer.write(isTaken)
      writer.write(diagnostics) { $0.write(list: $1) { $1.write(to: &$0) } }
    case .form(let form):
      writer.write(choice: 2)
      writer.write(count: form.cell)
      form.key.write(to: &writer)
      let old = told[form.cell]
      writer.write(form.tree, since: old?.key == form.key ? old?.root : nil)
      told[form.cell] = ToldTree(key: form.key, root: form.tree)
      writer.write(form.nextChange) { $0.write($1.timeIntervalSinceReferenceDate) }
      writer.write(list: form.diagnostics) { $1.write(to: &$0) }
      writer.write(form.resolveMs)
      writer.write(count: form.kept)
      writer.write(count: form.run)
      writer.write(form.state) { $0.write(list: $1) { $1.write(to: &$0) } }
    case .done: writer.write(choice: 3)
    case .inspection(let answer):
      writer.write(choice: 5)
      answer.write(to: &writer)
    case .folders(let folders):
      writer.write(choice: 4)
      writer.write(list: folders) { $0.write($1) }
    case .cellProblem(let cell, let text):
      writer.write(choice: 20)
      writer.write(count: cell)
      writer.write(text)
      told[cell] = nil
    }
  }

  /// Reads an answer whose tree was told against `told`, if that is of its preview.
  init(from reader: inout WireReader, after told: inout ToldTrees) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0: self = .reading(try FormReading(from: &reader))
    case 1:
      self = .event(
        isTaken: try reader.readBool(),
        diagnostics: try reader.readOptional { reader throws(WireFailure) in
          try reader.readDiagnostics()
        })
    case 2: self = .form(try FormUpdate(from: &reader, after: &told))
    case 3: self = .done
    case 5: self = .inspection(try InspectionAnswer(from: &reader))
    case 4:
      self = .folders(
        try reader.readList { reader throws(WireFailure) in try reader.readString() })
    case 20:
      let cell = try reader.readCount()
      self = .cellProblem(cell, try reader.readString())
      told[cell] = nil
    default: throw WireFailure()
    }
  }
}

nonisolated extension FormUpdate {
  fileprivate init(
    from reader: inout WireReader, after told: inout ToldTrees
  ) throws(WireFailure) {
    cell = try reader.readCount()
    key = try PreviewSelection.Key(from: &reader)
    let old = told[cell]
    tree = try reader.readNode(since: old?.key == key ? old?.root : nil)
    told[cell] = ToldTree(key: key, root: tree)
    nextChange = try reader.readOptional { reader throws(WireFailure) in
      Date(timeIntervalSinceReferenceDate: try reader.readDouble())
    }
    diagnostics = try reader.readDiagnostics()
    resolveMs = try reader.readDouble()
    kept = try reader.readCount()
    run = try reader.readCount()
    state = try reader.readOptional { reader throws(WireFailure) in
      try reader.readList { reader throws(WireFailure) in try KeptValue(from: &reader) }
    }
  }
}

nonisolated extension FormReading: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(problem) { $1.write(to: &$0) }
    writer.write(list: diagnostics) { $1.write(to: &$0) }
    for list in [notices, previews, paths] { writer.write(list: list) { $0.write($1) } }
    writer.write(chosen)
    writer.write(bytes)
    writer.write(parseMs)
    writer.write(lowerMs)
    writer.write(isShown)
    offer.write(to: &writer)
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    problem = try reader.readOptional { reader throws(WireFailure) in
      try PreviewProblem(from: &reader)
    }
    diagnostics = try reader.readDiagnostics()
    notices = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    previews = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    paths = try reader.readList { reader throws(WireFailure) in try reader.readString() }
    chosen = try reader.readInt()
    bytes = try reader.readInt()
    parseMs = try reader.readDouble()
    lowerMs = try reader.readDouble()
    isShown = try reader.readBool()
    offer = try FormOffer(from: &reader)
  }
}

nonisolated extension PreviewProblem: WireValue {
  private static let absences: [FileAbsence] = [.missing, .empty, .folder, .forbidden, .tooLarge]

  func write(to writer: inout WireWriter) {
    switch self {
    case .source(let diagnostic):
      writer.write(choice: 0)
      diagnostic.write(to: &writer)
    case .nothing: writer.write(choice: 1)
    case .absence(let absence):
      writer.write(choice: 2)
      writer.write(count: Self.absences.firstIndex(of: absence) ?? 0)
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    switch try reader.readChoice() {
    case 0: self = .source(try Diagnostic(from: &reader))
    case 1: self = .nothing
    case 2:
      let number = try reader.readCount()
      guard Self.absences.indices.contains(number) else { throw WireFailure() }
      self = .absence(Self.absences[number])
    default: throw WireFailure()
    }
  }
}

nonisolated extension PreviewSelection.Key: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(name) { $0.write($1) }
    writer.write(count: occurrence)
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    name = try reader.readOptional { reader throws(WireFailure) in try reader.readString() }
    occurrence = try reader.readCount()
  }
}

nonisolated extension Diagnostic: WireValue {
  func write(to writer: inout WireWriter) {
    writer.write(word: severity.rawValue)
    writer.write(word: code.rawValue)
    writer.write(word: name)
    writer.write(word: message)
    for number in [line, column, endLine, endColumn] { writer.write(number) }
    writer.write(file) { $0.write($1) }
    writer.write(count: notes.count)
    for note in notes {
      writer.write(note.message)
      writer.write(note.file) { $0.write($1) }
      writer.write(note.line)
      writer.write(note.column)
    }
    writer.write(fix) { writer, fix in
      writer.write(fix.text)
      for number in [fix.line, fix.column, fix.endLine, fix.endColumn] { writer.write(number) }
    }
  }

  init(from reader: inout WireReader) throws(WireFailure) {
    guard let severity = Severity(rawValue: try reader.readWord()) else { throw WireFailure() }
    self.init(
      severity: severity, code: Code(rawValue: try reader.readWord()), name: try reader.readWord(),
      message: try reader.readWord(), line: try reader.readInt(), column: try reader.readInt(),
      endLine: try reader.readInt(), endColumn: try reader.readInt(),
      file: try reader.readOptional { reader throws(WireFailure) in try reader.readString() },
      notes: try reader.readList { reader throws(WireFailure) in
        Note(
          message: try reader.readString(),
          file: try reader.readOptional { reader throws(WireFailure) in try reader.readString() },
          line: try reader.readInt(), column: try reader.readInt())
      },
      fix: try reader.readOptional { reader throws(WireFailure) in
        Fix(
          text: try reader.readString(), line: try reader.readInt(), column: try reader.readInt(),
          endLine: try reader.readInt(), endColumn: try reader.readInt())
      })
  }
}

nonisolated extension WireReader {
  fileprivate mutating func readDiagnostics() throws(WireFailure) -> [Diagnostic] {
    try readList { reader throws(WireFailure) in try Diagnostic(from: &reader) }
  }
}
