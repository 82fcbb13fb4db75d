import Gtk

/// Several pictures on one sheet, each under its name.
struct VariantSheet {
  /// A picture and what stands over it.
  struct Entry {
    var title: String
    var texture: Texture
  }

  /// The pictures, in order.
  var entries: [Entry]

  private static let greatestWidth = 3000

  /// Draws the sheet on the display that GTK is connected to.
  func draw() throws(CommandFailure) -> Texture {
    let layout = GalleryLayout()
    layout.columns = columns
    let stage = CustomWidget(layout: layout)
    stage.addCSSClass("background")
    for entry in entries { stage.append(Self.cell(entry)) }
    let window = Window()
    window.decorated = false
    window.child = stage
    let width = stage.measure(.horizontal).natural
    let height = stage.measure(.vertical, for: width).natural
    stage.setSizeRequest(width: width, height: height)
    window.setDefaultSize(width: width, height: height)
    window.present()
    defer { window.destroy() }
    do {
      try FormStage.awaitPaint(of: window)
      return try stage.render()
    } catch {
      throw .unavailable("the sheet cannot be drawn: \(error)")
    }
  }

  /// As many beside each other as make the sheet about as wide as high.
  private var columns: Int {
    let area = entries.reduce(0.0) {
      $0 + Double(($1.texture.width + 24) * ($1.texture.height + 54))
    }
    let widest = entries.map(\.texture.width).max() ?? 1
    let room = min(Double(Self.greatestWidth), (area * 1.4).squareRoot())
    let least = widest < Self.greatestWidth / 2 ? 2 : 1
    return min(max(least, Int((room / Double(widest + 24)).rounded())), max(1, entries.count))
  }

  private static func cell(_ entry: Entry) -> Widget {
    let title = Gtk.Label(entry.title)
    title.xalign = 0
    title.ellipsize = .end
    title.addCSSClass("heading")
    let picture = Picture()
    picture.paintable = entry.texture
    picture.canShrink = false
    picture.halign = .start
    picture.valign = .start
    picture.setSizeRequest(width: entry.texture.width, height: entry.texture.height)
    let cell = Box(.vertical, spacing: 6)
    cell.append(title)
    cell.append(picture)
    return cell
  }
}
