/// Views side by side, of which the first lead to what the last shows.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  public var body: some View {
    HStack(spacing: 0) {
      sidebar.frame(minWidth: 180, maxWidth: 260)
      Divider()
      if Content.self != EmptyView.self {
        content.frame(minWidth: 180, maxWidth: 260)
        Divider()
      }
      detail.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}
