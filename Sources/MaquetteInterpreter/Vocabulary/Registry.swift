extension Vocabulary {
  /// Every type, the views first.
  static let allTypes: [TypeEntry] =
    [
      .text, .label, .labeledContent, .image, .form, .list, .section, .group, .anyView, .emptyView,
      .forEach,
      .toggle, .picker, .button, .textField, .navigationStack, .navigationView, .navigationLink,
      .hStack, .vStack, .zStack, .spacer, .divider, .slider, .stepper, .progressView, .scrollView,
      .lazyVStack, .lazyHStack,
      .viewThatFits, .geometryReader, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .link,
      .scrollViewReader,
    ] + TypeEntry.toolbarContents + styles + values + foundation + TypeEntry.pickerStyles
    + TypeEntry.buttonStyles + newTypes

  private static let newTypes: [TypeEntry] =
    [
      .presentationDetent, .presentationMode, .gauge, .secureField, .textEditor, .colorPicker,
      .menu, .unavailableView,
    ] + TypeEntry.dialogs + TypeEntry.looks + TypeEntry.datePickers + TypeEntry.groups
    + TypeEntry.tabViews + TypeEntry.keys + TypeEntry.standardButtons + TypeEntry.geometry
    + TypeEntry.gradients + TypeEntry.shapes + moreTypes

  private static let moreTypes: [TypeEntry] =
    [.symbolVariants, .redactionReasons, .verticalEdge, .horizontalEdge, .picturePhase]
    + TypeEntry.gestures + TypeEntry.composedViews

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
    .timeInterval, .integer,
    .binding, .axis, .imageResource, .renderingMode,
    .colorResource, .imageScale,
    .shapeStyle, .textDateStyle, .contentMode, .viewDimensions,
    .angle, .unitPoint, .geometryProxy, .gridItem, .gridItemSize, .axisSet,
  ]

  /// Foundation's values, formats and formatters.
  private static let foundation: [TypeEntry] = [
    plainValues, TypeEntry.locales, TypeEntry.measurements, TypeEntry.attributedStrings,
    NumberFormats.entries, DateFormats.entries, VerbatimPattern.entries, IntervalFormats.entries,
    DurationFormats.entries, ByteCountFormats.entries, ListFormats.entries, NameFormats.entries,
    MeasurementFormats.entries, ClockFormats.entries, DateFormatters.entries,
    ValueFormatters.entries,
  ].flatMap { $0 }

  private static let plainValues: [TypeEntry] = [
    .date, .dateComponents, .comparisonResult, .dateRange, .dateInterval, .duration, .calendar,
    .calendarComponent, .calendarIdentifier, .timeZone, .timeZoneNameStyle, .uuid, .url,
    .urlComponents, .bundle, .personNameComponents, .localizedStringKey, .localizationValue,
    .localizedStringResource, .decimal, .characterSet, .string, .formatStyle, .userDefaults, .task,
  ]

  /// Every modifier.
  static let allModifiers: [ModifierEntry] =
    drawnModifiers + newModifiers + KnownModifiers.entries

  private static let newModifiers: [ModifierEntry] =
    [.alert, .confirmationDialog, .actionSheet, .tabItem] + ModifierEntry.presentations
    + ModifierEntry.looks + ModifierEntry.menus + ModifierEntry.rows + ModifierEntry.effects
    + ModifierEntry.graphicEffects + ModifierEntry.colorEffects
    + ModifierEntry.textSpacing + ModifierEntry.safeAreas + ModifierEntry.navigationBars
    + ModifierEntry.gestures + ModifierEntry.fileDialogs

  private static let drawnModifiers: [ModifierEntry] = [
    .labelStyle, .labeledContentStyle, .formStyle, .toggleStyle, .pickerStyle, .buttonStyle,
    .tag,
    .imageScale,
    .navigationTitle, .navigationBarTitle, .navigationDestination, .frame, .padding, .border,
    .fixedSize, .layoutPriority, .offset, .position, .aspectRatio, .scaledToFit, .scaledToFill,
    .alignmentGuide,
    .gridCellColumns, .gridCellUnsizedAxes, .gridColumnAlignment,
    .overlay, .background, .clipShape, .cornerRadius, .opacity, .foregroundStyle, .foregroundColor,
    .tint, .accentColor, .font, .bold, .italic, .fontWeight, .fontDesign, .monospaced,
    .monospacedDigit, .underline, .strikethrough, .lineLimit, .multilineTextAlignment,
    .truncationMode, .textCase, .textSelection, .disabled, .help, .id, .onAppear, .onDisappear,
    .onChange, .toolbar, .toolbarTitleMenu, .navigationBarItems,
    .labelsHidden, .labelsVisibility, .labelIconToTitleSpacing, .labelReservedIconWidth, .modifier,
    .environment, .environmentObject, .dynamicTypeSize, .accessibilityLabel, .accessibilityValue,
    .accessibilityHint, .accessibilityHidden, .accessibilityIdentifier,
  ]

  /// Every free function and conversion.
  static let allFunctions: [FunctionEntry] =
    [
      .binding, .state, .stateObject, .observedObject, .bindable, .appStorage, .published,
      .navigationPath,
    ] + FunctionEntry.standard
}
