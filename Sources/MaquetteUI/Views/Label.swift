/// An icon with a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public func nodes(in context: ViewContext) -> [Node] {
    let configuration = LabelStyleConfiguration(
      title: .init(content: title), icon: .init(content: icon))
    return context.nodes(styling: configuration, automatic: AppliedStyle(DefaultLabelStyle()))
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is asked to lay out, in the next outer style.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension NodeKind {
  /// An icon with a title; either may be absent.
  public static let label = NodeKind("label")
}

extension NodeSlot {
  public static let title = NodeSlot("title")
  public static let icon = NodeSlot("icon")
}

extension NodeAttribute where Value == Double {
  /// The points between icon and title, where set.
  public static var iconSpacing: NodeAttribute { NodeAttribute("iconSpacing") }
  /// The width of the column that icons are centred in, in points, where set.
  public static var iconWidth: NodeAttribute { NodeAttribute("iconWidth") }
}

/// The label as the built-in styles place it.
struct LabelLayout: View {
  let configuration: LabelStyleConfiguration
  let showsTitle: Bool
  let showsIcon: Bool
  /// Whether the place may leave the title out.
  var followsPlace = false

  func nodes(in context: ViewContext) -> [Node] {
    let titles = context.labelNodes(of: configuration.title, in: .title)
    let icons = showsIcon ? iconNodes(in: context) : []
    // D13: symbols say it in a bar.
    let isInBar = context.place.bar == .action || context.place.bar == .confirmation
    let showsTitle = showsTitle && !(followsPlace && isInBar && !icons.isEmpty)
    let children = icons.map(\.asDecoration) + (showsTitle ? titles : [])
    return [
      context.node(.label, children: children) { node in
        node.accessibleName = titles.spokenText
        guard showsTitle, showsIcon else { return }
        node[.iconSpacing] = context.environment.labelIconToTitleSpacing.map(Double.init)
        node[.iconWidth] = context.environment.labelReservedIconWidth.map(Double.init)
      }
    ]
  }
}

extension LabelLayout {
  /// The icon, in the colour that is set for those of rows.
  private func iconNodes(in context: ViewContext) -> [Node] {
    guard let tint = context.environment.listItemTint, context.place.enclosingForm != nil else {
      return context.nodes(of: configuration.icon, in: .icon)
    }
    return context.nodes(of: configuration.icon.foregroundStyles([tint]), in: .icon)
  }
}

extension Node {
  /// The node as an ornament that a screen reader passes over.
  fileprivate var asDecoration: Node {
    var node = self
    node[.isDecorative] = true
    node.accessibleName = nil
    node.children = children.map(\.asDecoration)
    return node
  }
}
