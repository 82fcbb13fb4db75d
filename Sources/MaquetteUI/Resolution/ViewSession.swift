import Foundation

/// A view on show: its state, its environment, and the tree it currently resolves to.
@MainActor
public final class ViewSession {
  /// The settings of the whole; a change invalidates.
  public var environment: EnvironmentValues { didSet { invalidate() } }

  /// Called once when the tree no longer fits the state; the owner resolves again when it suits.
  public var onInvalidate: (() -> Void)?

  private let store = StateStore()
  private var root: () -> any View
  private var handlers: [NodeIdentity: (NodeEvent.Action) -> Void] = [:]
  private var lifecycles: [NodeIdentity: Lifecycle] = [:]
  private var isInvalid = false
  private var changeRounds = 0
  private var isReloaded = false

  public init(environment: EnvironmentValues, root: @escaping @MainActor () -> any View) {
    self.environment = environment
    self.root = root
    store.onChange = { [weak self] in self?.invalidate() }
  }

  /// Shows another version of the view; state stays where identity, name and type still fit.
  ///
  /// State that nothing has changed yet takes the new version's initial value.
  public func reload(root: @escaping @MainActor () -> any View) {
    self.root = root
    isReloaded = true
    invalidate()
  }

  /// The tree for the present state, with the issues met on the way.
  ///
  /// Runs `onAppear` closures of what is new; what they change shows in the next resolution.
  public func resolve() -> ResolvedTree {
    LocalizationContext.$current.withValue(localization) { resolveHere() }
  }

  /// The tree once what appears and changes on the way has had its effect.
  public func resolveSettled() -> ResolvedTree {
    var tree = resolve()
    for _ in 0..<Self.changeLimit where isInvalid { tree = resolve() }
    return tree
  }

  /// What code that takes no environment reads texts by, such as `String(localized:)`.
  private var localization: LocalizationContext {
    var localization = environment.localization
    localization.formats.now = environment.now()
    return localization
  }

  private func resolveHere() -> ResolvedTree {
    isInvalid = false
    let pass = ResolutionPass(store: store, rootTypeSize: environment.dynamicTypeSize)
    store.beginPass(adoptingInitialValues: isReloaded)
    isReloaded = false
    var context = ViewContext(environment: environment, pass: pass)
    context.environment.localization = .current
    let page = context.page(.root, of: root())
    store.endPass()
    handlers = pass.handlers
    runLifecycles(pass.lifecycles)
    return ResolvedTree(root: page, issues: pass.issues, nextChange: pass.nextChange)
  }

  /// Runs what the node's view does on the event; `false` when nothing there handles it.
  @discardableResult
  public func send(_ event: NodeEvent) -> Bool {
    guard let handler = handlers[event.target] else { return false }
    changeRounds = 0
    LocalizationContext.$current.withValue(localization) { handler(event.action) }
    return true
  }

  /// Marks the tree as out of date.
  public func invalidate() {
    guard !isInvalid else { return }
    isInvalid = true
    onInvalidate?()
  }

  private func runLifecycles(_ current: [NodeIdentity: Lifecycle]) {
    let previous = lifecycles
    lifecycles = current
    for (identity, lifecycle) in previous where current[identity] == nil {
      for action in lifecycle.disappear { action() }
    }
    for (identity, lifecycle) in current where previous[identity] == nil {
      for action in lifecycle.appear { action() }
    }
    runChanges(from: previous, to: current)
  }
}

extension ViewSession {
  /// How often in a row changes may bring about further changes.
  private static let changeLimit = 32

  private func runChanges(
    from previous: [NodeIdentity: Lifecycle], to current: [NodeIdentity: Lifecycle]
  ) {
    guard changeRounds < Self.changeLimit else { return }
    changeRounds += 1
    for (identity, lifecycle) in current {
      let before = previous[identity]?.changes ?? []
      for (index, change) in lifecycle.changes.enumerated() {
        change.run(after: index < before.count ? before[index] : nil)
      }
    }
    // What settled may change again as often.
    if !isInvalid { changeRounds = 0 }
  }
}

/// The resolved tree with what was wrong on the way to it.
public struct ResolvedTree: Equatable, Sendable {
  public let root: Node
  public let issues: [ResolutionIssue]
  /// When the clock makes the tree another one, whatever `live` texts show by themselves.
  public let nextChange: Date?
}
