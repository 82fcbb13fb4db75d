import Foundation
import MaquetteUI
import SwiftSyntax

/// Turns source text into previews and diagnostics.
///
/// A text is parsed incrementally (`SyntaxTree`), each top-level item that changed is lowered
/// (`Lowering`), the items are linked (`LinkedProgram`), and the program runs (`Evaluator`) against
/// the vocabulary of `MaquetteUI` when a preview's view is resolved. One interpreter
/// serves one file for as long as it is shown: what it keeps makes the next `update` cheap, and
/// lets the state of views survive it.
public final class Interpreter {
  /// What the previews depend on beside the text.
  public struct Options {
    public var platform: Platform
    public var sampleData: SampleData
    /// The other files of the file's project, for what it uses of them.
    public var project: ProjectIndex?
    /// The pictures and colours of the file's project.
    package var assets = AssetLibrary.empty
    /// The time that the file's `Date()` yields; nil is the clock's.
    public var now: Date?

    public init(
      platform: Platform = .ios, sampleData: SampleData = SampleData(),
      project: ProjectIndex? = nil, now: Date? = nil
    ) {
      self.platform = platform
      self.sampleData = sampleData
      self.project = project
      self.now = now
    }
  }

  /// How long the parts of an update took.
  public struct Timing: Sendable {
    public var parse: Duration = .zero
    public var lower: Duration = .zero
  }

  public var options: Options {
    didSet {
      evaluator.take(options)
    }
  }
  let evaluator: Evaluator
  private let tree = SyntaxTree()
  private let standard = StandardDeclarations()
  private var file: SourceFile?
  /// The units of the version before.
  var units: [SourceUnit] = []
  private var syntaxDiagnostics: [Diagnostic] = []
  /// The other system that all of the version adopted last is for; nil where it is for the one shown.
  var system: String?
  /// Whether the version read last is the program that runs.
  private var isAdopted = false
  /// The declarations of other files that it used, and how they were found.
  private var otherItems: [(item: LoweredItem, additions: Int)] = []
  var foundInProject:
    (project: ProjectIndex, generation: Int, found: ProjectItems, names: Set<String>)?
  /// The names that the units use which the version read last brought.
  var newNames: Set<String> = []
  /// What can be shown of the version adopted last.
  private var previews: [Program.Preview] = []
  private(set) public var timing = Timing()
  /// How many places were given to statements that a save brought.
  var placeCount = 0
  /// How many items, members and statements the last version brought that had to be lowered.
  var loweredCount = 0
  /// Whether what a version left as it was is not lowered again; tests compare with the contrary.
  var keepsUnits = true

  /// Called when a value outside the views' own state changed, so that the tree is out of date.
  public var onInvalidate: (() -> Void)? {
    get { evaluator.storage.onChange }
    set { evaluator.storage.onChange = newValue }
  }

  /// An interpreter that has read nothing yet.
  public init(options: Options = Options()) {
    self.options = options
    evaluator = Evaluator()
    evaluator.take(options)
  }

  /// Reads a version of the file, and adopts it if it parses throughout.
  ///
  /// Of text that does not parse only its errors are taken note of: the program, its views and
  /// what is kept of them stay those of the last version that was adopted. The first version is
  /// adopted in any case, as something is better than nothing.
  public func update(text: String, fileName: String) -> Program {
    let clock = ContinuousClock()
    let start = clock.now
    let version = SourceFile(name: fileName, text: text)
    let prepared = SourceBytes(version.bytes)
    // Both take about as long for a usual file.
    let prepare: (() -> Void)? = Vocabulary.isPrepared ? nil : { Vocabulary.prepare() }
    let source = tree.parse(prepared.bytes, meanwhile: prepare)
    let hasErrors = source.hasError || prepared.excess != nil
    syntaxDiagnostics = SyntaxProblems.diagnostics(of: source, in: version)
    if let (excess, offset) = prepared.excess {
      let place = version.position(of: offset)
      syntaxDiagnostics.append(
        Diagnostic(
          severity: .error, code: .syntax, name: "", message: excess.message, line: place.line,
          column: place.column, endLine: place.line, endColumn: place.column + 1))
    }
    let parsed = clock.now
    isAdopted = !hasErrors || file == nil
    if isAdopted { adopt(source, version) }
    timing = Timing(parse: parsed - start, lower: clock.now - parsed)
    return Program(previews: previews, interpreter: self, hasSyntaxErrors: hasErrors)
  }

