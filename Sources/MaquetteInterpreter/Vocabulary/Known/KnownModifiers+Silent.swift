extension KnownModifiers {
  /// Modifiers of which SwiftUI itself shows nothing at rest.
  static let withoutLook = """
    accessibilityActivationPoint(_:) accessibilityActivationPoint(_:isEnabled:)
    accessibilitySortPriority(_:) allowsHitTesting(_:) anchorPreference(key:value:transform:)
    antialiased(_:) compositingGroup() containerShape(_:) containerValue(_:_:)
    contentShape(_:_:eoFill:) contentShape(_:eoFill:) coordinateSpace(_:) coordinateSpace(name:)
    defaultAppStorage(_:) defaultFocus(_:_:priority:) deleteDisabled(_:)
    drawingGroup(opaque:colorMode:) edgesIgnoringSafeArea(_:) equatable() findDisabled(_:)
    flipsForRightToLeftLayoutDirection(_:) focusable(_:) focusable(_:interactions:)
    focusable(_:onFocusChange:) focusedObject(_:) focusedSceneObject(_:) focusedSceneValue(_:)
    focusedSceneValue(_:_:) focusedValue(_:) focusedValue(_:_:) focusScope(_:) focusSection()
    geometryGroup() ignoresSafeArea(_:edges:) interpolation(_:) invalidatableContent(_:)
    layoutValue(key:value:) modelContainer moveDisabled(_:) navigationDocument(_:)
    navigationDocument(_:preview:) navigationViewStyle(_:) onOpenURL(perform:)
    onOpenURL(prefersInApp:) onSubmit(of:_:) prefersDefaultFocus(_:in:)
    presentationBackgroundInteraction(_:) presentationContentInteraction(_:)
    presentationDragIndicator(_:) previewContext(_:) previewDevice(_:) previewDisplayName(_:)
    previewInterfaceOrientation(_:) previewLayout(_:) privacySensitive(_:) renderingMode(_:)
    replaceDisabled(_:) resizable(capInsets:resizingMode:) scrollClipDisabled(_:) scrollDisabled(_:)
    scrollTarget scrollTargetLayout(isEnabled:) selectionDisabled(_:) submitScope(_:)
    tabViewCustomization(_:) transformAnchorPreference(key:value:transform:)
    """
}
