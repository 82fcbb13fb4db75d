/// What `UserDefaults` stands for: the values that `@AppStorage` keeps for the session.
struct DefaultsStore: Equatable {}

extension TypeEntry {
  static let userDefaults = TypeEntry(
    "UserDefaults", matches: { $0 is DefaultsStore },
    initializers: [
      Overload("init(@inert suiteName: String? = nil)") { () -> DefaultsStore? in DefaultsStore() }
    ],
    statics: ["standard": { _ in DefaultsStore() }],
    methods: readings + writings)

  private static let readings: [Overload] =
    [
      Method("func string(forKey defaultName: String) -> String?") {
        (_: DefaultsStore, key: String, site: CallSite) in
        site.evaluator.keptDefault(key).map { Value.string(site.evaluator.describe($0)) }
      },
      Method("func bool(forKey defaultName: String) -> Bool") {
        (_: DefaultsStore, key: String, site: CallSite) -> Bool? in
        if case .bool(let value)? = site.evaluator.keptDefault(key) { value } else { false }
      },
      Method("func integer(forKey defaultName: String) -> Int") {
        (_: DefaultsStore, key: String, site: CallSite) -> Int? in
        site.evaluator.keptDefault(key)?.integer ?? 0
      },
      Method("func double(forKey defaultName: String) -> Double") {
        (_: DefaultsStore, key: String, site: CallSite) -> Double? in
        site.evaluator.keptDefault(key)?.number ?? 0
      },
      Method("func float(forKey defaultName: String) -> Float") {
        (_: DefaultsStore, key: String, site: CallSite) -> Double? in
        site.evaluator.keptDefault(key)?.number ?? 0
      },
    ]
    + ["object", "value", "array", "stringArray", "dictionary", "data", "url"].map { name in
      Method("func \(name)(forKey defaultName: String) -> Any?") {
        (_: DefaultsStore, key: String, site: CallSite) in site.evaluator.keptDefault(key)
      }
    }

  private static let writings: [Overload] = [
    Method("func set(_ value: Any?, forKey defaultName: String)") {
      (_: DefaultsStore, value: Value?, key: String, site: CallSite) in
      site.evaluator.keepDefault(value ?? .null, for: key)
      return Value.void
    },
    Method("func setValue(_ value: Any?, forKey key: String)") {
      (_: DefaultsStore, value: Value?, key: String, site: CallSite) in
      site.evaluator.keepDefault(value ?? .null, for: key)
      return Value.void
    },
    Method("func removeObject(forKey defaultName: String)") {
      (_: DefaultsStore, key: String, site: CallSite) in
      site.evaluator.keepDefault(.null, for: key)
      return Value.void
    },
    Method("func register(defaults: Any)") {
      (_: DefaultsStore, defaults: Value, site: CallSite) in
      if case .dictionary(let entries) = defaults {
        for (key, value) in entries.entries {
          let key = site.evaluator.describe(key)
          if site.evaluator.keptDefault(key) == nil { site.evaluator.keepDefault(value, for: key) }
        }
      }
      return Value.void
    },
    Method("func synchronize() -> Bool") { (_: DefaultsStore) -> Bool? in true },
  ]
}

extension Evaluator {
  /// What is kept for a key, as it would be written; nil where nothing is.
  func keptDefault(_ key: String) -> Value? {
    storage.dependency.noteRead()
    guard let value = storage.settings["@" + key]?.value, !value.isNone else { return nil }
    if case .enumCase(let choice) = value { return (try? rawValue(of: choice)) ?? value }
    return value
  }

  /// Keeps a value for a key, where `@AppStorage` of that key finds it too.
  func keepDefault(_ value: Value, for key: String) {
    let name = "@" + key
    let cell = storage.settings[name] ?? StateCell(.null, type: nil)
    if storage.settings[name] == nil {
      cell.onChange = { [weak self] in self?.storage.onChange?() }
      storage.settings[name] = cell
    }
    cell.binding.set(value)
    storage.noteChange()
  }
}
