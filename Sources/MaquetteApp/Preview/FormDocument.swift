import Foundation
import MaquetteInterpreter
import MaquetteUI

/// A source file read into previews, together with the files that belong to it.
///
/// The window and the other commands share it. A version that does not parse changes nothing of
/// what is shown: the program of the last good one stays in force, and goes on to run actions.
final class FormDocument {
  /// What reading brought.
  struct Reading {
    /// What is wrong with the file of sample values, in a sentence for the user.
    var dataError: String?
    /// The length of the source.
    var bytes = 0
    /// How long parsing took.
    var parseTime = Duration.zero
    /// How long it took to make the syntax into a program; bodies are evaluated in resolution.
    var loweringTime = Duration.zero
    /// Whether anything is another version than the one that was known.
    var isNew = false
  }

  /// The file as it was named.
  let file: String
  /// The file's absolute path.
  let path: String
  /// What the command line asks for.
  let options: CommonOptions
  /// What of the file can be shown; that of the last version that parsed.
  private(set) var previews: [Program.Preview] = []
  /// Why the last version read cannot be shown; nil when it is shown.
  private(set) var problem: PreviewProblem?
  /// The settings of the whole form.
  private(set) var environment: EnvironmentValues

  private let dataPath: String
  private let interpreter: Interpreter
  private var project: FormProject
  /// The last version that could be shown, and the last one of all.
  private var text, latest: String?
  /// What is wrong with the text of the file of sample values.
  private(set) var dataFault: Diagnostic?
  /// Whether the file of sample values is a link out of the project.
  private var isDataElsewhere = false
  /// The versions last told of the files beside the source and its sample values.
  private var others: [String: Int] = [:]

  /// Names a file without reading it.
  init(_ file: String, _ options: CommonOptions) {
    self.file = file
    self.options = options
    path = Self.absolute(file)
    dataPath = Self.dataPath(for: path, options)
    project = FormProject(path: path, choice: options.project)
    environment = options.environment()
    environment.strings = project.strings
    environment.assets = project.assets
    interpreter = Interpreter(
      options: Interpreter.Options(
        platform: environment.idiom.platform, project: project.sources, now: options.date))
    interpreter.options.assets = project.assets
  }

  /// All files that the form is made of.
  var paths: [String] {
    let sources = project.sources?.usedFiles ?? []
    return [path, dataPath] + (project.strings.files + sources).map(\.path)
  }

  /// The text that is shown.
  var shownText: String { text ?? "" }

  /// What the file printed since it was taken last.
  func takeOutput() -> [String] { interpreter.takeOutput() }

  /// What is to be told of the surroundings in which the form is evaluated.
  var remark: String?

  /// Called when a value outside the views' own state changed.
  var onInvalidate: (() -> Void)? {
    get { interpreter.onInvalidate }
    set { interpreter.onInvalidate = newValue }
  }

  /// Takes new versions of some of the files.
  func read(_ contents: [String: [UInt8]]) -> Reading {
    var reading = Reading(bytes: text?.utf8.count ?? 0)
    if let bytes = contents[path] { reading = take(String(decoding: bytes, as: UTF8.self)) }
    if let bytes = contents[dataPath] {
      isDataElsewhere = options.dataFile == nil && !isOwn(dataPath)
      if isDataElsewhere {
        interpreter.options.sampleData = SampleData()
      } else {
        reading.dataError = takeData(Data(bytes))
      }
    }
    reading.isNew = contents[path] != nil || contents[dataPath] != nil
    let newer = takeOthers(contents)
    if !newer.isEmpty {
      project.reread(newer)
      takeProject()
      if contents[path] == nil { reading = takeAgain() }
      reading.isNew = true
    }
    return reading
  }

  /// The files that are newer versions of what the project was found with.
  ///
  /// The first version of a file that is told of is the one that the project itself has read.
  private func takeOthers(_ contents: [String: [UInt8]]) -> Set<String> {
    var newer: Set<String> = []
    for (file, bytes) in contents where file != path && file != dataPath {
      var hasher = Hasher()
      hasher.combine(bytes)
      let version = hasher.finalize()
      if let known = others[file], known != version { newer.insert(file) }
      others[file] = version
    }
    return newer
  }

