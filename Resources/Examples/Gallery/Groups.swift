import SwiftUI

/// Boxes, groups of controls, groups that open, and menus, each in every style.
struct Groups: View {
  @State private var isOpen = true
  @State private var isBold = false
  @State private var order = 1

  var body: some View {
    Form {
      Section("Boxes") {
        GroupBox("With a title") { Text("Content") }
        GroupBox {
          Text("Content")
        } label: {
          Label("With a symbol", systemImage: "shippingbox")
        }
        GroupBox("Of one's own") { Text("Content") }.groupBoxStyle(.outlined)
      }
      Section("Groups that open") {
        DisclosureGroup("Closed") { Text("Inside") }
        DisclosureGroup("Open", isExpanded: $isOpen) {
          Text("Inside")
          Toggle("Also inside", isOn: $isBold)
        }
        DisclosureGroup("Of one's own", isExpanded: $isOpen) { Text("Inside") }
          .disclosureGroupStyle(.plus)
      }
      Section("Groups of controls") {
        ControlGroup("Automatic") { actions }
        ControlGroup("Navigation") { actions }.controlGroupStyle(.navigation)
        ControlGroup("Menu") { actions }.controlGroupStyle(.menu)
        ControlGroup("Palette") { actions }.controlGroupStyle(.palette)
        ControlGroup("Of one's own") { actions }.controlGroupStyle(.column)
      }
      Section("Menus") {
        Menu("Everything in it") {
          Button("Action", systemImage: "bolt") {}
          Button("Delete", role: .destructive) {}
          Divider()
          Toggle("Bold", isOn: $isBold)
          Picker("Order", selection: $order) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
          Menu("More") { Button("Inner") {} }
          Section("Part") { Button("In a part") {} }
        }
        Menu("Button") { actions }.menuStyle(.button)
        Menu("Without a border") { actions }.menuStyle(.borderlessButton)
        Menu("With an action") {
          actions
        } primaryAction: {
          isBold.toggle()
        }
        Menu("Of one's own") { actions }.menuStyle(.boxed)
      }
    }
    .formStyle(.grouped)
  }

  @ViewBuilder private var actions: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") {}
    Button("Redo", systemImage: "arrow.uturn.forward") {}
  }
}

/// A box of a line alone.
struct OutlinedGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      configuration.content
    }
    .padding(8)
    .border(.tint)
  }
}

extension GroupBoxStyle where Self == OutlinedGroupBoxStyle {
  static var outlined: OutlinedGroupBoxStyle { OutlinedGroupBoxStyle() }
}

/// A plus or a minus before the title.
struct PlusDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          Image(systemName: configuration.isExpanded ? "minus" : "plus")
          configuration.label
        }
      }
      .buttonStyle(.plain)
      if configuration.isExpanded { configuration.content.padding(.leading, 24) }
    }
  }
}

extension DisclosureGroupStyle where Self == PlusDisclosureGroupStyle {
  static var plus: PlusDisclosureGroupStyle { PlusDisclosureGroupStyle() }
}

/// The controls under each other.
struct ColumnControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      configuration.content
    }
  }
}

extension ControlGroupStyle where Self == ColumnControlGroupStyle {
  static var column: ColumnControlGroupStyle { ColumnControlGroupStyle() }
}

/// A menu in a frame.
struct BoxedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).padding(4).border(.secondary)
  }
}

extension MenuStyle where Self == BoxedMenuStyle {
  static var boxed: BoxedMenuStyle { BoxedMenuStyle() }
}

#Preview { Groups() }
