/// Where the interpreted code stands that runs now, in memory that outlives this process.
package nonisolated enum RunningPlace {
  /// Where the place is written: its UTF-8 offset in the form's file and one more, 0 where no code
  /// runs, -1 where that of another file does. Nil where nobody asks.
  nonisolated(unsafe) package static var slot: UnsafeMutablePointer<Int32>?

  /// Takes note that code at a place runs.
  @MainActor
  static func note(_ place: SourceLocation) {
    guard let slot else { return }
    let anchor = place.anchor
    slot.pointee =
      anchor.file.isForeign ? -1 : Int32(truncatingIfNeeded: place.range.lowerBound) + 1
  }

  /// Takes note that no code runs.
  package static func clear() { slot?.pointee = 0 }
}
