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

/// Where a line stands in a view, as shares of its width, height and baselines and a number.
///
/// A closure computes a line from the view's dimensions, which are known only once it is laid out;
/// nearly all are sums of shares, and those are what a node can hold.
struct LineShares: Equatable, Sendable {
  /// The shares of width, height, first and last baseline, and what is added.
  let parts: [Double]

  init?(parts: [Double]) {
    guard parts.count == 5 else { return nil }
    self.parts = parts
  }

  /// The shares that explain what `compute` makes of a few dimensions.
  @MainActor
  init(_ compute: @MainActor (ViewDimensions) -> CGFloat) {
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
    parts = shares
  }

  /// Where the line is in a view of a size.
  func value(in size: CGSize, baseline: (VerticalAlignment) -> CGFloat) -> CGFloat {
    let lengths = [
      size.width, size.height, parts[2] == 0 ? 0 : baseline(.firstTextBaseline),
      parts[3] == 0 ? 0 : baseline(.lastTextBaseline), 1,
    ]
    return zip(parts, lengths).reduce(0) { $0 + ($1.0 == 0 ? 0 : CGFloat($1.0) * $1.1) }
  }

  /// Where the line is in a view without text.
  func usual(in size: CGSize) -> CGFloat { value(in: size) { _ in size.height } }

  /// The name of a declared line with its shares, `Name(0.5 0 0 0 10)`, and what reads it.
  func named(_ name: String) -> String {
    "\(name)(\(parts.map { "\($0)" }.joined(separator: " ")))"
  }

  init?(named text: String) {
    guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else { return nil }
    let numbers = text[text.index(after: start)...].dropLast()
    self.init(parts: numbers.split(separator: " ").compactMap { Double($0) })
  }
}

/// The lines that a view places anew.
package struct AlignmentGuides: Equatable, Sendable {
  private var lines: [String: LineShares] = [:]

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }

  /// Sets a line by what `compute` makes of a few dimensions.
  @MainActor
  package mutating func set(
    _ guide: AlignmentGuide, _ compute: @MainActor (ViewDimensions) -> CGFloat
  ) { lines[guide.name] = LineShares(compute) }

  /// The line for a guide, where the view sets one, from what the others would be without.
  package func value(
    of guide: AlignmentGuide, size: CGSize, baseline: (AlignmentGuide) -> CGFloat
  ) -> CGFloat? { lines[guide.name]?.value(in: size) { baseline(.vertical($0)) } }
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
    for (name, shares) in lines { values[name] = shares.parts.attributeValue }
    return .object(values)
  }

  public init?(attributeValue: AttributeValue) {
    guard case .object(let values) = attributeValue else { return nil }
    for element in values.elements {
      lines[element.name] = [Double](attributeValue: element.value).flatMap(LineShares.init(parts:))
    }
  }
}
