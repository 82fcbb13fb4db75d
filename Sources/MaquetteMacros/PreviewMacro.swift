import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` into a type of its own that holds the preview's name and content.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let type = context.makeUniqueName("Preview")
    let unlabelled = node.arguments.filter { $0.label == nil }
    let name = unlabelled.first?.expression.trimmedDescription ?? "nil"
    let body =
      node.trailingClosure?.trimmedDescription
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.trimmedDescription
    guard let body else { return [] }
    return [
      """
      @MainActor
      struct \(type): MaquetteUI.PreviewRegistry {
        static var preview: MaquetteUI.Preview {
          MaquetteUI.Preview(\(raw: name), body: \(raw: body))
        }
      }
      """
    ]
  }
}
