import MaquetteUI

/// What the running program has written and made outside the state of its views: the values of its
/// variables, the sample data, shared objects and `@AppStorage`.
final class Storage {
  /// The values of the file's variables, by name.
  var globals: [String: Value] = [:]
  /// The values of static properties.
  private var statics: [StaticName: (type: RuntimeType, value: Value)] = [:]
  /// What the cases of enumerations stand for, as far as it was asked.
  private var rawValues: [ObjectIdentifier: [Value]] = [:]
  /// The values that a data file gives to names that nothing declares.
  var samples: [String: Value] = [:]
  /// What was written to names that nothing declares.
  var standIns: [String: Value] = [:]
  /// What `@AppStorage` and `@SceneStorage` keep, for the session.
  var settings: [String: StateCell] = [:]
  /// Objects made for properties that the environment should have supplied.
  var sharedObjects: [String: Value] = [:]
  /// The models that the program keeps.
  let models = ModelStore()
  /// What was looked up of texts that are others for other numbers, by the text that came of it.
  var numberedFormats: [String: (key: String, table: String?)] = [:]
  /// How many identifiers were made.
  var identifiers = 0
  /// Stands for all of this but the objects, which are followed one by one.
  let dependency = Dependency()
  /// Called when an object or a variable changed, so that views that read it are made again.
  var onChange: (() -> Void)?

  private struct StaticName: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  /// The value of a static property; nil before its first use.
  subscript(name: String, of type: RuntimeType) -> Value? {
    get { statics[StaticName(type: ObjectIdentifier(type), name: name)]?.value }
    set {
      statics[StaticName(type: ObjectIdentifier(type), name: name)] = newValue.map { (type, $0) }
    }
  }

  func rawValues(of type: RuntimeType) -> [Value]? { rawValues[ObjectIdentifier(type)] }

  func keep(rawValues values: [Value], of type: RuntimeType) {
    rawValues[ObjectIdentifier(type)] = values
  }

  /// Tells of a change of a variable.
  func noteChange() {
    dependency.noteChange()
    onChange?()
  }

  /// Forgets what a new version of the program makes anew; objects that were written to stay.
  func beginVersion() {
    dependency.noteChange()
    globals = globals.filter { $0.value.holdsChanges }
    sharedObjects = sharedObjects.filter { $0.value.holdsChanges }
    rawValues = [:]
    statics = statics.filter { $0.value.value.holdsChanges }
  }

  /// Forgets all that was written and made; the sample data stay.
  func forgetAll() {
    globals = [:]
    standIns = [:]
    settings = [:]
    sharedObjects = [:]
    statics = [:]
    models.forgetAll()
    noteChange()
  }
}
