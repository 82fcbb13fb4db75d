import Foundation
import MaquetteUI

extension ModifierEntry {
  static let frame = ModifierEntry(
    "frame", .drawn,
    Modifier("frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)")
    { (view: AnyView, width: CGFloat?, height: CGFloat?, alignment: Alignment?) in
      view.frame(
        width: width, height: height, alignment: alignment ?? .center)
    },
    Modifier(
      "frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center)"
    ) {
      (
        view: AnyView, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?,
        minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment?
      ) in
      view.frame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
        minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
        alignment: alignment ?? .center)
    })

  static let padding = ModifierEntry(
    "padding", .drawn,
    Modifier("padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)") {
      (view: AnyView, edges: Edge.Set?, length: CGFloat?) in view.padding(edges ?? .all, length)
    },
    Modifier("padding(_ length: CGFloat)") { (view: AnyView, length: CGFloat?) in
      view.padding(length ?? 16)
    },
    Modifier("padding(_ insets: EdgeInsets)") { (view: AnyView, insets: EdgeInsets) in
      view.padding(insets)
    })
}

extension Edge.Set: VocabularyOptions {}
extension EdgeInsets: VocabularyArgument {}
