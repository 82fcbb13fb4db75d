import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that a text shows, beyond Foundation's own.
  public struct SwiftUIAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The attribute that holds an `InlinePresentationIntent`.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute that holds the font of a stretch.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  /// The attribute that holds the colour of a stretch.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  /// The attribute that holds the colour behind a stretch.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  /// The attribute that underlines a stretch.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = TextLineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// The attribute that strikes a stretch through.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = TextLineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
}

extension AttributeDynamicLookup {
  /// Makes the attributes reachable by name: `string.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// The line drawn under or through a text; every pattern is drawn solid.
public struct TextLineStyle: Hashable, Sendable {
  /// The dashes of the line.
  public enum Pattern: Hashable, Sendable {
    case solid, dot, dash, dashDot, dashDotDot
  }

  public let pattern: Pattern
  public let color: Color?

  public init(pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }

  public static let single = TextLineStyle()
}
