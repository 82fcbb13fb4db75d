import Foundation
import Gtk
import MaquetteUI

/// What the gallery shows side by side.
nonisolated enum GallerySet: Equatable {
  /// A list of variants, under the name by which it is offered.
  case list(title: String, list: String)
  /// All previews of the file.
  case previews
  /// Each value of one axis with each of another.
  case grid(rows: Variant.Axis, columns: Variant.Axis)

  /// The sets that there are for every form, in the order in which they are offered.
  static func presets(_ offer: FormOffer) -> [GallerySet] {
    var lists = [
      (localized("Schemes and Contrasts"), "schemes*contrasts"),
      (localized("Text Sizes"), "text-sizes"),
      (localized("Directions and Pseudo-Languages"), "directions,pseudo-locales"),
      (localized("Label Styles"), "label-styles"),
      (localized("Form Styles"), "form-styles"),
      (localized("Control Sizes"), "control-sizes"),
      (localized("Widths"), "widths"),
      (localized("Platforms"), "platforms"),
    ]
    let locales = offer.locales.filter { OptionValue.locale($0) != nil }
    if !locales.isEmpty {
      lists.append(
        (localized("Languages of the File"), locales.map { "locale=\($0)" }.joined(separator: ",")))
    }
    return lists.map { .list(title: $0.0, list: $0.1) }
  }

  /// How it is offered.
  var title: String {
    switch self {
    case .list(let title, _): title
    case .previews: localized("All Previews")
    case .grid: localized("Two Axes")
    }
  }
}

/// One picture of the gallery.
nonisolated struct GalleryItem: Equatable {
  var title: String
  var cell = CellFeed.Cell(variant: Variant(), preview: nil)
  /// Why it cannot even be asked for.
  var problem: String?
}

extension GallerySet {
  /// What the set shows of a form.
  ///
  /// - Parameters:
  ///   - own: the lists that the project names.
  ///   - variant: how the large form is shown, over which the set's variants hold.
  nonisolated func items(
    own: [String: String], previews: [String], offer: FormOffer, over variant: Variant
  ) -> [GalleryItem] {
    switch self {
    case .list(_, let list): return Self.items(of: list, own: own, offer: offer, over: variant)
    case .previews:
      return previews.enumerated().map { index, name in
        GalleryItem(title: name, cell: CellFeed.Cell(variant: variant, preview: index))
      }
    case .grid(let rows, let columns):
      let axes = VariantAxis.all(offer)
      let (left, top) = (Self.values(of: rows, axes), Self.values(of: columns, axes))
      return left.flatMap { row in
        top.map { column in
          var own = Variant()
          own[rows] = row.value
          own[columns] = column.value
          return GalleryItem(
            title: "\(row.title) · \(column.title)",
            cell: CellFeed.Cell(variant: variant.overlaid(by: own), preview: nil))
        }
      }
    }
  }

  /// How many items stand beside each other; nil for as many as there is room for.
  nonisolated func columns(_ offer: FormOffer) -> Int? {
    guard case .grid(_, let columns) = self else { return nil }
    return Self.values(of: columns, VariantAxis.all(offer)).count
  }

  private nonisolated static func values(
    of axis: Variant.Axis, _ axes: [VariantAxis]
  ) -> [VariantAxis.Choice] {
    let choices = axes.first { $0.axis == axis }?.choices ?? []
    // A page of all text sizes beside something else would be read by nobody.
    let few: Set<String> = ["xSmall", "xxxLarge", "accessibility3", "accessibility5"]
    return axis == .textSize
      ? choices.filter { $0.value.map(few.contains) ?? true } : Array(choices.prefix(6))
  }

  /// The items of a list; a part that makes no sense says so in its place.
  private nonisolated static func items(
    of list: String, own: [String: String], offer: FormOffer, over variant: Variant
  ) -> [GalleryItem] {
    let axes = VariantAxis.all(offer)
    var items: [GalleryItem] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      do throws(CommandFailure) {
        for found in try VariantList(own: own).variants(in: String(part)) {
          items.append(
            GalleryItem(
              title: found.title(axes),
              cell: CellFeed.Cell(variant: variant.overlaid(by: found), preview: nil)))
        }
      } catch {
        let name = part.trimmingCharacters(in: .whitespaces)
        items.append(GalleryItem(title: name, problem: error.message))
      }
    }
    var seen: [GalleryItem] = []
    for item in items where !seen.contains(item) { seen.append(item) }
    return Array(seen.prefix(64))
  }
}

nonisolated extension Variant {
  /// The variant that has what another sets, and its own where that sets nothing.
  func overlaid(by other: Variant) -> Variant {
    var result = self
    for setting in other.settings {
      result.settings.removeAll { $0.axis == setting.axis }
      result.settings.append(setting)
    }
    return result
  }

  /// How the user reads the variant.
  func title(_ axes: [VariantAxis]) -> String {
    let parts = settings.map { setting -> String in
      guard let axis = axes.first(where: { $0.axis == setting.axis }) else {
        return setting.axis == .width ? localized("%1 Points", setting.value) : setting.value
      }
      return axis.label(of: setting.value)
    }
    return parts.isEmpty ? localized("Usual") : parts.joined(separator: " · ")
  }
}
