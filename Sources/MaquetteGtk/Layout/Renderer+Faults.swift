import Foundation
import Gtk
import MaquetteUI

/// A text of a form that cannot be read as a whole.
package nonisolated struct LayoutFault: Hashable, Sendable {
  /// What is wrong with it.
  package enum Kind: String, Sendable {
    /// It ends in an ellipsis.
    case ellipsis
    /// It is cut off at its edge.
    case clipping
    /// It lies over another text.
    case overlap
  }

  package var kind: Kind
  /// The node that the text belongs to, and which of its texts it is.
  package var node: NodeIdentity
  package var place: Int
}

extension Renderer {
  /// The texts that are cut short, cut off or lie over each other in the form as it is laid out
  /// now, with their areas from the corner of the renderer's widget.
  package var layoutFaults: [LayoutFault: CGRect] {
    var texts: [(fault: LayoutFault, label: Gtk.Label, area: CGRect)] = []
    if let root { collect(root, into: &texts) }
    // What presenters have in common is one text.
    var seen: Set<ObjectIdentifier> = []
    texts.removeAll { !seen.insert(ObjectIdentifier($0.label)).inserted }
    var faults: [LayoutFault: CGRect] = [:]
    for var text in texts {
      guard let kind = Self.fault(of: text.label) else { continue }
      text.fault.kind = kind
      faults[text.fault] = text.area
    }
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...] {
        let common = text.area.intersection(other.area)
        guard !common.isNull, common.width > 2, common.height > 4 else { continue }
        for var entry in [text, other] {
          entry.fault.kind = .overlap
          if faults[entry.fault] == nil { faults[entry.fault] = entry.area }
        }
      }
    }
    return faults
  }

  private static func fault(of label: Gtk.Label) -> LayoutFault.Kind? {
    if label.isEllipsized { return .ellipsis }
    let width = label.measure(.horizontal).minimum
    let height = label.measure(.vertical, for: label.width).minimum
    return label.width < width || label.height < height ? .clipping : nil
  }

  private func collect(
    _ presenter: Presenter,
    into texts: inout [(fault: LayoutFault, label: Gtk.Label, area: CGRect)]
  ) {
    var inner = presenter.children
    if let plain = presenter as? PlainPresenter { inner += plain.inner.children }
    let borders = Set(inner.map { ObjectIdentifier($0.widget) })
    var place = 0
    visit(presenter.widget, upTo: borders) { label in
      guard !label.text.isEmpty, let bounds = label.bounds(in: widget) else { return }
      let area = CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
      texts.append(
        (LayoutFault(kind: .clipping, node: presenter.node.id, place: place), label, area))
      place += 1
    }
    for child in inner { collect(child, into: &texts) }
  }

  private func visit(
    _ widget: Widget, upTo borders: Set<ObjectIdentifier>, _ body: (Gtk.Label) -> Void
  ) {
    guard widget.mapped else { return }
    if let label = widget as? Gtk.Label { return body(label) }
    for child in widget.children where !borders.contains(ObjectIdentifier(child)) {
      visit(child, upTo: borders, body)
    }
  }
}
