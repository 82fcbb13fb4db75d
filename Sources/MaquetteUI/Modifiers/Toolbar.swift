extension View {
  /// Puts views into the bar over the page that the view is on.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return adapting { context in
      var bar = context.part(.trailingBar)
      bar.place = Surroundings()
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

  public func nodes(in context: ViewContext) -> [Node] {
    guard let slot = placement.slot else {
      context.pass.report(
        ResolutionIssue(
          code: "unsupported-modifier", name: "toolbar",
          message: "toolbar placement '\(placement.rawValue)' is not supported in previews",
          origin: context.origin))
      return []
    }
    var inner = context
    inner.slot = slot
    return content.nodes(in: inner)
  }
}

/// Several views of a page's bar that stand together.
public typealias ToolbarItemGroup = ToolbarItem

/// Where a view of a bar stands.
public enum ToolbarItemPlacement: String, CaseIterable, Sendable {
  case automatic, primaryAction, secondaryAction, confirmationAction, destructiveAction
  case topBarTrailing, navigationBarTrailing
  case cancellationAction, navigation, topBarLeading, navigationBarLeading
  case principal
  case bottomBar, status, keyboard

  /// The part of the page's bar; `nil` for other bars, which are not drawn.
  fileprivate var slot: NodeSlot? {
    switch self {
    case .cancellationAction, .navigation, .topBarLeading, .navigationBarLeading: .leadingBar
    case .principal: .titleBar
    case .bottomBar, .status, .keyboard: nil
    default: .trailingBar
    }
  }
}

extension NodeSlot {
  /// What stands at the start of the bar over a page.
  public static let leadingBar = NodeSlot("leadingBar")
  /// What stands in the title's place in the bar over a page.
  public static let titleBar = NodeSlot("titleBar")
  /// What stands at the end of the bar over a page.
  public static let trailingBar = NodeSlot("trailingBar")
}
