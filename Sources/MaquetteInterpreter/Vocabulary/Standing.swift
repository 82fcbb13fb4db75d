/// What becomes of something of SwiftUI's here.
enum Standing: String, Codable, CaseIterable {
  /// It shows as SwiftUI shows it.
  case drawn
  /// It changes what happens rather than what is seen at rest.
  case behaves
  /// A desktop, or a still preview, has nothing that it could change.
  case noEffect = "no effect on a desktop"
  /// It is known, and passes its content through.
  case notYet = "not yet"
}
