/// A kind of value that views tell those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where nobody tells one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view, in the order of the views, to those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells those around the view a value, in place of what views in it tell.
  public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    telling(.declared(key)) { _ in value }
  }

  /// Changes what the views in this one tell those around it.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    telling(.declared(key)) { told in
      guard var value = told as? K.Value else { return told }
      callback(&value)
      return value
    }
  }

  /// Runs a closure with what the views in this one tell, at first and whenever it is another.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    hearing(.declared(key), action)
  }

  /// Puts a view over this one that is made of what the views in this one tell.
  public func overlayPreferenceValue<K: PreferenceKey, Overlay: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> Overlay
  ) -> some View {
    layered(in: .overlay, part: .overlay, alignment: alignment, hearing: .declared(key)) {
      ($0 as? K.Value).map { AnyView(transform($0)) } ?? AnyView(EmptyView())
    }
  }

  /// Puts a view behind this one that is made of what the views in this one tell.
  public func backgroundPreferenceValue<K: PreferenceKey, Background: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> Background
  ) -> some View {
    layered(in: .background, part: .background, alignment: alignment, hearing: .declared(key)) {
      ($0 as? K.Value).map { AnyView(transform($0)) } ?? AnyView(EmptyView())
    }
  }
}

extension PreferenceTopic {
  /// The topic that a key of Swift stands for.
  fileprivate static func declared<K: PreferenceKey>(_ key: K.Type) -> PreferenceTopic {
    PreferenceTopic(id: ObjectIdentifier(key)) {
      K.defaultValue
    } merge: { one, other in
      guard var value = one as? K.Value, let next = other as? K.Value else { return one }
      K.reduce(value: &value) { next }
      return value
    }
  }
}

extension View {
  /// Tells those around the view a value, made of what the views in it tell.
  package func telling(
    _ topic: PreferenceTopic, _ make: @escaping @MainActor (Any) -> Any
  ) -> some View { TellingView(content: self, topic: topic, make: make) }

  /// Runs a closure with what the views in this one tell, at first and whenever it is another.
  package func hearing<Value: Equatable>(
    _ topic: PreferenceTopic, _ action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    HearingView(content: self, topic: topic) { told, context in
      guard let value = told as? Value else { return }
      context.pass.addLifecycle(at: context.identity) {
        $0.changes.insert(
          WatchedValue(value, runsAtFirst: true) { _, new in action(new) }, at: 0)
      }
    }
  }

  /// Puts a view over or behind this one that is made of what the views in this one tell.
  package func layered(
    in kind: NodeKind, part: NodeSlot, alignment: Alignment, hearing topic: PreferenceTopic,
    _ make: @escaping @MainActor (Any) -> AnyView
  ) -> some View {
    let heard = Heard()
    return HearingView(content: self, topic: topic) { told, _ in heard.value = told }
      .layered(
        in: kind, part: part, alignment: alignment,
        content: LateView { heard.value.map(make) ?? AnyView(EmptyView()) })
  }
}

/// A view that tells those around it a value.
private struct TellingView<Content: View>: View {
  let content: Content
  let topic: PreferenceTopic
  let make: @MainActor (Any) -> Any

  func nodes(in context: ViewContext) -> [Node] {
    guard let computation = Computation.current else { return content.nodes(in: context) }
    let first = computation.note(.begins)
    let nodes = content.nodes(in: context)
    let (topic, make) = (topic, make)
    _ = computation.note(.tells(topic.id, from: first) { make(topic.value(of: $0)) })
    return nodes
  }
}

/// A view that hears what those in it tell.
private struct HearingView<Content: View>: View {
  let content: Content
  let topic: PreferenceTopic
  let hear: @MainActor (Any, ViewContext) -> Void

  func nodes(in context: ViewContext) -> [Node] {
    guard let computation = Computation.current else { return content.nodes(in: context) }
    let mark = computation.mark
    let nodes = content.nodes(in: context)
    hear(topic.value(of: computation.told(topic.id, since: mark)), context)
    return nodes
  }
}

/// What was heard last.
@MainActor
private final class Heard {
  var value: Any?
}

/// A view that is made when it is resolved.
private struct LateView: View {
  let make: @MainActor () -> AnyView

  func nodes(in context: ViewContext) -> [Node] { make().nodes(in: context) }
}
