/// A Swift declaration as the vocabulary states it: `init(_ titleKey: LocalizedStringKey)`.
final class Signature {
  /// One parameter of a signature.
  struct Parameter {
    let label: String?
    let name: String
    let type: TypeExpression
    let hasDefault: Bool
    let isVariadic: Bool
    /// Whether its closure builds views.
    let isBuilder: Bool
    /// Whether what is given for it has no effect here, though it has one in SwiftUI, so that the
    /// user is told; written `@ignored`.
    let isIgnored: Bool
    /// Whether what is given for it shows nowhere in SwiftUI either; written `@inert`.
    let isInert: Bool
    /// Whether the closure beside the signature takes it.
    var isRead: Bool { !isIgnored && !isInert }
  }

  let text: String
  let name: String
  let parameters: [Parameter]
  /// Whether the whole call changes nothing that is drawn; written `@ignored` before it.
  let isIgnored: Bool
  /// Whether it may yield nil: `init?(…)`, or a result that is optional.
  let isFailable: Bool
  let shapes: [ParameterShape]

  init(_ text: String) {
    self.text = text
    var reader = SignatureReader(text)
    isIgnored = reader.skip("@ignored")
    (name, parameters) = reader.readDeclaration()
    isFailable = text.contains("init?(") || reader.readResult()?.isOptional == true
    shapes = parameters.map {
      ParameterShape(
        label: $0.label, hasDefault: $0.hasDefault, isVariadic: $0.isVariadic,
        takesClosure: $0.type.isFunction)
    }
  }
}

/// Reads the small part of Swift's grammar that signatures are written in.
struct SignatureReader {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  /// `init(…)`, `func name(…) -> Type` or `name(…)`.
  mutating func readDeclaration() -> (String, [Signature.Parameter]) {
    var name = readWord()
    while ["func", "static", "mutating"].contains(name) { name = readWord() }
    if peek == "<" { skipGenerics() }
    _ = accept("?")
    guard accept("(") else { return (name, []) }
    var parameters: [Signature.Parameter] = []
    while !accept(")"), position < characters.count {
      parameters.append(readParameter())
      _ = accept(",")
    }
    return (name, parameters)
  }

  /// The type behind `->`; nil where there is none.
  mutating func readResult() -> TypeExpression? {
    position < characters.count && acceptAll("->") ? readType() : nil
  }

  /// Reads a mark if it stands here.
  mutating func skip(_ mark: String) -> Bool { acceptAll(mark) }

  private mutating func readParameter() -> Signature.Parameter {
    let isIgnored = skip("@ignored")
    let isInert = skip("@inert")
    var isBuilder = false
    while accept("@") { isBuilder = readWord().hasSuffix("Builder") || isBuilder }
    let label = readWord()
    var name = label
    if peek != ":" { name = readWord() }
    _ = accept(":")
    while accept("@") { isBuilder = readWord().hasSuffix("Builder") || isBuilder }
    let type = readType()
    let isVariadic = acceptAll("...")
    var hasDefault = false
    if accept("=") {
      hasDefault = true
      skipDefault()
    }
    return Signature.Parameter(
      label: label == "_" ? nil : label, name: name, type: type, hasDefault: hasDefault,
      isVariadic: isVariadic, isBuilder: isBuilder, isIgnored: isIgnored, isInert: isInert)
  }

  /// A type.
  mutating func readType() -> TypeExpression {
    while accept("@") { _ = readWord() }
    var type: TypeExpression
    if accept("[") {
      let element = readType()
      type =
        accept(":")
        ? TypeExpression(.dictionary(element, readType())) : TypeExpression(.array(element))
      _ = accept("]")
    } else if accept("(") {
      var elements: [(label: String?, type: TypeExpression)] = []
      while !accept(")"), position < characters.count {
        elements.append((nil, readType()))
        _ = accept(",")
      }
      type =
        acceptAll("->")
        ? TypeExpression(.function(elements.map(\.type), readType()))
        : elements.count == 1 ? elements[0].type : TypeExpression(.tuple(elements))
    } else {
      var name = readWord()
      if name == "some" || name == "any" { return TypeExpression(.opaque(readType())) }
      if name == "inout" { return readType() }
      var arguments: [TypeExpression] = []
      if accept("<") {
        while !accept(">"), position < characters.count {
          arguments.append(readType())
          _ = accept(",")
        }
      }
      if peek == "." {
        name = TypeExpression(.named(name, arguments)).text + readWord()
        arguments = []
      }
      type = TypeExpression(.named(name, arguments), isQualified: true)
    }
    while accept("?") { type = TypeExpression(.optional(type)) }
    return type
  }

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpaces() {
    while let character = peek, character.isWhitespace { position += 1 }
  }

  private mutating func accept(_ character: Character) -> Bool {
    skipSpaces()
    guard peek == character else { return false }
    position += 1
    skipSpaces()
    return true
  }

  private mutating func acceptAll(_ word: String) -> Bool {
    skipSpaces()
    guard characters[position...].starts(with: word) else { return false }
    position += word.count
    skipSpaces()
    return true
  }

  private mutating func readWord() -> String {
    skipSpaces()
    let start = position
    while let character = peek,
      character.isLetter || character.isNumber || "_.".contains(character),
      !characters[position...].starts(with: "...")
    {
      position += 1
    }
    let word = String(characters[start..<position])
    skipSpaces()
    return word
  }

  private mutating func skipGenerics() {
    var depth = 0
    while let character = peek {
      position += 1
      if character == "<" { depth += 1 }
      if character == ">" { depth -= 1 }
      if depth == 0 { break }
    }
    skipSpaces()
  }

  private mutating func skipDefault() {
    var depth = 0
    while let character = peek {
      if depth == 0, character == "," || character == ")" { break }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      position += 1
    }
  }
}
