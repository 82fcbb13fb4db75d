struct CustomPersonView: View {
    var body: some View {
        Label {
            Text("Aaron")
                .font(.body)
                .foregroundColor(.primary)
            Text("GOAT")
                .font(.subheadline)
                .foregroundColor(.secondary)
        } icon: {
            Circle()
                .fill(Color.purple)
                .frame(width: 44, height: 44, alignment: .center)
                .overlay(Text("AG"))
        }
    }
}
