/// A group of controls for entering data or changing settings.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = FormStyleConfiguration(content: .init(content: content))
    return context.nodes(styling: configuration, automatic: AppliedStyle(AutomaticFormStyle()))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is asked to lay out, in the next outer style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How a form is laid out.
public enum FormLayout: String, Codable, Sendable, AttributeConvertible {
  /// Rows in boxed groups, which scroll.
  case grouped
  /// A column of labels beside a column of values.
  case columns
}

extension NodeKind {
  /// A form; its children are sections.
  public static let form = NodeKind("form")
}

extension NodeAttribute where Value == Bool {
  /// Whether a form or list stands in another, which scrolls.
  public static var isNested: NodeAttribute { NodeAttribute("isNested") }
}

extension NodeAttribute where Value == FormLayout {
  public static var formLayout: NodeAttribute { NodeAttribute("layout") }
}

/// A form as the built-in styles lay it out.
struct FormLayoutView: View {
  let content: any View
  let layout: FormLayout

  func nodes(in context: ViewContext) -> [Node] {
    let groups = context.rowGroups(of: content, layout: layout)
    return [
      context.node(.form, children: groups) { node in
        node[.formLayout] = layout
        node[.sectionSpacing] = context.environment.listSectionSpacing
        if context.place.enclosingForm != nil { node[.isNested] = true }
      }
    ]
  }
}

extension ViewContext {
  /// The sections of a form or list.
  func rowGroups(of content: any View, layout: FormLayout) -> [Node] {
    var inner = part(.content)
    inner.slot = nil
    inner.place.enclosingForm = layout
    return sectioned(content.nodes(in: inner))
  }

  /// The rows with each run of loose ones put into a section of its own.
  private func sectioned(_ rows: [Node]) -> [Node] {
    var sections: [Node] = []
    var loose: [Node] = []
    var count = 0
    func close() {
      guard !loose.isEmpty else { return }
      // Named by its place, so that adding or removing its first row leaves it the same section.
      let id = identity.appending(.slot("loose")).appending(.index(count))
      sections.append(Node(id: id, kind: .section, children: loose))
      loose = []
      count += 1
    }
    for row in rows {
      if row.kind == .section {
        close()
        sections.append(row)
      } else {
        loose.append(row)
      }
    }
    close()
    return sections
  }
}
