import CGtk

/// GListModel: an ordered collection of objects that widgets show; emits `items-changed`.
package class ListModel: Object {
  package var count: Int { Int(g_list_model_get_n_items(cast())) }

  package func item(at index: Int) -> Object? {
    g_list_model_get_item(cast(), guint(clamping: index)).flatMap {
      Object.wrap($0, ownership: .owned)
    }
  }
}

/// GtkStringList: a list model of texts.
package final class StringList: ListModel {
  package convenience init(_ strings: [String] = []) {
    self.init(constructed: withStrings(strings) { gtk_string_list_new($0) })
  }

  package subscript(index: Int) -> String {
    String(borrowed: gtk_string_list_get_string(cast(), guint(index)))
  }

  package var strings: [String] { (0..<count).map { self[$0] } }

  package func append(_ text: String) { gtk_string_list_append(cast(), text) }
  package func remove(at index: Int) { gtk_string_list_remove(cast(), guint(index)) }

  /// Replaces the texts of a range by others, in one change.
  package func splice(_ range: Range<Int>, _ additions: [String]) {
    withStrings(additions) {
      gtk_string_list_splice(cast(), guint(range.lowerBound), guint(range.count), $0)
    }
  }
}

/// GtkStringObject: an item of a string list.
package final class StringObject: Object {
  package var string: String { String(borrowed: gtk_string_object_get_string(cast())) }
}

/// GtkListItem: the place of one item in a list widget, filled by a factory.
package final class ListItem: Object {
  package var child: Widget? {
    get { Widget.wrap(gtk_list_item_get_child(cast())) }
    set { gtk_list_item_set_child(cast(), newValue?.widget) }
  }

  package var item: Object? { Object.wrap(gtk_list_item_get_item(cast())) }

  /// The item's index in the model; nil while none is bound.
  package var position: Int? {
    let position = gtk_list_item_get_position(cast())
    return position == guint.max ? nil : Int(position)
  }

  package var selected: Bool { gtk_list_item_get_selected(cast()) != 0 }

  package var activatable: Bool {
    get { gtk_list_item_get_activatable(cast()) != 0 }
    set { gtk_list_item_set_activatable(cast(), newValue.native) }
  }

  package var selectable: Bool {
    get { gtk_list_item_get_selectable(cast()) != 0 }
    set { gtk_list_item_set_selectable(cast(), newValue.native) }
  }
}

/// GtkSignalListItemFactory: makes and fills the widgets of list items by closures.
package final class ListItemFactory: Object {
  /// `setup` puts an empty widget into an item, `bind` fills it in for the item's position.
  package convenience init(
    setup: @escaping (ListItem) -> Void, bind: @escaping (ListItem) -> Void,
    unbind: ((ListItem) -> Void)? = nil
  ) {
    self.init(constructed: gtk_signal_list_item_factory_new())
    connect("setup") { arguments in setup(arguments(0)) }
    connect("bind") { arguments in bind(arguments(0)) }
    if let unbind { connect("unbind") { arguments in unbind(arguments(0)) } }
  }
}
