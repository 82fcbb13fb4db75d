import CGtk

/// What assistive technology takes a widget for; the ones a form needs.
package nonisolated enum AccessibleRole {
  case alert, button, checkbox, comboBox, form, generic, grid, group, heading, image, label, link
  case list, listItem, meter, none, presentation, progressBar, radio, radioGroup, region, row
  case separator, slider, spinButton, status, `switch`, tab, tabList, tabPanel, textBox, timer

  var native: GtkAccessibleRole {
    switch self {
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .comboBox: GTK_ACCESSIBLE_ROLE_COMBO_BOX
    case .form: GTK_ACCESSIBLE_ROLE_FORM
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .none: GTK_ACCESSIBLE_ROLE_NONE
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .region: GTK_ACCESSIBLE_ROLE_REGION
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .switch: GTK_ACCESSIBLE_ROLE_SWITCH
    case .tab: GTK_ACCESSIBLE_ROLE_TAB
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
    case .textBox: GTK_ACCESSIBLE_ROLE_TEXT_BOX
    case .timer: GTK_ACCESSIBLE_ROLE_TIMER
    }
  }
}

/// A property that describes a widget to assistive technology.
package nonisolated enum AccessibleProperty {
  /// Texts.
  case label, description, placeholder, roleDescription, valueText, keyShortcuts
  /// Numbers.
  case level, valueMinimum, valueMaximum, valueNow
  /// Flags.
  case hasPopup, modal, multiLine, multiSelectable, readOnly, required

  var native: GtkAccessibleProperty {
    switch self {
    case .label: GTK_ACCESSIBLE_PROPERTY_LABEL
    case .description: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
    case .placeholder: GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER
    case .roleDescription: GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION
    case .valueText: GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
    case .keyShortcuts: GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS
    case .level: GTK_ACCESSIBLE_PROPERTY_LEVEL
    case .valueMinimum: GTK_ACCESSIBLE_PROPERTY_VALUE_MIN
    case .valueMaximum: GTK_ACCESSIBLE_PROPERTY_VALUE_MAX
    case .valueNow: GTK_ACCESSIBLE_PROPERTY_VALUE_NOW
    case .hasPopup: GTK_ACCESSIBLE_PROPERTY_HAS_POPUP
    case .modal: GTK_ACCESSIBLE_PROPERTY_MODAL
    case .multiLine: GTK_ACCESSIBLE_PROPERTY_MULTI_LINE
    case .multiSelectable: GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE
    case .readOnly: GTK_ACCESSIBLE_PROPERTY_READ_ONLY
    case .required: GTK_ACCESSIBLE_PROPERTY_REQUIRED
    }
  }
}

/// A condition that assistive technology tells of.
package nonisolated enum AccessibleState {
  /// Flags.
  case busy, disabled, expanded, hidden, selected
  /// Three-valued: 0 no, 1 yes, 2 mixed (for `invalid`: grammar).
  case checked, pressed, invalid

  var native: GtkAccessibleState {
    switch self {
    case .busy: GTK_ACCESSIBLE_STATE_BUSY
    case .disabled: GTK_ACCESSIBLE_STATE_DISABLED
    case .expanded: GTK_ACCESSIBLE_STATE_EXPANDED
    case .hidden: GTK_ACCESSIBLE_STATE_HIDDEN
    case .selected: GTK_ACCESSIBLE_STATE_SELECTED
    case .checked: GTK_ACCESSIBLE_STATE_CHECKED
    case .pressed: GTK_ACCESSIBLE_STATE_PRESSED
    case .invalid: GTK_ACCESSIBLE_STATE_INVALID
    }
  }
}

/// A tie from a widget to others that assistive technology follows.
package nonisolated enum AccessibleRelation {
  case labelledBy, describedBy, details, controls, flowTo, owns

  var native: GtkAccessibleRelation {
    switch self {
    case .labelledBy: GTK_ACCESSIBLE_RELATION_LABELLED_BY
    case .describedBy: GTK_ACCESSIBLE_RELATION_DESCRIBED_BY
    case .details: GTK_ACCESSIBLE_RELATION_DETAILS
    case .controls: GTK_ACCESSIBLE_RELATION_CONTROLS
    case .flowTo: GTK_ACCESSIBLE_RELATION_FLOW_TO
    case .owns: GTK_ACCESSIBLE_RELATION_OWNS
    }
  }
}
