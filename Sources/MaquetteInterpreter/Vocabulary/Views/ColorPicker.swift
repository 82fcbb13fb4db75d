import MaquetteUI

extension TypeEntry {
  static let colorPicker = TypeEntry(
    view: "ColorPicker", .drawn,
    Overload(
      "init(_ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true)"
    ) { (title: Text, selection: Binding<Color>, supportsOpacity: Bool?) in
      ColorPicker(selection: selection, supportsOpacity: supportsOpacity ?? true) { title }
    },
    Overload(
      "init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)"
    ) { (selection: Binding<Color>, supportsOpacity: Bool?, label: AnyView) in
      ColorPicker(selection: selection, supportsOpacity: supportsOpacity ?? true) { label }
    })
}
