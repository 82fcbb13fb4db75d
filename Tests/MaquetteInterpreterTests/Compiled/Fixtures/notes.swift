import Foundation
struct Tag: Hashable { let name: String }
struct Note: Identifiable { let id = UUID(); var title: String; var body = ""; var tags: [Tag] = []; var pinned = false; var created: Date
  var preview: String { body.split(separator: "\n").first.map(String.init) ?? "No text" } }
enum SortOrder: String, CaseIterable { case newest, title
  var areInOrder: (Note, Note) -> Bool { switch self { case .newest: return { $0.created > $1.created }; case .title: return { $0.title.localizedCompare($1.title) == .orderedAscending } } } }
final class NotesModel { var notes: [Note]; var search = ""; var order = SortOrder.newest; var selected: Set<UUID> = []
  init(notes: [Note]) { self.notes = notes }
  var filtered: [Note] { let base = search.isEmpty ? notes : notes.filter { n in n.title.localizedCaseInsensitiveContains(search) || n.tags.contains { $0.name.hasPrefix(search) } }; return base.sorted(by: order.areInOrder).sorted { $0.pinned && !$1.pinned } }
  var allTags: [Tag] { Array(Set(notes.flatMap(\.tags))).sorted { $0.name < $1.name } }
  func toggle(_ n: Note) { if let i = notes.firstIndex(where: { $0.id == n.id }) { notes[i].pinned.toggle() } }
  func move(from s: Int, to d: Int) { let x = notes.remove(at: s); notes.insert(x, at: d) }
  func sections() -> [(key: String, notes: [Note])] { Dictionary(grouping: notes) { String($0.title.prefix(1)).uppercased() }.map { (key: $0.key, notes: $0.value) }.sorted { $0.key < $1.key } }
  func stats() -> (count: Int, longest: String?) { (notes.count, notes.max { $0.body.count < $1.body.count }?.title) } }
func lines() -> [String] {
  var out: [String] = []
  let t0 = Date(timeIntervalSince1970: 1_000_000)
  let m = NotesModel(notes: [Note(title: "beta", body: "one\ntwo", tags: [Tag(name: "x")], created: t0), Note(title: "Alpha", tags: [Tag(name: "y"), Tag(name: "x")], created: t0 + 60), Note(title: "gamma", body: "long body", created: t0.addingTimeInterval(-5))])
  out.append("\(m.filtered.map(\.title)) \(m.allTags.map(\.name))")
  m.order = .title; out.append("\(m.filtered.map(\.title))")
  m.toggle(m.notes[2]); out.append("\(m.filtered.map(\.title)) \(m.notes.filter(\.pinned).count)")
  m.search = "AL"; out.append("\(m.filtered.count)"); m.search = "x"; out.append("\(m.filtered.count)"); m.search = ""
  m.move(from: 0, to: 2); out.append("\(m.notes.map(\.title)) \(m.notes.map(\.preview))")
  for s in m.sections() { out.append("\(s.key): \(s.notes.count)") }
  let st = m.stats(); out.append("\(st.count) \(st.longest ?? "")")
  m.selected.formUnion(m.notes.prefix(2).map(\.id)); out.append("\(m.selected.count) \(m.selected.contains(m.notes[2].id))")
  m.notes.removeAll { m.selected.contains($0.id) }; out.append("\(m.notes.count)")
  out.append("\(SortOrder.allCases.map { $0.rawValue.capitalized }) \(SortOrder(rawValue: "nope") ?? .title)")
  let cmp: [KeyPath<Note, String>] = [\.title, \.body]; out.append("\(cmp.map { m.notes[0][keyPath: $0] })")
  return out
}
