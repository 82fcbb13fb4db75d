extension View {
  /// Puts views into the bars around the page that the view is on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return adapting { context in
      var bar = context.part(.trailingBar)
      bar.place = Surroundings()
      bar.place.bar = .action
      // Several modifiers on one view stand at one identity.
      let position = context.preferences.toolbars.count
      bar.identity = bar.identity.appending(.index(position))
      context.preferences.take(.toolbar(content.nodes(in: bar), position: position))
    }
  }

  /// SwiftUI's earlier way to put views into the bar.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Gives the page's title a menu.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return toolbar { ToolbarTitleMenu { content } }
  }
}

/// A view of a page's bar, and where it stands there.
public struct ToolbarItem<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// An item that people may take out of the bar, or move, where they can.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.slot = placement.slot
    inner.place.bar = placement.role
    return content.nodes(in: inner)
  }
}

/// Several views of a page's bar that stand together.
public typealias ToolbarItemGroup = ToolbarItem

extension ToolbarItem {
  /// Views that may be shown as one, named by a label, where there is no room for all.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer: View {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.slot = placement.slot
    return [
      inner.node(.spacer) { node in
        if sizing == .fixed { node[.fixedLength] = 12 }
      }
    ]
  }
}

/// Whether a spacer grows.
public enum SpacerSizing: String, CaseIterable, Sendable {
  case flexible, fixed
}

/// The menu of a page's title.
public struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.place.bar = nil
    return inner.labelNodes(of: content, in: .titleMenu, ranked: false)
  }
}

/// Where a view of a bar stands.
public enum ToolbarItemPlacement: String, CaseIterable, Sendable {
  case automatic, primaryAction, secondaryAction, confirmationAction, destructiveAction
  case topBarTrailing, topBarPinnedTrailing, navigationBarTrailing
  case cancellationAction, navigation, topBarLeading, navigationBarLeading
  case principal, title, subtitle, largeTitle, largeSubtitle
  case bottomBar, status, bottomOrnament, keyboard, accessoryBar

  /// The part of the page that the view stands in.
  fileprivate var slot: NodeSlot {
    switch self {
    case .cancellationAction, .navigation, .topBarLeading, .navigationBarLeading: .leadingBar
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: .titleBar
    case .secondaryAction: .secondaryBar
    case .bottomBar, .bottomOrnament: .bottomBar
    case .status: .statusBar
    case .keyboard: .keyboardBar
    case .accessoryBar: .accessoryBar
    case .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .topBarPinnedTrailing, .navigationBarTrailing:
      .trailingBar
    }
  }

  /// What views there are for.
  fileprivate var role: BarRole {
    switch self {
    case .confirmationAction: .confirmation
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle, .status: .title
    default: .action
    }
  }
}

extension ToolbarItemPlacement {
  /// A bar of controls under that of the page, whatever it is called.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { .accessoryBar }
}

/// What a view is in a bar for, which decides the usual looks of its labels and buttons.
enum BarRole: Equatable {
  /// Something to press, known by its symbol.
  case action
  /// What confirms all that the page is for.
  case confirmation
  /// In place of the title.
  case title
}

extension NodeSlot {
  /// What stands at the start of the bar over a page.
  public static let leadingBar = NodeSlot("leadingBar")
  /// What stands in the title's place in the bar over a page.
  public static let titleBar = NodeSlot("titleBar")
  /// What stands at the end of the bar over a page.
  public static let trailingBar = NodeSlot("trailingBar")
  /// What a menu at the end of the bar over a page offers.
  public static let secondaryBar = NodeSlot("secondaryBar")
  /// What the menu of a page's title offers.
  public static let titleMenu = NodeSlot("titleMenu")
  /// What stands in a bar of its own under that over a page.
  public static let accessoryBar = NodeSlot("accessoryBar")
  /// What stands in the bar under a page.
  public static let bottomBar = NodeSlot("bottomBar")
  /// What stands in the middle of the bar under a page.
  public static let statusBar = NodeSlot("statusBar")
  /// What stands under a page while something is typed on it.
  public static let keyboardBar = NodeSlot("keyboardBar")

  /// The parts of a page that are bars, or in them.
  public static let bars: Set<NodeSlot> = [
    .leadingBar, .titleBar, .trailingBar, .secondaryBar, .titleMenu, .accessoryBar, .bottomBar,
    .statusBar, .keyboardBar,
  ]
}

extension NodeAttribute where Value == Double {
  /// The room that a spacer takes, where it does not grow, in points.
  public static var fixedLength: NodeAttribute { NodeAttribute("fixedLength") }
}
