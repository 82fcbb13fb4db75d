import CGtk

/// A widget's place in more room than it needs.
package nonisolated enum Align: UInt32 {
  case fill, start, end, center, baseline
  var native: GtkAlign { GtkAlign(rawValue) }
}

/// An axis.
package nonisolated enum Orientation: UInt32 {
  case horizontal, vertical
  var native: GtkOrientation { GtkOrientation(rawValue) }
}

/// The reading direction.
package nonisolated enum TextDirection: UInt32 {
  case none, leftToRight, rightToLeft
  var native: GtkTextDirection { GtkTextDirection(rawValue) }

  /// The direction in which a text reads by its first letter.
  package static func base(of text: String) -> TextDirection {
    guard let letter = text.unicodeScalars.first(where: \.properties.isAlphabetic) else {
      return .none
    }
    // The blocks that Unicode keeps for scripts from right to left.
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .rightToLeft
    default: return .leftToRight
    }
  }
}

/// How lines of text are set between the margins.
package nonisolated enum Justification: UInt32 {
  case left, right, center, fill
  var native: GtkJustification { GtkJustification(rawValue) }
}

/// Where lines may break.
package nonisolated enum WrapMode: UInt32 {
  case word, character, wordCharacter
  var native: PangoWrapMode { PangoWrapMode(rawValue) }
}

/// Where text that does not fit is cut.
package nonisolated enum EllipsizeMode: UInt32 {
  case none, start, middle, end
  var native: PangoEllipsizeMode { PangoEllipsizeMode(rawValue) }
}

/// Whether `Widget.measure` looks for widths that depend on a height, or the reverse.
package nonisolated enum SizeRequestMode: UInt32 {
  case heightForWidth, widthForHeight, constantSize
  var native: GtkSizeRequestMode { GtkSizeRequestMode(rawValue) }
}

/// How many rows of a list may be chosen.
package nonisolated enum SelectionMode: UInt32 {
  case none, single, browse, multiple
  var native: GtkSelectionMode { GtkSelectionMode(rawValue) }
}

/// Whether children may be clipped and scrolled.
package nonisolated enum PolicyType: UInt32 {
  case always, automatic, never, external
  var native: GtkPolicyType { GtkPolicyType(rawValue) }
}

/// A side.
package nonisolated enum PositionType: UInt32 {
  case left, right, top, bottom
  var native: GtkPositionType { GtkPositionType(rawValue) }
}

/// Whether drawing outside a widget's area shows.
package nonisolated enum Overflow: UInt32 {
  case visible, hidden
  var native: GtkOverflow { GtkOverflow(rawValue) }
}

/// A step of the focus.
package nonisolated enum DirectionType: UInt32 {
  case tabForward, tabBackward, up, down, left, right
  var native: GtkDirectionType { GtkDirectionType(rawValue) }
}

/// A rectangle in whole pixels.
package nonisolated struct Rectangle: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// What a widget asks for along one axis; baselines are -1 where there is none.
package nonisolated struct SizeRequest: Equatable, Sendable {
  package var minimum: Int
  package var natural: Int
  package var minimumBaseline = -1
  package var naturalBaseline = -1

  package init(
    minimum: Int, natural: Int, minimumBaseline: Int = -1, naturalBaseline: Int = -1
  ) {
    (self.minimum, self.natural) = (minimum, natural)
    (self.minimumBaseline, self.naturalBaseline) = (minimumBaseline, naturalBaseline)
  }
}

/// Four distances around a widget.
package nonisolated struct Margins: Equatable, Sendable {
  package var top: Int
  package var bottom: Int
  package var start: Int
  package var end: Int

  package init(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    (self.top, self.bottom, self.start, self.end) = (top, bottom, start, end)
  }

  package init(all distance: Int) {
    self.init(top: distance, bottom: distance, start: distance, end: distance)
  }
}
