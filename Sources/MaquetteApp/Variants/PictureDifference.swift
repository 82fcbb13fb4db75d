/// What tells a picture from one that was kept.
nonisolated struct PictureDifference {
  /// A picture as pixels of four bytes each (blue, green, red, opacity), row by row.
  struct Pixels: Equatable {
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }

  /// How far a colour may be off unnoticed, of 255: less than an eye sees.
  static let tolerance = 8

  /// The share of the pixels that are others, from 0 to 1; where the sizes differ, what one
  /// picture has and the other has not counts.
  let share: Double
  /// The kept picture in pale grey, with what is other now in red.
  let picture: Pixels

  /// Compares a picture with the one that was kept.
  init(from kept: Pixels, to now: Pixels) {
    let (width, height) = (max(kept.width, now.width), max(kept.height, now.height))
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    var count = 0
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        let (old, new) = (kept.place(x, y), now.place(x, y))
        if let old, let new, Self.isSame(kept.bytes, old, now.bytes, new) {
          let grey = Self.paleGrey(kept.bytes, old)
          for channel in 0..<3 { bytes[place + channel] = grey }
        } else {
          count += 1
          (bytes[place], bytes[place + 1], bytes[place + 2]) = (40, 20, 224)
        }
      }
    }
    share = width * height == 0 ? 0 : Double(count) / Double(width * height)
    picture = Pixels(width: width, height: height, bytes: bytes)
  }

  private static func isSame(
    _ one: [UInt8], _ first: Int, _ other: [UInt8], _ second: Int
  ) -> Bool {
    for channel in 0..<4
    where abs(Int(one[first + channel]) - Int(other[second + channel])) > tolerance {
      return false
    }
    return true
  }

  private static func paleGrey(_ bytes: [UInt8], _ place: Int) -> UInt8 {
    let light = (Int(bytes[place]) + Int(bytes[place + 1]) * 2 + Int(bytes[place + 2])) / 4
    return UInt8(255 - (255 - light) / 4)
  }
}

extension PictureDifference.Pixels {
  /// Where a pixel's bytes begin; nil outside of the picture.
  fileprivate nonisolated func place(_ x: Int, _ y: Int) -> Int? {
    x < width && y < height ? (y * width + x) * 4 : nil
  }
}
