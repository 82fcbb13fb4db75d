import CGtk

/// GMenu: the entries of a menu.
package final class Menu: Object {
  package convenience init() { self.init(constructed: g_menu_new()) }

  /// Adds an entry for an action in detailed notation: `win.reload`, `win.scheme::dark`.
  package func append(_ label: String, action: String?) { g_menu_append(cast(), label, action) }

  package func appendSection(_ label: String?, _ section: Menu) {
    g_menu_append_section(cast(), label, section.cast())
  }

  package func appendSubmenu(_ label: String, _ submenu: Menu) {
    g_menu_append_submenu(cast(), label, submenu.cast())
  }

  package func removeAll() { g_menu_remove_all(cast()) }

  package var count: Int { Int(g_menu_model_get_n_items(cast())) }
}

/// GSimpleAction: something that menus and keys can run; with text state it is a choice.
package final class SimpleAction: Object {
  /// An action that just runs.
  package convenience init(_ name: String, _ handler: @escaping () -> Void) {
    self.init(constructed: g_simple_action_new(name, nil))
    connect("activate", handler)
  }

  /// A choice between texts: `handler` is called with the one that was chosen.
  package convenience init(
    _ name: String, choice: String, _ handler: @escaping (String) -> Void
  ) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(
      constructed: g_simple_action_new_stateful(name, type, g_variant_new_string(choice)))
    connect("activate") { [weak self] arguments in
      guard let variant = g_value_get_variant(arguments.values + 1) else { return }
      let chosen = String(borrowed: g_variant_get_string(variant, nil))
      self?.choice = chosen
      handler(chosen)
    }
  }

  /// An action on a text: `handler` is called with the one that it is run for.
  package convenience init(_ name: String, taking handler: @escaping (String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    self.init(constructed: g_simple_action_new(name, type))
    connect("activate") { arguments in
      guard let variant = g_value_get_variant(arguments.values + 1) else { return }
      handler(String(borrowed: g_variant_get_string(variant, nil)))
    }
  }

  /// A switch: `handler` is called with the new state.
  package convenience init(_ name: String, isOn: Bool, _ handler: @escaping (Bool) -> Void) {
    self.init(
      constructed: g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn.native)))
    connect("activate") { [weak self] in
      guard let self else { return }
      self.isOn.toggle()
      handler(self.isOn)
    }
  }

  package var name: String { String(borrowed: g_action_get_name(cast())) }

  package var enabled: Bool {
    get { g_action_get_enabled(cast()) != 0 }
    set { g_simple_action_set_enabled(cast(), newValue.native) }
  }

  /// The chosen text of a choice.
  package var choice: String {
    get {
      guard let state = g_action_get_state(cast()) else { return "" }
      defer { g_variant_unref(state) }
      return String(borrowed: g_variant_get_string(state, nil))
    }
    set { g_simple_action_set_state(cast(), g_variant_new_string(newValue)) }
  }

  /// The state of a switch.
  package var isOn: Bool {
    get {
      guard let state = g_action_get_state(cast()) else { return false }
      defer { g_variant_unref(state) }
      return g_variant_get_boolean(state) != 0
    }
    set { g_simple_action_set_state(cast(), g_variant_new_boolean(newValue.native)) }
  }

  /// Runs the action, as for a menu entry without a target.
  package func activate() { g_action_activate(cast(), nil) }
}

/// GSimpleActionGroup: actions under a common prefix.
package final class SimpleActionGroup: Object {
  package convenience init() { self.init(constructed: g_simple_action_group_new()) }

  package func add(_ action: SimpleAction) { g_action_map_add_action(cast(), action.cast()) }
  package func remove(_ name: String) { g_action_map_remove_action(cast(), name) }
}
