extension EnvironmentValues {
  /// The pictures and colours that names are looked up in.
  package var assets: AssetLibrary {
    get { self[AssetLibraryKey.self] }
    set { self[AssetLibraryKey.self] = newValue }
  }

  /// Whether colours are to stand out more than usual.
  package var hasHighContrast: Bool {
    get { self[HighContrastKey.self] }
    set { self[HighContrastKey.self] = newValue }
  }

  /// Which variants of pictures and colours suit here.
  package var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.isDark = colorScheme == .dark
    traits.hasHighContrast = hasHighContrast
    traits.language = locale.language.languageCode?.identifier ?? "en"
    traits.idiom = idiom == .ios ? "iphone" : "mac"
    return traits
  }
}

private struct HighContrastKey: EnvironmentKey {
  static let defaultValue = false
}

private struct AssetLibraryKey: EnvironmentKey {
  static let defaultValue = AssetLibrary.empty
}

extension Color {
  /// A colour that a catalogue takes from the system: `systemRedColor`, `labelColor`.
  init?(catalogReference reference: String) {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let systems = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ]
    if name.hasPrefix("system"),
      let known = systems.first(where: { $0 == name.dropFirst(6).lowercased() })
    {
      self.init(system: known)
    } else if name == "label" || name == "text" {
      self = .primary
    } else if name == "secondaryLabel" {
      self = .secondary
    } else if name == "controlAccent" {
      self = .accentColor
    } else {
      self = Color.gray.opacity(0.2)
    }
  }
}
