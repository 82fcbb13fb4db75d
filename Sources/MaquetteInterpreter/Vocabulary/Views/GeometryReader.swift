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
    ],
    methods: [
      Method("func frame(in coordinateSpace: Any) -> CGRect") {
        (proxy: GeometryProxy, space: Value?, site: CallSite) in
        site.tellOrigin(of: space)
        return proxy.frame(in: .local)
      },
      Method("func bounds(@inert of coordinateSpace: Any) -> CGRect?") { (proxy: GeometryProxy) in
        proxy.bounds
      },
    ])
}

extension CallSite {
  /// Tells once that a frame begins at the view's own corner, where it is asked for in another
  /// space.
  fileprivate func tellOrigin(of space: Value?) {
    if case .implicit(let member)? = space, member.name == "local" { return }
    evaluator.log.report(
      .note, .noEffect, name: "frame(in:)",
      "'frame(in:)' has the view's size, and begins at its own corner in previews", at: place)
  }
}
