import Foundation

/// The ends of a line.
public enum CGLineCap: String, CaseIterable, Hashable, Sendable, AttributeConvertible {
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: String, CaseIterable, Hashable, Sendable, AttributeConvertible {
  case miter, round, bevel
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// Lengths of lines and gaps in turn; none for a line without gaps.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of an outline that crosses itself is told.
public struct FillStyle: Equatable, Sendable {
  /// Whether what is enclosed twice is outside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension NodeAttribute where Value == Double {
  /// The width of an outline, in points.
  public static var lineWidth: NodeAttribute { NodeAttribute("lineWidth") }
  /// How far into its dashes a line begins.
  public static var dashPhase: NodeAttribute { NodeAttribute("dashPhase") }
  /// How long the point of a corner may be, in line widths.
  public static var miterLimit: NodeAttribute { NodeAttribute("miterLimit") }
}

extension NodeAttribute where Value == [Double] {
  /// Lengths of lines and gaps in turn.
  public static var dash: NodeAttribute { NodeAttribute("dash") }
}

extension NodeAttribute where Value == CGLineCap {
  public static var lineCap: NodeAttribute { NodeAttribute("lineCap") }
}

extension NodeAttribute where Value == CGLineJoin {
  public static var lineJoin: NodeAttribute { NodeAttribute("lineJoin") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a line lies inside the edge rather than on it.
  public static var isInsideEdge: NodeAttribute { NodeAttribute("insideEdge") }
  /// Whether what an outline encloses twice is outside.
  public static var isEvenOdd: NodeAttribute { NodeAttribute("evenOdd") }
}

extension Node {
  /// How the outline is drawn; what is as usual is left out.
  package var strokeStyle: StrokeStyle {
    get {
      StrokeStyle(
        lineWidth: self[.lineWidth] ?? 1, lineCap: self[.lineCap] ?? .butt,
        lineJoin: self[.lineJoin] ?? .miter, miterLimit: self[.miterLimit] ?? 10,
        dash: (self[.dash] ?? []).map { CGFloat($0) }, dashPhase: self[.dashPhase] ?? 0)
    }
    set {
      let usual = StrokeStyle()
      self[.lineWidth] = Double(newValue.lineWidth)
      self[.lineCap] = newValue.lineCap == usual.lineCap ? nil : newValue.lineCap
      self[.lineJoin] = newValue.lineJoin == usual.lineJoin ? nil : newValue.lineJoin
      self[.miterLimit] =
        newValue.miterLimit == usual.miterLimit ? nil : Double(newValue.miterLimit)
      self[.dash] = newValue.dash.isEmpty ? nil : newValue.dash.map { Double($0) }
      self[.dashPhase] = newValue.dashPhase == 0 ? nil : Double(newValue.dashPhase)
    }
  }
}
