import SwiftSyntax

extension Lowering {
  /// Lowers a string literal with its escapes and interpolations.
  func string(_ syntax: StringLiteralExprSyntax) -> Expression {
    let pounds = syntax.openingPounds?.text ?? ""
    var segments: [StringExpression.Segment] = []
    var text = ""
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let part):
        // A line ends alike, however the file ends its lines.
        let content = part.content.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        text += Self.unescaped(content, escape: "\\" + pounds)
      case .expressionSegment(let interpolation):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(arguments(interpolation.expressions)))
      @unknown default: break
      }
    }
    if !text.isEmpty { segments.append(.text(text)) }
    return StringExpression(segments: segments, place: place(of: syntax))
  }

  private static func unescaped(_ text: String, escape: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let found = rest.firstRange(of: escape) {
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      guard let mark = rest.popFirst() else { break }
      switch mark {
      case "n": result += "\n"
      case "r": result += "\r"
      case "t": result += "\t"
      case "0": result += "\0"
      case "\n", "\r\n": break
      case "u":
        guard let end = rest.firstIndex(of: "}") else { break }
        let digits = rest[..<end].dropFirst()
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest[rest.index(after: end)...]
      default: result.append(mark)
      }
    }
    return result + rest
  }
}
