/// The reader's preferred size of text by its older names.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Hashable, Codable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// The category of a size.
  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }

  /// Whether it is one of the sizes for readers who see little.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The size by its newer name.
  public var size: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).flatMap(DynamicTypeSize.init) ?? .large
  }

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.size < right.size
  }
}

extension EnvironmentValues {
  /// The reader's preferred size of text.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
