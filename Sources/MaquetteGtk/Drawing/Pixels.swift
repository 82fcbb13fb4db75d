extension Double {
  /// A length in points as whole pixels: never negative, and never more than any screen has.
  ///
  /// Files can ask for infinite lengths, and for such as are no numbers.
  var pixels: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, 0), 10_000).rounded()) }
}

extension Double? {
  /// The length as whole pixels, where there is one and it has an end.
  var pixels: Int? {
    guard let self, self.isFinite else { return nil }
    return self.pixels
  }
}
