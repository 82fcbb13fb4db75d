/// Something that computations read and that can change: a state, an object's property, a global.
@MainActor
package class Dependency {
  private struct Reader {
    weak var computation: Computation?
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  private weak var lastReader: Computation?

  package init() {}

  /// Notes that the computation now running reads it.
  package final func noteRead() {
    guard let computation = Computation.current, computation !== lastReader else { return }
    lastReader = computation
    readers[ObjectIdentifier(computation)] = Reader(computation: computation)
  }

  /// Marks all that read it as out of date; what still reads it says so when it runs again.
  package final func noteChange() {
    guard !readers.isEmpty else { return }
    let stale = readers
    readers = [:]
    lastReader = nil
    for reader in stale.values { reader.computation?.markStale() }
  }
}
