extension KnownModifiers {
  /// Modifiers that are known and not drawn.
  static let notYet = """
    alternatingRowBackgrounds(_:) backgroundPreferenceValue(_:_:)
    backgroundPreferenceValue(_:alignment:_:) backgroundPreferenceValue(_v0:_:alignment:_:)
    backgroundStyle(_:) badgeProminence(_:) containerShape(_:) contentToolbar(for:content:)
    dialogSuppressionToggle(_:isSuppressed:) dialogSuppressionToggle(isSuppressed:) fontWidth(_:)
    gridCellAnchor(_:) headerProminence(_:) inspectorColumnWidth(_:)
    inspectorColumnWidth(min:ideal:max:) lineHeight(_:) listItemTint(_:)
    listRowSeparatorTint(_:edges:) listRowSpacing(_:) listSectionMargins(_:_:)
    listSectionSeparator(_:edges:) listSectionSeparatorTint(_:edges:) listSectionSpacing(_:)
    navigationLinkIndicatorVisibility(_:) overlayPreferenceValue(_:_:)
    overlayPreferenceValue(_:alignment:_:) overlayPreferenceValue(_v0:_:alignment:_:)
    quickLookPreview renameAction(_:) searchPresentationToolbarBehavior(_:) searchSuggestions(_:)
    searchSuggestions(_:for:) searchToolbarBehavior(_:) sectionActions(content:)
    sliderThumbVisibility(_:) tabViewBottomAccessory(content:) tabViewSidebarBottomBar(content:)
    tabViewSidebarFooter(content:) tabViewSidebarHeader(content:) textScale(_:isEnabled:)
    toolbarItemHidden(_:) toolbarVisibility(_:for:) transformEnvironment(_:transform:)
    """
}
