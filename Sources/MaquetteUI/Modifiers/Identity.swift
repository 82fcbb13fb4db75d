extension View {
  /// Gives the view an identity of its own; another id is another view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    adapting { $0.identity = $0.identity.appending(.element(String(describing: id))) }
  }
}
