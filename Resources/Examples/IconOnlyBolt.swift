struct IconOnlyBoltView: View {
    var body: some View {
    Label("Lightning", systemImage: "bolt.fill")
        .labelStyle(IconOnlyLabelStyle())
    }
}
