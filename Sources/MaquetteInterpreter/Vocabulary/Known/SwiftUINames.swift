/// The names of SwiftUI's interface, which tell what is missing here from what nobody knows.
enum SwiftUINames {
  /// Whether a type is SwiftUI's.
  static func isType(_ name: String) -> Bool { types.contains(name) }

  /// Whether a type's values only tell modifiers how to do what a preview does not do: these tell
  /// of it.
  static func isPlainValue(_ name: String) -> Bool { plainValues.contains(name) }

  private static let plainValues = words(
    """
    Animation AnyTransition Transaction Spring UnitCurve ContentTransition SymbolRenderingMode
    SymbolColorRenderingMode PreviewDevice PreviewLayout ContentMarginPlacement SensoryFeedback
    EditMode AccessibilityTraits AccessibilityChildBehavior AccessibilityActionKind SubmitLabel
    TextInputAutocapitalization KeyPress ScrollPosition ScrollBounceBehavior BlendMode
    StackNavigationViewStyle DoubleColumnNavigationViewStyle DefaultNavigationViewStyle
    ColumnNavigationViewStyle PageIndexViewStyle MatchedGeometryProperties Namespace
    ToolbarTitleDisplayMode NavigationBarItem ToolbarRole ToolbarPlacement PresentationAdaptation
    PresentationBackgroundInteraction PresentationContentInteraction HoverEffect GestureMask
    AsymmetricTransition OpacityTransition MoveTransition SlideTransition ScaleTransition
    IdentityTransition PushTransition BlurReplaceTransition CoordinateSpace SearchFieldPlacement
    NavigationSplitViewVisibility NavigationSplitViewColumn FileDialogBrowserOptions
    TypesettingLanguage LayoutDirectionBehavior ScrollTransitionConfiguration
    """)

  /// Whether a modifier of views, texts, shapes, images or collections is SwiftUI's.
  static func isModifier(_ name: String) -> Bool {
    Vocabulary.modifiers[name] != nil || special.contains(name)
  }

  private static let special = words(
    """
    accessibilityHeading accessibilityHint accessibilityIdentifier accessibilityInputLabels
    accessibilityLabel accessibilityTextContentType accessibilityValue alignment allowedDynamicRange
    antialiased badge baselineOffset bold contextMenu customAttribute customizationBehavior
    customizationID defaultCustomization defaultVisibility disabled disabledCustomizationBehavior
    draggable dropDestination fill font fontDesign fontWeight fontWidth foregroundColor
    foregroundStyle hidden inset interpolation intersection italic itemProvider kerning
    lineIntersection lineSubtraction matchedTransitionSource monospaced monospacedDigit offset
    onDelete onHover onInsert onMove popover renderingMode resizable rotated rotation scale
    sectionActions selectionDisabled sharedBackgroundVisibility size speechAdjustedPitch
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
    springLoadingBehavior strikethrough stroke strokeBorder subtracting swipeActions
    symbolColorRenderingMode symbolRenderingMode symbolVariableValue symbolVariableValueMode
    symmetricDifference tabPlacement textScale textVariant tracking transform trim
    typesettingLanguage underline union width
    """)

  /// The views and contents of containers that are missing here, in order.
  static var missingViews: [String] { views.filter { Vocabulary.types[$0] == nil }.sorted() }

  /// The styles that are missing here, in order.
  static var missingStyles: [String] {
    types.filter { $0.hasSuffix("Style") && Vocabulary.types[$0] == nil }.sorted()
  }

  private static let views = words(
    """
    AsyncImage Button Canvas Capsule Circle ColorPicker ContainerRelativeShape
    ContentUnavailableView ControlGroup DatePicker DisclosureGroup Divider EditButton Ellipse
    EmptyView EquatableView ForEach Form Gauge GeometryReader GlassEffectContainer Grid GridRow
    Group GroupBox HelpLink HoverCard HSplitView HStack Image KeyframeAnimator Label LabeledContent
    LazyHGrid LazyHStack LazyVGrid LazyVStack Link List Map Menu MenuButton MeshGradient
    MultiDatePicker NavigationLink NavigationSplitView NavigationStack NavigationView
    NewDocumentButton OutlineGroup PasteButton PhaseAnimator PhotosPicker Picker ProgressView
    Rectangle RenameButton RoundedRectangle ScrollView ScrollViewReader Section SecureField
    SettingsLink ShareLink SignInWithAppleButton Slider Spacer Stepper SubscriptionView Tab Table
    TableColumn TableRow TabSection TabView Text TextEditor TextField TextFieldLink TimelineView
    Toggle ToolbarItem ToolbarItemGroup ToolbarSpacer ToolbarTitleMenu UnevenRoundedRectangle
    VideoPlayer ViewThatFits VSplitView VStack ZStack
    """)

