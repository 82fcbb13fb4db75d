import Foundation

/// One of the system's layouts, which a view changes for another without losing what is in it.
public protocol SystemLayout: Sendable {
  /// What the layout is.
  var layout: AnyLayout { get }
}

extension SystemLayout {
  /// Lays out views.
  @MainActor public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { ArrangedViews(layout: layout, content: content()) }
}

/// Any of the layouts; views keep their state when one takes another's place.
public struct AnyLayout: SystemLayout {
  /// What is laid out how.
  enum Kind: Equatable, Sendable {
    case horizontal(VerticalAlignment, CGFloat?)
    case vertical(HorizontalAlignment, CGFloat?)
    case layers(Alignment)
    case grid(Alignment, CGFloat?, CGFloat?)
  }

  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  public init(_ layout: some SystemLayout) { self = layout.layout }

  public var layout: AnyLayout { self }
}

/// The layout of `HStack`.
public struct HStackLayout: SystemLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var layout: AnyLayout { AnyLayout(kind: .horizontal(alignment, spacing)) }
}

/// The layout of `VStack`.
public struct VStackLayout: SystemLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public var layout: AnyLayout { AnyLayout(kind: .vertical(alignment, spacing)) }
}

/// The layout of `ZStack`.
public struct ZStackLayout: SystemLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var layout: AnyLayout { AnyLayout(kind: .layers(alignment)) }
}

/// The layout of `Grid`.
public struct GridLayout: SystemLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public var layout: AnyLayout {
    AnyLayout(kind: .grid(alignment, horizontalSpacing, verticalSpacing))
  }
}

/// Views that a layout places.
struct ArrangedViews<Content: View>: View {
  let layout: AnyLayout
  let content: Content

  func nodes(in context: ViewContext) -> [Node] {
    switch layout.kind {
    case .horizontal(let alignment, let spacing):
      HStack(alignment: alignment, spacing: spacing) { content }.nodes(in: context)
    case .vertical(let alignment, let spacing):
      VStack(alignment: alignment, spacing: spacing) { content }.nodes(in: context)
    case .layers(let alignment): ZStack(alignment: alignment) { content }.nodes(in: context)
    case .grid(let alignment, let horizontal, let vertical):
      Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) {
        content
      }.nodes(in: context)
    }
  }
}
