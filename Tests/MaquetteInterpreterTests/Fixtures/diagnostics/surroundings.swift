// What nobody declares is told wherever it is asked for, in the surroundings too.
struct Page: View {
  @Environment(Nowhere.self) private var nowhere // expect-warning: cannot find 'Nowhere' in scope [unresolved-name]
  @EnvironmentObject var other: Elsewhere // expect-warning: cannot find 'Elsewhere' in scope [unresolved-name]
  var body: some View { Text(nowhere.title + other.name) }
}
#Preview { Page() }
