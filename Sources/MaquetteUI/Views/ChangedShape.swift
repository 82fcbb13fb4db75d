import Foundation

/// A shape of which only a part is drawn, or that is turned, scaled, moved or made smaller.
public struct ChangedShape: InsettableShape {
  private let shape: any Shape
  private let change: ShapeOutline.Change

  nonisolated package init(_ shape: any Shape, _ change: ShapeOutline.Change) {
    self.shape = shape
    self.change = change
  }

  nonisolated public var outline: ShapeOutline? { shape.outline.map { .changed($0, change) } }

  nonisolated public func path(in rect: CGRect) -> Path {
    if let outline { return outline.path(in: rect) }
    // The room decides the lines, and what is done to them comes after.
    var room = rect
    switch change {
    case .inset(let distance): room = rect.insetBy(dx: distance, dy: distance)
    case .size(let width, let height): room.size = CGSize(width: width, height: height)
    default:
      return ShapeOutline.changed(.path(shape.path(in: rect)), change).path(in: rect)
    }
    return shape.path(in: room)
  }

  nonisolated public func inset(by amount: CGFloat) -> ChangedShape {
    ChangedShape(self, .inset(Double(amount)))
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> ChangedShape {
    ChangedShape(self, .trim(from: Double(start), to: Double(end)))
  }

  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape {
    ChangedShape(self, .rotation(angle, about: anchor))
  }

  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ChangedShape { ChangedShape(self, .scale(x: Double(x), y: Double(y), about: anchor)) }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape {
    ChangedShape(self, .offset(x: Double(x), y: Double(y)))
  }

  nonisolated public func size(width: CGFloat, height: CGFloat) -> ChangedShape {
    ChangedShape(self, .size(width: Double(width), height: Double(height)))
  }

  nonisolated public func size(_ size: CGSize) -> ChangedShape {
    self.size(width: size.width, height: size.height)
  }
}

extension InsettableShape where InsetShape == ChangedShape {
  nonisolated public func inset(by amount: CGFloat) -> ChangedShape {
    ChangedShape(self, .inset(Double(amount)))
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }

  nonisolated package init(existential shape: any Shape) { self.shape = shape }

  nonisolated public var outline: ShapeOutline? { shape.outline }

  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
