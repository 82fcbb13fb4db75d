/// The previews of a provider: each view of its `previews` is one of its own, in a `Group` too.
struct ProvidedPreviews {
  /// One view of the block, and what beside it is not shown with it.
  struct Part {
    let statement: Statement
    let hidden: Set<ObjectIdentifier>
    /// What `previewDisplayName` calls it.
    let name: String?
    /// What `previewLayout` and the like are given.
    let settings: [Expression]
  }

  /// The views of a block, those in groups one by one.
  static func parts(of block: Block) -> [Part] {
    let views = block.statements.filter { $0.makesViews == true }
    return views.flatMap { statement -> [Part] in
      let hidden = Set(views.filter { $0 !== statement }.map { ObjectIdentifier($0) })
      let chain = (statement as? ExpressionStatement).map { Chain($0.expression) }
      guard let inner = chain?.group else {
        return [
          Part(
            statement: statement, hidden: hidden, name: chain?.displayName,
            settings: chain?.settings ?? [])
        ]
      }
      return parts(of: inner).map {
        Part(
          statement: $0.statement, hidden: $0.hidden.union(hidden),
          name: $0.name ?? chain?.displayName,
          settings: (chain?.settings ?? []) + $0.settings)
      }
    }
  }

  /// A view with its modifiers.
  private struct Chain {
    /// What `previewDisplayName` says, the outermost one.
    private(set) var displayName: String?
    /// What `previewLayout` and the like are given, the outermost last.
    private(set) var settings: [Expression] = []
    /// The content, if the view is a group.
    private(set) var group: Block?

    init(_ expression: Expression) {
      var current = expression
      while let call = current as? CallExpression {
        guard let member = call.callee as? MemberExpression else {
          if (call.callee as? NameExpression)?.name == "Group",
            let closure = call.arguments.last?.expression as? ClosureExpression
          {
            group = closure.function.body
          }
          return
        }
        if member.name == "previewDisplayName", displayName == nil,
          let text = call.arguments.first?.expression as? StringExpression
        {
          displayName = text.literalText
        }
        if ["previewLayout", "previewInterfaceOrientation"].contains(member.name),
          let setting = call.arguments.first?.expression
        {
          settings.insert(setting, at: 0)
        }
        current = member.base
      }
    }
  }
}
