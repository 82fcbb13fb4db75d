import Foundation

@testable import MaquetteUI

/// The outline of a view resolved with fixed settings.
@MainActor
func outline(
  locale: String = "en_US", idiom: PlatformIdiom = .macos, @ViewBuilder of content: () -> some View
) -> String {
  let view = content()
  return session(locale: locale, idiom: idiom) { view }.resolve().root.outline
}

/// A session with fixed settings.
@MainActor
func session<Root: View>(
  locale: String = "en_US", idiom: PlatformIdiom = .macos,
  @ViewBuilder root: @escaping @MainActor () -> Root
) -> ViewSession {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: locale)
  environment.calendar = Calendar(identifier: .gregorian)
  environment.timeZone = .gmt
  environment.idiom = idiom
  environment.now = { Date(timeIntervalSince1970: 1_685_950_200) }
  return ViewSession(environment: environment, root: root)
}

extension ViewSession {
  /// The node of a kind, counted from the top; traps where there are fewer.
  func node(_ kind: NodeKind, at index: Int = 0) -> Node {
    var found: [Node] = []
    func visit(_ node: Node) {
      if node.kind == kind { found.append(node) }
      node.children.forEach(visit)
    }
    visit(resolve().root)
    return found[index]
  }
}
