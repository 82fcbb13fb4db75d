import Foundation

extension View {
  /// Shows a secondary text at the end of each row of this view.
  public func badge(_ label: Text?) -> some View {
    attaching(toAll: true) { context in
      guard let text = label?.string(in: context), !text.isEmpty else { return [] }
      let prominence = context.environment.badgeProminence
      return [
        context.node(.badge) { node in
          node[.text] = text
          if prominence != .standard { node[.badgeProminence] = prominence }
        }
      ]
    }
  }

  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Fills the rows of this view.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    finishingRows { node, context in
      guard let view else { return }
      let fills = view.nodes(in: context.part(.background))
      if let fill = fills.lazy.compactMap({ $0[.fill] }).first { node[.rowBackground] = fill }
    }
  }

  /// Shows or hides the lines between the rows of this view.
  public func listRowSeparator(_ visibility: Visibility) -> some View {
    finishingRows { node, _ in if visibility == .hidden { node[.isSeparatorHidden] = true } }
  }

  /// Colours the lines between the rows of this view; `nil` leaves them as usual.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    finishingRows { node, context in
      if node[.separatorTint] == nil {
        node[.separatorTint] = color?.paint(in: context.environment)
      }
    }
  }

  /// Sets the distance between the sections of the lists and forms in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Colours the icons of the labels in the rows of this view; `nil` leaves them as usual.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }

  /// Sets how much the headers of the sections in this view stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the distances between the contents of this view's rows and their edges.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    finishingRows { node, _ in
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

extension VerticalEdge {
  /// Any of the two.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// How far the sections of a list stand from each other.
public struct ListSectionSpacing: Equatable, Sendable {
  /// In points; nil for what is usual.
  let length: Double?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 12)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(0, Double(spacing)))
  }
}

/// How much something stands out from what is around it.
public enum Prominence: String, CaseIterable, Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// How far the sections of lists and forms stand from each other, in points; nil for what is
  /// usual.
  var listSectionSpacing: Double? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The colour of the icons of labels in rows; nil for the tint in force.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

private enum ListItemTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension View {
  /// This view with each of its rows changed after resolution: its nodes, and those in its sections.
  fileprivate func finishingRows(
    _ finish: @escaping @MainActor (inout Node, ViewContext) -> Void
  ) -> AdaptedView<Self> {
    finishing { node, context in
      guard node.kind == .section else { return finish(&node, context) }
      for index in node.children.indices where node.children[index].slot == nil {
        finish(&node.children[index], context)
      }
    }
  }
}

extension NodeKind {
  /// A secondary text at the end of the row that it is attached to.
  public static let badge = NodeKind("badge")
}

extension NodeAttribute where Value == Paint {
  /// What fills the row that the node is, where not what usually does.
  public static var rowBackground: NodeAttribute { NodeAttribute("rowBackground") }
  /// What colours the line under the row that the node is, where not what usually does.
  public static var separatorTint: NodeAttribute { NodeAttribute("separatorTint") }
}

extension NodeAttribute where Value == Double {
  /// How far the sections of a list or form stand from each other, where not as usual.
  public static var sectionSpacing: NodeAttribute { NodeAttribute("sectionSpacing") }
}

extension NodeAttribute where Value == Bool {
  public static var isSeparatorHidden: NodeAttribute { NodeAttribute("isSeparatorHidden") }
  public static var isBackgroundHidden: NodeAttribute { NodeAttribute("isBackgroundHidden") }
}

extension NodeAttribute where Value == [Double] {
  /// The distances to the edges of the row: top, leading, bottom, trailing.
  public static var rowInsets: NodeAttribute { NodeAttribute("rowInsets") }
}
