import SwiftUI

/// Books that are searched, chosen and sorted.
struct Library: View {
  struct Book: Identifiable, Hashable {
    let title: String
    let author: String
    var isRead = false
    var id: String { title }
  }

  @State private var query = ""
  @State private var isSortedByAuthor = false
  @State private var books = [
    Book(title: "The Dispossessed", author: "Ursula K. Le Guin", isRead: true),
    Book(title: "Middlemarch", author: "George Eliot"),
    Book(title: "Invisible Cities", author: "Italo Calvino", isRead: true),
    Book(title: "Kindred", author: "Octavia E. Butler"),
  ]

  private var shown: [Book] {
    books
      .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .sorted { isSortedByAuthor ? $0.author < $1.author : $0.title < $1.title }
  }

  var body: some View {
    NavigationStack {
      List {
        Section("\(shown.count) books") {
          ForEach(shown) { book in
            NavigationLink(value: book) {
              LabeledContent {
                if book.isRead {
                  Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                }
              } label: {
                Text(book.title)
                Text(book.author)
              }
            }
            .contextMenu { Button("Remove", role: .destructive) { books.removeAll { $0 == book } } }
          }
        }
      }
      .navigationTitle("Library")
      .navigationDestination(for: Book.self) { book in
        Form { LabeledContent(book.title, value: book.author) }.formStyle(.grouped)
      }
      .searchable(text: $query, prompt: "Title")
      .overlay { if shown.isEmpty { ContentUnavailableView.search(text: query) } }
      .toolbar {
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Toggle("By author", isOn: $isSortedByAuthor)
        }
      }
    }
  }
}

#Preview { Library() }
