/// A root page and the pages pushed over it.
public struct NavigationStack<Root: View>: View {
  private let root: Root
  private let path: NavigationPathBinding?

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// A stack whose pages are kept by the file.
  package init(path: NavigationPathBinding, root: Root) {
    self.root = root
    self.path = path
  }

  /// A stack whose pages are the values of `path`, pushed and removed through it.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationPathBinding(
      values: { path.wrappedValue.map { AnyHashable($0) } },
      push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
      keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) })
  }

  public func nodes(in context: ViewContext) -> [Node] {
    // A name that no property of the view around, which may stand in the same place, can have.
    let pushed = context.pass.store.location(at: context.identity, named: "pushed pages") {
      [NavigationEntry]()
    }
    let destinations = NavigationDestinations(stack: context.identity) { entry in
      if case .value(let value) = entry, let path {
        path.push(value)
      } else {
        pushed.value.append(entry)
      }
    }
    var inner = context
    inner.environment.navigation = destinations
    var pages = [inner.page(.rootPage, of: root)]
    let entries = (path?.values() ?? []).map(NavigationEntry.value) + pushed.value
    var goBack: @MainActor () -> Void = {
      if !pushed.value.isEmpty {
        pushed.value.removeLast()
      } else if let path {
        path.keep(max(path.values().count - 1, 0))
      }
    }
    func push(_ destination: any View, at index: Int) {
      var place = inner.part(.pushedPage)
      place.identity = place.identity.appending(.index(index))
      place.environment.leave = goBack
      pages.append(place.page(.content, of: destination).in(slot: .pushedPage))
    }
    for (index, entry) in entries.enumerated() {
      guard let destination = destinations.destination(of: entry, in: inner) else { break }
      push(destination, at: index)
    }
    while let presented = destinations.nextPresented() {
      goBack = presented.close
      push(presented.view, at: pages.count - 1)
    }
    let leave = goBack
    context.pass.handle(context.identity) { if $0 == .goBack { leave() } }
    return [context.node(.navigationStack, children: pages)]
  }
}

/// SwiftUI's earlier name for a stack of pages.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func nodes(in context: ViewContext) -> [Node] {
    NavigationStack { content }.nodes(in: context)
  }
}

extension NodeKind {
  /// A pile of pages, the last of which is on top.
  public static let navigationStack = NodeKind("navigationStack")
}

extension NodeSlot {
  /// The page at the bottom of the stack.
  public static let rootPage = NodeSlot("rootPage")
  /// A page over those before it.
  public static let pushedPage = NodeSlot("pushedPage")
}

extension Node {
  fileprivate func `in`(slot: NodeSlot) -> Node {
    var node = self
    node.slot = slot
    return node
  }
}

/// A page that was asked for: by the link that leads to it, or by a value.
enum NavigationEntry: Equatable {
  case link(NodeIdentity)
  case value(AnyHashable)
}

/// A stack's path kept by the file.
package struct NavigationPathBinding {
  let values: @MainActor () -> [AnyHashable]
  let push: @MainActor (AnyHashable) -> Void
  /// Takes away all values but so many.
  let keep: @MainActor (Int) -> Void

  package init(
    values: @escaping @MainActor () -> [AnyHashable],
    push: @escaping @MainActor (AnyHashable) -> Void, keep: @escaping @MainActor (Int) -> Void
  ) {
    self.values = values
    self.push = push
    self.keep = keep
  }
}

/// The pages that a stack's links and modifiers offer, gathered while its pages are resolved.
@MainActor
final class NavigationDestinations {
  let stack: NodeIdentity
  let push: (NavigationEntry) -> Void
  private var links: [NodeIdentity: any View] = [:]
  private var presented: [(view: any View, close: @MainActor () -> Void)] = []
  private var makers: [@MainActor (AnyHashable) -> (any View)?] = []

  init(stack: NodeIdentity, push: @escaping (NavigationEntry) -> Void) {
    self.stack = stack
    self.push = push
  }

  func offer(_ destination: any View, at link: NodeIdentity) { links[link] = destination }

  /// Takes a page that is shown for as long as its view offers it.
  func present(_ view: any View, close: @escaping @MainActor () -> Void) {
    presented.append((view, close))
  }

  /// The next page that was offered to be shown at once.
  func nextPresented() -> (view: any View, close: @MainActor () -> Void)? {
    presented.isEmpty ? nil : presented.removeFirst()
  }

  func offer(_ make: @escaping @MainActor (AnyHashable) -> (any View)?) { makers.append(make) }

  /// The view of the page; `nil` where its link is gone.
  func destination(of entry: NavigationEntry, in context: ViewContext) -> (any View)? {
    guard case .value(let value) = entry else {
      if case .link(let identity) = entry { return links[identity] }
      return nil
    }
    if let view = makers.lazy.compactMap({ $0(value) }).first { return view }
    let name = String(describing: value.base)
    context.pass.report(
      ResolutionIssue(
        code: "missing-value", name: name,
        message: "no 'navigationDestination' takes the value \(name)", origin: context.origin))
    return Placeholder(name)
  }
}

extension EnvironmentValues {
  /// The stack around, if any, for its links to push on.
  var navigation: NavigationDestinations? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationDestinations? { nil }
}

extension View {
  /// Says which page a stack shows for values of a type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    navigationDestination { ($0.base as? D).map { destination($0) } }
  }

  /// Says which page a stack shows for values, where `make` takes them.
  package func navigationDestination(
    make: @escaping @MainActor (AnyHashable) -> (any View)?
  ) -> AdaptedView<Self> {
    adapting { $0.environment.navigation?.offer(make) }
  }

  /// Pushes a page while the flag is set.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return adapting { context in
      guard isPresented.wrappedValue else { return }
      context.environment.navigation?.present(page) { isPresented.wrappedValue = false }
    }
  }

  /// Pushes a page for an item while there is one.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping @MainActor (D) -> C
  ) -> some View {
    adapting { context in
      guard let value = item.wrappedValue else { return }
      context.environment.navigation?.present(destination(value)) { item.wrappedValue = nil }
    }
  }
}
