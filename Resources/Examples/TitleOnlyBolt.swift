struct TitleOnlyBoltView: View {
    var body: some View {
        Label("Lightning", systemImage: "bolt.fill")
            .labelStyle(TitleOnlyLabelStyle())
    }
}
