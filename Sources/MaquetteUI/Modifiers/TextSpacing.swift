import Foundation

/// Room between the letters and lines of texts, in points.
struct TextSpacing: Equatable, Sendable {
  /// Room added after each letter.
  var letters = 0.0
  /// Room added between lines.
  var lines = 0.0
  /// How far letters stand above their line.
  var rise = 0.0

  /// Notes what is not usual.
  func describe(in node: inout Node) {
    if letters != 0 { node[.letterSpacing] = letters }
    if lines != 0 { node[.lineSpacing] = lines }
    if rise != 0 { node[.rise] = rise }
  }
}

private struct TextSpacingKey: EnvironmentKey {
  static let defaultValue = TextSpacing()
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private struct RedactionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var textSpacing: TextSpacing {
    get { self[TextSpacingKey.self] }
    set { self[TextSpacingKey.self] = newValue }
  }

  /// Room added between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { CGFloat(textSpacing.lines) }
    set { textSpacing.lines = Double(newValue) }
  }

  /// How symbols are drawn that do not say so themselves.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// Whether bars stand for what is read.
  package var isRedacted: Bool {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Ways of drawing a symbol: filled, crossed out, within a shape.
public struct SymbolVariants: Hashable, Sendable {
  package let names: [String]

  package init(names: [String]) { self.names = names }

  public static let none = SymbolVariants(names: [])
  public static let fill = SymbolVariants(names: ["fill"])
  public static let circle = SymbolVariants(names: ["circle"])
  public static let square = SymbolVariants(names: ["square"])
  public static let rectangle = SymbolVariants(names: ["rectangle"])
  public static let slash = SymbolVariants(names: ["slash"])

  /// These and another.
  package func adding(_ name: String) -> SymbolVariants { SymbolVariants(names: names + [name]) }

  public var fill: SymbolVariants { adding("fill") }
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var slash: SymbolVariants { adding("slash") }

  /// A symbol's name with the variants.
  func applied(to name: String) -> String {
    names.isEmpty ? name : SymbolName(name).adding(variants: names).description
  }
}

extension NodeAttribute where Value == Double {
  /// Points added after each letter.
  public static var letterSpacing: NodeAttribute { NodeAttribute("letterSpacing") }
  /// Points added between lines.
  public static var lineSpacing: NodeAttribute { NodeAttribute("lineSpacing") }
  /// Points by which letters stand above their line.
  public static var rise: NodeAttribute { NodeAttribute("rise") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a bar stands for what would be read.
  public static var isRedacted: NodeAttribute { NodeAttribute("redacted") }
}

extension View {
  /// Adds room after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    adapting { $0.environment.textSpacing.letters = Double(tracking) }
  }

  /// Adds room between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Raises letters above their line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    adapting { $0.environment.textSpacing.rise = Double(baselineOffset) }
  }

  /// Adds room between the lines of a text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    adapting { $0.environment.textSpacing.lines = Double(lineSpacing) }
  }

  /// Draws symbols another way.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    adapting { context in
      let outer = context.environment.symbolVariants
      context.environment.symbolVariants =
        variant == .none ? .none : SymbolVariants(names: outer.names + variant.names)
    }
  }

  /// Puts bars in place of what is read.
  package func redacted(_ isRedacted: Bool = true) -> some View {
    adapting { $0.environment.isRedacted = isRedacted }
  }

  /// Shows what a view around has covered.
  public func unredacted() -> some View { redacted(false) }
}
