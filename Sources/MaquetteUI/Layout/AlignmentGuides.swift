import Foundation

/// A view's size and the lines that it is aligned by, as `alignmentGuide` passes them on.
public struct ViewDimensions: Equatable, Sendable {
  public let width: CGFloat
  public let height: CGFloat
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline ?? height
    self.lastBaseline = lastBaseline ?? height
  }

  /// Where the line is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    AlignmentGuide.horizontal(guide).usual(in: CGSize(width: width, height: height))
  }

  /// Where the line is, from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .firstTextBaseline: firstBaseline
    case .lastTextBaseline: lastBaseline
    default: AlignmentGuide.vertical(guide).usual(in: CGSize(width: width, height: height))
    }
  }
}

/// The lines that a view places anew, each as a sum of shares of its size and baselines.
///
/// A closure computes a line from the view's dimensions, which are known only once it is laid out;
/// nearly all are sums of shares, and those are what a node can hold.
package struct AlignmentGuides: Equatable, Sendable {
  private var lines: [String: [Double]] = [:]

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }

  /// Sets a line by what `compute` makes of a few dimensions.
  @MainActor
  package mutating func set(
    _ guide: AlignmentGuide, _ compute: @MainActor (ViewDimensions) -> CGFloat
  ) {
    func value(_ parts: [CGFloat]) -> Double {
      let result = compute(
        ViewDimensions(
          width: parts[0], height: parts[1], firstBaseline: parts[2], lastBaseline: parts[3]))
      return result.isFinite ? Double(result) : 0
    }
    let usual: [CGFloat] = [100, 100, 80, 80]
    let base = value(usual)
    var shares: [Double] = usual.indices.map { index in
      var changed = usual
      changed[index] += 10
      return (value(changed) - base) / 10
    }
    shares.append(base - zip(shares, usual).reduce(0) { $0 + $1.0 * Double($1.1) })
    lines[guide.name] = shares
  }

  /// The line for a guide, where the view sets one, from what the others would be without.
  package func value(
    of guide: AlignmentGuide, size: CGSize, baseline: (AlignmentGuide) -> CGFloat
  ) -> CGFloat? {
    guard let shares = lines[guide.name], shares.count == 5 else { return nil }
    let parts = [
      size.width, size.height,
      shares[2] == 0 ? 0 : baseline(.vertical(.firstTextBaseline)),
      shares[3] == 0 ? 0 : baseline(.vertical(.lastTextBaseline)), 1,
    ]
    return zip(shares, parts).reduce(0) { $0 + ($1.0 == 0 ? 0 : CGFloat($1.0) * $1.1) }
  }
}

extension AlignmentGuide {
  /// The word for the guide in a node.
  fileprivate var name: String {
    switch self {
    case .horizontal(let alignment): "h:" + alignment.rawValue
    case .vertical(let alignment): "v:" + alignment.rawValue
    }
  }
}

extension AlignmentGuides: AttributeConvertible {
  /// The shares of width, height, first and last baseline, and what is added, for each line.
  public var attributeValue: AttributeValue {
    var values = NodeAttributes()
    for (name, shares) in lines { values[name] = shares.attributeValue }
    return .object(values)
  }

  public init?(attributeValue: AttributeValue) {
    guard case .object(let values) = attributeValue else { return nil }
    for element in values.elements {
      lines[element.name] = [Double](attributeValue: element.value)
    }
  }
}