  /// Takes a version as the program to run.
  private func adopt(_ source: SourceFileSyntax, _ version: SourceFile) {
    let file = self.file ?? version
    if self.file != nil { file.take(version) }
    self.file = file
    evaluator.log.removeAll()
    let before = units
    let items = lower(source.statements, of: file)
    let changed = ProgramChanges.names(from: before, to: units)
    // An item and its unit hold each other: what no version has any more would never be let go.
    let present = Set(units.map(ObjectIdentifier.init))
    for unit in before where !present.contains(ObjectIdentifier(unit)) { unit.product = .nothing }
    var others = projectItems(for: items, in: file, declaring: changed)
    others += standard.items(for: others + items)
    // What other files declare is not followed by name.
    let isSame = others.elementsEqual(otherItems) { $0 === $1.item && $0.additions == $1.additions }
    otherItems = others.map { ($0, $0.additions) }
    evaluator.run(others + items, changed: isSame ? changed : nil)
    previews = PreviewFinder(evaluator: evaluator, items: items, file: file).previews()
    if let system {
      evaluator.log.add(
        Diagnostic(
          severity: .note, code: .unsupportedConstruct, name: system,
          message: "everything in this file is for \(system), and is shown as it is there",
          line: 1, column: 1, endLine: 1, endColumn: 1))
    }
    if previews.isEmpty {
      evaluator.log.add(
        Diagnostic(
          severity: .warning, code: .noPreview, name: "",
          message: "the file has nothing to preview",
          line: 1, column: 1, endLine: 1, endColumn: 1))
    }
  }

  /// What the program printed since it was taken last.
  package func takeOutput() -> [String] { evaluator.takeOutput() }

  /// Forgets what running the program has changed outside the views' own state: variables, what
  /// storage keeps and the objects that the environment supplies.
  public func forgetChanges() {
    // The sample data, which the form may have written to, come from the options again.
    evaluator.take(options)
    evaluator.tasks.endAll(in: evaluator)
    evaluator.storage.forgetAll()
  }

  /// What of the data file nothing has asked for, once all previews have been resolved.
  public var unusedData: [Diagnostic] {
    let samples = evaluator.samples
    let unused = options.sampleData.values.keys.filter {
      !samples.names.contains($0) && $0 != "$schema"
    }
    return unused.sorted().map { name in
      let near = Suggestion.nearest(to: name, among: samples.names)
      return evaluator.log.diagnostic(
        .warning, .data, name: name,
        "nothing in the form asks for '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
        at: samples.source.place(ofFirst: name))
    }
  }

  /// Begins to note what the previews ask for that nothing supplies.
  public func noteNeeds() { evaluator.samples.needs = DataNeeds() }

  /// A data file with what was asked for since `noteNeeds`, and what it got.
  public var dataSkeleton: String { (evaluator.samples.needs ?? DataNeeds()).json }

  /// A JSON schema of the data files that say what was asked for since `noteNeeds`.
  public var dataSchema: String { (evaluator.samples.needs ?? DataNeeds()).schema }

  /// Everything found wrong with the version read last: in the syntax and, if it was adopted, in
  /// lowering and in what was evaluated since.
  public var diagnostics: [Diagnostic] {
    (syntaxDiagnostics
      + (isAdopted
        ? looseFolderHint + evaluator.log.diagnostics : []))
      .sorted {
        ($0.line, $0.column, $0.code.rawValue, $0.message)
          < ($1.line, $1.column, $1.code.rawValue, $1.message)
      }
  }
}

/// One version of a file, ready to be shown.
public struct Program {
  /// A view of the file that can be shown by itself.
  public struct Preview {
    public let name: String
    /// The line, from 1, where the preview stands.
    public let line: Int
    /// What the preview asks of its surroundings.
    public let traits: [PreviewTrait]
    /// What it and the others are called that show the same with other arguments.
    public var group: String?
    /// Makes the view; evaluated anew at each call.
    public let makeView: @MainActor () -> any View
  }

  public let previews: [Preview]
  private let interpreter: Interpreter
  /// Whether the text does not parse throughout.
  public let hasSyntaxErrors: Bool

  init(previews: [Preview], interpreter: Interpreter, hasSyntaxErrors: Bool) {
    self.previews = previews
    self.interpreter = interpreter
    self.hasSyntaxErrors = hasSyntaxErrors
  }

  /// What was found wrong so far; grows while views are resolved.
  public var diagnostics: [Diagnostic] { interpreter.diagnostics }
}
