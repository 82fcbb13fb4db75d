extension NodeSlot {
  /// What a dialog says under its title.
  public static let message = NodeSlot("message")
  /// What can be done in a dialog.
  public static let action = NodeSlot("action")
}

/// The parts of an alert or a confirmation dialog.
@MainActor
package struct Dialog {
  package var title: Text?
  package var actions: any View
  package var message: any View

  package init(title: Text?, actions: any View, message: any View) {
    self.title = title
    self.actions = actions
    self.message = message
  }

  /// The dialog as what is presented until `close` runs, which each action does.
  package func presented(
    _ style: PresentationStyle, close: @escaping @MainActor () -> Void
  ) -> Presentation {
    Presentation(style, close: close) { context in
      var inner = context
      inner.environment.afterAction = close
      inner.environment.multilineTextAlignment = .center
      let titles = title.map { inner.labelNodes(of: $0, in: .label, ranked: false) } ?? []
      let messages = inner.labelNodes(of: message, in: .message, ranked: false)
      var actions = inner.nodes(of: self.actions, in: .action)
      let needsCancel = !actions.contains { $0[.role] == .cancel }
      if style == .confirmationDialog ? needsCancel : actions.isEmpty {
        let isAlone = style == .alert
        let button = Button(role: isAlone ? nil : .cancel, action: {}) {
          Text(isAlone ? "OK" : "Cancel")
        }
        actions += inner.descending(.slot("standard")).nodes(of: button, in: .action)
      }
      let suppression = context.environment.dialogSuppression.map {
        inner.descending(.slot("suppression")).nodes(of: $0.toggle, in: .action)
      }
      return titles + messages + (suppression ?? []) + actions
    }
  }
}

extension View {
  /// Shows a dialog while the flag is set.
  package func dialog(
    _ style: PresentationStyle, isPresented: Binding<Bool>,
    _ make: @escaping @MainActor () -> Dialog?
  ) -> AttachingView<Self> {
    presenting {
      guard isPresented.wrappedValue, let dialog = make() else { return nil }
      return dialog.presented(style) { isPresented.wrappedValue = false }
    }
  }
}
