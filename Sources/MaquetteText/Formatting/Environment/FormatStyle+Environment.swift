import Foundation

/// A style whose locale, calendar or time zone can be seen, so that an explicit one is respected.
package protocol EnvironmentAdapting {
  /// The style with the environment's values in the places that still follow the system.
  func adapted(to environment: FormatEnvironment) -> Self
}

extension FormatStyle {
  /// Gives the style the environment's locale, calendar and time zone where it names none itself.
  ///
  /// Styles that this module does not know are asked to take the locale, unless they show a stored
  /// `locale` that was set explicitly.
  package func under(_ environment: FormatEnvironment) -> Self {
    if let known = self as? any EnvironmentAdapting {
      return known.adapted(to: environment) as? Self ?? self
    }
    let stored = Mirror(reflecting: self).children.first { $0.label == "locale" }?.value as? Locale
    if let stored, stored != .autoupdatingCurrent { return self }
    return locale(environment.locale)
  }
}

extension Locale {
  /// One value to compare with: making it anew costs half of the comparison.
  fileprivate static let following = Locale.autoupdatingCurrent
}

extension EnvironmentAdapting where Self: FormatStyle {
  fileprivate func taking(_ environment: FormatEnvironment, over locale: Locale) -> Self {
    locale == .following ? self.locale(environment.locale) : self
  }
}

extension IntegerFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension IntegerFormatStyle.Percent: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension IntegerFormatStyle.Currency: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension FloatingPointFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension FloatingPointFormatStyle.Percent: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension FloatingPointFormatStyle.Currency: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension Decimal.FormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension Decimal.FormatStyle.Percent: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension Decimal.FormatStyle.Currency: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension ByteCountFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension Duration.TimeFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension Duration.UnitsFormatStyle: EnvironmentAdapting {
  package func adapted(to environment: FormatEnvironment) -> Self {
    taking(environment, over: locale)
  }
}

extension ListFormatStyle: EnvironmentAdapting {
  /// Foundation hands the locale on to no member style, so the list is made anew around one.
  package func adapted(to environment: FormatEnvironment) -> Self {
    guard Style.self != StringStyle.self,
      let member = Mirror(reflecting: self).descendant("memberStyle") as? Style
    else { return taking(environment, over: locale) }
    var style = Self(memberStyle: member.under(environment))
    style.width = width
    style.listType = listType
    return style.locale(locale == .following ? environment.locale : locale)
  }
}
