import Foundation

extension View {
  /// Shows an alert while the flag is set; each of its actions closes it.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    dialog(.alert, isPresented: isPresented) {
      Dialog(title: title, actions: actions(), message: message())
    }
  }

  /// Shows an alert about some data while the flag is set and the data is there.
  public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping @MainActor (Data) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Data) -> Message
  ) -> some View {
    dialog(.alert, isPresented: isPresented) {
      data.map {
        Dialog(title: Text(titleKey), actions: actions($0), message: message($0))
      }
    }
  }

  /// Shows an alert with what an error says of itself.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    dialog(.alert, isPresented: isPresented) {
      error.map {
        Dialog(
          title: Text(verbatim: $0.errorDescription ?? "\($0)"), actions: actions(),
          message: EmptyView())
      }
    }
  }

  /// SwiftUI's earlier form of alerts.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    dialog(.alert, isPresented: isPresented) { content().dialog }
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    presenting {
      item.wrappedValue.map { value in
        content(value).dialog.presented(.alert) { item.wrappedValue = nil }
      }
    }
  }
}

/// An alert in SwiftUI's earlier form: a title, a message, and one or two buttons.
@MainActor
public struct Alert {
  /// A button of an alert or an action sheet.
  @MainActor
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    private init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
      self.label = label
      self.role = role
      self.action = action
    }

    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { Button(label, nil, action) }

    public static func cancel(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { Button(label, .cancel, action) }

    public static func cancel(_ action: (@MainActor () -> Void)? = nil) -> Button {
      Button(Text("Cancel"), .cancel, action)
    }

    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button { Button(label, .destructive, action) }

    /// The button as a view.
    var view: MaquetteUI.Button<Text> {
      MaquetteUI.Button(role: role, action: action ?? {}) { label }
    }
  }

  /// The parts as the present form has them.
  package let dialog: Dialog

  package init(title: Text, message: Text?, buttons: [Button]) {
    dialog = Dialog(
      title: title, actions: ViewList(buttons.map { $0.view }),
      message: message.map { $0 as any View } ?? EmptyView())
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}