  /// The folders in which files that belong to the form can appear and vanish; nil while they are
  /// still looked for.
  func folders() -> [String]? { project.isReady ? project.survey() : nil }

  /// Calls back, on any thread, when the project's files were looked through.
  func whenProjectIsReady(_ body: @escaping @Sendable () -> Void) { project.whenReady(body) }

  /// Takes note that one of the files is missing.
  func lose(_ path: String) {
    guard path == dataPath else { return }
    isDataElsewhere = false
    dataFault = nil
    interpreter.options.sampleData = SampleData()
  }

  /// Whether what a path leads to stands in the project, or where the form's own file stands, which
  /// may be a link itself.
  private func isOwn(_ file: String) -> Bool {
    let own = URL(fileURLWithPath: path)
    let folders = [own, own.resolvingSymlinksInPath()].map { $0.deletingLastPathComponent().path }
    return PhysicalFolders(folders + (project.sources?.root.folders ?? [])).hold(file)
  }

  /// Looks anew for the files that belong to the form, and reads the text again if they are others;
  /// nil if they are not.
  func findProject() -> Reading? {
    guard project.refresh() else { return nil }
    takeProject()
    guard text != nil else { return nil }
    var reading = takeAgain()
    reading.isNew = true
    return reading
  }

  private func takeProject() {
    environment.strings = project.strings
    environment.assets = project.assets
    interpreter.options.assets = project.assets
  }

  /// Reads the last good text again, and what came after it, if that was broken.
  private func takeAgain() -> Reading {
    guard let text else { return Reading() }
    let newest = latest
    let reading = take(text)
    if let newest, newest != text { _ = take(newest) }
    return reading
  }

  /// What the file offers beside its previews.
  var offer: FormOffer {
    var offer = FormOffer()
    for (axis, kind) in Self.styleKinds {
      let names = interpreter.ownStyles(of: kind)
      if !names.isEmpty { offer.styles[axis.rawValue] = names }
    }
    offer.locales = project.strings.languages(ofTable: nil)
    offer.layouts = previews.map { PreviewLayout($0.traits) }
    return offer
  }

  private static let styleKinds: [(Variant.Axis, String)] = [
    (.labelStyle, "LabelStyle"), (.labeledContentStyle, "LabeledContentStyle"),
    (.formStyle, "FormStyle"),
  ]

  /// The styles that options put in force where the file sets none.
  func styles(_ options: CommonOptions) -> StyleStacks {
    var styles = StyleStacks()
    if let style = options.labelStyle.flatMap({ interpreter.labelStyle(named: $0) }) {
      styles.push(style)
    }
    if let style = options.labeledContentStyle
      .flatMap({ interpreter.labeledContentStyle(named: $0) })
    {
      styles.push(style)
    }
    if let style = options.formStyle.flatMap({ interpreter.formStyle(named: $0) }) {
      styles.push(style)
    }
    return styles
  }

  /// What of the styles that options name does not exist, in a sentence; nil if all do.
  func styleProblem(_ options: CommonOptions) -> String? {
    let wanted: [(name: String?, kind: String, isThere: (String) -> Bool)] = [
      (options.labelStyle, "label", { self.interpreter.labelStyle(named: $0) != nil }),
      (
        options.labeledContentStyle, "labelled content",
        { self.interpreter.labeledContentStyle(named: $0) != nil }
      ),
      (options.formStyle, "form", { self.interpreter.formStyle(named: $0) != nil }),
    ]
    for entry in wanted {
      if let name = entry.name, !entry.isThere(name) {
        return "there is no \(entry.kind) style '\(name)'"
      }
    }
    return nil
  }

  /// Forgets what running the form has changed outside its views' own state.
  func forgetChanges() { interpreter.forgetChanges() }

  /// Begins to note what the previews ask for that nothing supplies.
  func noteNeeds() { interpreter.noteNeeds() }

