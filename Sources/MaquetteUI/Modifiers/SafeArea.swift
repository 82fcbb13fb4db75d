import Foundation

extension View {
  /// Puts views beside this one, at its upper or lower edge, which takes the rest of the room.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content().layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Puts views beside this one, at its leading or trailing edge, which takes the rest of the room.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content().layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Keeps the view away from some edges; a desktop's window has no other safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// The upper and the lower edge.
public enum VerticalEdge: String, CaseIterable, Hashable, Codable, Sendable {
  case top, bottom
}
