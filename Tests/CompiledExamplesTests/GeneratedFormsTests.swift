import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// A thousand forms that no one wrote are one tree, compiled and interpreted.
@MainActor
struct GeneratedFormsTests {
  private static let formCount = 1000

  @Test func compiledIsInterpreted() {
    var valid = 0
    var faults: [String] = []
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let interpreter = Interpreter(options: .init(now: Date(timeIntervalSince1970: 0)))
    for seed in 1...Self.formCount {
      var generator = FormGenerator(seed: UInt64(seed))
      let form = generator.form()
      let program = interpreter.update(text: form.source, fileName: "A.swift")
      guard let preview = program.previews.first else {
        faults.append("\(seed): nothing to show of \(form.source)")
        continue
      }
      let told = interpreter.diagnostics.filter { $0.severity == .error }.map(\.message)
      let found = ViewSession(environment: environment, root: preview.makeView).resolve().root
      let expected = ViewSession(environment: environment) { form.view }.resolve().root
      if told.isEmpty { valid += 1 }
      if found.outline != expected.outline || !told.isEmpty {
        faults.append("\(seed): \(told) \(form.source)\n\(found.outline)\n\(expected.outline)")
      }
    }
    #expect(valid == Self.formCount)
    #expect(faults.isEmpty, "\(faults.count) differ; the first:\n\(faults.first ?? "")")
  }
}
