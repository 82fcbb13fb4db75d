import SwiftUI

#Preview {
  NavigationStack {
    List {
      Section("Head") {
        Label("A", systemImage: "star")
        NavigationLink("B") { Text("C") }.badge(2)
      }
      .headerProminence(.increased)
      .listRowSeparatorTint(.red)
      .sectionActions { Button("Add") {} }
    }
    .listItemTint(.green)
    .listSectionSpacing(.compact)
    .badgeProminence(.increased)
    .navigationLinkIndicatorVisibility(.hidden)
    .alternatingRowBackgrounds()
    .toolbarVisibility(.hidden, for: .navigationBar)
  }
}
