/// One of two views, as `if`/`else` and `switch` make it; each branch keeps its own state.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  public func nodes(in context: ViewContext) -> [Node] {
    switch branch {
    case .first(let view): view.nodes(in: context.descending(.branch(true)))
    case .second(let view): view.nodes(in: context.descending(.branch(false)))
    }
  }
}

/// A branch of `if`/`else` whose type is not known statically.
package struct ErasedBranch: View {
  private let content: any View
  private let isFirst: Bool

  package init(_ content: any View, isFirst: Bool) {
    self.content = content
    self.isFirst = isFirst
  }

  package func nodes(in context: ViewContext) -> [Node] {
    content.nodes(in: context.descending(.branch(isFirst)))
  }
}

extension Optional: View where Wrapped: View {
  public func nodes(in context: ViewContext) -> [Node] {
    switch self {
    case .some(let view): view.nodes(in: context)
    case .none: []
    }
  }
}

extension View {
  /// The view where it is more than the absence of one.
  var ifPresent: (any View)? {
    if self is EmptyView { return nil }
    return (self as? any PossiblyAbsent)?.isAbsent == true ? nil : self
  }
}

/// A view that may stand for none.
private protocol PossiblyAbsent {
  var isAbsent: Bool { get }
}

extension Optional: PossiblyAbsent {
  fileprivate var isAbsent: Bool { self == nil }
}
