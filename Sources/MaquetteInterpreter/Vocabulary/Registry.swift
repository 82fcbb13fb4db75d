extension Vocabulary {
  /// Every type.
  static let allTypes: [TypeEntry] =
    views + styles + values + foundation + TypeEntry.pickerStyles + TypeEntry.buttonStyles
    + listedTypes

  /// The views, but for those that `listedTypes` has in lists.
  private static let views: [TypeEntry] =
    [
      .text, .label, .labeledContent, .image, .form, .list, .section, .group, .anyView, .emptyView,
      .forEach,
      .toggle, .picker, .button, .textField, .navigationStack, .navigationView, .navigationLink,
      .hStack, .vStack, .zStack, .spacer, .divider, .slider, .stepper, .progressView, .scrollView,
      .lazyVStack, .lazyHStack,
      .viewThatFits, .geometryReader, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .link,
      .scrollViewReader, .scrollViewProxy, .gauge, .secureField, .textEditor, .colorPicker, .menu,
      .unavailableView,
    ]

  /// Views, styles and values from files that state several in a list.
  private static let listedTypes: [TypeEntry] =
    TypeEntry.dialogs + TypeEntry.looks + TypeEntry.datePickers + TypeEntry.groups
    + TypeEntry.tabViews + TypeEntry.keys + TypeEntry.standardButtons + TypeEntry.geometry
    + TypeEntry.gradients + TypeEntry.shapes + TypeEntry.composedViews + TypeEntry.toolbarContents
    + TypeEntry.declarableStyles + TypeEntry.canvases + TypeEntry.tables + interactions

  private static let interactions: [TypeEntry] =
    TypeEntry.gestures + TypeEntry.accessibility + TypeEntry.accessibilityActions
    + TypeEntry.keyPresses + TypeEntry.animators + TypeEntry.surfaces + TypeEntry.rowLooks
    + TypeEntry.layouts

  private static let styles: [TypeEntry] = [
    .labelStyleConfiguration, .labelStyle, .defaultLabelStyle, .iconOnlyLabelStyle,
    .titleOnlyLabelStyle, .titleAndIconLabelStyle, .labeledContentStyleConfiguration,
    .labeledContentStyle, .automaticLabeledContentStyle, .formStyleConfiguration, .formStyle,
    .groupedFormStyle, .columnsFormStyle, .toggleStyleConfiguration, .toggleStyle,
    .switchToggleStyle, .checkboxToggleStyle, .buttonToggleStyle, .defaultToggleStyle, .pickerStyle,
    .buttonRole, .buttonStyleConfiguration, .buttonStyle,
  ]

  private static let values: [TypeEntry] = [
    .color, .platformColor, .uiColor, .nsColor, .hierarchicalShapeStyle, .anyShapeStyle, .font,
    .fontWeight, .fontDesign, .fontTextStyle, .alignment, .horizontalAlignment, .verticalAlignment,
    .edgeSet, .edgeInsets, .visibility, .textAlignment, .truncationMode, .textCase, .colorScheme,
    .layoutDirection, .dynamicTypeSize, .sizeCategory,
    .colorSchemeContrast, .orderedRange, .textSelectability, .real, .length, .float,
    .timeInterval, .integer, .truth,
    .binding, .axis, .imageResource, .renderingMode,
    .colorResource, .imageScale,
    .shapeStyle, .textDateStyle, .contentMode, .viewDimensions,
    .angle, .unitPoint, .geometryProxy, .gridItem, .gridItemSize, .axisSet,
    .presentationDetent, .presentationMode, .symbolVariants, .redactionReasons, .verticalEdge,
    .horizontalEdge, .picturePhase, .moveDirection, .editMode,
  ]

  /// Foundation's values, formats and formatters.
  private static let foundation: [TypeEntry] = [
    plainValues, TypeEntry.taskTypes, TypeEntry.publishers, TypeEntry.schedules,
    TypeEntry.notifications, TypeEntry.coding, TypeEntry.serialization, TypeEntry.iterators,
    TypeEntry.regularExpressions, TypeEntry.models, TypeEntry.devices, TypeEntry.processes,
    TypeEntry.locales, TypeEntry.measurements, TypeEntry.attributedStrings,
    NumberFormats.entries, DateFormats.entries, VerbatimPattern.entries, IntervalFormats.entries,
    DurationFormats.entries, ByteCountFormats.entries, ListFormats.entries, NameFormats.entries,
    MeasurementFormats.entries, ClockFormats.entries, DateFormatters.entries,
    ValueFormatters.entries,
    TypeEntry.calendarChoices,
  ].flatMap { $0 }

  private static let plainValues: [TypeEntry] = [
    .date, .dateComponents, .comparisonResult, .dateRange, .dateInterval, .duration, .calendar,
    .calendarComponent, .calendarIdentifier, .timeZone, .timeZoneNameStyle, .uuid, .url,
    .urlComponents, .urlQueryItem, .bundle, .personNameComponents, .localizedStringKey,
    .localizationValue,
    .localizedStringResource, .decimal, .characterSet, .string, .formatStyle, .userDefaults,
  ]

  /// Every modifier.
  static let allModifiers: [ModifierEntry] =
    singleModifiers + listedModifiers + KnownModifiers.entries

  /// Modifiers from files that state several in a list.
  private static let listedModifiers: [ModifierEntry] =
    ModifierEntry.presentations + ModifierEntry.looks + ModifierEntry.declarableStyles
    + ModifierEntry.menus + ModifierEntry.rows
    + ModifierEntry.effects + ModifierEntry.graphicEffects + ModifierEntry.colorEffects
    + ModifierEntry.textSpacing + ModifierEntry.safeAreas + ModifierEntry.navigationBars
    + ModifierEntry.gestures + ModifierEntry.fileDialogs + ModifierEntry.accessibility
    + ModifierEntry.accessibilityElements + ModifierEntry.accessibilityActions
    + interactingModifiers

  private static let interactingModifiers: [ModifierEntry] =
    ModifierEntry.keyPresses + ModifierEntry.dragAndDrop
    + ModifierEntry.animators + ModifierEntry.surfaces + ModifierEntry.preferences
    + ModifierEntry.rowLooks + ModifierEntry.barParts

  /// The modifiers that are entered one by one.
  private static let singleModifiers: [ModifierEntry] = [
    .labelStyle, .labeledContentStyle, .formStyle, .toggleStyle, .pickerStyle, .buttonStyle,
    .tag,
    .imageScale,
    .navigationTitle, .navigationBarTitle, .navigationDestination, .frame, .padding, .border,
    .fixedSize, .layoutPriority, .zIndex, .offset, .position, .aspectRatio, .scaledToFit,
    .scaledToFill,
    .alignmentGuide,
    .containerRelativeFrame, .gridCellColumns, .gridCellUnsizedAxes, .gridColumnAlignment,
    .overlay, .background, .clipShape, .cornerRadius, .opacity, .foregroundStyle, .foregroundColor,
    .tint, .accentColor, .font, .bold, .italic, .fontWeight, .fontDesign, .monospaced,
    .monospacedDigit, .underline, .strikethrough, .lineLimit, .multilineTextAlignment,
    .truncationMode, .textCase, .textSelection, .disabled, .help, .id, .onAppear, .onDisappear,
    .onChange, .toolbar, .toolbarTitleMenu, .navigationBarItems, .alert, .confirmationDialog,
    .actionSheet, .tabItem,
    .labelsHidden, .labelsVisibility, .labelIconToTitleSpacing, .labelReservedIconWidth, .modifier,
    .environment, .environmentObject, .dynamicTypeSize, .tableColumnHeaders,
  ]

  /// Every free function and conversion.
  static let allFunctions: [FunctionEntry] =
    [
      .binding, .state, .stateObject, .observedObject, .bindable, .appStorage, .published,
      .navigationPath,
    ] + FunctionEntry.standard + FunctionEntry.waiting + [.fetchDescriptor]
}
