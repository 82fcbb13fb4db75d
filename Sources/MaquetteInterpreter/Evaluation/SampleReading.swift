/// How the values of a data file are read, and what else is asked for.
final class SampleReading {
  /// Where the values stand.
  var source = SampleSource()
  /// What is asked for and not supplied, while that is of interest.
  var needs: DataNeeds?
  /// How many values are being made up, one inside the other.
  var depth = 0
  /// Which element of a collection is being made up.
  var index = 0
  /// The types that are being asked for samples of their own.
  var asked: Set<ObjectIdentifier> = []
  /// The names that something has asked the data file for.
  var names: Set<String> = []
}
