import Foundation

extension View {
  /// Shows a secondary text at the end of each row of this view.
  public func badge(_ label: Text?) -> some View {
    attaching(toAll: true) { context in
      guard let text = label?.string(in: context), !text.isEmpty else { return [] }
      return [context.node(.badge) { $0[.text] = text }]
    }
  }

  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Fills the rows of this view.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    finishing { node, context in
      guard let view else { return }
      let fills = view.nodes(in: context.part(.background))
      if let fill = fills.lazy.compactMap({ $0[.fill] }).first { node[.rowBackground] = fill }
    }
  }

  /// Shows or hides the lines between the rows of this view.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    finishing { node, _ in if visibility == .hidden { node[.isSeparatorHidden] = true } }
  }

  /// Sets the distances between the contents of this view's rows and their edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    finishing { node, _ in
      guard let insets else { return }
      node[.rowInsets] = [insets.top, insets.leading, insets.bottom, insets.trailing]
        .map { Double($0) }
    }
  }

  /// Shows or hides what is behind the content of a list or form.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    finishing { node, _ in if visibility == .hidden { node[.isBackgroundHidden] = true } }
  }
}

extension NodeKind {
  /// A secondary text at the end of the row that it is attached to.
  public static let badge = NodeKind("badge")
}

extension NodeAttribute where Value == Paint {
  /// What fills the row that the node is, where not what usually does.
  public static var rowBackground: NodeAttribute { NodeAttribute("rowBackground") }
}

extension NodeAttribute where Value == Bool {
  public static var isSeparatorHidden: NodeAttribute { NodeAttribute("isSeparatorHidden") }
  public static var isBackgroundHidden: NodeAttribute { NodeAttribute("isBackgroundHidden") }
}

extension NodeAttribute where Value == [Double] {
  /// The distances to the edges of the row: top, leading, bottom, trailing.
  public static var rowInsets: NodeAttribute { NodeAttribute("rowInsets") }
}
