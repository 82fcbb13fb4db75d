extension View {
  /// Titles the page that the view is on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  public func navigationTitle(_ title: Text) -> some View {
    adapting { $0.preferences.take(.title(title.string(in: $0))) }
  }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }
}
