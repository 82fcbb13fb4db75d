import Foundation
import MaquetteUI

extension TypeEntry {
  /// Buttons whose title is the system's, and whose work is outside of a preview.
  static let standardButtons: [TypeEntry] = [
    TypeEntry(view: "EditButton", .drawn, Overload("init()") { EditButton() }),
    TypeEntry(view: "RenameButton", .drawn, Overload("init()") { RenameButton() }),
    TypeEntry(
      view: "PasteButton", .drawn,
      Overload("init(@ignored payloadType: Any, @ignored onPaste: (Value) -> Void)") {
        standard("Paste", symbol: "doc.on.clipboard")
      },
      Overload(
        "init(@ignored supportedContentTypes: Any, @ignored payloadAction: (Value) -> Void)"
      ) { standard("Paste", symbol: "doc.on.clipboard") }),
    TypeEntry(
      view: "NewDocumentButton", .drawn,
      Overload("init(_ title: Title, @ignored contentType: Any? = nil)") { (title: Text) in
        Button(action: {}) { title }
      },
      Overload("init(@ignored contentType: Any? = nil)") { standard("New Document") }),
    TypeEntry(
      view: "HelpLink", .drawn,
      Overload("init(action: () -> Void)") { (action: Action) in help(action.run) },
      Overload("init(destination: URL)") { (url: URL) in
        Link(destination: url) { Label(Text("Help"), symbol: "questionmark.circle") }
      },
      Overload("init(anchor: String)") { (_: String) in help {} }),
    TypeEntry(
      view: "TextFieldLink", .drawn,
      Overload(
        "init(_ title: Title, @ignored prompt: Text? = nil, @ignored onSubmit: (String) -> Void)"
      ) { (title: Text) in Button(action: {}) { title } },
      Overload(
        "init(@ignored prompt: Text? = nil, @ViewBuilder label: () -> Label, @ignored onSubmit: (String) -> Void)"
      ) { (label: AnyView) in Button(action: {}) { label } }),
    TypeEntry(
      view: "SignInWithAppleButton", .drawn,
      Overload(
        "init(@inert _ label: Any? = nil, @ignored onRequest: (Value) -> Void, @ignored onCompletion: (Value) -> Void)"
      ) {
        Button(action: {}) { Label(Text("Sign in with Apple"), symbol: "apple.logo") }
      }),
    TypeEntry(
      view: "SettingsLink", .drawn, Overload("init()") { standard("Settings…") },
      Overload("init(@ViewBuilder label: () -> Label)") { (label: AnyView) in
        Button(action: {}) { label }
      }),
    TypeEntry(
      view: "ShareLink", .drawn,
      Overload(
        "init(item: Any, @ignored subject: Text? = nil, @ignored message: Text? = nil, @ignored preview: Any? = nil)"
      ) { (_: Value) in share(Text("Share…")) },
      Overload(
        "init(items: Any, @ignored subject: Text? = nil, @ignored message: Text? = nil, @ignored preview: (Value) -> Any = {})"
      ) { (_: Value) in share(Text("Share…")) },
      Overload(
        "init(_ title: Title, item: Any, @ignored subject: Text? = nil, @ignored message: Text? = nil, @ignored preview: Any? = nil)"
      ) { (title: Text, _: Value) in share(title) },
      Overload(
        "init(item: Any, @ignored subject: Text? = nil, @ignored message: Text? = nil, @ignored preview: Any? = nil, @ViewBuilder label: () -> Label)"
      ) { (_: Value, label: AnyView) in Button(action: {}) { label } }),
    TypeEntry(
      view: "PhotosPicker", .drawn,
      Overload(
        "init(_ title: Title, selection: Any, @ignored maxSelectionCount: Int? = nil, @ignored selectionBehavior: Any? = nil, @ignored matching: Any? = nil, @ignored preferredItemEncoding: Any? = nil, @ignored photoLibrary: Any? = nil)"
      ) { (title: Text, _: Value) in Button(action: {}) { title } },
      Overload(
        "init(selection: Any, @ignored maxSelectionCount: Int? = nil, @ignored selectionBehavior: Any? = nil, @ignored matching: Any? = nil, @ignored preferredItemEncoding: Any? = nil, @ignored photoLibrary: Any? = nil, @ViewBuilder label: () -> Label)"
      ) { (_: Value, label: AnyView) in Button(action: {}) { label } }),
  ]

  private static func help(_ action: @escaping @MainActor () -> Void) -> AnyView {
    AnyView(
      Button(action: action) { Label(Text("Help"), symbol: "questionmark.circle") }
        .labelStyle(.iconOnly))
  }

  private static func standard(_ title: String, symbol: String? = nil) -> AnyView {
    let text = Text(LocalizedStringKey(title))
    if let symbol { return AnyView(Button(action: {}) { Label(text, symbol: symbol) }) }
    return AnyView(Button(action: {}) { text })
  }

  private static func share(_ title: Text) -> AnyView {
    AnyView(Button(action: {}) { Label(title, symbol: "square.and.arrow.up") })
  }
}
