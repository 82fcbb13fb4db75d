import Foundation
import Gtk
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

/// The middle of the window: the form on its canvas, or its variants side by side, or why there is
/// none yet; and below it the bar that says how it is shown.
final class FormCanvas {
  /// The whole, which fills the room between the panes.
  let widget = Box(.vertical)
  /// Holds the form in a size and a magnification of its own.
  let view = CanvasView()
  /// The variants side by side.
  let gallery: GalleryView
  /// What shows the form; nil until there is one.
  var renderer: Renderer? { form?.renderer }
  /// Called when something about how the form is shown is another.
  var onChange: (() -> Void)?
  /// Tells the user something.
  var notify: ((String) -> Void)?

  let preview: LivePreview
  let bar = CanvasBar()
  private(set) var previews: (names: [String], chosen: Int) = ([], 0)
  private(set) var offer = FormOffer()
  /// All axes, as the file has them: made when they are first asked for, as that starts what knows
  /// the names of languages.
  var axes: [VariantAxis] {
    if let madeAxes { return madeAxes }
    let axes = VariantAxis.all(offer)
    madeAxes = axes
    return axes
  }
  private var madeAxes: [VariantAxis]?
  /// What the gallery shows when it is opened.
  var shownSet: GallerySet? { didSet { if isGalleryShown { showGallery() } } }
  /// The lists of variants that the project names, read when they are asked for.
  private(set) var own: [String: String] = [:]
  private(set) var isGalleryShown = false

  private let stack = Stack()
  private let placeholder = StatusPage()
  private var form: (key: PreviewSelection.Key, renderer: Renderer)?
  private let style: StyleManager
  private var following: SignalConnection?

  /// A canvas that is empty until `preview` has something to show.
  init(_ preview: LivePreview, display: Display) {
    self.preview = preview
    gallery = GalleryView(preview)
    style = StyleManager.of(display)
    placeholder.iconName = "document-open-recent-symbolic"
    for (page, name) in [
      (Bin(), "nothing yet"), (placeholder, "placeholder"), (view.widget, "form"),
      (gallery.widget, "gallery"),
    ] as [(Widget, String)] {
      stack.add(page, name: name)
    }
    // What is not shown is not measured at each change.
    stack.vhomogeneous = false
    stack.hhomogeneous = false
    stack.vexpand = true
    widget.hexpand = true
    widget.append(stack)
    widget.append(bar.widget)
    view.onChange = { [weak self] in self?.showBar() }
    bar.picture = { [weak self] in self?.picture }
    bar.onReset = { [weak self] in self?.set(nil, on: $0) }
    gallery.onChoose = { [weak self] in self?.enlarge($0) }
    followDesktop()
    following = style.onNotify("dark") { [weak self] in self?.followDesktop() }
    showBar()
  }

  isolated deinit { following?.disconnect() }

  // MARK: Forms

