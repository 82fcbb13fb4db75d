#Preview("Empty") { // expect-warning: this preview shows nothing; the file's views are offered beside it [no-preview]
}
struct Card: View { var body: some View { Text("card") } }
