extension NodeKind {
  /// Text that is not edited.
  public static let text = NodeKind("text")
}

extension NodeAttribute where Value == String {
  /// The characters shown.
  public static var text: NodeAttribute { NodeAttribute("text") }
}

extension NodeAttribute where Value == StyledText {
  /// The same characters in stretches, where some stand out.
  public static var runs: NodeAttribute { NodeAttribute("runs") }
}

extension NodeAttribute where Value == Bool {
  public static var isUnderlined: NodeAttribute { NodeAttribute("underlined") }
  public static var isStruckThrough: NodeAttribute { NodeAttribute("struckThrough") }
  /// Whether people can select the text to copy it.
  public static var isSelectable: NodeAttribute { NodeAttribute("selectable") }
}

extension NodeAttribute where Value == Int {
  /// The most lines the text takes, where limited.
  public static var lineLimit: NodeAttribute { NodeAttribute("lineLimit") }
}

extension NodeAttribute where Value == Double {
  /// The size of text relative to that of the whole, where set apart.
  public static var textScale: NodeAttribute { NodeAttribute("textScale") }
}

extension NodeAttribute where Value == TextAlignment {
  public static var textAlignment: NodeAttribute { NodeAttribute("textAlignment") }
}

extension NodeAttribute where Value == Text.TruncationMode {
  public static var truncation: NodeAttribute { NodeAttribute("truncation") }
}
