import MaquetteUI
import SwiftParser
import SwiftSyntax

/// A view as a statement of a file writes it: what it is called, and the modifiers after it.
package nonisolated struct ViewExpression: Equatable {
  /// A modifier as it is written.
  package struct Modifier: Equatable {
    package var name: String
    /// From the dot to the end of its arguments.
    package var text: String
    /// The line in the file.
    package var line: Int
  }

  /// The view's type, or the first word of what is no view's.
  package var name: String
  /// The modifiers, the innermost first.
  package var modifiers: [Modifier] = []
  /// The names that are used in it, in order, each once.
  package var names: [String] = []

  /// Reads the statement at a place of a text that parses; nil where there is none.
  package init?(in text: String, at range: MaquetteUI.SourceRange) {
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    guard range.line >= 1, range.endLine <= lines.count, range.line <= range.endLine else {
      return nil
    }
    var bytes: [UInt8] = []
    for number in range.line...range.endLine {
      let line = lines[number - 1]
      let end = number == range.endLine ? line.prefix(max(0, range.endColumn - 1)) : line
      bytes += number == range.line ? end.dropFirst(max(0, range.column - 1)) : end
      if number < range.endLine { bytes.append(10) }
    }
    let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    guard let first = tree.statements.first?.item else { return nil }
    name = first.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    let places = SourceLocationConverter(fileName: "", tree: tree)
    if case .expr(let expression) = first {
      take(expression) { places.location(for: $0).line + range.line - 1 }
    }
    var seen: Set<String> = []
    for token in first.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else {
        if case .dollarIdentifier(let name) = token.tokenKind {
          let bare = String(name.dropFirst())
          if seen.insert(bare).inserted { names.append(bare) }
        }
        continue
      }
      let bare = name.hasPrefix("$") ? String(name.dropFirst()) : name
      if seen.insert(bare).inserted { names.append(bare) }
    }
    modifiers.reverse()
  }

  /// Takes a chain of calls apart, the last one first.
  private mutating func take(_ expression: ExprSyntax, line: (AbsolutePosition) -> Int) {
    var rest = expression
    while true {
      let call = rest.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? rest).as(MemberAccessExprSyntax.self) else {
        if let call { name = call.calledExpression.trimmedDescription }
        return
      }
      guard let base = member.base, !Self.isTypeName(base) else {
        name = member.trimmedDescription
        return
      }
      let start = member.period.positionAfterSkippingLeadingTrivia
      let whole = rest.trimmedDescription
      let inner = base.trimmedDescription
      let text = whole.dropFirst(inner.count).drop { $0.isWhitespace }
      modifiers.append(
        Modifier(name: member.declName.baseName.text, text: String(text), line: line(start)))
      rest = base
    }
  }

  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return name.first?.isUppercase ?? false
  }

  /// Whether a modifier sets something for all that is inside the view, not for the view alone.
  package static func isInherited(_ name: String) -> Bool {
    inherited.contains(name) || name.hasSuffix("Style")
  }

  private static let inherited: Set<String> = [
    "accentColor", "allowsTightening", "autocorrectionDisabled", "bold", "colorScheme",
    "controlSize", "defaultAppStorage", "disabled", "dynamicTypeSize", "environment",
    "environmentObject", "font", "fontDesign", "fontWeight", "foregroundColor", "headerProminence",
    "imageScale", "italic", "kerning", "keyboardType", "labelsHidden", "layoutDirection",
    "lineLimit", "lineSpacing", "minimumScaleFactor", "monospaced", "monospacedDigit",
    "multilineTextAlignment", "preferredColorScheme", "redacted", "symbolVariant", "textCase",
    "textContentType", "textInputAutocapitalization", "textSelection", "tint", "tracking",
    "truncationMode",
  ]
}
