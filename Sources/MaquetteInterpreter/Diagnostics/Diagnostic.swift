/// A remark about the user's source: what is wrong or not supported, and where.
///
/// Lines and columns are counted from 1; columns count UTF-8 bytes, as the Swift compiler does.
/// Encodes to the objects of `maquette check --format json`.
public nonisolated struct Diagnostic: Hashable, Codable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Codable, Sendable { case error, warning, note }

  /// The kind of a diagnostic, stable across versions.
  public struct Code: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A remark that belongs to a diagnostic and leads to another place.
  public struct Note: Hashable, Codable, Sendable {
    public var message: String
    /// The file that it speaks of, if that is another than the diagnostic's.
    public var file: String?
    public var line: Int
    public var column: Int

    /// A note from its parts.
    public init(message: String, file: String? = nil, line: Int, column: Int) {
      self.message = message
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// What to write in place of a stretch of the diagnostic's file to be rid of it.
  public struct Fix: Hashable, Codable, Sendable {
    public var text: String
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int

    /// A fix from its parts.
    public init(text: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
      self.text = text
      self.line = line
      self.column = column
      self.endLine = endLine
      self.endColumn = endColumn
    }
  }

  public var severity: Severity
  public var code: Code
  /// The API or identifier spoken of.
  public var name: String
  public var message: String
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int
  /// The file that it speaks of, if that is another than the one that was asked about.
  public var file: String?
  /// What leads to other places.
  public var notes: [Note]
  /// What is probably meant.
  public var fix: Fix?

  /// A diagnostic from its parts.
  public init(
    severity: Severity, code: Code, name: String, message: String, line: Int, column: Int,
    endLine: Int, endColumn: Int, file: String? = nil, notes: [Note] = [], fix: Fix? = nil
  ) {
    self.severity = severity
    self.code = code
    self.name = name
    self.message = message
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.file = file
    self.notes = notes
    self.fix = fix
  }

  private enum CodingKeys: CodingKey {
    case severity, code, name, message, line, column, endLine, endColumn, file, notes, fix
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    severity = try members.decode(Severity.self, forKey: .severity)
    code = try members.decode(Code.self, forKey: .code)
    name = try members.decode(String.self, forKey: .name)
    message = try members.decode(String.self, forKey: .message)
    line = try members.decode(Int.self, forKey: .line)
    column = try members.decode(Int.self, forKey: .column)
    endLine = try members.decode(Int.self, forKey: .endLine)
    endColumn = try members.decode(Int.self, forKey: .endColumn)
    file = try members.decodeIfPresent(String.self, forKey: .file)
    notes = try members.decodeIfPresent([Note].self, forKey: .notes) ?? []
    fix = try members.decodeIfPresent(Fix.self, forKey: .fix)
  }

  /// Leaves out what most diagnostics do not have: another file, notes and a fix.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(severity, forKey: .severity)
    try members.encode(code, forKey: .code)
    try members.encode(name, forKey: .name)
    try members.encode(message, forKey: .message)
    try members.encode(line, forKey: .line)
    try members.encode(column, forKey: .column)
    try members.encode(endLine, forKey: .endLine)
    try members.encode(endColumn, forKey: .endColumn)
    try members.encodeIfPresent(file, forKey: .file)
    if !notes.isEmpty { try members.encode(notes, forKey: .notes) }
    try members.encodeIfPresent(fix, forKey: .fix)
  }
}

nonisolated extension Diagnostic.Code {
  public static let syntax = Self(rawValue: "syntax")
  public static let unsupportedView = Self(rawValue: "unsupported-view")
  public static let unsupportedModifier = Self(rawValue: "unsupported-modifier")
  public static let unsupportedConstruct = Self(rawValue: "unsupported-construct")
  public static let unresolvedName = Self(rawValue: "unresolved-name")
  /// Several files declare a name, and one of them was chosen.
  public static let ambiguousName = Self(rawValue: "ambiguous-name")
  public static let typeMismatch = Self(rawValue: "type-mismatch")
  public static let invalidArgument = Self(rawValue: "invalid-argument")
  public static let noEffect = Self(rawValue: "no-effect")
  public static let missingValue = Self(rawValue: "missing-value")
  public static let unknownSymbol = Self(rawValue: "unknown-symbol")
  public static let unknownAsset = Self(rawValue: "unknown-asset")
  public static let runtime = Self(rawValue: "runtime")
  /// A value of the data file that does not fit what it is given for.
  public static let data = Self(rawValue: "data")
  /// What a preview does not read, because it stands outside the project.
  public static let outside = Self(rawValue: "outside-project")
  public static let noPreview = Self(rawValue: "no-preview")

  /// All of them.
  public static let all: [Self] = [
    syntax, unsupportedView, unsupportedModifier, unsupportedConstruct, unresolvedName,
    ambiguousName, typeMismatch, invalidArgument, noEffect, missingValue, unknownSymbol,
    unknownAsset, runtime, data, outside, noPreview,
  ]
}
