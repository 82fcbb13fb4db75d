/// A symbol's dotted name taken apart, so that rules can give up one meaning at a time.
///
/// `person.crop.circle.fill.badge.plus` has the base `person.crop`, the enclosure `circle`, is
/// filled, and carries the badge `plus`.
struct SymbolName: Hashable {
  /// What the symbol shows, at least one component where the name has any.
  var base: [Substring]
  /// Whether a stroke crosses the picture out.
  var isSlashed = false
  /// The shape around the picture.
  var enclosure: Substring?
  /// Whether the picture is solid.
  var isFilled = false
  /// What hangs at the picture's corner; empty for a plain dot.
  var badge: [Substring]?

  init(_ name: String) {
    var parts: [Substring] = name.split(separator: ".")
      .flatMap { SymbolTable.respelled[String($0)] ?? [$0] }
    if parts.isEmpty { parts = name.split(separator: ".") }
    var badge: [Substring]?
    if let place = parts.firstIndex(of: "badge"), place > 0 {
      badge = Array(parts[(place + 1)...])
      parts.removeSubrange(place...)
      if badge?.last == "fill" {
        badge?.removeLast()
        isFilled = true
      }
    }
    self.badge = badge
    if parts.count > 1, parts.last == "fill" {
      parts.removeLast()
      isFilled = true
    }
    if parts.count > 1, let last = parts.last, Self.enclosures.contains(last) {
      parts.removeLast()
      enclosure = last
    }
    if parts.count > 1, parts.last == "fill" {
      parts.removeLast()
      isFilled = true
    }
    if parts.count > 1, parts.last == "slash" {
      parts.removeLast()
      isSlashed = true
    }
    base = parts
  }

  private static let enclosures: Set<Substring> = [
    "circle", "square", "rectangle", "diamond", "octagon", "triangle", "app", "shield", "seal",
    "capsule", "bubble",
  ]
}

extension SymbolName: CustomStringConvertible {
  /// The dotted name, its parts in the order that the tables use.
  var description: String {
    var parts = base
    if isSlashed { parts.append("slash") }
    if let enclosure { parts.append(enclosure) }
    if isFilled { parts.append("fill") }
    if let badge { parts += ["badge"] + badge }
    return parts.joined(separator: ".")
  }

  /// This name drawn another way: each of `fill`, `slash`, or an enclosure such as `circle`.
  func adding(variants: [String]) -> SymbolName {
    var name = self
    for variant in variants {
      switch variant {
      case "fill": name.isFilled = true
      case "slash": name.isSlashed = true
      case "none", "": continue
      default: name.enclosure = Substring(variant)
      }
    }
    return name
  }
}
