import CGtk

/// A rectangle in fractions of pixels.
package nonisolated struct Area: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double = 0, y: Double = 0, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  var native: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(x), y: Float(y)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  func rounded(_ radius: Double) -> GskRoundedRect {
    var result = GskRoundedRect()
    var rectangle = native
    gsk_rounded_rect_init_from_rect(&result, &rectangle, Float(radius))
    return result
  }
}
