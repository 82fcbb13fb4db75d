struct RedBorderedLabeledContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        LabeledContent(configuration)
            .padding()
            .border(Color.red)
    }
}

struct RedBorderedContentView: View {
    var body: some View {
        LabeledContent("Connection", value: "Encrypted")
            .labeledContentStyle(RedBorderedLabeledContentStyle())
    }
}
