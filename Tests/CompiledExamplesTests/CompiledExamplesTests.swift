import Testing

@testable import MaquetteUI

/// What holds of the examples as the Swift compiler understands them.
@MainActor
struct CompiledExamplesTests {
  @Test func settingsCompilesAndResolves() {
    let session = ViewSession(environment: EnvironmentValues()) { SettingsView() }
    #expect(session.resolve().root.title == "Settings")
  }
}

extension Node {
  fileprivate var title: String? {
    self[.title] ?? children.lazy.compactMap(\.title).first
  }
}
