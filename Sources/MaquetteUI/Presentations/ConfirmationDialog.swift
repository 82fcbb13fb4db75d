extension View {
  /// Asks for one of several actions while the flag is set; "Cancel" is among them.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    dialog(.confirmationDialog, isPresented: isPresented) {
      Dialog(
        title: titleVisibility == .hidden ? nil : title, actions: actions(), message: message())
    }
  }

  /// SwiftUI's earlier form of confirmation dialogs.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    dialog(.confirmationDialog, isPresented: isPresented) { content().alert.dialog }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    presenting {
      item.wrappedValue.map { value in
        content(value).alert.dialog.presented(.confirmationDialog) { item.wrappedValue = nil }
      }
    }
  }
}

/// A confirmation dialog in SwiftUI's earlier form.
@MainActor
public struct ActionSheet {
  public typealias Button = Alert.Button

  /// The parts as an alert of the time had them.
  package let alert: Alert

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}
