/// A member that protocols of SwiftUI require with a result builder, so that the code of a type
/// that conforms builds views without saying so.
enum BuilderRequirement {
  case body
  case makeBody
  case previews

  /// The requirement that a property may be.
  init?(property name: String) {
    switch name {
    case "body": self = .body
    case "previews": self = .previews
    default: return nil
    }
  }

  /// The requirement that a function may be.
  init?(function name: String) {
    switch name {
    case "body", "_body": self = .body
    case "makeBody": self = .makeBody
    default: return nil
    }
  }

  private static let withBody: Set<String> = [
    "View", "ViewModifier", "PreviewModifier", "App", "Scene", "Widget", "WidgetBundle",
    "ToolbarContent",
    "CustomizableToolbarContent", "Commands", "TabContent", "TableRowContent", "TableColumnContent",
  ]

  /// Whether a type that conforms to these protocols has it built.
  func isMade(by conformances: Set<String>) -> Bool {
    switch self {
    case .body: !conformances.isDisjoint(with: Self.withBody)
    case .makeBody: conformances.contains { $0.hasSuffix("Style") }
    case .previews:
      conformances.contains("PreviewProvider") || conformances.contains("LibraryContentProvider")
    }
  }
}

extension RuntimeType {
  /// Lets what fulfils a builder's requirement build views.
  func decideBuilders() {
    let getters =
      computed.values.compactMap(\.getter) + staticProperties.values.compactMap(\.getter)
    for function in getters + methods.values.flatMap({ $0 }) {
      guard let requirement = function.requirement else { continue }
      let isMade = requirement.isMade(by: conformances.union([name]))
      if isMade { function.builder = function.builder ?? .views }
    }
  }
}
