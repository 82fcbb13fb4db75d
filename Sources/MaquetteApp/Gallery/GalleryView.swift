import Foundation
import Gtk
import MaquetteGtk
import MaquetteUI

/// Variants of the form side by side, each drawn by widgets of its own, all with one state.
final class GalleryView {
  /// The whole.
  let widget = ScrolledWindow()
  /// Called with what is to become the large form.
  var onChoose: ((CellFeed.Cell) -> Void)?
  /// Called when an item cannot be asked for, or there is none.
  private(set) var items: [GalleryItem] = []

  private let preview: LivePreview
  private let layout = GalleryLayout()
  private let stage: CustomWidget
  private var cells: [GalleryCell] = []
  /// The cells by the numbers that the preview knows them by, from 1.
  private var numbered: [GalleryCell] = []
  private var checking: LoopSource?

  /// A gallery with nothing in it, of what `preview` shows.
  init(_ preview: LivePreview) {
    self.preview = preview
    stage = CustomWidget(layout: layout)
    widget.child = stage
    widget.addCSSClass("canvas")
    widget.addCSSClass("apart")
    widget.vexpand = true
  }

  /// How many times as large as usual forms are drawn.
  var scale = 0.6 {
    didSet {
      for cell in cells { cell.scale = scale }
      stage.queueResize()
    }
  }

  /// The width of forms whose variant sets none.
  var usualWidth = 360

  /// What the picture of the gallery is made of.
  var content: Widget { stage }

  /// Shows items; cells of items that were there before stay as they are.
  func show(_ items: [GalleryItem], columns: Int?) {
    layout.columns = columns
    let known = Array(zip(self.items, cells))
    let isSame = items == self.items
    self.items = items
    preview.cells.surface = self
    if !isSame {
      for cell in cells { stage.remove(cell.widget) }
      cells = items.map { item in known.first { $0.0 == item }?.1 ?? cell(for: item) }
      for cell in cells { stage.append(cell.widget) }
      numbered = zip(items, cells).filter { $0.0.problem == nil }.map(\.1)
    }
    preview.cells.wanted = items.filter { $0.problem == nil }.map(\.cell)
    stage.queueResize()
  }

  /// Lets go of all cells.
  func clear() {
    checking?.cancel()
    for cell in cells { stage.remove(cell.widget) }
    (items, cells, numbered) = ([], [], [])
    preview.cells.wanted = []
  }

  /// Gives the forms the looks that their variants ask for.
  func showAppearance() {
    for (item, cell) in zip(items, cells) {
      guard let appearance = appearance(of: item) else { continue }
      cell.renderer?.appearance = appearance
    }
  }

  /// Gives widgets back to the state where that did not follow them.
  func settle() {
    for cell in cells { cell.renderer?.settle() }
  }

  private func cell(for item: GalleryItem) -> GalleryCell {
    let cell = GalleryCell(
      item, appearance: appearance(of: item), width: item.cell.variant.width ?? usualWidth,
      scale: scale)
    cell.onChoose = { [weak self] in if item.problem == nil { self?.onChoose?(item.cell) } }
    return cell
  }

  /// The present moment for texts of a cell that follow the clock.
  private func clock(of number: Int) -> () -> Date {
    let items = items.filter { $0.problem == nil }
    guard items.indices.contains(number - 1),
      let options = try? items[number - 1].cell.variant.options(over: preview.commonWords)
    else { return { Date() } }
    return options.environment().now
  }

  private func appearance(of item: GalleryItem) -> CanvasAppearance? {
    guard let options = try? item.cell.variant.options(over: preview.commonWords) else {
      return nil
    }
    var appearance = CanvasAppearance(options.environment())
    appearance.accent = options.accent
    return appearance
  }
}

extension GalleryView: CellSurface {
  func show(_ form: ResolvedTree, key: PreviewSelection.Key, in number: Int) {
    guard numbered.indices.contains(number - 1) else { return }
    let cell = numbered[number - 1]
    cell.show(form, key: key) { renderer in
      renderer.send = { [weak preview, weak self, weak cell] event in
        guard let self, let cell, let number = self.numbered.firstIndex(where: { $0 === cell })
        else { return false }
        return preview?.cells.send(event, from: number + 1) ?? false
      }
      renderer.requestUpdate = { [weak self, weak renderer] in
        // What the state did not follow is taken back, once it is known that it did not.
        MainLoop.timeout(milliseconds: 50) {
          if self?.preview.cells.isBusy == false { renderer?.settle() }
          return false
        }
      }
      renderer.now = self.clock(of: number)
    }
  }

  func showProblem(_ problem: String, in number: Int) {
    if numbered.indices.contains(number - 1) { numbered[number - 1].showProblem(problem) }
  }

  /// Makes cells as high as their forms and marks, when there is nothing more urgent to do, what is
  /// worse than in the first one.
  func didShowAll() {
    checking?.cancel()
    var rounds = 0
    checking = MainLoop.timeout(milliseconds: 80) { [weak self] in
      guard let self else { return false }
      rounds += 1
      let isOther = self.cells.reduce(false) { $1.fit() || $0 }
      // A height brings no other width, so that the second look is the last one.
      if isOther, rounds < 4 { return true }
      self.checking = nil
      self.mark()
      return false
    }
  }

  private func mark() {
    guard let first = cells.first else { return }
    let usual = first.faults
    for cell in cells where cell !== first {
      cell.show(faults: cell.faults.filter { usual[$0.key] == nil })
    }
  }
}
