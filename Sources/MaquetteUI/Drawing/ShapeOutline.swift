import Foundation

/// The outlines that there are, as the tree tells them.
public indirect enum ShapeOutline: Equatable, Sendable {
  case rectangle
  case roundedRectangle(radius: Double)
  case unevenRoundedRectangle(RectangleCornerRadii)
  case circle
  case capsule
  case ellipse
  case path(Path)
  case changed(ShapeOutline, Change)

  /// What is done to an outline before it is drawn.
  public enum Change: Equatable, Sendable {
    case inset(Double)
    case trim(from: Double, to: Double)
    case offset(x: Double, y: Double)
    case rotation(Angle, about: UnitPoint)
    case scale(x: Double, y: Double, about: UnitPoint)
    case size(width: Double, height: Double)
  }

  /// The lines of the outline in a room.
  nonisolated package func path(in rect: CGRect, isRightToLeft: Bool = false) -> Path {
    let side = min(rect.width, rect.height)
    switch self {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let radius):
      return Path(roundedRect: rect, cornerRadius: CGFloat(radius))
    case .unevenRoundedRectangle(let radii):
      return Path(rect, radii: radii, isRightToLeft: isRightToLeft)
    case .capsule: return Path(roundedRect: rect, cornerRadius: side / 2)
    case .ellipse: return Path(ellipseIn: rect)
    case .circle:
      return Path(
        ellipseIn: CGRect(
          x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .path(let path): return path
    case .changed(let outline, let change):
      return change.path(of: outline, in: rect, isRightToLeft: isRightToLeft)
    }
  }

  /// Whether the outline is as large as its room allows in one direction only.
  package var isCircle: Bool {
    switch self {
    case .circle: true
    case .changed(let outline, .trim), .changed(let outline, .inset): outline.isCircle
    default: false
    }
  }
}

extension ShapeOutline.Change {
  nonisolated fileprivate func path(
    of outline: ShapeOutline, in rect: CGRect, isRightToLeft: Bool
  ) -> Path {
    func path(_ rect: CGRect) -> Path { outline.path(in: rect, isRightToLeft: isRightToLeft) }
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(
        x: rect.minX + rect.width * CGFloat(point.x), y: rect.minY + rect.height * CGFloat(point.y))
    }
    switch self {
    case .inset(let distance):
      let distance = CGFloat(distance)
      let least = min(rect.width, rect.height) / 2
      return path(rect.insetBy(dx: min(distance, least), dy: min(distance, least)))
    case .trim(let from, let to): return path(rect).trimmedPath(from: from, to: to)
    case .offset(let x, let y): return path(rect).offsetBy(dx: x, dy: y)
    case .rotation(let angle, let point):
      return path(rect).applying(
        CGAffineTransform(rotationAngle: angle.radians).about(place(point)))
    case .scale(let x, let y, let point):
      return path(rect).applying(CGAffineTransform(scaleX: x, y: y).about(place(point)))
    case .size(let width, let height):
      return path(CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
    }
  }

  fileprivate var words: [Any] {
    switch self {
    case .inset(let distance): ["inset", distance]
    case .trim(let from, let to): ["trim", from, to]
    case .offset(let x, let y): ["offset", x, y]
    case .rotation(let angle, let point): ["rotation", angle.degrees, point.x, point.y]
    case .scale(let x, let y, let point): ["scale", x, y, point.x, point.y]
    case .size(let width, let height): ["size", width, height]
    }
  }

  fileprivate init?(words: [Substring]) {
    let numbers = words.dropFirst().compactMap { Double($0) }
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    switch words.first {
    case "inset": self = .inset(number(0))
    case "trim": self = .trim(from: number(0), to: number(1))
    case "offset": self = .offset(x: number(0), y: number(1))
    case "rotation":
      self = .rotation(
        Angle(degrees: number(0)), about: UnitPoint(x: number(1), y: number(2)))
    case "scale":
      self = .scale(
        x: number(0), y: number(1), about: UnitPoint(x: number(2), y: number(3)))
    case "size": self = .size(width: number(0), height: number(1))
    default: return nil
    }
  }
}

extension ShapeOutline: AttributeConvertible {
  /// The outline in words, with what is done to it: `circle, trim 0.0 0.5`.
  public var attributeValue: AttributeValue { .string(word) }

  private var word: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "roundedRectangle \(radius)"
    case .unevenRoundedRectangle(let radii):
      "unevenRoundedRectangle \(radii.topLeading) \(radii.bottomLeading) "
        + "\(radii.bottomTrailing) \(radii.topTrailing)"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .path(let path): "path \(path.word)"
    case .changed(let outline, let change):
      "\(outline.word), \(change.words.map { "\($0)" }.joined(separator: " "))"
    }
  }

  public init?(attributeValue: AttributeValue) {
    guard case .string(let text) = attributeValue else { return nil }
    let parts = text.split(separator: ",")
    guard let first = parts.first, var outline = ShapeOutline(word: first) else { return nil }
    for part in parts.dropFirst() {
      guard let change = Change(words: part.split(separator: " ")) else { return nil }
      outline = .changed(outline, change)
    }
    self = outline
  }

  private init?(word: Substring) {
    let words = word.split(separator: " ", maxSplits: 1)
    let numbers = words.dropFirst().first?.split(separator: " ").compactMap { Double($0) } ?? []
    func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
    switch words.first {
    case "rectangle": self = .rectangle
    case "circle": self = .circle
    case "capsule": self = .capsule
    case "ellipse": self = .ellipse
    case "roundedRectangle": self = .roundedRectangle(radius: number(0))
    case "unevenRoundedRectangle":
      self = .unevenRoundedRectangle(
        RectangleCornerRadii(
          topLeading: number(0), bottomLeading: number(1), bottomTrailing: number(2),
          topTrailing: number(3)))
    case "path": self = .path(Path(word: words.dropFirst().first ?? ""))
    default: return nil
    }
  }
}

extension NodeAttribute where Value == ShapeOutline {
  public static var outline: NodeAttribute { NodeAttribute("outline") }
}
