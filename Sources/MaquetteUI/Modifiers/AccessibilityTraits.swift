/// What a screen reader tells that an element is and does.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private(set) var names: Set<String>

  public init() { names = [] }

  private init(_ name: String) { names = [name] }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// All traits, each alone.
  package static let all: [AccessibilityTraits] = [
    .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
    .isKeyboardKey, .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
    .allowsDirectInteraction, .causesPageTurn, .isModal, .isToggle, .isTabBar,
  ]

  /// The name of a single trait.
  package var name: String { names.sorted().joined(separator: " ") }
}

extension AccessibilityTraits {
  public typealias Element = AccessibilityTraits

  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.names.isSubset(of: names)
  }

  public mutating func insert(
    _ member: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(member)
    names.formUnion(member.names)
    return (isNew, member)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    names.subtract(member.names)
    return member
  }

  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    insert(member).inserted ? nil : member
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.union(other.names))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.intersection(other.names))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(names.symmetricDifference(other.names))
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  private func with(_ names: Set<String>) -> AccessibilityTraits {
    var traits = self
    traits.names = names
    return traits
  }
}

extension NodeAttribute where Value == [String] {
  /// What a screen reader tells that the node is, beyond what its kind says: SwiftUI's names.
  public static var accessibilityTraits: NodeAttribute { NodeAttribute("accessibilityTraits") }
  /// What a screen reader does not tell, though the kind says it.
  public static var removedTraits: NodeAttribute { NodeAttribute("removedTraits") }
}

extension NodeAttribute where Value == Int {
  /// The level of a heading, from 1.
  public static var headingLevel: NodeAttribute { NodeAttribute("headingLevel") }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, CaseIterable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
  /// Has a screen reader tell more of what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    speaking { node, _ in node.addTraits(traits) }
  }

  /// Has a screen reader tell less of what the view is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    speaking { node, _ in
      let present = Set(node[.accessibilityTraits] ?? []).subtracting(traits.names)
      node[.accessibilityTraits] = present.isEmpty ? nil : present.sorted()
      node[.removedTraits] = traits.names.sorted()
    }
  }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    speaking { node, _ in
      node.addTraits(.isHeader)
      if level != .unspecified { node[.headingLevel] = Int(level.rawValue) }
    }
  }
}

extension Node {
  mutating func addTraits(_ traits: AccessibilityTraits) {
    let all = Set(self[.accessibilityTraits] ?? []).union(traits.names)
    if !all.isEmpty { self[.accessibilityTraits] = all.sorted() }
  }
}
