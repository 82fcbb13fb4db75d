import Foundation
import Synchronization

/// The pictures and colours of a project: its asset catalogues, and picture files by their names.
///
/// Folders are listed at the first look-up; the description of an asset is read when it is asked
/// for. A change on disk needs a new library.
package final class AssetLibrary: Sendable {
  /// A library with nothing in it.
  package static let empty = AssetLibrary(catalogs: [], pictures: [])

  /// A picture to be shown.
  package struct Picture: Hashable, Sendable {
    /// The file, as an absolute path; nil for a symbol of the file's own.
    package var path: String?
    /// How many pixels a point has.
    package var scale: Double
    /// Whether it is drawn in the colour of its surroundings; nil where the catalogue leaves it
    /// open.
    package var isTemplate: Bool?
  }

  /// What a name stands for.
  private struct Asset: Sendable {
    enum Kind { case picture, color, symbol }
    let kind: Kind
    /// The asset's folder, or the file itself.
    let path: String
  }

  private struct Content: Sendable {
    var assets: [String: [Asset]] = [:]
    /// The full names by those that Xcode makes symbols of.
    var generated: [String: [String]] = [:]
    var variants: [String: (variants: [AssetVariant], isTemplate: Bool?)] = [:]
  }

  private let catalogs: [String]
  private let pictures: [String]
  private let content = Mutex<Content?>(nil)

  /// A library of catalogues and loose picture files, those first that are taken first.
  package init(catalogs: [String], pictures: [String]) {
    self.catalogs = catalogs
    self.pictures = pictures
  }

  /// The picture of a name; nil if there is none.
  package func picture(named name: String, for traits: AssetTraits) -> Picture? {
    with { content in
      for asset in content.assets[name] ?? [] where asset.kind != .color {
        if asset.kind == .symbol { return Picture(path: nil, scale: 1, isTemplate: true) }
        if !asset.path.hasSuffix(".imageset") {
          return Picture(path: asset.path, scale: Self.scale(of: asset.path), isTemplate: nil)
        }
        let (variants, isTemplate) = Self.description(of: asset.path, in: &content)
        guard let variant = Self.best(of: variants.filter { $0.fileName != nil }, for: traits),
          let file = variant.fileName, Self.isPlainFile(asset.path + "/" + file)
        else { continue }
        return Picture(
          path: asset.path + "/" + file, scale: max(variant.scale ?? 1, 0.1),
          isTemplate: isTemplate)
      }
      return nil
    }
  }

  /// The colour of a name, which follows the colour scheme where the catalogue has it do so; nil if
  /// there is none.
  package func color(named name: String, for traits: AssetTraits = AssetTraits()) -> Color? {
    with { content in
      for asset in content.assets[name] ?? [] where asset.kind == .color {
        let variants = Self.description(of: asset.path, in: &content).variants
          .filter { $0.color != nil }
        var dark = traits
        dark.isDark = true
        guard let light = Self.best(of: variants, for: traits)?.color else { continue }
        switch (light, Self.best(of: variants, for: dark)?.color) {
        case (.components(let shade), .components(let other)) where other != shade:
          return Color(light: shade, dark: other)
        case (.components(let shade), _):
          return Color(red: shade.red, green: shade.green, blue: shade.blue, opacity: shade.opacity)
        case (.system(let reference), _): return Color(catalogReference: reference)
        }
      }
      return nil
    }
  }

  /// The name of the asset that a symbol made by Xcode stands for, such as `brandBlue` for a colour
  /// `Brand Blue`; nil if there is none.
  package func name(ofSymbol symbol: String, isColor: Bool) -> String? {
    with { content in
      content.generated[symbol]?.first { name in
        content.assets[name]?.contains { ($0.kind == .color) == isColor } ?? false
      }
    }
  }

  /// The names of all pictures or colours, sorted, for "did you mean".
  package func names(isColor: Bool) -> [String] {
    with { content in
      content.assets.filter { $0.value.contains { ($0.kind == .color) == isColor } }.keys.sorted()
    }
  }

  private func with<Result: Sendable>(_ body: (inout Content) -> Result) -> Result {
    content.withLock { content in
      var known = content ?? list()
      defer { content = known }
      return body(&known)
    }
  }

  // MARK: Listing

  private func list() -> Content {
    var content = Content()
    for catalog in catalogs { list(catalog, prefix: "", depth: 0, in: &content) }
    for picture in pictures {
      let file = (picture as NSString).lastPathComponent
      let name = (file as NSString).deletingPathExtension
      for suffix in ["@2x", "@3x", ""] where name.hasSuffix(suffix) {
        let plain = String(name.dropLast(suffix.count))
        for name in [plain, file] {
          content.assets[name, default: []].append(Asset(kind: .picture, path: picture))
        }
        break
      }
    }
    for name in content.assets.keys.sorted() {
      for symbol in AssetSymbol.names(of: name) {
        content.generated[symbol, default: []].append(name)
      }
    }
    return content
  }

  private func list(_ folder: String, prefix: String, depth: Int, in content: inout Content) {
    guard depth < 16, let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for entry in names.sorted() where !entry.hasPrefix(".") {
      let path = folder + "/" + entry
      let name = prefix + (entry as NSString).deletingPathExtension
      let kind: Asset.Kind? =
        switch (entry as NSString).pathExtension {
        case "imageset": .picture
        case "colorset": .color
        case "symbolset": .symbol
        default: nil
        }
      if let kind {
        content.assets[name, default: []].append(Asset(kind: kind, path: path))
      } else if (entry as NSString).pathExtension.isEmpty, Self.isFolder(path) {
        let properties = Self.json(path)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        list(
          path, prefix: isNamespace ? prefix + entry + "/" : prefix, depth: depth + 1, in: &content)
      }
    }
  }

  private static func description(
    of folder: String, in content: inout Content
  ) -> (variants: [AssetVariant], isTemplate: Bool?) {
    if let known = content.variants[folder] { return known }
    let json = json(folder)
    let list = (json?["images"] ?? json?["colors"]) as? [[String: Any]] ?? []
    let properties = json?["properties"] as? [String: Any]
    let intent = properties?["template-rendering-intent"] as? String
    let isTemplate: Bool? =
      switch intent {
      case "template": true
      case "original": false
      default: nil
      }
    let found = (list.map(AssetVariant.init), isTemplate)
    content.variants[folder] = found
    return found
  }

  private static func best(of variants: [AssetVariant], for traits: AssetTraits) -> AssetVariant? {
    var best: (variant: AssetVariant, rank: Int)?
    for variant in variants {
      guard let rank = variant.rank(for: traits), rank > best?.rank ?? -1 else { continue }
      best = (variant, rank)
    }
    return best?.variant
  }

  private static func json(_ folder: String) -> [String: Any]? {
    let path = folder + "/Contents.json"
    guard let size = sizeOfPlainFile(path), size < 1 << 20,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private static func isPlainFile(_ path: String) -> Bool { sizeOfPlainFile(path) != nil }

  /// The length of a file; nil for a link, which is not followed: it may lead out of the project.
  private static func sizeOfPlainFile(_ path: String) -> Int? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return (attributes[.size] as? NSNumber)?.intValue
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      == .typeDirectory
  }

  private static func scale(of file: String) -> Double {
    let name = (file as NSString).deletingPathExtension
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
