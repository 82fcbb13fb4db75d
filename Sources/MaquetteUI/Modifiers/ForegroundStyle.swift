extension EnvironmentValues {
  /// The paints set for the ranks of importance, the first being that of plain text.
  var foregroundLevels: ForegroundLevels {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// The colour of controls and links, where set.
  public var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

/// The paints that a view sets for what is primary, secondary and so on inside it.
struct ForegroundLevels: Equatable {
  private var paints: [Paint]

  init(_ paints: [Paint] = []) { self.paints = paints }

  subscript(level: Int) -> Paint? { level < paints.count ? paints[level] : nil }
}

private struct ForegroundLevelsKey: EnvironmentKey {
  static let defaultValue = ForegroundLevels()
}

private struct TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension View {
  /// Colours the text and symbols in this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([style])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([primary, secondary])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([primary, secondary, tertiary])
  }

  /// Colours the text and symbols in this view; `nil` gives back the usual colour.
  public func foregroundColor(_ color: Color?) -> some View {
    foregroundStyles(color.map { [$0] } ?? [])
  }

  /// Sets the colour of the controls and links in this view.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the paints of the ranks, from the primary one on.
  package func foregroundStyles(_ styles: [any ShapeStyle]) -> AdaptedView<Self> {
    adapting { context in
      let environment = context.environment
      context.environment.foregroundLevels = ForegroundLevels(
        styles.map { $0.paint(in: environment) })
    }
  }
}

extension ViewContext {
  /// The tint of a control here, where it has one.
  var controlTint: Color? { environment.tint }

  /// The paint of text and symbols here; `nil` where it is that of labels.
  var foreground: Paint? {
    environment.foregroundLevels[0]
      ?? (place.valueLevel > 0 ? Paint(level: place.valueLevel) : nil)
  }
}
