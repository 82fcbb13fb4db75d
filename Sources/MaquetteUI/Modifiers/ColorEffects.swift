import Foundation

/// How each colour of a drawing becomes another: four rows of five factors.
private struct ColorMatrix {
  var rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  /// What a colour's parts weigh in its brightness.
  static let luminance = [0.2126, 0.7152, 0.0722]

  /// Leaves the parts as they are but for a factor and what is added to each.
  init(factors: [Double] = [1, 1, 1, 1], added: Double = 0) {
    rows = (0..<4).map { row in
      var values = [Double](repeating: 0, count: 5)
      values[row] = factors[row]
      if row < 3 { values[4] = added }
      return values
    }
  }

  /// Moves colours away from grey, or towards it below 1.
  static func saturation(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix()
    for row in 0..<3 {
      for column in 0..<3 {
        matrix.rows[row][column] =
          (1 - amount) * luminance[column] + (row == column ? amount : 0)
      }
    }
    return matrix
  }

  /// Turns colours about the line of greys.
  static func hue(_ angle: Angle) -> ColorMatrix {
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let turns = [
      [0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928],
    ]
    let twists = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    let greys = [0.213, 0.715, 0.072]
    var matrix = ColorMatrix()
    for row in 0..<3 {
      for column in 0..<3 {
        matrix.rows[row][column] =
          greys[column] + cosine * turns[row][column] + sine * twists[row][column]
      }
    }
    return matrix
  }
}

extension View {
  /// Makes the colours lighter, or darker below 0; 1 is white.
  public func brightness(_ amount: Double) -> some View {
    recolored(ColorMatrix(added: amount))
  }

  /// Moves the colours away from a middle grey, or towards it below 1.
  public func contrast(_ amount: Double) -> some View {
    recolored(ColorMatrix(factors: [amount, amount, amount, 1], added: 0.5 * (1 - amount)))
  }

  /// Makes the colours stronger, or fainter below 1.
  public func saturation(_ amount: Double) -> some View { recolored(.saturation(amount)) }

  /// Takes the colours towards grey; 1 leaves none.
  public func grayscale(_ amount: Double) -> some View { recolored(.saturation(1 - amount)) }

  /// Turns the colours about the circle of hues.
  public func hueRotation(_ angle: Angle) -> some View { recolored(.hue(angle)) }

  /// Makes each colour its opposite.
  public func colorInvert() -> some View {
    recolored(ColorMatrix(factors: [-1, -1, -1, 1], added: 1))
  }

  /// Multiplies each colour by another.
  public func colorMultiply(_ color: Color) -> some View {
    wrapped(in: .effect) { node, context in
      node[.effect] = .multiply
      node[.fill] = color.paint(in: context.environment)
    }
  }

  /// Makes what is dark see-through, and everything else black.
  public func luminanceToAlpha() -> some View {
    recolored(
      ColorMatrix(
        [[Double]](repeating: [0, 0, 0, 0, 0], count: 3) + [ColorMatrix.luminance + [0, 0]]))
  }

  private func recolored(_ matrix: ColorMatrix) -> some View {
    wrapped(in: .effect) { node, _ in
      node[.effect] = .colors
      node[.colorMatrix] = matrix.rows.flatMap { $0 }
    }
  }
}
