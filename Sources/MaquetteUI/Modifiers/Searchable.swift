extension View {
  /// Puts a field over the view to search in it.
  public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, scopes: nil)
  }

  public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
    searchable(text: text, prompt: Text(prompt))
  }

  /// Puts what may be searched for under the search field once something stands in it.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { suggesting(suggestions()) }

  package func suggesting(_ suggestions: any View) -> some View {
    SearchableView(
      content: self, text: nil, prompt: nil, scopes: suggestions, needsText: true)
  }

  /// Puts a choice under the search field.
  package func searchScopes(_ scopes: any View) -> some View {
    SearchableView(content: self, text: nil, prompt: nil, scopes: scopes)
  }
}

/// A view under a search field, or under what narrows a search.
private struct SearchableView<Content: View>: View {
  let content: Content
  let text: Binding<String>?
  let prompt: Text?
  let scopes: (any View)?
  /// Whether that shows only once something is searched for.
  var needsText = false

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context.part(.content)
    inner.slot = nil
    let below = content.nodes(in: inner)
    var above: [Node] = []
    if let text {
      let field = context.part(.header)
      field.pass.handle(field.identity) { action in
        if case .setText(let new) = action { text.wrappedValue = new }
      }
      above.append(
        field.node(.searchField) { node in
          node[.text] = text.wrappedValue
          node[.prompt] = prompt?.string(in: context) ?? "Search"
          node.accessibleName = node[.prompt]
        })
    }
    let isSearching = below.lazy.flatMap(\.children).contains {
      $0.kind == .searchField && $0[.text]?.isEmpty == false
    }
    if needsText, !isSearching { return below }
    if let scopes { above += context.nodes(of: scopes, in: .header) }
    if text == nil, below.count == 1, var node = below.first, node.kind == .searchable {
      // What narrows a search stands under its field.
      let place = node.children.lastIndex { $0.slot == .header }.map { $0 + 1 } ?? 0
      node.children.insert(contentsOf: above, at: place)
      return [node]
    }
    return [context.node(.searchable, children: above + below)]
  }
}

extension NodeKind {
  /// A view under a field to search in it.
  public static let searchable = NodeKind("searchable")
  /// A field to search with.
  public static let searchField = NodeKind("searchField")
}
