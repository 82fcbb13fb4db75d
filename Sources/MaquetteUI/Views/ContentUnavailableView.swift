import Foundation

/// Says that there is nothing to show, and what to do about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.callout).foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label) {
      EmptyView()
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where Label == MaquetteUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      MaquetteUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Says that a search has found nothing.
  public static var search: Self { search(text: "") }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self {
      MaquetteUI.Label {
        Text(verbatim: text.isEmpty ? "No Results" : "No Results for “\(text)”")
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text("Check the spelling or try a new search.")
    }
  }
}

/// A large symbol over the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2).bold()
    }
  }
}
