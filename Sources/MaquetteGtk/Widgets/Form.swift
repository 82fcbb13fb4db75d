import Gtk
import MaquetteUI

/// Shows a form or list: groups of rows that scroll, or a column of labels beside one of values.
final class FormPresenter: Presenter {
  private let layout: FormLayout
  private let sections = Box(.vertical)
  /// Keeps the labels of a form in columns as wide as each other.
  private let labelWidths = SizeGroup(.horizontal)
  private var aligned: Set<ObjectIdentifier> = []

  required init(_ seed: PresenterSeed) {
    layout = seed.node[.formLayout] ?? .grouped
    super.init(seed, widget: Self.frame(around: sections, in: seed))
    if seed.node.kind == .form { widget.setAccessibleRole(.form) }
  }

  private static func frame(around sections: Box, in seed: PresenterSeed) -> Widget {
    guard seed.node[.formLayout] ?? .grouped == .grouped else {
      sections.spacing = 20
      sections.margins = Margins(all: 20)
      return sections
    }
    // Named and nested as a page of preferences, whose style it has.
    let page = CustomWidget(cssName: "preferencespage", layout: PlainLayout())
    let scroller = ScrolledWindow()
    let clamp = Clamp()
    clamp.maximumSize = 600
    clamp.tighteningThreshold = 400
    clamp.child = sections
    scroller.child = clamp
    // In another form all of it shows, for that form scrolls.
    let isNested = seed.node[.isNested] ?? false
    scroller.setPolicy(horizontal: .never, vertical: isNested ? .never : .automatic)
    scroller.propagateNaturalHeight = true
    page.append(scroller)
    page.hexpand = true
    page.vexpand = true
    return page
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && node[.formLayout] ?? .grouped == layout
  }

  override func place(for child: Node) -> LayoutRole { layout == .grouped ? .rowGroup : .lineGroup }

  override func attach(_ child: Presenter, after peer: Presenter?) {
    attach(child, to: sections, after: peer)
  }

  override func contentDidChange() {
    guard layout == .columns else { return }
    for row in children.flatMap(\.children) {
      guard let label = row.labelColumn, aligned.insert(ObjectIdentifier(label)).inserted
      else { continue }
      labelWidths.add(label)
    }
  }
}

/// The layout of a custom widget with one child that fills it.
struct PlainLayout: CustomLayout {}
