import CGtk

/// Red, green, blue and opacity, each from 0 to 1.
package nonisolated struct Color: Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ native: GdkRGBA) {
    self.init(
      red: Double(native.red), green: Double(native.green), blue: Double(native.blue),
      alpha: Double(native.alpha))
  }

  /// Reads CSS's spellings of a colour: names, `#rrggbb`, `rgba(…)`.
  package init?(parsing text: String) {
    var native = GdkRGBA()
    guard gdk_rgba_parse(&native, text) != 0 else { return nil }
    self.init(native)
  }

  var native: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
