struct RedBorderedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .padding()
            .border(Color.red)
    }
}

struct RedBorderedBoltView: View {
    var body: some View {
        Label("Lightning", systemImage: "bolt.fill")
            .labelStyle(RedBorderedLabelStyle())
    }
}
