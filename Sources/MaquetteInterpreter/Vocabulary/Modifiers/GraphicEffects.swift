import Foundation
import MaquetteUI

extension ModifierEntry {
  static let graphicEffects: [ModifierEntry] = [
    ModifierEntry(
      "shadow", .drawn,
      Modifier(
        "shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)"
      ) { (view: AnyView, color: Color?, radius: CGFloat?, x: CGFloat?, y: CGFloat?) in
        view.shadow(
          color: color ?? Color.black.opacity(0.33), radius: radius ?? 0, x: x ?? 0, y: y ?? 0)
      }),
    ModifierEntry(
      "scaleEffect", .drawn,
      Modifier("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center)") {
        (view: AnyView, scale: CGFloat?, anchor: UnitPoint?) in
        view.scaleEffect(scale ?? 1, anchor: anchor ?? .center)
      },
      Modifier("scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)") {
        (view: AnyView, scale: CGSize, anchor: UnitPoint?) in
        view.scaleEffect(scale, anchor: anchor ?? .center)
      },
      Modifier("scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)") {
        (view: AnyView, x: CGFloat?, y: CGFloat?, anchor: UnitPoint?) in
        view.scaleEffect(x: x ?? 1, y: y ?? 1, anchor: anchor ?? .center)
      }),
    ModifierEntry(
      "rotationEffect", .drawn,
      Modifier("rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)") {
        (view: AnyView, angle: Angle?, anchor: UnitPoint?) in
        view.rotationEffect(angle ?? .zero, anchor: anchor ?? .center)
      }),
    ModifierEntry(
      "blur", .drawn,
      Modifier("blur(radius: CGFloat, @ignored opaque: Bool = false)") {
        (view: AnyView, radius: CGFloat?) in view.blur(radius: radius ?? 0)
      }),
    ModifierEntry(
      "mask", .drawn,
      Modifier("mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)") {
        (view: AnyView, alignment: Alignment?, mask: AnyView) in
        view.mask(alignment: alignment ?? .center) { mask }
      },
      Modifier("mask(_ mask: View)") { (view: AnyView, mask: AnyView) in view.mask { mask } }),
    ModifierEntry("hidden", .drawn, Modifier("hidden()") { (view: AnyView) in view.hidden() }),
    ModifierEntry(
      "clipped", .drawn,
      Modifier("clipped(@inert antialiased: Bool = false)") { (view: AnyView) in view.clipped() }),
  ]

  static let colorEffects: [ModifierEntry] = [
    amount("brightness", "_ amount: Double", 0) { $0.brightness($1) },
    amount("contrast", "_ amount: Double", 1) { $0.contrast($1) },
    amount("saturation", "_ amount: Double", 1) { $0.saturation($1) },
    amount("grayscale", "_ amount: Double", 0) { $0.grayscale($1) },
    ModifierEntry(
      "hueRotation", .drawn,
      Modifier("hueRotation(_ angle: Angle)") { (view: AnyView, angle: Angle?) in
        view.hueRotation(angle ?? .zero)
      }),
    ModifierEntry(
      "colorInvert", .drawn, Modifier("colorInvert()") { (view: AnyView) in view.colorInvert() }),
    ModifierEntry(
      "colorMultiply", .drawn,
      Modifier("colorMultiply(_ color: Color)") { (view: AnyView, color: Color?) in
        view.colorMultiply(color ?? .white)
      }),
    ModifierEntry(
      "luminanceToAlpha", .drawn,
      Modifier("luminanceToAlpha()") { (view: AnyView) in view.luminanceToAlpha() }),
  ]

  /// A modifier with a number, and the number that changes nothing.
  private static func amount(
    _ name: String, _ parameter: String, _ usual: Double,
    _ apply: @escaping @MainActor (AnyView, Double) -> some View
  ) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier("\(name)(\(parameter))") { (view: AnyView, amount: Double?) in
        apply(view, amount ?? usual)
      })
  }
}
