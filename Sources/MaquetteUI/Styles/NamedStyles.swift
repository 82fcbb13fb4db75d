/// A built-in style, known by the look that it gives.
@MainActor @preconcurrency
public protocol LookStyle {
  associatedtype Look: Appearance
  var look: Look { get }
}

/// The style of lists.
public protocol ListStyle: LookStyle where Look == ListAppearance {}
/// The style of tab views.
public protocol TabViewStyle: LookStyle where Look == TabViewAppearance {}
/// The style of tables.
public protocol TableStyle: LookStyle where Look == TableAppearance {}
/// The style of fields for long text.
public protocol TextEditorStyle: LookStyle where Look == TextEditorAppearance {}

/// A built-in style of lists.
public struct BuiltInListStyle: ListStyle { public let look: ListAppearance }
/// A built-in style of tab views.
public struct BuiltInTabViewStyle: TabViewStyle { public let look: TabViewAppearance }
/// A built-in style of tables.
public struct BuiltInTableStyle: TableStyle { public let look: TableAppearance }
/// A built-in style of fields for long text.
public struct BuiltInTextEditorStyle: TextEditorStyle { public let look: TextEditorAppearance }

extension ListStyle where Self == BuiltInListStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var plain: Self { Self(look: .plain) }
  public static var grouped: Self { Self(look: .grouped) }
  public static var insetGrouped: Self { Self(look: .insetGrouped) }
  public static var inset: Self { Self(look: .inset) }
  public static var sidebar: Self { Self(look: .sidebar) }
  public static var bordered: Self { Self(look: .bordered) }
}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var page: Self { Self(look: .page) }
  public static var sidebarAdaptable: Self { Self(look: .sidebarAdaptable) }
  public static var grouped: Self { Self(look: .grouped) }
  public static var tabBarOnly: Self { Self(look: .tabBarOnly) }
}

extension TableStyle where Self == BuiltInTableStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var inset: Self { Self(look: .inset) }
  public static var bordered: Self { Self(look: .bordered) }
}

extension TextEditorStyle where Self == BuiltInTextEditorStyle {
  public static var automatic: Self { Self(look: .automatic) }
  public static var plain: Self { Self(look: .plain) }
  public static var roundedBorder: Self { Self(look: .roundedBorder) }
}

extension View {
  /// Sets the style of the lists in this view.
  public func listStyle(_ style: some ListStyle) -> some View { look(style.look) }
  /// Sets the style of the tab views in this view.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { look(style.look) }
  /// Sets the style of the tables in this view.
  public func tableStyle(_ style: some TableStyle) -> some View { look(style.look) }
  /// Sets the style of the fields for long text in this view.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { look(style.look) }
}
