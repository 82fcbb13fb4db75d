import Gtk
import MaquetteUI

extension Presenter {
  /// Writes what a screen reader is told of the node.
  func updateAccessibility(_ change: NodeChange) {
    updateElement(change)
    guard let target = accessibleWidget ?? (change.new.isSpokenElement ? widget : nil) else {
      return
    }
    change.write(givenName, untouched: .some(nil)) { target.tell(.label, $0) }
    // Only what has a range has a value; elsewhere it is said after the name.
    let hasRange = target.hasRange
    let text: (Node) -> String? = { self.description($0, withValue: !hasRange) }
    change.write(text, untouched: .some(nil)) { target.tell(.description, $0) }
    if hasRange { change.write(.accessibilityValue) { target.tell(.valueText, $0) } }
    change.write(.isAccessibilityHidden, usually: false) { target.setAccessible(.hidden, to: $0) }
    change.write(\.isSpokenSelected, untouched: false) { target.setAccessible(.selected, to: $0) }
    change.write(\.isSpokenModal, untouched: false) { target.setAccessible(.modal, to: $0) }
    change.write(.headingLevel) { level in
      if let level {
        target.setAccessible(.level, to: level)
      } else {
        target.resetAccessible(.level)
      }
    }
  }

  /// Makes the node an element of its own, or part of those around it.
  private func updateElement(_ change: NodeChange) {
    if change.old == nil, let role = change.new.spokenRole { spokenWidget.setAccessibleRole(role) }
    change.write(\.silencesChildren, untouched: false) { isSilent in
      for child in children { silence(child, isSilent) }
    }
  }

  /// Passes over what stands in an element that speaks for all of it; what the keyboard leads to
  /// stays, unless nothing in the element is to be said.
  final func silence(_ child: Presenter, _ isSilent: Bool = true) {
    if node[.accessibilityChildren] == .combine, child.takesFocus { return }
    let isHidden = isSilent || child.node[.isAccessibilityHidden] == true
    child.spokenWidget.setAccessible(.hidden, to: isHidden)
  }

  /// The name where it is not what the widget shows.
  private func givenName(_ node: Node) -> String? {
    node.accessibleName == ownName(of: node) ? nil : node.accessibleName
  }

  private func description(_ node: Node, withValue isValueSaid: Bool) -> String? {
    let parts = [
      isValueSaid ? node[.accessibilityValue] : nil, node[.help] ?? node[.accessibilityHint],
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Widget {
  /// Whether assistive technology knows the widget by a value between others.
  fileprivate var hasRange: Bool {
    self is Scale || self is SpinButton || self is ProgressBar || self is LevelBar
  }

  /// Tells assistive technology a text, or that there is none.
  fileprivate func tell(_ property: AccessibleProperty, _ text: String?) {
    if let text {
      setAccessible(property, to: text)
    } else {
      resetAccessible(property)
    }
  }
}

extension Node {
  /// Whether the file makes the node an element, though what shows it is none.
  var isSpokenElement: Bool { self[.accessibilityChildren] != nil || spokenRole != nil }

  fileprivate var isSpokenSelected: Bool { has("isSelected") }
  fileprivate var isSpokenModal: Bool { has("isModal") }

  /// Whether the elements in the node are not to be said.
  var silencesChildren: Bool {
    switch self[.accessibilityChildren] {
    case .ignore?, .combine?: true
    case .contain?, nil: false
    }
  }

  /// Whether the file gives the node a trait.
  fileprivate func has(_ trait: String) -> Bool {
    attributes[NodeAttribute<[String]>.accessibilityTraits.name] != nil
      && self[.accessibilityTraits]?.contains(trait) == true
  }

  /// What assistive technology takes the node for where the file says so; nil for what its kind is.
  var spokenRole: AccessibleRole? {
    let names = attributes[NodeAttribute<[String]>.accessibilityTraits.name]
    guard names != nil || self[.accessibilityChildren] != nil else { return nil }
    let roles: [(String, AccessibleRole)] = [
      ("isHeader", .heading), ("isToggle", .checkbox), ("isLink", .link), ("isButton", .button),
      ("isSearchField", .textBox), ("isImage", .image), ("isTabBar", .tabList),
      ("isStaticText", .label),
    ]
    if let role = roles.first(where: { has($0.0) })?.1 { return role }
    return self[.accessibilityChildren] == nil ? nil : .group
  }
}
