import Foundation
import MaquetteGtk
import MaquetteInterpreter
import MaquetteUI

@testable import MaquetteApp

/// A surface that writes down what a live preview shows on it.
@MainActor
final class RecordingSurface: PreviewSurface {
  /// A line for each thing shown.
  private(set) var log: [String] = []
  /// The tree shown last.
  private(set) var root: Node?
  /// How the form stood last to its file.
  private(set) var standing: FormStanding?
  /// Whether to write down which previews are offered.
  var recordsPreviews = false

  /// The lines since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func show(_ form: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics {
    root = form.root
    log.append("form: " + form.root.texts.joined(separator: " | "))
    return UpdateStatistics(writes: 1)
  }

  func settle() { log.append("settle") }

  func showPlaceholder(title: String, explanation: String) {
    log.append("\(title): \(explanation)")
  }

  func showProblem(_ problem: PreviewProblem?) {
    log.append("problem: \(problem?.text ?? "none")")
  }

  func showPreviews(_ names: [String], chosen: Int) {
    if recordsPreviews { log.append("previews: \(names) \(chosen)") }
  }

  func showStanding(_ standing: FormStanding) {
    self.standing = standing
    guard !standing.isStale, standing.problem == nil, root != nil else { return }
    for remark in standing.diagnostics { log.append("remark: \(remark.line(in: "Form.swift"))") }
  }

  func showNotice(_ notice: String) { log.append("notice: \(notice)") }

  func afterNextPaint(_ action: @escaping () -> Void) { action() }
}

extension Node {
  /// The texts from here down, in order.
  var texts: [String] {
    let own = kind == .text ? attributes["text"].flatMap { String(attributeValue: $0) } : nil
    return (own.map { [$0] } ?? []) + children.flatMap(\.texts)
  }

  /// The first node from here down of a kind.
  func first(_ kind: NodeKind) -> Node? {
    self.kind == kind ? self : children.lazy.compactMap { $0.first(kind) }.first
  }
}
