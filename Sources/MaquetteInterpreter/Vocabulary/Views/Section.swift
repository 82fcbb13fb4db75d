import MaquetteUI

extension TypeEntry {
  static let section = TypeEntry(
    view: "Section", .drawn,
    UntypedOverload("init(_ title: Title, @ViewBuilder content: () -> Content)") { call in
      Section {
        call.content(1)
      } header: {
        call.text(0)
      }
    },
    UntypedOverload(
      "init(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)"
    ) {
      call in
      Section(isExpanded: call.boolBinding(1)) {
        call.content(2)
      } header: {
        call.text(0)
      }
    },
    UntypedOverload("init(@ViewBuilder content: () -> Content)") { call in
      Section { call.content(0) }
    },
    UntypedOverload("init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)")
    {
      call in
      Section {
        call.content(0)
      } header: {
        call.content(1)
      }
    },
    UntypedOverload("init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)")
    {
      call in
      Section {
        call.content(0)
      } footer: {
        call.content(1)
      }
    },
    UntypedOverload(
      "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)"
    ) { call in
      Section {
        call.content(0)
      } header: {
        call.content(1)
      } footer: {
        call.content(2)
      }
    },
    UntypedOverload(
      "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)"
    ) { call in
      Section(isExpanded: call.boolBinding(0)) {
        call.content(1)
      } header: {
        call.content(2)
      }
    },
    UntypedOverload("init(header: View, footer: View, @ViewBuilder content: () -> Content)") {
      call in
      Section(header: call.content(0), footer: call.content(1)) { call.content(2) }
    },
    UntypedOverload("init(header: View, @ViewBuilder content: () -> Content)") { call in
      Section(header: call.content(0)) { call.content(1) }
    },
    UntypedOverload("init(footer: View, @ViewBuilder content: () -> Content)") { call in
      Section(footer: call.content(0)) { call.content(1) }
    })
}
