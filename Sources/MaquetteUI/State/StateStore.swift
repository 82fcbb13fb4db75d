/// The values that views keep between resolutions, by the identity of their view.
///
/// Sessions that show the same view side by side have one store for what people change; what
/// follows from how a form is laid out, such as the room that a view has, is each session's own.
@MainActor
package final class StateStore {
  /// What a value is found by.
  struct Key: Hashable {
    let identity: NodeIdentity
    let name: String
    /// Whether the value is of one session alone, whatever others have.
    var isOwn = false
  }

  private struct Entry {
    var location: Dependency
    /// How many computations use it.
    var users = 0
  }

  package var onChange: (() -> Void)?

  /// Where values are that other sessions have too; nil where this is that place.
  private let shared: StateStore?

  private var entries: [Key: Entry] = [:]
  /// Values that are waiting for the views that they belong to.
  private var given: [Key: SimpleState] = [:]
  private var adoptsInitialValues = false
  /// What nobody used at some time in the resolution under way.
  private var unused: [Key] = []

  /// A store of its own, or one that has all but its own values from another.
  init(sharing other: StateStore? = nil) { shared = other?.shared ?? other }

  func beginPass(adoptingInitialValues: Bool) {
    adoptsInitialValues = adoptingInitialValues
    shared?.beginPass(adoptingInitialValues: adoptingInitialValues)
  }

  /// Forgets the state of views that are no longer there.
  func endPass() {
    shared?.endPass()
    for key in unused where (entries[key]?.users ?? 1) <= 0 { entries[key] = nil }
    unused = []
  }

  func retain(_ key: Key) {
    if let shared, !key.isOwn { return shared.retain(key) }
    entries[key]?.users += 1
  }

  func release(_ key: Key) {
    if let shared, !key.isOwn { return shared.release(key) }
    guard var entry = entries[key] else { return }
    entry.users -= 1
    entries[key] = entry
    if entry.users <= 0 { unused.append(key) }
  }

  /// How many values are kept.
  var count: Int { entries.count + (shared?.count ?? 0) }

  /// Keeps a value for the view that it belongs to.
  func give(_ value: SimpleState, to key: Key) {
    if let shared { shared.give(value, to: key) } else { given[key] = value }
  }

  /// The place of a view's value; made with `initial` where none of that type is there yet.
  ///
  /// After a reload, a value that nothing has changed yet becomes the new `initial`. So does one
  /// that was changed if `origin`, which tells the initial value's source from others, is another
  /// than before, and the value it gives too.
  ///
  /// - Parameter isOwn: whether the value is of this session alone.
  package func location<Value>(
    at identity: NodeIdentity, named name: String, isOwn: Bool = false, origin: UInt64? = nil,
    initial: () -> Value
  ) -> StateLocation<Value> {
    let key = Key(identity: identity, name: name, isOwn: isOwn)
    Computation.current?.record { $0.state.append(key) }
    let store = isOwn ? self : shared ?? self
    return store.location(at: key, origin: origin, initial: initial)
  }

  private func location<Value>(
    at key: Key, origin: UInt64?, initial: () -> Value
  ) -> StateLocation<Value> {
    if let location = entries[key]?.location as? StateLocation<Value> {
      if adoptsInitialValues { location.adopt(initial, from: origin) }
      return location
    }
    let location = StateLocation(initial(), from: origin) { [weak self] in self?.onChange?() }
    if let state = given.removeValue(forKey: key) { location.take(state) }
    entries[key] = Entry(location: location, users: entries[key]?.users ?? 0)
    return location
  }
}

extension StateStore {
  /// All values that the file's views keep, in a fixed order.
  ///
  /// What the model keeps by itself, such as the page that is pushed, has a name of several words.
  var all: [StateValue] {
    entries.compactMap { key, entry in
      guard let location = entry.location as? any StateTelling, !key.name.contains(" ") else {
        return nil
      }
      return StateValue(
        identity: key.identity, name: key.name, value: location.presentState,
        choices: location.choices, isChanged: location.isOtherThanInitial, type: location.typeName)
    }
    .sorted { ($0.identity.description, $0.name) < ($1.identity.description, $1.name) }
  }

  /// Sets a value from outside the views; tells whether it is of a kind that can be.
  func set(_ key: Key, to state: SimpleState) -> Bool {
    (entries[key]?.location as? any StateTelling)?.put(state) ?? false
  }

