import CGtk

/// GtkDropDown: a choice out of a list; `notify::selected` tells of a change.
package final class DropDown: Widget {
  package convenience init(_ model: ListModel) {
    // The constructor takes over a reference.
    g_object_ref(model.raw)
    self.init(constructed: gtk_drop_down_new(model.cast(), nil))
  }

  package convenience init(_ strings: [String] = []) { self.init(StringList(strings)) }

  package var model: ListModel? {
    get { ListModel.wrap(gtk_drop_down_get_model(cast())) }
    set { gtk_drop_down_set_model(cast(), newValue?.cast()) }
  }

  /// The index of the choice; nil while there is none.
  package var selected: Int? {
    get {
      let index = gtk_drop_down_get_selected(cast())
      return index == guint.max ? nil : Int(index)
    }
    // GTK_INVALID_LIST_POSITION is a macro of the greatest unsigned number.
    set { gtk_drop_down_set_selected(cast(), newValue.map { guint($0) } ?? guint.max) }
  }

  /// What fills the button, and the list too if it has no factory of its own.
  package var factory: ListItemFactory? {
    get { ListItemFactory.wrap(gtk_drop_down_get_factory(cast())) }
    set { gtk_drop_down_set_factory(cast(), newValue?.cast()) }
  }

  /// What fills the list's items.
  package var listFactory: ListItemFactory? {
    get { ListItemFactory.wrap(gtk_drop_down_get_list_factory(cast())) }
    set { gtk_drop_down_set_list_factory(cast(), newValue?.cast()) }
  }
}
