import Foundation
import Gtk
import MaquetteUI

/// Shows a symbol, or a sign for a picture that is not there.
///
/// The icon is drawn rather than left to a GtkImage, which has neither colours of a file's own nor
/// sizes that follow the room, and whose baseline upsets lines that it stands in with text:
/// "reports a minimum height of 16, but minimum height for width of 1048576 is 17".
final class ImagePresenter: Presenter {
  private let area: CustomWidget
  private let layout = SymbolLayout()
  private let isDecorative: Bool

  required init(_ seed: PresenterSeed) {
    isDecorative = seed.node[.isDecorative] ?? false
    area = CustomWidget(cssName: "image", layout: layout)
    super.init(seed, widget: area)
    area.setAccessibleRole(isDecorative ? .presentation : .image)
  }

  override func canShow(_ node: Node) -> Bool {
    super.canShow(node) && node[.isDecorative] ?? false == isDecorative
  }

  override var accessibleWidget: Widget? { isDecorative ? nil : area }

  override func update(_ change: NodeChange) {
    change.write(\.iconName) { name in
      layout.iconName = name
      area.queueDraw()
    }
    change.write(\.symbolSize) { _ in styleDidChange() }
    change.write(.foreground) { paint in
      layout.paint = paint ?? Paint()
      area.queueDraw()
    }
    change.write(\.shownPicture) { picture in
      layout.picture = picture.flatMap { PictureStore.texture(at: $0.path) }
      layout.pixelsPerPoint = picture?.pixelsPerPoint ?? 1
      layout.isTemplate = picture?.isTemplate ?? false
      area.queueResize()
    }
    change.write(.isRedacted, usually: false) { isRedacted in
      layout.isRedacted = isRedacted
      area.queueDraw()
    }
    change.write(.isResizable, usually: false) { isResizable in
      area.hexpand = isResizable
      area.vexpand = isResizable
    }
  }

  /// Takes a size that grows with text.
  override func styleDidChange() {
    let scale = isInBar ? context.barTextScale : context.textScale
    let size = Int((Double(node.symbolSize) * scale).rounded())
    guard layout.size != size else { return area.queueDraw() }
    layout.size = size
    area.queueResize()
  }
}

/// Draws an icon in the middle of its room, as large as fits where it may grow.
final class SymbolLayout: CustomLayout {
  var iconName = ""
  var size = 0
  var paint = Paint()
  /// The picture that is shown in place of an icon.
  var picture: Texture?
  var pixelsPerPoint = 1.0
  /// Whether the picture is drawn in the colour of its surroundings.
  var isTemplate = false
  /// Whether a grey area stands for the picture.
  var isRedacted = false

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    if let picture {
      let pixels = orientation == .horizontal ? picture.width : picture.height
      let points = max(Int((Double(pixels) / pixelsPerPoint).rounded()), 1)
      return SizeRequest(minimum: widget.hexpand ? 0 : points, natural: points)
    }
    return SizeRequest(minimum: widget.hexpand ? 0 : self.size, natural: self.size)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    if isRedacted {
      let area = Area(width: Double(widget.width), height: Double(widget.height))
      return snapshot.append(color: Gtk.Color(red: 0.6, green: 0.6, blue: 0.6), in: area)
    }
    if let picture { return show(picture, in: widget, snapshot) }
    let room = min(widget.width, widget.height)
    let side = widget.hexpand ? room : min(size, room)
    guard side > 0 else { return }
    let icon = widget.display.iconTheme.lookup(
      iconName, size: side, scale: widget.scaleFactor, direction: widget.direction)
    snapshot.saved {
      snapshot.translate(
        x: Double((widget.width - side) / 2), y: Double((widget.height - side) / 2))
      icon.snapshot(
        snapshot, width: Double(side), height: Double(side),
        color: Palette.color(of: paint, in: widget))
    }
  }
}

extension SymbolLayout {
  /// Draws a picture over the whole room where it may take it, else in its own size in the middle.
  private func show(_ picture: Texture, in widget: CustomWidget, _ snapshot: Snapshot) {
    let room = (width: Double(widget.width), height: Double(widget.height))
    let own = (
      width: Double(picture.width) / pixelsPerPoint, height: Double(picture.height) / pixelsPerPoint
    )
    let size = widget.hexpand ? room : own
    let area = Area(
      x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    guard isTemplate else { return snapshot.append(picture, in: area) }
    snapshot.colored(Palette.color(of: paint, in: widget)) { snapshot.append(picture, in: area) }
  }
}

/// Pictures from files, each read once as long as the file stays the same.
enum PictureStore {
  private static var textures: [String: (changed: Date?, texture: Texture?)] = [:]
  private static let limit = 256

  /// The picture in a file; nil where it is none that can be read.
  static func texture(at path: String) -> Texture? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    if let known = textures[path], known.changed == changed { return known.texture }
    if textures.count >= limit { textures.removeAll() }
    let texture = try? Texture.load(path: path)
    textures[path] = (changed, texture)
    return texture
  }
}

extension Node {
  /// The picture that is shown in place of a symbol.
  fileprivate struct ShownPicture: Equatable {
    var path: String
    var pixelsPerPoint: Double
    var isTemplate: Bool
  }

  fileprivate var shownPicture: ShownPicture? {
    self[.picture].map {
      ShownPicture(
        path: $0, pixelsPerPoint: self[.pixelsPerPoint] ?? 1, isTemplate: self[.isTemplate] ?? false
      )
    }
  }

  /// The name of the symbol's icon in the theme.
  fileprivate var iconName: String {
    if let icon = self[.icon] { return icon }
    return self[.symbol].map { SymbolMap.icon(for: $0).iconName } ?? "image-missing-symbolic"
  }

  /// The size in pixels beside text of the same font; 16 beside body text.
  fileprivate var symbolSize: Int {
    let scale = (self[.imageScale] ?? .medium).factor
    let size = self[.font].map { $0.size ?? 16 * ($0.ratio ?? 1) } ?? 16
    return max(min(size * scale, 2000).pixels, 1)
  }
}

extension MaquetteUI.Image.Scale {
  fileprivate var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.3
    }
  }
}
