import Foundation

/// A line in a view that containers align it by.
package enum AlignmentGuide: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  package var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Where the line is in a view that says nothing about it.
  package func usual(in size: CGSize) -> CGFloat {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .horizontal(.trailing): size.width
    case .vertical(.center): size.height / 2
    // Without text a baseline is the lower edge.
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      size.height
    case .horizontal(let declared): LineShares(named: declared.rawValue)?.usual(in: size) ?? 0
    case .vertical(let declared): LineShares(named: declared.rawValue)?.usual(in: size) ?? 0
    }
  }

  /// One line for several that the children of a container set.
  package func combined(_ values: [CGFloat]) -> CGFloat? {
    switch self {
    case .vertical(.firstTextBaseline): values.min()
    case .vertical(.lastTextBaseline): values.max()
    default: values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

extension Alignment {
  /// The two lines that views are aligned by.
  package var guides: [AlignmentGuide] { [.horizontal(horizontal), .vertical(vertical)] }
}
