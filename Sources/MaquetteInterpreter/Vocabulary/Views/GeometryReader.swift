import Foundation
import MaquetteUI

extension TypeEntry {
  static let geometryReader = TypeEntry(
    view: "GeometryReader", .drawn,
    Overload("init(@ViewBuilder content: (GeometryProxy) -> Content)") {
      (content: ContentBuilder) in GeometryReader { proxy in content(for: proxy) }
    })

  static let geometryProxy = TypeEntry(
    "GeometryProxy", matches: { $0 is GeometryProxy },
    properties: [
      "size": { any, _ in (any as? GeometryProxy)?.size },
      "safeAreaInsets": { any, _ in (any as? GeometryProxy)?.safeAreaInsets },
    ])
}
