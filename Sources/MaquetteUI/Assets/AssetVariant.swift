import Foundation

/// What a form's surroundings ask of a picture or colour that has several variants.
package struct AssetTraits: Hashable, Sendable {
  package var isDark = false
  package var hasHighContrast = false
  /// The language, such as `de`.
  package var language = "en"
  /// The device, as catalogues name it: `iphone`, `mac`.
  package var idiom = "iphone"

  package init() {}
}

/// One variant of a picture or colour, as a catalogue's `Contents.json` describes it.
struct AssetVariant: Sendable {
  let fileName: String?
  /// How many pixels a point has; nil for drawings that have no size in pixels.
  let scale: Double?
  let idiom: String
  let isDark: Bool?
  let hasHighContrast: Bool
  let language: String?
  let color: AssetColor?

  init(_ json: [String: Any]) {
    fileName = (json["filename"] as? String).flatMap { $0.contains("/") ? nil : $0 }
    scale = (json["scale"] as? String).flatMap { Double($0.dropLast($0.hasSuffix("x") ? 1 : 0)) }
    idiom = json["idiom"] as? String ?? "universal"
    language = json["locale"] as? String ?? json["language-id"] as? String
    let appearances = json["appearances"] as? [[String: Any]] ?? []
    let values = appearances.compactMap { $0["value"] as? String }
    isDark = values.contains("dark") ? true : values.contains("light") ? false : nil
    hasHighContrast = values.contains("high")
    color = (json["color"] as? [String: Any]).flatMap(AssetColor.init)
  }

  /// How well the variant suits; nil if it is for something else.
  func rank(for traits: AssetTraits) -> Int? {
    if let isDark, isDark != traits.isDark { return nil }
    if hasHighContrast, !traits.hasHighContrast { return nil }
    if let language, language != traits.language { return nil }
    var rank = 0
    if language != nil { rank += 80 }
    if isDark != nil { rank += 40 }
    if hasHighContrast { rank += 20 }
    if idiom == traits.idiom { rank += 10 } else if idiom == "universal" { rank += 8 }
    switch scale {
    case 2: rank += 3
    case 3: rank += 2
    case nil: rank += 4
    default: rank += 1
    }
    return rank
  }
}

/// A colour of a catalogue: components in sRGB, or one of the system's by its name.
enum AssetColor: Sendable, Equatable {
  case components(Color.Shade)
  case system(String)

  init?(_ json: [String: Any]) {
    if let reference = json["reference"] as? String {
      self = .system(reference)
      return
    }
    guard let components = json["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? {
      (components[name] as? String).flatMap(Self.number)
        ?? (components[name] as? NSNumber)?.doubleValue
    }
    let opacity = component("alpha") ?? 1
    if let white = component("white") {
      self = .components(Color.Shade(red: white, green: white, blue: white, opacity: opacity))
      return
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    self = .components(Color.Shade(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// `0x1F` and `31` are of 255, `0.12` is of one.
  private static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / (number > 1 ? 255 : 1)
  }
}
