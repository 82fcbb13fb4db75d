extension ModifierEntry {
  /// Modifiers that change nothing that a still preview on a desktop shows.
  static let quietOnes: [ModifierEntry] = [
    "animation", "transition", "contentTransition", "symbolEffect", "hoverEffect",
    "matchedGeometryEffect", "keyboardType", "textContentType", "autocorrectionDisabled",
    "disableAutocorrection", "textInputAutocapitalization", "autocapitalization", "submitLabel",
    "sensoryFeedback", "previewDisplayName", "previewLayout", "previewDevice",
    "previewInterfaceOrientation", "navigationBarTitleDisplayMode", "contentShape",
    "interactiveDismissDisabled", "scrollDismissesKeyboard", "privacySensitive",
    "handlesExternalEvents",
    "defersSystemGestures", "persistentSystemOverlays", "statusBarHidden", "drawingGroup",
    "compositingGroup", "geometryGroup", "speechAlwaysIncludesPunctuation", "modelContainer",
    "userActivity", "widgetURL", "onDelete", "onMove", "onDeleteCommand", "onMoveCommand",
    "onReceive",
    "onSubmit", "submitScope", "onHover", "onOpenURL", "focused", "focusable", "defaultFocus",
    "keyboardShortcut", "scrollDisabled", "scrollIndicators", "allowsHitTesting",
    "navigationViewStyle", "toolbarTitleDisplayMode", "presentationDetents",
    "presentationDragIndicator", "presentationBackgroundInteraction",
    "presentationContentInteraction", "coordinateSpace", "deleteDisabled", "moveDisabled",
    "selectionDisabled",
  ].map { ModifierEntry($0, .noEffect, quiet: true) }
}
