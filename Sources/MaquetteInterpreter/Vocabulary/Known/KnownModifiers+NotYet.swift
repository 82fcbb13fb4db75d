extension KnownModifiers {
  /// Modifiers that are known and not drawn.
  static let notYet = """
    alternatingRowBackgrounds(_:) backgroundPreferenceValue(_:_:)
    backgroundPreferenceValue(_:alignment:_:) backgroundPreferenceValue(_v0:_:alignment:_:)
    backgroundStyle(_:) badgeProminence(_:) buttonBorderShape(_:) buttonSizing(_:)
    containerShape(_:) contentToolbar(for:content:) controlGroupStyle(_:) dialogIcon(_:)
    dialogSuppressionToggle(_:isSuppressed:) dialogSuppressionToggle(isSuppressed:)
    disclosureGroupStyle(_:) fontWidth(_:) gridCellAnchor(_:) groupBoxStyle(_:) headerProminence(_:)
    horizontalRadioGroupLayout() inspectorColumnWidth(_:) inspectorColumnWidth(min:ideal:max:)
    lineHeight(_:) listItemTint(_:) listRowSeparatorTint(_:edges:) listRowSpacing(_:)
    listSectionMargins(_:_:) listSectionSeparator(_:edges:) listSectionSeparatorTint(_:edges:)
    listSectionSpacing(_:) menuActionDismissBehavior(_:) menuButtonStyle(_:)
    navigationLinkIndicatorVisibility(_:) overlayPreferenceValue(_:_:)
    overlayPreferenceValue(_:alignment:_:) overlayPreferenceValue(_v0:_:alignment:_:)
    paletteSelectionEffect(_:) progressViewStyle(_:) quickLookPreview renameAction(_:)
    searchPresentationToolbarBehavior(_:) searchSuggestions(_:) searchSuggestions(_:for:)
    searchToolbarBehavior(_:) sectionActions(content:) sliderThumbVisibility(_:)
    tabViewBottomAccessory(content:) tabViewSearchActivation(_:) tabViewSidebarBottomBar(content:)
    tabViewSidebarFooter(content:) tabViewSidebarHeader(content:) tableColumnHeaders(_:)
    tableStyle(_:) textEditorStyle(_:) textScale(_:isEnabled:) toolbarBackground(_:for:)
    toolbarBackgroundVisibility(_:for:) toolbarColorScheme(_:for:) toolbarForegroundStyle(_:for:)
    toolbarItemHidden(_:) toolbarVisibility(_:for:) transformEnvironment(_:transform:)
    """
}
