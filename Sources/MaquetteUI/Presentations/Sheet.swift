import Foundation

extension View {
  /// Shows a view over the whole while the flag is set.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a view for an item over the whole while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Shows a view that fills the whole while the flag is set.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  /// Shows a view beside this one while the flag is set.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.popover, isPresented, nil, content)
  }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping @MainActor (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, content)
  }

  /// Shows a view at the end of the whole while the flag is set.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    presenting(.inspector, isPresented, nil, content)
  }

  /// Keeps a person from leaving the presentation around other than by its own controls.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    finishing { node, _ in if isDisabled { node[.isDismissDisabled] = true } }
  }

  /// Says how high a sheet is; the first counts.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    finishing { node, _ in node[.detent] = detents.min()?.word }
  }

  private func presenting(
    _ style: PresentationStyle, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor () -> some View
  ) -> AttachingView<Self> {
    presenting {
      guard isPresented.wrappedValue else { return nil }
      return Presentation(
        style, close: { isPresented.wrappedValue = false }, onDismiss: onDismiss, page: content())
    }
  }

  private func presenting<Item: Identifiable>(
    _ style: PresentationStyle, _ item: Binding<Item?>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor (Item) -> some View
  ) -> AttachingView<Self> {
    presenting {
      guard let value = item.wrappedValue else { return nil }
      return Presentation(
        style, close: { item.wrappedValue = nil }, onDismiss: onDismiss,
        page: content(value).id(value.id))
    }
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Comparable, Sendable {
  /// The name, fraction or number of points, as nodes carry it.
  package let word: String
  private let share: Double

  public static let medium = PresentationDetent(word: "medium", share: 0.5)
  public static let large = PresentationDetent(word: "large", share: 1)

  /// A part of the whole height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    let share = min(max(Double(fraction), 0), 1)
    return PresentationDetent(word: "\((share * 1000).rounded() / 10)%", share: share)
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    let points = height.isFinite ? max(Double(height), 0) : 0
    return PresentationDetent(word: "\(Int(min(points, 100_000)))", share: points / 1000)
  }

  public static func < (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.share < right.share
  }
}
