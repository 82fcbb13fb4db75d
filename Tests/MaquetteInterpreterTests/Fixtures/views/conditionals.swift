enum Phase { case loading, loaded([String]), failed(code: Int) }
struct Demo: View {
  let phase: Phase
  var note: String?
  var body: some View {
    switch phase {
    case .loading: Text("Loading")
    case .loaded(let names):
      ForEach(names, id: \.self) { Text($0) }
      let count = names.count
      Text("\(count) names")
    case .failed(let code): Text("Error \(code)")
    }
    if let note { Text(note) } else { Text("No note") }
    if case .failed = phase { Text("Retry") }
    if #available(iOS 17, *) { Text("New") }
    #if os(macOS)
      Text("Mac")
    #else
      Text("Phone")
    #endif
  }
}
#Preview {
  Demo(phase: .loaded(["Ann", "Bob"]), note: "Hi")
  Demo(phase: .failed(code: 7))
}
