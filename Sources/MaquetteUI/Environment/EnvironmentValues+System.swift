import Foundation

extension EnvironmentValues {
  public var locale: Locale {
    get { localization.locale }
    set { localization.locale = newValue }
  }

  public var calendar: Calendar {
    get { localization.calendar }
    set { localization.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { localization.timeZone }
    set { localization.timeZone = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// How much colours stand out from each other here.
  public var colorSchemeContrast: ColorSchemeContrast {
    hasHighContrast ? .increased : .standard
  }

  /// Whether controls respond; `disabled(true)` anywhere around wins.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The platform whose rules decide where SwiftUI's own differ by platform.
  public var idiom: PlatformIdiom {
    get { self[IdiomKey.self] }
    set {
      self[IdiomKey.self] = newValue
      localization.device = newValue == .ios ? "iphone" : "mac"
    }
  }

  /// What turns localised keys and formatted values into text here.
  package var localization: LocalizationContext {
    get { self[LocalizationKey.self] }
    set { self[LocalizationKey.self] = newValue }
  }

  /// The string tables that localised keys are looked up in.
  package var strings: StringsCatalog {
    get { localization.catalog }
    set { localization.catalog = newValue }
  }

  /// The present moment, as far as views are told; injected so that pictures can be repeated.
  package var now: @MainActor () -> Date {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}

extension LocalizationContext: Distinguishable {
  package func isSame(as other: Any) -> Bool {
    (other as? LocalizationContext).map { readsSame(as: $0) } ?? false
  }
}

/// The side on which lines begin.
public enum LayoutDirection: String, Hashable, CaseIterable, Codable, Sendable,
  AttributeConvertible
{
  case leftToRight
  case rightToLeft
}

public enum ColorScheme: String, CaseIterable, Hashable, Codable, Sendable {
  case light
  case dark
}

/// How much colours stand out from each other.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Codable, Sendable {
  case standard
  case increased
}

/// The platform whose defaults a preview follows.
public enum PlatformIdiom: String, CaseIterable, Codable, Sendable {
  case ios
  case macos
}

private struct LocalizationKey: EnvironmentKey {
  // Never the empty root locale, under which dates read "2026 M01 1".
  static let defaultValue = LocalizationContext(device: "mac")
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct IdiomKey: EnvironmentKey {
  static let defaultValue = PlatformIdiom.macos
}

private struct ClockKey: EnvironmentKey {
  static var defaultValue: @MainActor () -> Date { { Date() } }
}

extension NodeAttribute where Value == LayoutDirection {
  /// The side on which the lines of the node and what is in it begin, where it is set apart.
  public static var layoutDirection: NodeAttribute { NodeAttribute("layoutDirection") }
}
