import Gtk

/// Where a node is shown, which decides the widgets that it gets.
enum LayoutRole: Hashable {
  /// Among others along an axis, or alone.
  case inline(Orientation)
  /// Over or under others, in no stack.
  case layer
  /// As a group of rows in a form that scrolls.
  case rowGroup
  /// As a group of lines in a form in columns.
  case lineGroup
  /// As a row of a boxed group.
  case row
  /// As a line of a form in columns.
  case line
  /// As what titles a row.
  case title
  /// As what titles a line of a form in columns.
  case lineTitle
  /// As the value that a row or line shows.
  case value
  /// As the header of a group, or part of it.
  case header
  /// As the footer of a group, or part of it.
  case footer
  /// As what a button or another control says.
  case control
  /// As a page of a stack of pages.
  case page
}
