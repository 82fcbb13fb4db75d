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

  public var severity: Severity
  public var code: Code
  /// The API or identifier spoken of.
  public var name: String
  public var message: String
  public var line: Int
  public var column: Int
  public var endLine: Int
  public var endColumn: Int

  /// A diagnostic from its parts.
  public init(
    severity: Severity, code: Code, name: String, message: String, line: Int, column: Int,
    endLine: Int, endColumn: Int
  ) {
    self.severity = severity
    self.code = code
    self.name = name
    self.message = message
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
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
  public static let noPreview = Self(rawValue: "no-preview")
}
