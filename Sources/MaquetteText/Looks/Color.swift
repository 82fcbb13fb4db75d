import Foundation

/// A colour: the system's by name, an asset's, or components in sRGB.
public struct Color: Hashable, Sendable {
  /// Where the colour comes from.
  package enum Source: Hashable, Sendable {
    /// A colour of the system by name, which follows the colour scheme.
    case named(String)
    /// Red, green and blue from 0 to 1 in sRGB.
    case components(red: Double, green: Double, blue: Double)
    /// A colour of the project's asset catalogue that is not there.
    case asset(String)
    /// One colour in light surroundings and another in dark ones.
    case pair(light: Shade, dark: Shade)
  }

  /// Red, green, blue and opacity from 0 to 1.
  package struct Shade: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }
  }

  let source: Source
  /// From 0, invisible, to 1.
  let alpha: Double

  init(source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// A colour of the system under the name that the tree carries.
  package init(system name: String) { self.init(source: .named(name)) }

  /// A colour that follows the colour scheme.
  package init(light: Shade, dark: Shade) { self.init(source: .pair(light: light, dark: dark)) }

  /// A colour of the asset catalogue.
  public init(_ name: String) { self.init(source: .asset(name)) }

  /// The spaces in which components are given; all are drawn as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(source: .components(red: red, green: green, blue: blue), alpha: opacity)
  }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(source: .components(red: white, green: white, blue: white), alpha: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color { Color(source: source, alpha: alpha * opacity) }
}

extension Color {
  public static let primary = Color(system: "primary")
  public static let secondary = Color(system: "secondary")
  public static let tertiary = Color(system: "tertiary")
  public static let quaternary = Color(system: "quaternary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(system: "accent")
  public static let red = Color(system: "red")
  public static let orange = Color(system: "orange")
  public static let yellow = Color(system: "yellow")
  public static let green = Color(system: "green")
  public static let mint = Color(system: "mint")
  public static let teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan")
  public static let blue = Color(system: "blue")
  public static let indigo = Color(system: "indigo")
  public static let purple = Color(system: "purple")
  public static let pink = Color(system: "pink")
  public static let brown = Color(system: "brown")
  public static let gray = Color(system: "gray")
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
}

extension Color {
  /// The colour in a word: `red`, `#1E90FF`, `asset:Brand`, each with `@0.5` where transparent.
  package var word: String {
    let name =
      switch source {
      case .named(let name): name
      case .asset(let name): "asset:" + name
      case .components(let red, let green, let blue):
        "#" + [red, green, blue].map(Self.hexadecimal).joined()
      case .pair(let light, let dark): "\(light.word)|\(dark.word)"
      }
    return alpha == 1 ? name : "\(name)@\(alpha)"
  }

  /// Takes back the word; `nil` where it is empty.
  package init?(word: String) {
    if let bar = word.firstIndex(of: "|") {
      let parts = word[word.index(after: bar)...].split(separator: "@")
      guard let light = Shade(word: word[..<bar]),
        let dark = Shade(word: parts.prefix(2).joined(separator: "@")[...])
      else { return nil }
      let alpha = parts.count > 2 ? Double(parts[2]) ?? 1 : 1
      self.init(source: .pair(light: light, dark: dark), alpha: alpha)
      return
    }
    let parts = word.split(separator: "@", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    let alpha = parts.dropFirst().first.flatMap(Double.init) ?? 1
    if name.hasPrefix("#"), let value = Int(name.dropFirst(), radix: 16) {
      self.init(
        red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
        blue: Double(value & 255) / 255, opacity: alpha)
    } else if name.hasPrefix("asset:") {
      self.init(source: .asset(String(name.dropFirst(6))), alpha: alpha)
    } else {
      self.init(source: .named(name), alpha: alpha)
    }
  }

  /// The components from 0 to 1, where the colour is not the system's or an asset's to give; those
  /// in light surroundings if it follows the colour scheme.
  public var components: (red: Double, green: Double, blue: Double)? {
    switch source {
    case .components(let red, let green, let blue): (red, green, blue)
    case .pair(let light, _): (light.red, light.green, light.blue)
    default: nil
    }
  }

  /// The colour as it is in light or dark surroundings.
  package func shown(isDark: Bool) -> Color {
    guard case .pair(let light, let dark) = source else { return self }
    let shade = isDark ? dark : light
    return Color(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)
      .opacity(alpha)
  }

  /// The system's name for the colour, where it has one.
  public var systemName: String? {
    if case .named(let name) = source { name } else { nil }
  }

  /// From 0, invisible, to 1.
  public var opacity: Double { alpha }

  fileprivate static func hexadecimal(_ channel: Double) -> String {
    let clamped = channel.isFinite ? min(max(channel, 0), 1) : 0
    let digits = String(Int((clamped * 255).rounded()), radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension Color.Shade {
  /// `#1E90FF@0.5`, always with the opacity.
  fileprivate var word: String {
    "#" + [red, green, blue].map(Color.hexadecimal).joined() + "@\(opacity)"
  }

  fileprivate init?(word: Substring) {
    let parts = word.split(separator: "@")
    guard parts.count == 2, parts[0].first == "#", let opacity = Double(parts[1]),
      let value = Int(parts[0].dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: Double(value >> 16 & 255) / 255, green: Double(value >> 8 & 255) / 255,
      blue: Double(value & 255) / 255, opacity: opacity)
  }
}
