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

extension View {
  /// Puts a second, smaller title over the page that the view is on.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    adapting { $0.preferences.take(.subtitle(subtitle.string(in: $0))) }
  }

  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Shows the page without the bar over it.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    adapting { if hidden { $0.preferences.take(.hidesBar) } }
  }

  /// Leaves the way back out of the bar over the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    adapting { if hidesBackButton { $0.preferences.take(.hidesBack) } }
  }
}
