import MaquetteUI

extension TypeEntry {
  static let section = TypeEntry(
    view: "Section", .drawn,
    Overload("init(_ title: Title, @ViewBuilder content: () -> Content)") {
      (title: Text, content: AnyView) in
      Section {
        content
      } header: {
        title
      }
    },
    Overload("init(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)")
    { (title: Text, isExpanded: Binding<Bool>, content: AnyView) in
      Section(isExpanded: isExpanded) {
        content
      } header: {
        title
      }
    },
    Overload("init(@ViewBuilder content: () -> Content)") { (content: AnyView) in
      Section { content }
    },
    Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)") {
      (content: AnyView, header: AnyView) in
      Section {
        content
      } header: {
        header
      }
    },
    Overload("init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)") {
      (content: AnyView, footer: AnyView) in
      Section {
        content
      } footer: {
        footer
      }
    },
    Overload(
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)"
    ) { (content: AnyView, header: AnyView, footer: AnyView) in
      Section {
        content
      } header: {
        header
      } footer: {
        footer
      }
    },
    Overload(
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)"
    ) { (isExpanded: Binding<Bool>, content: AnyView, header: AnyView) in
      Section(isExpanded: isExpanded) {
        content
      } header: {
        header
      }
    },
    Overload(
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)"
    ) { (isExpanded: Binding<Bool>, content: AnyView, header: AnyView, footer: AnyView) in
      Section(header: header, content: content, footer: footer, isExpanded: isExpanded)
    },
    Overload("init(header: View, footer: View, @ViewBuilder content: () -> Content)") {
      (header: AnyView, footer: AnyView, content: AnyView) in
      Section(header: header, footer: footer) { content }
    },
    Overload("init(header: View, @ViewBuilder content: () -> Content)") {
      (header: AnyView, content: AnyView) in Section(header: header) { content }
    },
    Overload("init(footer: View, @ViewBuilder content: () -> Content)") {
      (footer: AnyView, content: AnyView) in Section(footer: footer) { content }
    })
}