  /// What of the data file no preview has asked for.
  var unusedData: [Diagnostic] { interpreter.unusedData }

  /// A data file with what was asked for since.
  var skeleton: String { interpreter.dataSkeleton }

  /// A JSON schema of the data files that say what was asked for since.
  var schema: String { interpreter.dataSchema }

  /// What is wrong with the last version read, as far as it has been evaluated.
  func diagnostics(with issues: [ResolutionIssue] = []) -> [Diagnostic] {
    let own = interpreter.diagnostics + issues.map(Diagnostic.init)
    let isAnythingMissing = own.contains { [.unresolvedName, .unknownAsset].contains($0.code) }
    let all =
      own + (isDataElsewhere ? [FormProject.linkedData(at: dataPath)] : [])
      + project.passedOver(isAnythingMissing: isAnythingMissing)
      + project.strings.diagnostics(shownIn: environment.locale).map(Diagnostic.init)
      + (remark.map { [Diagnostic(remark: $0)] } ?? [])
    var seen: Set<Diagnostic> = []
    return all.filter { seen.insert($0).inserted }
      .sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
  }

  private func take(_ newText: String) -> Reading {
    latest = newText
    let program = interpreter.update(text: newText, fileName: file)
    var reading = Reading(bytes: newText.utf8.count)
    reading.parseTime = interpreter.timing.parse
    reading.loweringTime = interpreter.timing.lower
    let error = interpreter.diagnostics.first { $0.severity == .error }
    if program.hasSyntaxErrors, let error {
      problem = .source(error)
    } else {
      problem = program.previews.isEmpty ? .nothing : nil
    }
    if problem == nil {
      text = newText
      previews = program.previews
    }
    return reading
  }

  private func takeData(_ json: Data) -> String? {
    dataFault = nil
    do {
      interpreter.options.sampleData = try SampleData(json: json, file: dataPath)
      return nil
    } catch {
      let name = options.dataFile ?? (dataPath as NSString).lastPathComponent
      dataFault = Diagnostic(
        severity: .error, code: .data, name: name, message: "no JSON object: \(error.message)",
        line: error.line, column: error.column, endLine: error.line, endColumn: error.column + 1,
        file: dataPath)
      return "'\(name)' is no JSON object: \(error.message) at line \(error.line), "
        + "column \(error.column)"
    }
  }

  /// The file of sample values that belongs to the source at a path.
  static func dataPath(for path: String, _ options: CommonOptions) -> String {
    options.dataFile.map(absolute)
      ?? URL(fileURLWithPath: path).deletingPathExtension().path + ".data.json"
  }

  /// A path that holds wherever the process goes, without parts that lead nowhere.
  static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return "/" + whole.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

extension PlatformIdiom {
  /// The platform whose conditional parts of the source are read.
  fileprivate var platform: Platform {
    switch self {
    case .ios: .ios
    case .macos: .macos
    }
  }
}

extension Diagnostic {
  /// A remark on the surroundings of the form, at its head.
  fileprivate init(remark: String) {
    self.init(
      severity: .note, code: .outside, name: "", message: remark, line: 1, column: 1, endLine: 1,
      endColumn: 1)
  }

  /// A fault of a string table, told with its own file and place.
  fileprivate init(_ fault: StringsDiagnostic) {
    let (line, column) = (fault.line ?? 1, fault.column ?? 1)
    self.init(
      severity: .warning, code: .syntax, name: fault.file.lastPathComponent,
      message: fault.message, line: line, column: column, endLine: line, endColumn: column,
      file: fault.file.path)
  }

  /// A fault that resolution met, as a diagnostic; one without a place is put at the start.
  fileprivate init(_ issue: ResolutionIssue) {
    let place = issue.source ?? SourceRange(line: 1, column: 1, endLine: 1, endColumn: 1)
    self.init(
      severity: .warning, code: Code(rawValue: issue.code), name: issue.name,
      message: issue.message, line: place.line, column: place.column, endLine: place.endLine,
      endColumn: place.endColumn)
  }
}
