/// The reader's preferred size of text; `large` is the usual one.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Codable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of body text relative to `large`.
  public var scale: Double {
    // Body sizes in points from the guidance's own table, over the 17 points of `large`.
    let points: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return points[rawValue] / 17
  }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension View {
  /// Sets the size of text for this view and what is inside it.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text for this view and what is inside it within a range.
  public func dynamicTypeSize<Sizes: RangeExpression<DynamicTypeSize>>(_ range: Sizes) -> some View
  {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return transformEnvironment(\.dynamicTypeSize) { size in
      guard let least = sizes.first, let most = sizes.last else { return }
      size = min(max(size, least), most)
    }
  }
}
