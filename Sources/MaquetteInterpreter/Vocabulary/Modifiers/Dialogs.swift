import MaquetteUI

extension ModifierEntry {
  static let alert = ModifierEntry(
    "alert", .drawn,
    dialog(.alert, "alert", "Title"), dialog(.alert, "alert", "Text"),
    dialogAbout(.alert, "alert", "Title"), dialogAbout(.alert, "alert", "Text"),
    Modifier(
      "alert(isPresented: Binding<Bool>, error: Error?, @ViewBuilder actions: (Error) -> Actions, @ViewBuilder message: (Error) -> Message = {})"
    ) {
      (
        view: AnyView, isPresented: Binding<Bool>, error: Value?, actions: ContentBuilder,
        message: ContentBuilder?
      ) in
      view.dialog(.alert, isPresented: isPresented) {
        guard let error, !error.isNone else { return nil }
        return Dialog(
          title: Text(verbatim: actions.evaluator.message(of: error, at: actions.place)),
          actions: actions(error), message: message?(error) ?? AnyView(EmptyView()))
      }
    },
    Modifier("alert(isPresented: Binding<Bool>, content: () -> Alert)") {
      (view: AnyView, isPresented: Binding<Bool>, content: Function) in
      view.dialog(.alert, isPresented: isPresented) {
        content()?.native(as: Alert.self)?.dialog
      }
    },
    Modifier("alert(item: Binding<Item>, content: (Item) -> Alert)") {
      (view: AnyView, item: BindingValue, content: Function) in
      view.presenting {
        item.item.flatMap { content($0)?.native(as: Alert.self) }?.dialog.presented(.alert) {
          item.set(.null)
        }
      }
    })

  static let confirmationDialog = ModifierEntry(
    "confirmationDialog", .drawn,
    dialog(.confirmationDialog, "confirmationDialog", "Title"),
    dialog(.confirmationDialog, "confirmationDialog", "Text"),
    dialogAbout(.confirmationDialog, "confirmationDialog", "Title"),
    dialogAbout(.confirmationDialog, "confirmationDialog", "Text"))

  static let actionSheet = ModifierEntry(
    "actionSheet", .drawn,
    Modifier("actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)") {
      (view: AnyView, isPresented: Binding<Bool>, content: Function) in
      view.dialog(.confirmationDialog, isPresented: isPresented) {
        content()?.native(as: ActionSheet.self)?.alert.dialog
      }
    },
    Modifier("actionSheet(item: Binding<Item>, content: (Item) -> ActionSheet)") {
      (view: AnyView, item: BindingValue, content: Function) in
      view.presenting {
        item.item.flatMap { content($0)?.native(as: ActionSheet.self) }?.alert.dialog.presented(
          .confirmationDialog
        ) { item.set(.null) }
      }
    })

  /// A dialog with a title, actions and perhaps a message.
  private static func dialog(
    _ style: PresentationStyle, _ name: String, _ titleType: String
  ) -> Modifier {
    Modifier(
      "\(name)(_ title: \(titleType), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = {})"
    ) {
      (
        view: AnyView, title: Text, isPresented: Binding<Bool>, visibility: Visibility?,
        actions: ContentBuilder, message: ContentBuilder?
      ) in
      view.dialog(style, isPresented: isPresented) {
        Dialog(
          title: visibility == .hidden ? nil : title, actions: actions(),
          message: message?() ?? AnyView(EmptyView()))
      }
    }
  }

  /// A dialog about some data, which its closures are given.
  private static func dialogAbout(
    _ style: PresentationStyle, _ name: String, _ titleType: String
  ) -> Modifier {
    Modifier(
      "\(name)(_ title: \(titleType), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: Any?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message = {})"
    ) {
      (
        view: AnyView, title: Text, isPresented: Binding<Bool>, visibility: Visibility?,
        data: Value?, actions: ContentBuilder, message: ContentBuilder?
      ) in
      view.dialog(style, isPresented: isPresented) {
        guard let data, !data.isNone else { return nil }
        return Dialog(
          title: visibility == .hidden ? nil : title, actions: actions(data),
          message: message?(data) ?? AnyView(EmptyView()))
      }
    }
  }
}

extension Alert: VocabularyArgument {}
extension Alert.Button: VocabularyArgument {
  static var spellings: [String] { ["Alert.Button", "ActionSheet.Button"] }
}

extension TypeEntry {
  static let dialogs: [TypeEntry] = [
    TypeEntry(
      "Alert", matches: { $0 is Alert },
      initializers: [
        Overload("init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)") {
          (title: Text, message: Text?, button: Alert.Button?) in
          Alert(title: title, message: message, dismissButton: button)
        },
        Overload(
          "init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)"
        ) { (title: Text, message: Text?, first: Alert.Button, second: Alert.Button) in
          Alert(title: title, message: message, primaryButton: first, secondaryButton: second)
        },
      ]),
    TypeEntry(
      "ActionSheet", matches: { $0 is ActionSheet },
      initializers: [
        Overload("init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [])") {
          (title: Text, message: Text?, buttons: [Alert.Button]?) in
          ActionSheet(title: title, message: message, buttons: buttons ?? [])
        }
      ]),
    button("Alert.Button"), button("ActionSheet.Button"),
  ]

  private static func button(_ name: String) -> TypeEntry {
    TypeEntry(
      name, matches: { $0 is Alert.Button },
      functions: [
        Overload("default(_ label: Text, action: (() -> Void)? = nil)") {
          (label: Text, action: Action?) in Alert.Button.default(label, action: action?.run)
        },
        Overload("cancel(_ label: Text, action: (() -> Void)? = nil)") {
          (label: Text, action: Action?) in Alert.Button.cancel(label, action: action?.run)
        },
        Overload("cancel(_ action: (() -> Void)? = nil)") { (action: Action?) in
          Alert.Button.cancel(action?.run)
        },
        Overload("destructive(_ label: Text, action: (() -> Void)? = nil)") {
          (label: Text, action: Action?) in Alert.Button.destructive(label, action: action?.run)
        },
      ])
  }
}

extension Evaluator {
  /// What an error says of itself.
  func message(of error: Value, at place: SourceLocation) -> String {
    for name in ["errorDescription", "localizedDescription"] {
      if let text = try? instanceMember(name, of: error, at: place), !text.isNone, !text.isStub {
        return describe(text)
      }
    }
    return describe(error)
  }
}
