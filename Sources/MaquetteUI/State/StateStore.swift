/// The values that views keep between resolutions, by the identity of their view.
@MainActor
package final class StateStore {
  private struct Key: Hashable {
    let identity: NodeIdentity
    let name: String
  }

  private struct Entry {
    var location: any StateLocating
    var pass: Int
  }

  package var onChange: (() -> Void)?

  private var entries: [Key: Entry] = [:]
  private var pass = 0
  private var adoptsInitialValues = false

  func beginPass(adoptingInitialValues: Bool) {
    pass += 1
    adoptsInitialValues = adoptingInitialValues
  }

  /// Forgets the state of views that are no longer there.
  func endPass() {
    entries = entries.filter { $0.value.pass == pass }
  }

  /// The place of a view's value; made with `initial` where none of that type is there yet.
  package func location<Value>(
    at identity: NodeIdentity, named name: String, initial: () -> Value
  ) -> StateLocation<Value> {
    let key = Key(identity: identity, name: name)
    if let location = entries[key]?.location as? StateLocation<Value> {
      entries[key]?.pass = pass
      if adoptsInitialValues, !location.isChanged { location.adopt(initial()) }
      return location
    }
    let location = StateLocation(initial()) { [weak self] in self?.onChange?() }
    entries[key] = Entry(location: location, pass: pass)
    return location
  }
}

@MainActor
private protocol StateLocating: AnyObject {}

/// One kept value.
@MainActor
package final class StateLocation<Value>: StateLocating {
  /// Whether anything was ever written after the initial value.
  package private(set) var isChanged = false
  private var stored: Value
  private let onChange: () -> Void

  init(_ value: Value, onChange: @escaping () -> Void) {
    stored = value
    self.onChange = onChange
  }

  package var value: Value {
    get { stored }
    set {
      isChanged = true
      if let old = stored as? any Equatable, old.isEqual(to: newValue) { return }
      stored = newValue
      onChange()
    }
  }

  func adopt(_ value: Value) { stored = value }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
