import MaquetteUI

extension ModifierEntry {
  /// Dialogs for files and pictures: they open and close, and choose nothing.
  static let fileDialogs: [ModifierEntry] = [
    ModifierEntry(
      "fileImporter", .behaves,
      dialog(
        "fileImporter(isPresented: Binding<Bool>, @inert allowedContentTypes: Any, @inert allowsMultipleSelection: Bool = false, @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Open")),
    ModifierEntry(
      "fileExporter", .behaves,
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert document: Any, @inert contentType: Any, @inert defaultFilename: String? = nil, @inert onCompletion: (Value) -> Void)",
        "Save"),
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert document: Any, @inert contentTypes: Any = [], @inert defaultFilename: String? = nil, @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Save"),
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert documents: Any, @inert contentType: Any, @inert onCompletion: (Value) -> Void)",
        "Save"),
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert documents: Any, @inert contentTypes: Any = [], @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Save"),
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert item: Any, @inert contentTypes: Any = [], @inert defaultFilename: String? = nil, @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Save"),
      dialog(
        "fileExporter(isPresented: Binding<Bool>, @inert items: Any, @inert contentTypes: Any = [], @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Save")),
    ModifierEntry(
      "fileMover", .behaves,
      dialog(
        "fileMover(isPresented: Binding<Bool>, @inert file: Any, @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Move"),
      dialog(
        "fileMover(isPresented: Binding<Bool>, @inert files: Any, @inert onCompletion: (Value) -> Void, @inert onCancellation: () -> Void = {})",
        "Move")),
    ModifierEntry(
      "photosPicker", .behaves,
      dialog(
        "photosPicker(isPresented: Binding<Bool>, @inert selection: Binding<Value>, @inert maxSelectionCount: Int? = nil, @inert selectionBehavior: Any = .default, @inert matching: Any? = nil, @inert preferredItemEncoding: Any = .automatic, @inert photoLibrary: Any? = nil)",
        "Photos")),
  ]

  private static func dialog(_ signature: String, _ title: String) -> Modifier {
    Modifier(signature) { (view: AnyView, isPresented: Binding<Bool>) in
      view.dialog(.alert, isPresented: isPresented) {
        Dialog(
          title: Text(verbatim: title), actions: EmptyView(),
          message: Text(verbatim: "Nothing can be chosen in previews."))
      }
    }
  }
}
