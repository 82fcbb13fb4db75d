import MaquetteUI

extension TypeEntry {
  static let navigationStack = TypeEntry(
    view: "NavigationStack", .drawn,
    Overload("init(@ViewBuilder root: () -> Root)") { (root: AnyView) in NavigationStack { root } },
    Overload("init(path: Binding<Path>, @ViewBuilder root: () -> Root)") {
      (path: NavigationPathBinding, root: AnyView) in NavigationStack(path: path, root: root)
    })

  static let navigationView = TypeEntry(
    view: "NavigationView", .drawn,
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
      NavigationView { content }
    })

  static let navigationLink = TypeEntry(
    view: "NavigationLink", .drawn,
    Overload("init(_ title: Title, @ViewBuilder destination: () -> Destination)") {
      (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload("init(_ title: Title, destination: View)") { (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload("init(_ title: Title, value: Any?)") { (title: Text, value: Value?) in
      NavigationLink(value: value?.target) { title }
    },
    Overload("init(value: Any?, @ViewBuilder label: () -> Label)") {
      (value: Value?, label: AnyView) in NavigationLink(value: value?.target) { label }
    },
    Overload("init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)") {
      (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    Overload("init(destination: View, @ViewBuilder label: () -> Label)") {
      (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    Overload(
      "init(_ title: Title, destination: View, @ignored isActive: Binding<Bool>)"
    ) { (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload(
      "init(destination: View, @ignored isActive: Binding<Bool>, @ViewBuilder label: () -> Label)"
    ) { (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    Overload(
      "init(@ignored isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
    ) { (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    Overload(
      "init(_ title: Title, @ignored isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)"
    ) { (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload(
      "init(_ title: Title, @ignored tag: Any, @ignored selection: Binding<V>, @ViewBuilder destination: () -> Destination)"
    ) { (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload(
      "init(@ignored tag: Any, @ignored selection: Binding<V>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
    ) { (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    },
    Overload(
      "init(_ title: Title, destination: View, @ignored tag: Any, @ignored selection: Binding<V>)"
    ) { (title: Text, destination: AnyView) in
      NavigationLink {
        destination
      } label: {
        title
      }
    },
    Overload(
      "init(destination: View, @ignored tag: Any, @ignored selection: Binding<V>, @ViewBuilder label: () -> Label)"
    ) { (destination: AnyView, label: AnyView) in
      NavigationLink {
        destination
      } label: {
        label
      }
    })
}

extension ModifierEntry {
  static let navigationTitle = ModifierEntry(
    "navigationTitle", .drawn,
    Modifier("navigationTitle(_ title: Title)") { (view: AnyView, title: Text) in
      view.navigationTitle(title)
    },
    Modifier("navigationTitle(_ title: Text)") { (view: AnyView, title: Text) in
      view.navigationTitle(title)
    },
    Modifier("navigationTitle(_ title: Binding<String>)") {
      (view: AnyView, title: Binding<String>) in view.navigationTitle(title)
    })

  static let navigationBarTitle = ModifierEntry(
    "navigationBarTitle", .drawn,
    Modifier("navigationBarTitle(_ title: Title, @inert displayMode: Any = .automatic)") {
      (view: AnyView, title: Text) in view.navigationTitle(title)
    },
    Modifier("navigationBarTitle(_ title: Text, @inert displayMode: Any = .automatic)") {
      (view: AnyView, title: Text) in view.navigationTitle(title)
    })

  static let navigationDestination = ModifierEntry(
    "navigationDestination", .behaves,
    Modifier(
      "navigationDestination(for data: Type, @ViewBuilder destination: (Value) -> Destination)"
    ) { (view: AnyView, data: TypeReference, destination: ContentBuilder, site: CallSite) in
      let wanted = TypeExpression.named(data.name)
      return view.navigationDestination { key in
        let value = site.evaluator.value(from: key.base)
        return site.evaluator.isInstance(value, of: wanted) ? destination(value) : nil
      }
    },
    Modifier(
      "navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination)"
    ) { (view: AnyView, isPresented: Binding<Bool>, destination: ContentBuilder) in
      view.navigationDestination(isPresented: isPresented) { destination() }
    },
    Modifier(
      "navigationDestination(item: Binding<Item>, @ViewBuilder destination: (Item) -> Destination)"
    ) { (view: AnyView, item: BindingValue, destination: ContentBuilder) in
      view.navigationDestination(
        isPresented: Binding(get: { item.item != nil }, set: { if !$0 { item.set(.null) } })
      ) { item.item.map { destination($0) } }
    })
}

extension FunctionEntry {
  /// A path is the array of its values.
  static let navigationPath = FunctionEntry("NavigationPath") { call in
    .array(call.count == 0 ? [] : call.evaluator.elements(of: call[0], at: call.place) ?? [])
  }
}

/// The values of a bound path, which is empty while it is anything but an array.
extension NavigationPathBinding: VocabularyArgument {
  static var spellings: [String] { ["Binding<Path>", "Binding<NavigationPath>"] }

  static func taken(from argument: GivenArgument) -> NavigationPathBinding? {
    let evaluator = argument.evaluator
    return BindingValue.taken(from: argument).map { binding in
      @MainActor func values() -> [Value] {
        if case .array(let values) = binding.get() { values } else { [] }
      }
      return NavigationPathBinding(
        values: { values().map(\.hashable) },
        push: { binding.set(.array(values() + [evaluator.value(from: $0.base)])) },
        keep: { binding.set(.array(Array(values().prefix($0)))) })
    }
  }
}

extension Value {
  /// The value as one that a link leads to.
  fileprivate var target: AnyHashable? { isNone ? nil : hashable }
}
