import Foundation

extension NodeKind {
  /// Content in a box of a given or limited size.
  public static let frame = NodeKind("frame")
}

extension NodeAttribute where Value == Double {
  public static var width: NodeAttribute { NodeAttribute("width") }
  public static var height: NodeAttribute { NodeAttribute("height") }
  public static var minWidth: NodeAttribute { NodeAttribute("minWidth") }
  public static var minHeight: NodeAttribute { NodeAttribute("minHeight") }
  public static var idealWidth: NodeAttribute { NodeAttribute("idealWidth") }
  public static var idealHeight: NodeAttribute { NodeAttribute("idealHeight") }
  /// The greatest width in points; `fills` says that there is no limit.
  public static var maxWidth: NodeAttribute { NodeAttribute("maxWidth") }
  public static var maxHeight: NodeAttribute { NodeAttribute("maxHeight") }
}

extension NodeAttribute where Value == Bool {
  /// Whether the box takes all the width there is.
  public static var fillsWidth: NodeAttribute { NodeAttribute("fillsWidth") }
  /// Whether the box takes all the height there is.
  public static var fillsHeight: NodeAttribute { NodeAttribute("fillsHeight") }
}

extension View {
  /// Puts the view in a box of a size in points; `nil` leaves that side to the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(in: .frame) { node, _ in
      node[.width] = width.map(Double.init)
      node[.height] = height.map(Double.init)
      node[.alignment] = alignment.unlessCenter
    }
  }

  /// Puts the view in a box of a limited size in points, `.infinity` for all there is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(in: .frame) { node, _ in
      node[.minWidth] = minWidth.map(Double.init)
      node[.idealWidth] = idealWidth.map(Double.init)
      node[.minHeight] = minHeight.map(Double.init)
      node[.idealHeight] = idealHeight.map(Double.init)
      if let maxWidth {
        if maxWidth.isFinite {
          node[.maxWidth] = Double(maxWidth)
        } else {
          node[.fillsWidth] = true
        }
      }
      if let maxHeight {
        if maxHeight.isFinite {
          node[.maxHeight] = Double(maxHeight)
        } else {
          node[.fillsHeight] = true
        }
      }
      node[.alignment] = alignment.unlessCenter
    }
  }
}
