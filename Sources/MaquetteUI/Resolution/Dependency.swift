/// Something that computations read and that can change: a state, an object's property, a global.
@MainActor
package class Dependency {
  private struct Reader {
    weak var computation: Computation?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private weak var lastReader: Computation?
  /// How many readers there may be before those that are gone are looked for.
  private var limit = 16

  package init() {}

  /// Notes that the computation now running reads it.
  package final func noteRead() {
    guard let computation = Computation.current, computation !== lastReader else { return }
    lastReader = computation
    readers[ObjectIdentifier(computation)] = Reader(computation: computation)
    if readers.count > limit { forgetGone() }
  }

  /// Forgets readers that are gone: of what never changes, each version of a file brings others.
  private func forgetGone() {
    readers = readers.filter { $0.value.computation != nil }
    limit = max(16, readers.count * 2)
  }

  /// How many readers it keeps account of; for tests.
  var readerCount: Int { readers.count }

  /// Marks all that read it as out of date; what still reads it says so when it runs again.
  package final func noteChange() {
    guard !readers.isEmpty else { return }
    let stale = readers
    readers = [:]
    lastReader = nil
    for reader in stale.values { reader.computation?.markStale() }
  }
}
