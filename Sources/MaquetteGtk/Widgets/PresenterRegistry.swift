import MaquetteUI

/// Which presenter shows which kind of node.
enum PresenterRegistry {
  /// The presenter for a node; one whose kind has none is shown under its name.
  static func presenter(for node: Node, in place: LayoutRole) -> Presenter.Type {
    if let type = attachments[node.kind] { return type.variant(for: node, in: place) }
    return switch place {
    case .row, .line:
      if let own = rows[node.kind] {
        own.variant(for: node, in: place)
      } else if isRowControl(node) {
        ModifiedRowPresenter.self
      } else {
        place == .row ? PlainRowPresenter.self : PlainLinePresenter.self
      }
    default: presenters[node.kind]?.variant(for: node, in: place) ?? PlaceholderPresenter.self
    }
  }

  /// Whether a node is a row of its own making, or changes nothing but the room of one.
  private static func isRowControl(_ node: Node) -> Bool {
    if rows[node.kind] != nil { return true }
    guard ModifiedRowPresenter.kinds.contains(node.kind), let content = node.children.first else {
      return false
    }
    return isRowControl(content)
  }

  /// The kinds that are attached to other nodes.
  private static let attachments: [NodeKind: Presenter.Type] = [
    .presentation: PresentationPresenter.self,
    .contextMenu: ContextMenuPresenter.self,
    .gesture: GesturePresenter.self,
    .focus: FocusPresenter.self,
    .shortcut: ShortcutPresenter.self,
    .badge: BadgePresenter.self,
    .accessibilityAction: AccessibilityActionPresenter.self,
    .dragSource: DragSourcePresenter.self,
    .dropTarget: DropTargetPresenter.self,
    .keyPress: KeyPressPresenter.self,
    .refresh: RefreshPresenter.self,
    .rowButton: RowButtonPresenter.self,
  ]

  /// The kinds with widgets of their own, as shown anywhere but in a row or line of a form.
  private static let presenters: [NodeKind: Presenter.Type] = [
    .page: PagePresenter.self,
    .anchor: AnchorPresenter.self,
    .textEditor: TextEditorPresenter.self,
    .datePicker: DatePickerPresenter.self,
    .colorPicker: ColorPickerPresenter.self,
    .gauge: GaugePresenter.self,
    .menu: MenuPresenter.self,
    .disclosure: DisclosurePresenter.self,
    .controlGroup: ControlGroupPresenter.self,
    .searchable: SearchablePresenter.self,
    .searchField: SearchFieldPresenter.self,
    .tabView: TabViewPresenter.self,
    .tab: TabPresenter.self,
    .form: FormPresenter.self,
    .list: FormPresenter.self,
    .section: SectionPresenter.self,
    .text: TextPresenter.self,
    .image: ImagePresenter.self,
    .label: LabelPresenter.self,
    .labeledContent: LabeledContentPresenter.self,
    .toggle: TogglePresenter.self,
    .picker: PickerPresenter.self,
    .button: ButtonPresenter.self,
    .textField: TextFieldPresenter.self,
    .slider: SliderPresenter.self,
    .stepper: StepperPresenter.self,
    .progress: ProgressPresenter.self,
    .navigationStack: NavigationStackPresenter.self,
    .navigationLink: NavigationLinkPresenter.self,
    .hstack: StackPresenter.self,
    .vstack: StackPresenter.self,
    .zstack: LayersPresenter.self,
    .overlay: OverlayPresenter.self,
    .background: BackgroundPresenter.self,
    .scrollView: ScrollViewPresenter.self,
    .spacer: SpacerPresenter.self,
    .divider: DividerPresenter.self,
    .shape: ShapePresenter.self,
    .color: ShapePresenter.self,
    .padding: PaddingPresenter.self,
    .frame: FramePresenter.self,
    .containerFrame: ContainerFramePresenter.self,
    .geometryReader: GeometryReaderPresenter.self,
    .grid: GridPresenter.self,
    .gridRow: GridRowPresenter.self,
    .lazyStack: LazyStackPresenter.self,
    .lazyGrid: LazyGridPresenter.self,
    .fitting: FittingPresenter.self,
    .fixedSize: FixedSizePresenter.self,
    .offset: OffsetPresenter.self,
    .position: PositionPresenter.self,
    .aspectRatio: AspectRatioPresenter.self,
    .border: BorderPresenter.self,
    .clip: ClipPresenter.self,
    .effect: EffectPresenter.self,
    .placeholder: PlaceholderPresenter.self,
  ]

  /// The kinds that make the row or line of a form that they stand in. Any other is put into a plain
  /// one, as `presenters` shows it.
  private static let rows: [NodeKind: Presenter.Type] = [
    .datePicker: DatePickerPresenter.self,
    .colorPicker: ColorPickerPresenter.self,
    .disclosure: DisclosurePresenter.self,
    .labeledContent: LabeledContentPresenter.self,
    .toggle: TogglePresenter.self,
    .picker: PickerPresenter.self,
    .button: ButtonPresenter.self,
    .textField: TextFieldPresenter.self,
    .slider: SliderPresenter.self,
    .stepper: StepperPresenter.self,
    .navigationLink: NavigationLinkPresenter.self,
  ]
}