  /// Shows a form; a form with another `key` is a different one, not a new version.
  func show(_ tree: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics {
    defer { showPage() }
    if let current = form, current.key == key {
      let statistics = current.renderer.update(tree)
      view.formDidChange()
      return statistics
    }
    let renderer = Renderer()
    renderer.appearance = appearance
    renderer.send = { [weak preview] in preview?.send($0) ?? false }
    renderer.requestUpdate = { [weak preview] in preview?.revertWidgets() }
    renderer.now = { [weak preview] in preview?.environment.now() ?? Date() }
    let statistics = renderer.update(tree)
    form = (key, renderer)
    view.child = renderer.widget
    view.formDidChange()
    return statistics
  }

  /// Gives widgets back to the form's state where that did not follow them.
  func settle() { form?.renderer.settle() }

  /// Shows, instead of a form, that there is none yet.
  func showPlaceholder(title: String, explanation: String) {
    placeholder.title = Gtk.Label.escape(title)
    placeholder.descriptionMarkup = Gtk.Label.escape(explanation)
    stack.visibleChildName = "placeholder"
  }

  private func showPage() {
    let page = isGalleryShown ? "gallery" : "form"
    guard stack.visibleChildName != page else { return }
    stack.visibleChildName = page
    // The Tab key would go on from the page that is hidden now, and never come to this one.
    stack.focusChild = nil
  }

  /// Offers the previews of the file.
  func showPreviews(_ names: [String], chosen: Int) {
    let isOther = names != previews.names
    previews = (names, chosen)
    view.traits = offer.layouts.indices.contains(chosen) ? offer.layouts[chosen] : .none
    if isOther, isGalleryShown, shownSet == .previews { showGallery() }
  }

  /// Offers what the file has of its own.
  func show(_ offer: FormOffer) {
    guard offer != self.offer else { return }
    self.offer = offer
    madeAxes = nil
    showPreviews(previews.names, chosen: previews.chosen)
    showBar()
    onChange?()
  }

  // MARK: Variants

  /// How the form is shown.
  var variant: Variant {
    get { preview.variant }
    set {
      guard newValue != preview.variant else { return }
      preview.variant = newValue
      didChangeVariant()
    }
  }

  /// Puts the form to a place on an axis; nil for the usual one.
  func set(_ value: String?, on axis: Variant.Axis) {
    // What the command line has is the usual.
    variant[axis] = value == preview.commonWords[axis.rawValue] ? nil : value
  }

  /// Puts the form to the next place on an axis at which it is another one than now.
  func flip(_ axis: Variant.Axis) {
    guard let places = axes.first(where: { $0.axis == axis }) else { return }
    var value = places.next(after: variant[axis])
    for _ in places.choices {
      guard let same = value, isPresent(same, on: axis) else { break }
      value = places.next(after: value)
    }
    set(value, on: axis)
  }

  /// Whether a value is what holds already, though nothing says so.
  private func isPresent(_ value: String, on axis: Variant.Axis) -> Bool {
    let environment = preview.environment
    return switch axis {
    case .colorScheme: environment.colorScheme.rawValue == value
    case .layoutDirection: (environment.layoutDirection == .rightToLeft ? "rtl" : "ltr") == value
    case .platform: environment.idiom.rawValue == value
    case .locale: (environment.locale.identifier + "_").hasPrefix(value + "_")
    default: preview.commonWords[axis.rawValue] == value
    }
  }

  /// Puts the form to the next size that has a name.
  func flipSize() {
    let sizes = CanvasSize.presets
    let place = sizes.firstIndex(of: view.size) ?? sizes.count - 1
    view.size = sizes[(place + 1) % sizes.count]
  }

  /// Goes over from light to dark, or back.
  func flipScheme() {
    set(preview.environment.colorScheme == .dark ? "light" : "dark", on: .colorScheme)
  }

  /// Makes text larger or smaller; nil for the usual size.
  func stepTextSize(_ step: Int?) {
    guard let step else { return set(nil, on: .textSize) }
    let size = preview.environment.dynamicTypeSize
    guard let next = DynamicTypeSize(rawValue: size.rawValue + step) else { return }
    let usual = preview.commonWords["text-size"] ?? "large"
    set("\(next)" == usual ? nil : "\(next)", on: .textSize)
  }

  private func didChangeVariant() {
    renderer?.appearance = appearance
    if isGalleryShown { showGallery() }
    showBar()
    onChange?()
  }

  private func followDesktop() {
    preview.desktop = ["color-scheme": style.dark ? "dark" : "light"]
    renderer?.appearance = appearance
    gallery.showAppearance()
    onChange?()
  }

  private var appearance: CanvasAppearance {
    var appearance = CanvasAppearance(preview.environment)
    appearance.accent = variant[.accent] ?? preview.commonWords["accent"]
    return appearance
  }

  // MARK: The gallery

  /// Goes over to the gallery, or back to the large form.
  func show(gallery isShown: Bool) {
    guard isShown != isGalleryShown else { return }
    isGalleryShown = isShown
    if isShown {
      readOwnSets()
      showGallery()
    } else {
      gallery.clear()
    }
    if form != nil { showPage() }
    showBar()
    onChange?()
  }

  private func readOwnSets() {
    do throws(CommandFailure) {
      own = try ProjectSettings.nearest(to: preview.path).variants
    } catch {
      own = [:]
      notify?(error.message)
    }
  }

  private func showGallery() {
    let shown = shownSet ?? GallerySet.presets(offer)[0]
    gallery.usualWidth = view.points?.width ?? 360
    gallery.show(
      shown.items(own: own, previews: previews.names, offer: offer, over: variant),
      columns: shown.columns(offer))
    showBar()
  }

  /// Makes what a cell shows the large form.
  private func enlarge(_ cell: CellFeed.Cell) {
    if let width = cell.variant.width { view.size = .width(width) }
    var variant = cell.variant
    variant[.width] = nil
    variant.settings.removeAll { isUsual($0) }
    show(gallery: false)
    self.variant = variant
    if let place = cell.preview { preview.choose(place) }
  }

  /// Whether a setting is what holds where nothing is set.
  private func isUsual(_ setting: Variant.Setting) -> Bool {
    let usual = preview.commonWords[setting.axis.rawValue] ?? VariantAxis.usual[setting.axis]
    return setting.value == usual
  }

  // MARK: The bar

  private func showBar() {
    bar.show(variant, axes)
    if isGalleryShown {
      let shown = shownSet ?? GallerySet.presets(offer)[0]
      bar.show(gallery: galleryMenu(), title: shown.title)
      bar.show(zoom: gallery.scale)
    } else {
      bar.show(gallery: nil, title: "")
      bar.show(
        size: view.size, points: view.points, zoom: view.zoom, isFitting: view.isFitting)
    }
    onChange?()
  }

  /// What is drawn of the form in pictures: the form, or all of the gallery.
  var pictured: Widget { isGalleryShown ? gallery.content : view.content }
}
