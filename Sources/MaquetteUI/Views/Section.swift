/// A part of a form or list, with a header above and a footer below where given.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: nil)
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: nil)
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let headers = context.nodes(
      of: SectionCaption(
        content: header, isProminent: context.environment.headerProminence == .increased),
      in: .header)
    let footers = context.nodes(of: SectionCaption(content: footer), in: .footer)
    var inner = context.part(.content)
    inner.slot = nil
    let rows = isExpanded?.wrappedValue == false ? [] : content.nodes(in: inner)
    // A section in a section begins a group of its own.
    let nested = rows.filter { $0.kind == .section }
    let own = rows.filter { $0.kind != .section }
    let node = context.node(.section, children: headers + own + footers) { node in
      node.accessibleName = headers.spokenText
    }
    return own.isEmpty && headers.isEmpty && footers.isEmpty && !nested.isEmpty
      ? nested : [node] + nested
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: nil)
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: nil)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: nil)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: nil)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: nil)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension NodeKind {
  /// A group of rows.
  public static let section = NodeKind("section")
}

extension NodeSlot {
  public static let header = NodeSlot("header")
  public static let footer = NodeSlot("footer")
}

/// A header or footer, which is no row and so no part of the form's rules for values.
private struct SectionCaption: View {
  let content: any View
  var isProminent = false

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.place.isLabeledContentValue = false
    inner.place.valueLevel = 0
    if isProminent, inner.environment.font == nil {
      inner.environment.font = .title3.weight(.semibold)
    }
    return content.nodes(in: inner)
  }
}
