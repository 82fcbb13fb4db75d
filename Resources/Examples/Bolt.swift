struct BoltView: View {
    var body: some View {
        Label("Lightning", systemImage: "bolt.fill")
    }
}
