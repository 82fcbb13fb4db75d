extension EnvironmentValues {
  /// The style of the form around, where there is one.
  var enclosingForm: FormLayout? {
    get { self[EnclosingFormKey.self] }
    set { self[EnclosingFormKey.self] = newValue }
  }

  /// Whether the view is the value of labelled content, where a form's toggles are check boxes.
  var isLabeledContentValue: Bool {
    get { self[LabeledContentValueKey.self] }
    set { self[LabeledContentValueKey.self] = newValue }
  }

  /// Whether the view is part of a control, so that its text must not be selectable.
  var isInsideControl: Bool {
    get { self[InsideControlKey.self] }
    set { self[InsideControlKey.self] = newValue }
  }

  /// The importance of text that sets none: 0 for labels, 1 for values.
  var valueLevel: Int {
    get { self[ValueLevelKey.self] }
    set { self[ValueLevelKey.self] = newValue }
  }
}

private struct EnclosingFormKey: EnvironmentKey {
  static var defaultValue: FormLayout? { nil }
}

private struct LabeledContentValueKey: EnvironmentKey {
  static let defaultValue = false
}

private struct InsideControlKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ValueLevelKey: EnvironmentKey {
  static let defaultValue = 0
}
