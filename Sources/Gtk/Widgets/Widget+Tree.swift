import CGtk

extension Widget {
  package var parent: Widget? { Widget.wrap(gtk_widget_get_parent(widget)) }
  package var firstChild: Widget? { Widget.wrap(gtk_widget_get_first_child(widget)) }
  package var lastChild: Widget? { Widget.wrap(gtk_widget_get_last_child(widget)) }
  package var nextSibling: Widget? { Widget.wrap(gtk_widget_get_next_sibling(widget)) }
  package var previousSibling: Widget? { Widget.wrap(gtk_widget_get_prev_sibling(widget)) }

  /// The direct children in order, internal ones of compound widgets included.
  package var children: [Widget] {
    var result: [Widget] = []
    var child = firstChild
    while let next = child {
      result.append(next)
      child = next.nextSibling
    }
    return result
  }

  /// The widget and all below it, depth first.
  package var descendants: [Widget] { [self] + children.flatMap(\.descendants) }

  /// The window that the widget is in.
  package var root: Window? {
    gtk_widget_get_root(widget).flatMap { Widget.wrap($0) as? Window }
  }

  package var display: Display {
    guard let display = Display.wrap(gtk_widget_get_display(widget)) else {
      fatalError("a widget has no display")
    }
    return display
  }

  package func isAncestor(of other: Widget) -> Bool {
    gtk_widget_is_ancestor(other.widget, widget) != 0
  }

  /// Attaches a popover to the widget that it points at.
  package func setParent(_ parent: Widget) { gtk_widget_set_parent(widget, parent.widget) }

  /// Takes the widget out of its parent, where that parent has no function for it.
  package func unparent() { gtk_widget_unparent(widget) }

  /// Takes the widget out of whatever container holds it, by that container's own rules.
  package func removeFromParent() {
    guard let parent else { return }
    switch parent {
    case let parent as any Container: parent.remove(self)
    case let parent as any SingleChild: parent.child = nil
    default: unparent()
    }
  }

  /// Makes the widget a child of `parent`, after `sibling` (nil: first); for custom widgets.
  package func insert(into parent: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(widget, parent.widget, sibling?.widget)
  }
}

/// A widget with any number of children that can each be taken out.
package protocol Container: Widget {
  func remove(_ child: Widget)
}

/// A widget with one child at most.
package protocol SingleChild: Widget {
  var child: Widget? { get set }
}
