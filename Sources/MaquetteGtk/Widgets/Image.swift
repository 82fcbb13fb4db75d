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

  override func canShow(_ node: Node) -> Bool { node[.isDecorative] ?? false == isDecorative }

  override var accessibleWidget: Widget? { isDecorative ? nil : image }

  override func update(_ change: NodeChange) {
    change.write(iconName) { image.iconName = $0 }
    change.write(pixelSize, untouched: -1) { image.pixelSize = $0 }
    change.write(styleClasses, untouched: []) { image.cssClasses = $0 }
  }

  private func styleClasses(_ node: Node) -> [String] { node[.foreground]?.styleClasses ?? [] }

  private func iconName(_ node: Node) -> String {
    if let icon = node[.icon] { return icon }
    guard let symbol = node[.symbol] else { return "image-missing-symbolic" }
    return SymbolMap.icon(for: symbol).iconName
  }

  /// The size beside text of the same font, 16 pixels beside body text.
  private func pixelSize(_ node: Node) -> Int {
    let scale = (node[.imageScale] ?? .medium).factor
    guard let font = node[.font] else { return scale == 1 ? -1 : Int((16 * scale).rounded()) }
    let size = font.size ?? 16 * (font.ratio ?? 1)
    return Int((size * scale).rounded())
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
