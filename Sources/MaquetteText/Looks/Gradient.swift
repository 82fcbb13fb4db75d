/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it is reached, from 0 at the start to 1 at the end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) { (self.color, self.location) = (color, location) }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

/// A gradient with the line or the circle along which its colours run.
public struct PlacedGradient: Hashable, Sendable {
  /// The way in which the colours run; lengths are points, places parts of the area.
  package enum Course: Hashable, Sendable {
    case linear(from: UnitPoint, to: UnitPoint)
    case radial(UnitPoint, from: Double, to: Double)
    /// Lengths in parts of the area's half size, which an oval area stretches.
    case elliptical(UnitPoint, from: Double, to: Double)
    case angular(UnitPoint, from: Angle, to: Angle)
  }

  package var gradient: Gradient
  package var course: Course

  package init(_ gradient: Gradient, _ course: Course) {
    (self.gradient, self.course) = (gradient, course)
  }
}

extension PlacedGradient {
  /// The gradient in a word: `linear(0.0 0.5 1.0 0.5;red 0.0;blue 1.0)`.
  package var word: String {
    let (name, numbers): (String, [Double]) =
      switch course {
      case .linear(let from, let to): ("linear", [from.x, from.y, to.x, to.y])
      case .radial(let center, let from, let to): ("radial", [center.x, center.y, from, to])
      case .elliptical(let center, let from, let to):
        ("elliptical", [center.x, center.y, from, to])
      case .angular(let center, let from, let to):
        ("angular", [center.x, center.y, from.radians, to.radians])
      }
    let stops = gradient.stops.map { "\($0.color.word) \($0.location)" }
    let parts = [numbers.map { "\($0)" }.joined(separator: " ")] + stops
    return "\(name)(\(parts.joined(separator: ";")))"
  }

  /// Takes back the word; `nil` where it is no gradient's.
  package init?(word: String) {
    guard word.last == ")", let bracket = word.firstIndex(of: "(") else { return nil }
    let parts = word[word.index(after: bracket)...].dropLast().split(separator: ";")
    let numbers = parts.first?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    let (x, y, from, to) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let center = UnitPoint(x: x, y: y)
    switch word[..<bracket] {
    case "linear": course = .linear(from: center, to: UnitPoint(x: from, y: to))
    case "radial": course = .radial(center, from: from, to: to)
    case "elliptical": course = .elliptical(center, from: from, to: to)
    case "angular":
      course = .angular(center, from: Angle(radians: from), to: Angle(radians: to))
    default: return nil
    }
    gradient = Gradient(
      stops: parts.dropFirst().compactMap { part in
        guard let space = part.lastIndex(of: " "),
          let location = Double(part[part.index(after: space)...]),
          let color = Color(word: String(part[..<space]))
        else { return nil }
        return Gradient.Stop(color: color, location: location)
      })
  }
}
