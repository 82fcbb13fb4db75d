import Foundation
import MaquetteUI

extension CommonOptions {
  /// The settings of the whole form: those of the process, as far as no option replaces them.
  func environment(
    variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> EnvironmentValues {
    let system = SystemLocale(variables: variables)
    let locale = locale ?? system.locale
    var calendar =
      self.calendar.map { Calendar(identifier: $0) }
      ?? (self.locale == nil ? system.calendar : locale.calendar)
    let timeZone = timeZone ?? system.timeZone
    calendar.locale = locale
    calendar.timeZone = timeZone
    var environment = EnvironmentValues()
    environment.locale = locale
    environment.calendar = calendar
    environment.timeZone = timeZone
    environment.layoutDirection = layoutDirection ?? Self.direction(of: locale)
    if let platform { environment.idiom = platform }
    if let colorScheme { environment.colorScheme = colorScheme }
    if contrast == .high { environment.hasHighContrast = true }
    if let textSize { environment.dynamicTypeSize = textSize }
    if let controlSize { environment.controlSize = controlSize }
    if let placeholders { environment.placeholderLook = placeholders }
    if let date { environment.now = { date } }
    return environment
  }

  private static func direction(of locale: Locale) -> LayoutDirection {
    locale.isRightToLeft ? .rightToLeft : .leftToRight
  }
}