  /// Gives a value back what it began with.
  func reset(_ key: Key) { (entries[key]?.location as? any StateTelling)?.reset() }

  /// The values that were changed and can be told in plain words.
  var simpleState: [(key: Key, value: SimpleState)] {
    if let shared { return shared.simpleState }
    return entries.compactMap { key, entry in
      (entry.location as? any StateTelling)?.simpleState.map { (key, $0) }
    }
    .sorted { ($0.0.identity.description, $0.0.name) < ($1.0.identity.description, $1.0.name) }
  }
}

@MainActor
private protocol StateTelling {
  /// The value in plain words, if it was changed and there are such.
  var simpleState: SimpleState? { get }
  /// The value in plain words, changed or not.
  var presentState: SimpleState? { get }
  /// The values that it could have, where they can be counted.
  var choices: [String] { get }
  /// Whether it is another than it began with.
  var isOtherThanInitial: Bool { get }
  /// What sort of value it is.
  var typeName: String { get }
  func put(_ state: SimpleState) -> Bool
  func reset()
}

/// One kept value.
@MainActor
package final class StateLocation<Value>: Dependency, StateTelling {
  /// Whether anything was ever written after the initial value.
  package private(set) var isChanged = false
  private var stored: Value
  private var initial: Value
  private var origin: UInt64?
  private let onChange: () -> Void

  var simpleState: SimpleState? {
    isChanged ? (stored as? any SimpleStateConvertible)?.simpleState : nil
  }

  var presentState: SimpleState? { (stored as? any SimpleStateConvertible)?.simpleState }

  var choices: [String] { (stored as? any SimpleStateConvertible)?.stateChoices ?? [] }

  var isOtherThanInitial: Bool {
    guard isChanged else { return false }
    return (stored as? any Equatable).map { !$0.isEqual(to: initial) } ?? true
  }

  var typeName: String {
    (stored as? any SimpleStateConvertible)?.stateTypeName ?? "\(Swift.type(of: stored))"
  }

  func put(_ state: SimpleState) -> Bool {
    guard let value = (stored as? any SimpleStateConvertible)?.taking(state) as? Value else {
      return false
    }
    self.value = value
    return true
  }

  func reset() {
    value = initial
    isChanged = false
  }

  /// Takes a value that another store told, if it is of the kind of the initial one.
  func take(_ state: SimpleState) {
    guard let value = (stored as? any SimpleStateConvertible)?.taking(state) as? Value else {
      return
    }
    stored = value
    isChanged = true
  }

  init(_ value: Value, from origin: UInt64?, onChange: @escaping () -> Void) {
    stored = value
    initial = value
    self.origin = origin
    self.onChange = onChange
  }

  package var value: Value {
    get {
      noteRead()
      return stored
    }
    set {
      isChanged = true
      if let old = stored as? any Equatable, old.isEqual(to: newValue) { return }
      stored = newValue
      noteChange()
      onChange()
    }
  }

  /// Takes the initial value of a new version, where that one counts.
  func adopt(_ value: () -> Value, from source: UInt64?) {
    // An object that was written to counts as a changed value, which a reload keeps.
    if let holder = stored as? any ChangeHolding, holder.holdsChanges { isChanged = true }
    let isRewritten = source != origin
    origin = source
    guard !isChanged || isRewritten else { return }
    let value = value()
    defer { initial = value }
    if isChanged {
      guard let old = initial as? any Equatable, !old.isEqual(to: value) else { return }
      isChanged = false
    } else if let old = stored as? any Equatable, old.isEqual(to: value) {
      return
    }
    stored = value
    noteChange()
  }
}

/// A value that may have been changed from inside, as an object is, without being set anew.
@MainActor
package protocol ChangeHolding {
  var holdsChanges: Bool { get }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// A value of a view's state, as it is told to those who look into a session.
package struct StateValue {
  /// The view.
  package var identity: NodeIdentity
  /// The property's name.
  package var name: String
  /// The value in plain words; nil where there are none.
  package var value: SimpleState?
  /// The values that it could have, where they can be counted.
  package var choices: [String]
  /// Whether it is another than it began with.
  package var isChanged: Bool
  /// What sort of value it is.
  package var type: String
}
