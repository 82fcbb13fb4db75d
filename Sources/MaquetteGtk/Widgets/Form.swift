import Gtk
import MaquetteUI

/// Shows a form or list: groups of rows that scroll, or a column of labels beside one of values.
final class FormPresenter: Presenter {
  private let layout: FormLayout
  private let sections = Box(.vertical)
  /// Keeps the labels of a form in columns as wide as each other.
  private let labelWidths = SizeGroup(.horizontal)
  private var aligned: Set<ObjectIdentifier> = []
  private let scroller = ScrolledWindow()
  private let clamp = Clamp()
  /// How many more rows are made before it is known which are visible.
  private var rowsToMake = RowWindow.fewRows
  private var isFollowing = false
  private var catchesUp = false
  private var goesOn = false

  required init(_ seed: PresenterSeed) {
    layout = seed.node[.formLayout] ?? .grouped
    let page =
      layout == .grouped ? CustomWidget(cssName: "preferencespage", layout: PlainLayout()) : nil
    super.init(seed, widget: page ?? sections)
    if let page {
      frame(page)
    } else {
      sections.spacing = 20
      sections.margins = Margins(all: 20)
    }
    if seed.node.kind == .form { widget.setAccessibleRole(.form) }
  }

  private func frame(_ page: CustomWidget) {
    // Named and nested as a page of preferences, whose style it has.
    clamp.maximumSize = 600
    clamp.tighteningThreshold = 400
    clamp.child = sections
    scroller.child = clamp
    // In another form all of it shows, for that form scrolls.
    let isNested = node[.isNested] ?? false
    scroller.setPolicy(horizontal: .never, vertical: isNested ? .never : .automatic)
    scroller.propagateNaturalHeight = true
    page.append(scroller)
    page.hexpand = true
    page.vexpand = true
    let place = scroller.vadjustment
    place.connect("value-changed") { [weak self] in self?.followView() }
    clamp.connect("map") { [weak self] in self?.catchUp() }
    // While GTK lays out, rows can neither come nor go.
    place.connect("changed") { [weak self] in self?.catchUp() }
  }

  /// Whether there are so many rows that only those near the visible part have widgets.
  private func isLong(_ sections: [SectionPresenter]) -> Bool {
    sections.reduce(0) { $0 + $1.rowCount } > RowWindow.fewRows
  }

  /// How many of a section's rows are made at once.
  func admit(_ rows: Int) -> Int {
    let admitted = min(rows, rowsToMake)
    rowsToMake -= admitted
    return admitted
  }

  /// Has sections make the rows that come near the visible part.
  private func followView() {
    let place = scroller.vadjustment
    guard !isFollowing, place.pageSize > 0, clamp.mapped else { return }
    isFollowing = true
    defer { isFollowing = false }
    let sections = children.compactMap { $0 as? SectionPresenter }
    guard isLong(sections) else {
      for section in sections { section.showAllRows() }
      return
    }
    let visible = place.value...place.value + place.pageSize
    let moved = sections.reduce(0) { $0 + $1.showRows(visible, in: clamp) }
    if abs(moved) >= 1 { place.value += moved }
    if sections.contains(where: \.isBehind) { goOn() }
  }

  /// Follows the view further once the frame that is due is painted.
  private func goOn() {
    guard !goesOn else { return }
    goesOn = true
    MainLoop.idle { [weak self] in
      self?.goesOn = false
      self?.followView()
      return false
    }
  }

  /// Follows the view before the next frame.
  private func catchUp() {
    guard !catchesUp else { return }
    catchesUp = true
    MainLoop.idle(priority: .high) { [weak self] in
      self?.catchesUp = false
      self?.followView()
      return false
    }
  }

  override func update(_ change: NodeChange) {
    change.write(.listStyle, usually: .automatic) { style in
      widget.setClass("plain-list", [.plain, .inset, .sidebar].contains(style))
    }
    change.write(.alternatesRows, usually: false) { widget.setClass("striped-list", $0) }
    change.write(.sectionSpacing) { spacing in
      sections.setClass("own-spacing", spacing != nil)
      let usual = layout == .grouped ? 0 : 20
      sections.spacing = spacing.map { Int($0.rounded()) } ?? usual
    }
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && node[.formLayout] ?? .grouped == layout
  }

  override func place(for child: Node) -> LayoutRole { layout == .grouped ? .rowGroup : .lineGroup }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: sections, after: peer)
  }

  override func styleDidChange() { catchUp() }

  override func contentDidChange() {
    guard layout == .columns else { return catchUp() }
    for row in children.flatMap(\.children) {
      guard let label = row.labelColumn, aligned.insert(ObjectIdentifier(label)).inserted
      else { continue }
      labelWidths.add(label)
    }
  }
}

/// The layout of a custom widget with one child that fills it.
struct PlainLayout: CustomLayout {}
