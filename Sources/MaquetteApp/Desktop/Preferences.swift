import Gtk

/// What the user has chosen for all windows, kept by the desktop.
final class Preferences {
  /// The preferences of this process; they last no longer than it where no schema is found.
  static let shared = Preferences(
    SettingsStore.open(schema: "io.github.maquette.Maquette", folder: InstalledData.schemas))

  private let store: SettingsStore?
  private var texts: [String: String] = [:]
  private var switches: [String: Bool] = ["restore-session": true]
  private var lists: [String: [String]] = [:]

  /// Preferences in a store, or in memory.
  init(_ store: SettingsStore?) { self.store = store }

  /// The editor's name; empty for the first that is there.
  var editor: String {
    get { text("editor") }
    set { set("editor", to: newValue) }
  }

  /// The command of the editor that is called "custom".
  var editorCommand: String {
    get { text("editor-command") }
    set { set("editor-command", to: newValue) }
  }

  /// Whether the last session's files are opened again.
  var restoresSession: Bool {
    get { isOn("restore-session") }
    set { set("restore-session", to: newValue) }
  }

  /// Whether forms follow their files only when they are asked to.
  var isPaused: Bool {
    get { isOn("pause") }
    set { set("pause", to: newValue) }
  }

  /// The panes that were open last.
  var openPanes: [String] {
    get { store?.list("open-panes") ?? lists["open-panes", default: []] }
    set {
      if let store { store.set("open-panes", to: newValue) } else { lists["open-panes"] = newValue }
    }
  }

  private func text(_ key: String) -> String { store?.string(key) ?? texts[key, default: ""] }

  private func set(_ key: String, to text: String) {
    if let store { store.set(key, to: text) } else { texts[key] = text }
  }

  private func isOn(_ key: String) -> Bool { store?.bool(key) ?? switches[key, default: false] }

  private func set(_ key: String, to isOn: Bool) {
    if let store { store.set(key, to: isOn) } else { switches[key] = isOn }
  }
}
