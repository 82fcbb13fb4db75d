import CGtk

extension Object {
  /// The most derived Swift class that stands for the object at `pointer` and is of this kind.
  static func classOfWrapper(for pointer: UnsafeMutableRawPointer) -> Object.Type {
    var type = cgtk_type_of(pointer)
    while type != 0 {
      // A private class of GTK's may be asked for as an interface, such as a list model: then the
      // class found is not of that kind.
      if let found = classTable[String(cString: g_type_name(type))], found is Self.Type {
        return found
      }
      type = g_type_parent(type)
    }
    return self
  }

  /// The Swift class for each C class that has one.
  private static let classTable: [String: Object.Type] = [
    "GtkWidget": Widget.self,
    "GtkBox": Box.self,
    "GtkSeparator": Separator.self,
    "GtkLabel": Label.self,
    "GtkImage": Image.self,
    "GtkPicture": Picture.self,
    "GtkButton": Button.self,
    "GtkToggleButton": ToggleButton.self,
    "GtkLinkButton": LinkButton.self,
    "GtkCheckButton": CheckButton.self,
    "GtkSwitch": Switch.self,
    "GtkText": Text.self,
    "GtkEntry": Entry.self,
    "GtkPasswordEntry": PasswordEntry.self,
    "GtkSearchEntry": SearchEntry.self,
    "GtkSpinButton": SpinButton.self,
    "GtkTextView": TextView.self,
    "GtkTextBuffer": TextBuffer.self,
    "GtkStringList": StringList.self,
    "GtkStringObject": StringObject.self,
    "GtkListItem": ListItem.self,
    "GtkDropDown": DropDown.self,
    "GtkListBox": ListBox.self,
    "GtkListBoxRow": ListBoxRow.self,
    "GtkOverlay": Overlay.self,
    "GtkGrid": Grid.self,
    "GtkFlowBox": FlowBox.self,
    "GtkRevealer": Revealer.self,
    "GtkExpander": Expander.self,
    "GtkFrame": Frame.self,
    "GtkStack": Stack.self,
    "GtkStackSwitcher": StackSwitcher.self,
    "GtkScrolledWindow": ScrolledWindow.self,
    "GtkViewport": Viewport.self,
    "GtkAdjustment": Adjustment.self,
    "GtkScale": Scale.self,
    "GtkProgressBar": ProgressBar.self,
    "GtkSpinner": Spinner.self,
    "GtkLevelBar": LevelBar.self,
    "GtkPopover": Popover.self,
    "GtkPopoverMenu": PopoverMenu.self,
    "GtkMenuButton": MenuButton.self,
    "GtkCalendar": Calendar.self,
    "GtkSizeGroup": SizeGroup.self,
    "GtkWindow": Window.self,
    "GtkApplicationWindow": ApplicationWindow.self,
    "GtkEventController": EventController.self,
    "GtkEventControllerKey": EventControllerKey.self,
    "GtkEventControllerFocus": EventControllerFocus.self,
    "GtkEventControllerMotion": EventControllerMotion.self,
    "GtkGestureClick": GestureClick.self,
    "GtkShortcutController": ShortcutController.self,
    "GtkSnapshot": Snapshot.self,
    "GtkDrawingArea": DrawingArea.self,
    "GtkCssProvider": CssProvider.self,
    "GtkSettings": Settings.self,
    "GtkIconTheme": IconTheme.self,
    "GtkSignalListItemFactory": ListItemFactory.self,
    "MaquetteWidget": CustomWidget.self,
    "GdkDisplay": Display.self,
    "GdkClipboard": Clipboard.self,
    "GdkTexture": Texture.self,
    "GdkFrameClock": FrameClock.self,
    "GMenu": Menu.self,
    "GSimpleAction": SimpleAction.self,
    "GSimpleActionGroup": SimpleActionGroup.self,
    "AdwApplication": Application.self,
    "AdwApplicationWindow": AdwApplicationWindow.self,
    "AdwWindow": AdwWindow.self,
    "AdwHeaderBar": HeaderBar.self,
    "AdwWindowTitle": WindowTitle.self,
    "AdwBin": Bin.self,
    "AdwClamp": Clamp.self,
    "AdwSqueezer": Squeezer.self,
    "AdwPreferencesPage": PreferencesPage.self,
    "AdwPreferencesGroup": PreferencesGroup.self,
    "AdwPreferencesRow": PreferencesRow.self,
    "AdwActionRow": ActionRow.self,
    "AdwExpanderRow": ExpanderRow.self,
    "AdwLeaflet": Leaflet.self,
    "AdwStatusPage": StatusPage.self,
    "AdwToastOverlay": ToastOverlay.self,
    "AdwToast": Toast.self,
    "AdwMessageDialog": MessageDialog.self,
    "AdwButtonContent": ButtonContent.self,
    "AdwSplitButton": SplitButton.self,
    "AdwStyleManager": StyleManager.self,
  ]
}
