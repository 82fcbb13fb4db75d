import CGtk

/// GSettings: the user's preferences, kept by the desktop; emits `changed` with the key.
package final class SettingsStore: Object {
  /// The preferences of a schema that is installed, or lies compiled in a folder; nil where it is
  /// neither.
  package static func open(schema id: String, folder: String? = nil) -> SettingsStore? {
    var source = g_settings_schema_source_get_default()
    var own: OpaquePointer?
    if let folder {
      own = g_settings_schema_source_new_from_directory(folder, source, 0, nil)
      source = own ?? source
    }
    defer { if let own { g_settings_schema_source_unref(own) } }
    guard let source, let schema = g_settings_schema_source_lookup(source, id, 1) else {
      return nil
    }
    defer { g_settings_schema_unref(schema) }
    return SettingsStore(constructed: g_settings_new_full(schema, nil, nil))
  }

  /// The value of a key that holds text.
  package func string(_ key: String) -> String { String(owned: g_settings_get_string(cast(), key)) }
  package func set(_ key: String, to text: String) { g_settings_set_string(cast(), key, text) }

  /// The value of a key that is on or off.
  package func bool(_ key: String) -> Bool { g_settings_get_boolean(cast(), key) != 0 }
  package func set(_ key: String, to isOn: Bool) {
    g_settings_set_boolean(cast(), key, isOn.native)
  }

  /// The value of a key that holds a list of texts.
  package func list(_ key: String) -> [String] {
    guard let array = g_settings_get_strv(cast(), key) else { return [] }
    defer { g_strfreev(array) }
    return strings(in: array)
  }

  package func set(_ key: String, to list: [String]) {
    withStrings(list) { _ = g_settings_set_strv(cast(), key, $0) }
  }

  /// Calls `handler` after each change of a key, whoever made it.
  @discardableResult
  package func onChange(of key: String, _ handler: @escaping () -> Void) -> SignalConnection {
    connect("changed::\(key)", handler)
  }
}
