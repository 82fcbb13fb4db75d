import CGtk

/// GtkListBox: rows below each other; emits `row-activated` and `row-selected` with the row.
package final class ListBox: Widget, Container {
  package convenience init() { self.init(constructed: gtk_list_box_new()) }

  package func append(_ child: Widget) { gtk_list_box_append(cast(), child.widget) }
  package func prepend(_ child: Widget) { gtk_list_box_prepend(cast(), child.widget) }
  package func remove(_ child: Widget) { gtk_list_box_remove(cast(), child.widget) }

  /// Adds a row (or a widget, which gets one) at `index`; -1 for the end.
  package func insert(_ child: Widget, at index: Int) {
    gtk_list_box_insert(cast(), child.widget, gint(index))
  }

  /// Moves a row of the list to `index`; the widget stays, and so do its state and its focus.
  package func reorder(_ row: ListBoxRow, to index: Int) {
    guard row.index != index else { return }
    let focus = row.root?.focus
    let hadFocus = focus.map { $0 === row || row.isAncestor(of: $0) } ?? false
    let caret = (focus as? Text).map { ($0.position, $0.selection) }
    remove(row)
    insert(row, at: index)
    guard hadFocus, let focus else { return }
    if let text = focus as? Text {
      text.grabFocusWithoutSelecting()
      if let (position, selection) = caret {
        text.position = position
        if let selection {
          text.selectRegion(start: selection.lowerBound, end: selection.upperBound)
        }
      }
    } else {
      focus.grabFocus()
    }
  }

  package func row(at index: Int) -> ListBoxRow? {
    ListBoxRow.wrap(gtk_list_box_get_row_at_index(cast(), gint(index)))
  }

  package var selectionMode: SelectionMode {
    get { SelectionMode(rawValue: gtk_list_box_get_selection_mode(cast()).rawValue) ?? .none }
    set { gtk_list_box_set_selection_mode(cast(), newValue.native) }
  }

  package var selectedRow: ListBoxRow? {
    get { ListBoxRow.wrap(gtk_list_box_get_selected_row(cast())) }
    set { gtk_list_box_select_row(cast(), newValue?.cast()) }
  }

  package func unselectAll() { gtk_list_box_unselect_all(cast()) }

  /// Whether one click activates a row; otherwise two do.
  package var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(cast()) != 0 }
    set { gtk_list_box_set_activate_on_single_click(cast(), newValue.native) }
  }

  /// What shows in place of rows while there are none.
  package func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(cast(), placeholder?.widget)
  }

  @discardableResult
  package func onRowActivated(_ handler: @escaping (ListBoxRow) -> Void) -> SignalConnection {
    connect("row-activated") { arguments in handler(arguments(0)) }
  }
}

/// GtkListBoxRow: a row of a list box; emits `activate`.
package class ListBoxRow: Widget, SingleChild {
  package convenience init() { self.init(constructed: gtk_list_box_row_new()) }

  package convenience init(child: Widget) {
    self.init()
    self.child = child
  }

  package var child: Widget? {
    get { Widget.wrap(gtk_list_box_row_get_child(cast())) }
    set { gtk_list_box_row_set_child(cast(), newValue?.widget) }
  }

  package var header: Widget? {
    get { Widget.wrap(gtk_list_box_row_get_header(cast())) }
    set { gtk_list_box_row_set_header(cast(), newValue?.widget) }
  }

  /// The row's place in its list; -1 outside one.
  package var index: Int { Int(gtk_list_box_row_get_index(cast())) }

  package var activatable: Bool {
    get { gtk_list_box_row_get_activatable(cast()) != 0 }
    set { gtk_list_box_row_set_activatable(cast(), newValue.native) }
  }

  package var selectable: Bool {
    get { gtk_list_box_row_get_selectable(cast()) != 0 }
    set { gtk_list_box_row_set_selectable(cast(), newValue.native) }
  }

  package var isSelected: Bool { gtk_list_box_row_is_selected(cast()) != 0 }
}
