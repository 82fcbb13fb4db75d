import MaquetteUI

extension TypeEntry {
  static let navigationStack = TypeEntry(
    view: "NavigationStack", .drawn,
    UntypedOverload("init(@ViewBuilder root: () -> Root)") { call in
      NavigationStack { call.content(0) }
    },
    UntypedOverload("init(path: Binding<Path>, @ViewBuilder root: () -> Root)") { call in
      NavigationStack(path: call.navigationPath(0), root: call.content(1))
    })

  static let navigationView = TypeEntry(
    view: "NavigationView", .drawn,
    UntypedOverload("init(@ViewBuilder content: () -> Content)") { call in
      NavigationView { call.content(0) }
    })

  static let navigationLink = TypeEntry(
    view: "NavigationLink", .drawn,
    UntypedOverload("init(_ title: Title, @ViewBuilder destination: () -> Destination)") { call in
      NavigationLink {
        call.content(1)
      } label: {
        call.text(0)
      }
    },
    UntypedOverload("init(_ title: Title, destination: View)") { call in
      NavigationLink {
        call.content(1)
      } label: {
        call.text(0)
      }
    },
    UntypedOverload("init(_ title: Title, value: Any?)") { call in
      NavigationLink(value: call.navigationValue(1)) { call.text(0) }
    },
    UntypedOverload("init(value: Any?, @ViewBuilder label: () -> Label)") { call in
      NavigationLink(value: call.navigationValue(0)) { call.content(1) }
    },
    UntypedOverload(
      "init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)"
    ) {
      call in
      NavigationLink {
        call.content(0)
      } label: {
        call.content(1)
      }
    },
    UntypedOverload("init(destination: View, @ViewBuilder label: () -> Label)") { call in
      NavigationLink {
        call.content(0)
      } label: {
        call.content(1)
      }
    })
}

extension ModifierEntry {
  static let navigationTitle = ModifierEntry(
    "navigationTitle", .drawn,
    UntypedOverload("navigationTitle(_ title: Title)") { $0.view.navigationTitle($0.text(0)) },
    UntypedOverload("navigationTitle(_ title: Text)") { call in
      call.native(0, as: Text.self).map { call.view.navigationTitle($0) }
    },
    UntypedOverload("navigationTitle(_ title: Binding<String>)") {
      $0.view.navigationTitle($0.stringBinding(0))
    })

  static let navigationBarTitle = ModifierEntry(
    "navigationBarTitle", .drawn,
    UntypedOverload("navigationBarTitle(_ title: Title, displayMode: Any = .automatic)") {
      $0.view.navigationTitle($0.text(0))
    },
    UntypedOverload("navigationBarTitle(_ title: Text, displayMode: Any = .automatic)") { call in
      call.native(0, as: Text.self).map { call.view.navigationTitle($0) }
    })

  static let navigationDestination = ModifierEntry(
    "navigationDestination", .behaves,
    UntypedOverload(
      "navigationDestination(for data: Type, @ViewBuilder destination: (Value) -> Destination)"
    ) {
      call in
      guard case .type(let type)? = call[0] else { return nil }
      let wanted = TypeExpression.named(type.name)
      return call.view.navigationDestination { key in
        let value = call.evaluator.value(from: key.base)
        guard call.evaluator.isInstance(value, of: wanted) else { return nil }
        return call.content(of: call[1] ?? .null, [value])
      }
    },
    UntypedOverload(
      "navigationDestination(isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination)"
    ) { $0.unlessPresented(0) },
    UntypedOverload(
      "navigationDestination(item: Binding<Item>, @ViewBuilder destination: (Item) -> Destination)"
    ) { $0.unlessPresented(0) })
}

extension FunctionEntry {
  /// A path is the array of its values.
  static let navigationPath = FunctionEntry("NavigationPath") { call in
    .array(call.count == 0 ? [] : call.evaluator.elements(of: call[0], at: call.place) ?? [])
  }
}

extension Call {
  /// The values of a bound path, which is empty while it is anything but an array.
  fileprivate func navigationPath(_ index: Int) -> NavigationPathBinding {
    let binding = binding(index)
    let evaluator = evaluator
    func values() -> [Value] { if case .array(let values) = binding.get() { values } else { [] } }
    return NavigationPathBinding(
      values: { values().map(\.hashable) },
      push: { binding.set(.array(values() + [evaluator.value(from: $0.base)])) },
      keep: { binding.set(.array(Array(values().prefix($0)))) })
  }

  /// The view, with a report if what only links can open here is asked for by a binding.
  fileprivate func unlessPresented(_ index: Int) -> any View {
    let value = binding(index).get()
    if case .bool(false) = value { return view }
    if !value.isNone, !value.isStub {
      evaluator.log.report(
        .warning, .unsupportedModifier, name: "navigationDestination",
        "a destination presented by a binding is not supported in previews", at: place)
    }
    return view
  }

  /// The value that a link leads to.
  fileprivate func navigationValue(_ index: Int) -> AnyHashable? {
    guard let value = self[index], !value.isNone else { return nil }
    return value.hashable
  }
}
