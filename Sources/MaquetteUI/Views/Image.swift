/// A symbol or a picture of the project.
public struct Image: View, Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(String)
    /// A picture that code would make, by the name of its value.
    case unavailable(String)
  }

  let source: Source
  private var isDecorative = false
  private var isResizable = false
  private var label: Text?
  private var renderingMode: TemplateRenderingMode?

  /// Whether a picture is drawn in its own colours or in that of its surroundings.
  public enum TemplateRenderingMode: String, Hashable, Codable, Sendable {
    case template, original
  }

  /// A symbol by its name in the symbol set.
  public init(systemName: String) { source = .symbol(systemName) }

  /// A picture of the asset catalogue.
  public init(_ name: String) { source = .asset(name) }

  public init(_ resource: ImageResource) { source = .asset(resource.name) }

  /// A picture that a screen reader calls by `label`.
  public init(_ name: String, label: Text) {
    source = .asset(name)
    self.label = label
  }

  /// A picture that a screen reader passes over.
  public init(decorative name: String) {
    source = .asset(name)
    isDecorative = true
  }

  /// A picture that cannot be had here, which is told elsewhere.
  package init(unavailable name: String) { source = .unavailable(name) }

  /// The picture in whatever size it is given.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture in its own colours, or in that of its surroundings; nil leaves it to the picture.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = mode
    return image
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let environment = context.environment
    let node = context.node(.image) { node in
      switch source {
      case .symbol(let plain):
        let name = environment.symbolVariants.applied(to: plain)
        node[.symbol] = name
        node[.icon] = context.icon(forSymbol: name)
        node[.font] = environment.fontTraits.applied(to: environment.font)
        node.accessibleName = SymbolMap.spokenDescription(of: name)
      case .asset(let name):
        node[.asset] = name
        node.accessibleName = name
        describePicture(name, in: context, &node)
      case .unavailable(let name):
        node[.asset] = name
        node.accessibleName = name
      }
      node[.foreground] = context.foreground
      if environment.isRedacted { node[.isRedacted] = true }
      if environment.imageScale != .medium { node[.imageScale] = environment.imageScale }
      if isResizable { node[.isResizable] = true }
      if let label {
        node.accessibleName =
          label.styledText(in: environment.localization, style: .init()).string
      }
      if isDecorative {
        node[.isDecorative] = true
        node.accessibleName = nil
      }
    }
    return [node]
  }

  /// Notes the file that shows a picture, or reports that there is none.
  private func describePicture(_ name: String, in context: ViewContext, _ node: inout Node) {
    let environment = context.environment
    guard let picture = environment.assets.picture(named: name, for: environment.assetTraits) else {
      let candidates = environment.assets.names(isColor: false)
      let hint =
        candidates.first { $0.lowercased() == name.lowercased() }
        ?? Suggestion.nearest(to: name, among: candidates)
      context.pass.report(
        ResolutionIssue(
          code: "unknown-asset", name: name,
          message: candidates.contains(name)
            ? "the image '\(name)' has no picture in the project"
            : "no image named '\(name)' found" + (hint.map { "; did you mean '\($0)'?" } ?? ""),
          origin: context.origin))
      return
    }
    guard let path = picture.path else {
      // A symbol of the project's own: the one that it is named after stands for it.
      let plain = name.hasPrefix("custom.") ? String(name.dropFirst(7)) : name
      node[.icon] = SymbolMap.icon(for: plain).iconName
      return
    }
    node[.picture] = path
    if picture.scale != 1 { node[.pixelsPerPoint] = picture.scale }
    if renderingMode.map({ $0 == .template }) ?? picture.isTemplate ?? false {
      node[.isTemplate] = true
    }
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: String, CaseIterable, Hashable, Codable, Sendable, AttributeConvertible {
    case small, medium, large
  }
}

/// The name of a picture in the asset catalogue.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  public init(name: String) { self.name = name }
}

extension EnvironmentValues {
  /// The size of symbols relative to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension NodeKind {
  /// A symbol or a picture.
  public static let image = NodeKind("image")
}

extension NodeAttribute where Value == String {
  /// The symbol's name as the file gives it.
  public static var symbol: NodeAttribute { NodeAttribute("symbol") }
  /// The symbolic icon that shows the symbol, by its name in the icon theme.
  public static var icon: NodeAttribute { NodeAttribute("icon") }
  /// The picture's name in the asset catalogue.
  public static var asset: NodeAttribute { NodeAttribute("asset") }
  /// The file that shows the picture, as an absolute path.
  public static var picture: NodeAttribute { NodeAttribute("picture") }
}

extension NodeAttribute where Value == Double {
  /// How many pixels of the picture a point has; one where it is not said.
  public static var pixelsPerPoint: NodeAttribute { NodeAttribute("pixelsPerPoint") }
}

extension NodeAttribute where Value == Image.Scale {
  public static var imageScale: NodeAttribute { NodeAttribute("imageScale") }
}

extension NodeAttribute where Value == Bool {
  /// Whether a screen reader passes over the node.
  public static var isDecorative: NodeAttribute { NodeAttribute("decorative") }
  /// Whether the picture is drawn in the colour of its surroundings.
  public static var isTemplate: NodeAttribute { NodeAttribute("template") }
  /// Whether the picture takes the size it is given.
  public static var isResizable: NodeAttribute { NodeAttribute("resizable") }
}

extension ViewContext {
  /// The icon for a symbol; reports a name for which there is none.
  fileprivate func icon(forSymbol name: String) -> String {
    let icon = SymbolMap.icon(for: name)
    if icon.match == .unknown {
      let suggestion = SymbolMap.suggestion(for: name).map { "; did you mean '\($0)'?" } ?? ""
      pass.report(
        ResolutionIssue(
          code: "unknown-symbol", name: name,
          message: "no symbol named '\(name)' found in the symbol set\(suggestion)",
          origin: origin))
    }
    return icon.iconName
  }
}