  private static let types = words(
    """
    AXChartDescriptorRepresentable AccessibilityActionCategory AccessibilityActionKind
    AccessibilityAdjustmentDirection AccessibilityChildBehavior AccessibilityCustomContentKey
    AccessibilityDirectTouchOptions AccessibilityFocusState AccessibilityHeadingLevel
    AccessibilityLabeledPairRole AccessibilityQuickActionStyle AccessibilityRotorContentBuilder
    AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies
    AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction
    AccessoryBarActionButtonStyle AccessoryBarButtonStyle AccessoryCircularCapacityGaugeStyle
    AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle
    ActionSheet AdaptableTabBarPlacement Alert AlertScene Alignment AlternatingRowBackgroundBehavior
    Anchor Angle AngularGradient Animatable AnimatablePair AnimatableValues Animation
    AnimationCompletionCriteria AnimationContext AnimationState AnimationTimelineSchedule
    AnyCompositorContent AnyGesture AnyGradient AnyLayout AnyScrollTargetBehavior AnyShape
    AnyShapeStyle AnyTabContent AnyTransition AnyView App AppStorage AssistiveAccess
    AsymmetricTransition AsyncImage AsyncImagePhase AttributeDynamicLookup
    AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
    AutomaticControlGroupStyle AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticHoverEffect
    AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle AutomaticNavigationSplitViewStyle
    AutomaticPresentationSizing AutomaticTableStyle AutomaticTextEditorStyle Axis
    BackgroundProminence BackgroundStyle BackgroundTask BadgeProminence
    BalancedNavigationSplitViewStyle Bindable Binding BlendMode BlurReplaceTransition
    BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle
    BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle
    BorderlessButtonStyle BorderlessPullDownMenuButtonStyle Button ButtonBorderShape ButtonMenuStyle
    ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyleConfiguration ButtonToggleStyle Canvas
    Capsule CardButtonStyle CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Circle
    CircularGaugeStyle CircularProgressViewStyle Color ColorMatrix ColorPicker ColorRenderingMode
    ColorScheme ColorSchemeContrast ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
    CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle CompositorContent
    CompositorContentBuilder ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape
    ContainerValues ContentHoverEffect ContentMarginPlacement ContentMode ContentShapeKinds
    ContentSizeCategory ContentToolbarPlacement ContentTransition ContentUnavailableView ContextMenu
    ControlActiveState ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize
    ControlWidgetConfigurationBuilder ControlWidgetTemplateBuilder CoordinateSpace
    CoordinateSpaceProtocol CubicKeyframe CustomAnimation CustomHoverEffect
    CustomizableToolbarContent DatePicker DatePickerComponents DatePickerStyle
    DatePickerStyleConfiguration DebugReplaceableView DefaultButtonLabel DefaultButtonStyle
    DefaultDatePickerStyle DefaultDateProgressLabel DefaultDocumentGroupLaunchActions
    DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle
    DefaultLabelStyle DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle
    DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel
    DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle
    DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle
    DefaultWindowVisibilityToggleLabel DialogSeverity DigitalCrownEvent
    DigitalCrownRotationalSensitivity DisabledTextSelectability DisclosureGroup DisclosureGroupStyle
    DisclosureGroupStyleConfiguration DisclosureTableRow DismissAction DismissBehavior
    DismissImmersiveSpaceAction DismissSearchAction DismissWindowAction DisplayProxy Divider
    DocumentConfiguration DocumentGroup DocumentGroupLaunchScene DocumentLaunchGeometryProxy
    DocumentLaunchView DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation
    DragGesture DragSession DropConfiguration DropDelegate DropInfo DropOperation DropProposal
    DropSession DynamicProperty DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge
    EdgeInsets EditActions EditButton EditMode EditableCollectionContent Ellipse EllipticalGradient
    EllipticalListStyle EmptyAnimatableData EmptyCommands EmptyControlWidgetConfiguration
    EmptyControlWidgetTemplate EmptyModifier EmptyView EmptyVisualEffect EmptyWidgetConfiguration
    EnabledTextSelectability Environment EnvironmentObject EnvironmentValues EquatableView
    EventModifiers EveryMinuteTimelineSchedule ExclusiveGesture ExpandedWindowToolbarStyle
    ExpansionState ExplicitTimelineSchedule FetchRequest FetchedResults FieldDatePickerStyle
    FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
    FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle FindContext
    FittedPresentationSizing FocusInteractions FocusState FocusedBinding FocusedObject FocusedValue
    FocusedValues Font ForEach ForEachSectionCollection ForEachSubviewCollection ForegroundStyle
    Form FormPresentationSizing FormStyle FormStyleConfiguration FrameResizeDirection
    FrameResizePosition Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy
    GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass GlassButtonStyle
    GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle GlobalCoordinateSpace
    Gradient GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group
    GroupBox GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupSectionView
    GroupSectionsOfContent GroupedFormStyle GroupedListStyle GroupedTabViewStyle HSplitView HStack
    HStackLayout HandGestureShortcut HelpLink HiddenTitleBarWindowStyle HierarchicalShapeStyle
    HighlightHoverEffect HorizontalAlignment HorizontalDirection HorizontalEdge HoverCard
    HoverEffect HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride HoverPhase
    IconOnlyLabelStyle IdentityTransition Image ImagePaint ImageRenderer ImmersiveSpace
    ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands IndexViewStyle
    IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle InsetListStyle
    InsetTableStyle InsettableShape InspectorCommands InterfaceOrientation
    ItemProviderTableRowModifier KeyEquivalent KeyPress KeyboardShortcut KeyframeAnimator
    KeyframeTimeline KeyframeTrack KeyframeTrackContentBuilder KeyframesBuilder Label LabelStyle
    LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection
    LayoutDirectionBehavior LayoutProperties LayoutSubview LayoutSubviews LazyHGrid LazyHStack
    LazyVGrid LazyVStack LegibilityWeight LiftHoverEffect LimitedAvailabilityCommandContent
    LimitedAvailabilityTableColumnContent LimitedAvailabilityToolbarContent
    LimitedAvailabilityWidget LinearCapacityGaugeStyle LinearGaugeStyle LinearGradient
    LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListItemTint
    ListSectionSpacing ListStyle LocalCoordinateSpace LocalizedStringKey LongPressGesture
    MagnificationGesture MagnifyGesture Map MatchedGeometryProperties
    MatchedTransitionSourceConfiguration Material MaterialActiveAppearance Menu
    MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuControlGroupStyle
    MenuOrder MenuPickerStyle MenuStyle MeshGradient ModifiedContent MoveCommandDirection
    MoveKeyframe MoveTransition MultiDatePicker MutableCollection NamedCoordinateSpace Namespace
    NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath
    NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
    NavigationSplitViewVisibility NavigationStack NavigationTransition NavigationView
    NavigationViewStyle Never NewDocumentAction NewDocumentButton ObservedObject OffsetShape
    OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction
    OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction Optional
    OrnamentAttachmentAnchor OutlineGroup OutlineSubgroupChildren PageIndexViewStyle
    PagePresentationSizing PageTabViewStyle PagingScrollTargetBehavior PaletteControlGroupStyle
    PalettePickerStyle PaletteSelectionEffect PasteButton Path PencilDoubleTapGestureValue
    PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue
    PeriodicTimelineSchedule PhaseAnimator PhotosPicker Picker PickerStyle PinnedScrollableViews
    PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle
    PlainTextFieldStyle PlainWindowStyle PointerStyle PopUpButtonPickerStyle PopoverAttachmentAnchor
    PreferenceKey PreferredColorSchemeKey PresentationAdaptation PresentationBackgroundInteraction
    PresentationContentInteraction PresentationDetent PresentationMode PresentationSizing
    PresentationSizingRoot PreviewDevice PreviewModifier PreviewPlatform PreviewProvider
    PreviewTrait PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView
    ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence
    ProminentDetailNavigationSplitViewStyle ProposedViewSize PullDownMenuBarExtraStyle
    PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle
    RangeReplaceableCollection Rectangle RectangleCornerInsets RectangleCornerRadii RedactionReasons
    ReferenceFileDocument ReferenceFileDocumentConfiguration RefreshAction RemoteImmersiveSpace
    RenameAction RenameButton ResetFocusAction RotateGesture RotatedShape RotationGesture
    RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle
    RoundedRectangularShapeCorners SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene
    SceneBuilder SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage
    ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior
    ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility
    ScrollInputBehavior ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition
    ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
    ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
    ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
    SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
    SearchToolbarBehavior Section SectionCollection SectionConfiguration SectionIndexLabel
    SectionedFetchRequest SectionedFetchResults SecureField SegmentedPickerStyle SelectionShapeStyle
    SemanticRequirement SensoryFeedback SeparatorShapeStyle SequenceGesture SettingsLink
    Shader ShaderFunction ShaderLibrary ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink
    SharePreview SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SidebarRowSize
    SignInWithAppleButton SimultaneousGesture SlideTransition Slider SliderTick SliderTickBuilder
    SliderTickContentForEach SnapshotData SnapshotResponse Spacer SpacerSizing
    SpatialEventCollection SpatialEventGesture SpatialTapGesture Spring SpringKeyframe
    SpringLoadingBehavior SquareAzimuth SquareBorderTextFieldStyle StackNavigationViewStyle State
    StateObject Stepper StepperFieldDatePickerStyle StrokeBorderShapeView StrokeShapeView
    StrokeStyle StrokedPath SubmitLabel SubmitTriggers SubscriptionView Subview SubviewsCollection
    SubviewsCollectionSlice SwitchToggleStyle SymbolColorRenderingMode SymbolEffectTransition
    SymbolRenderingMode SymbolVariableValueMode SymbolVariants SystemFormatStyle Tab
    TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder
    TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabView
    TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle Table TableColumn
    TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnCustomization
    TableColumnCustomizationBehavior TableColumnForEach TableForEachContent TableHeaderRowContent
    TableOutlineGroupContent TableRow TableRowBuilder TableRowContent TableStyle TapGesture Text
    TextAlignment TextEditingCommands TextEditor TextEditorStyle TextField TextFieldLink
    TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextInputDictationActivation
    TextInputDictationBehavior TextProxy TextRenderer TextSelectability TextSelection
    TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule TimelineScheduleMode
    TimelineView TintShapeStyle TitleAndIconLabelStyle TitleBarWindowStyle TitleOnlyLabelStyle
    Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent ToolbarContentBuilder
    ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem
    ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle ToolbarPlacement ToolbarRole
    ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar TouchBarItemPresence Transaction
    TransformedShape Transition TransitionPhase TransitionProperties TupleSliderTickContent
    TupleTableColumnContent TupleTableRowContent TupleView TypesettingLanguage
    UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve
    UnitPoint UserInterfaceSizeClass UtilityWindow VSplitView VStack VStackLayout VectorArithmetic
    VerticalAlignment VerticalDirection VerticalEdge VerticalPageTabViewStyle VideoPlayer View
    ViewAlignedScrollTargetBehavior ViewBuilder ViewDimensions ViewModifier ViewSpacing ViewThatFits
    Viewpoint3D Visibility VisualEffect VolumeViewpointUpdateStrategy WheelDatePickerStyle
    WheelPickerStyle WidgetBundleBuilder WidgetConfiguration WiggleSymbolEffect Window
    WindowBackgroundShapeStyle WindowDragGesture WindowGroup WindowIdealSize
    WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle
    WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowStyle
    WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle
    WorldAlignmentBehavior WorldRecenterPhase WritingToolsBehavior ZStack ZStackLayout
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
