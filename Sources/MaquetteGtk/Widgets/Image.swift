import Gtk
import MaquetteUI

/// Shows a symbol, or a sign for a picture that is not there.
final class ImagePresenter: Presenter {
  private let image = Gtk.Image()
  private let isDecorative: Bool

  required init(_ seed: PresenterSeed) {
    isDecorative = seed.node[.isDecorative] ?? false
    super.init(seed, widget: image)
    if isDecorative { image.setAccessibleRole(.presentation) }
  }

  override class func variant(for node: Node) -> Presenter.Type {
    node.needsDrawing ? DrawnImagePresenter.self : ImagePresenter.self
  }

  override func canShow(_ node: Node) -> Bool { node.isPlainDecoration == isDecorative }

  override var accessibleWidget: Widget? { isDecorative ? nil : image }

  override func update(_ change: NodeChange) {
    change.write(\.iconName) { image.iconName = $0 }
    change.write(pixelSize, untouched: -1) { image.pixelSize = $0 }
    change.write(styleClasses, untouched: []) { image.cssClasses = $0 }
  }

  override func styleDidChange() {
    let size = pixelSize(node)
    if image.pixelSize != size { image.pixelSize = size }
  }

  /// The size, which grows with text; -1 for the usual one.
  private func pixelSize(_ node: Node) -> Int {
    let size = Int((Double(node.symbolSize) * context.textScale).rounded())
    return size == 16 ? -1 : size
  }

  private func styleClasses(_ node: Node) -> [String] { node[.foreground]?.styleClasses ?? [] }
}

/// Shows a symbol in a colour or a size that only drawing can give it.
final class DrawnImagePresenter: Presenter {
  private let area: CustomWidget
  private let layout = SymbolLayout()
  private let isDecorative: Bool

  required init(_ seed: PresenterSeed) {
    isDecorative = seed.node[.isDecorative] ?? false
    area = CustomWidget(layout: layout)
    super.init(seed, widget: area)
    area.setAccessibleRole(isDecorative ? .presentation : .image)
  }

  override func canShow(_ node: Node) -> Bool { node.isDrawnDecoration == isDecorative }

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
    change.write(.isResizable, usually: false) { isResizable in
      area.hexpand = isResizable
      area.vexpand = isResizable
    }
  }

  override func styleDidChange() {
    layout.size = Int((Double(node.symbolSize) * context.textScale).rounded())
    area.queueResize()
  }
}

/// Draws an icon in the middle of its room, as large as fits where it may grow.
final class SymbolLayout: CustomLayout {
  var iconName = ""
  var size = 16
  var paint = Paint()

  func measure(
    _ widget: CustomWidget, _ orientation: Orientation, for size: Int
  ) -> SizeRequest {
    SizeRequest(minimum: widget.hexpand ? 0 : self.size, natural: self.size)
  }

  func snapshot(_ widget: CustomWidget, _ snapshot: Snapshot) {
    let room = min(widget.width, widget.height)
    let side = widget.hexpand ? room : min(size, room)
    guard side > 0 else { return }
    let icon = widget.display.iconTheme.lookup(iconName, size: side, scale: widget.scaleFactor)
    snapshot.saved {
      snapshot.translate(
        x: Double((widget.width - side) / 2), y: Double((widget.height - side) / 2))
      icon.snapshot(
        snapshot, width: Double(side), height: Double(side),
        color: Palette.color(of: paint, in: widget))
    }
  }
}

extension Node {
  /// Whether style classes and an image widget cannot show the symbol.
  var needsDrawing: Bool {
    if self[.isResizable] == true { return true }
    guard let color = self[.foreground]?.color else { return false }
    return color.components != nil || color.opacity < 1
  }

  /// Whether the node is an ornament for an image widget to show; `nil` where it must be drawn.
  fileprivate var isPlainDecoration: Bool? { needsDrawing ? nil : self[.isDecorative] ?? false }

  /// Whether the node is an ornament that must be drawn; `nil` where it need not be.
  fileprivate var isDrawnDecoration: Bool? { needsDrawing ? self[.isDecorative] ?? false : nil }

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
