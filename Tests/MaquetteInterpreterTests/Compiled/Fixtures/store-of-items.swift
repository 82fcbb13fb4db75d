import Foundation
struct Item: Identifiable, Hashable, Codable { let id: Int; var title: String; var price: Double; var tags: Set<String> = []; var category: Category = .other
  enum Category: String, Codable, CaseIterable, Identifiable { case food, tech, other; var id: Self { self }; var label: String { rawValue.capitalized } } }
final class Store { private(set) var items: [Item] = []; var filter: ((Item) -> Bool)?; var onChange: (Int) -> Void = { _ in }
  var total: Double { items.map(\.price).reduce(0, +) }
  var grouped: [(Item.Category, [Item])] { Dictionary(grouping: items, by: \.category).sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) } }
  func add(_ item: Item) { items.append(item); onChange(items.count) }
  func update(id: Int, _ change: (inout Item) -> Void) { guard let i = items.firstIndex(where: { $0.id == id }) else { return }; change(&items[i]) }
  func remove(_ ids: Set<Int>) { items.removeAll { ids.contains($0.id) } }
  subscript(id id: Int) -> Item? { items.first { $0.id == id } }
  var visible: [Item] { guard let filter else { return items }; return items.filter(filter) } }
func lines() -> [String] {
  var out: [String] = []
  let s = Store()
  var counts: [Int] = []
  s.onChange = { counts.append($0) }
  s.add(Item(id: 1, title: "Bread", price: 2.5, category: .food))
  s.add(Item(id: 2, title: "Phone", price: 499, tags: ["new"], category: .tech))
  s.add(.init(id: 3, title: "Apple", price: 1.25, category: .food))
  out.append("\(counts) \(s.total)")
  out.append(s.grouped.map { "\($0.0.label): \($0.1.map(\.title).joined(separator: "/"))" }.joined(separator: "; "))
  for (category, items) in s.grouped { out.append("\(category) \(items.count)") }
  s.update(id: 2) { $0.price *= 2; $0.tags.insert("hot"); $0.title += "!" }
  out.append("\(s[id: 2]!.price) \(s[id: 2]!.tags.sorted()) \(s[id: 2]?.title ?? "-") \(s[id: 9]?.title ?? "-")")
  s.filter = { $0.price < 10 }
  out.append("\(s.visible.map(\.id))")
  out.append("\(s.items.sorted { ($0.category.rawValue, -$0.price) < ($1.category.rawValue, -$1.price) }.map(\.title))")
  s.remove([1, 3]); out.append("\(s.items.map(\.title)) \(counts)")
  let data = try! JSONEncoder().encode(s.items); let back = try! JSONDecoder().decode([Item].self, from: data)
  out.append("\(back == s.items) \(back[0].tags.sorted()) \(back[0].category)")
  var copy = s.items[0]; copy.title = "X"; out.append("\(copy == s.items[0]) \(copy.hashValue == copy.hashValue) \(Set([copy, copy]).count)")
  out.append("\(Item.Category.allCases.map(\.label)) \(Item.Category(rawValue: "tech") == .tech) \(Item.Category.food.id)")
  let byId = Dictionary(uniqueKeysWithValues: s.items.map { ($0.id, $0) }); out.append("\(byId[2]?.title ?? "")")
  let (cheap, dear) = s.items.reduce(into: ([Item](), [Item]())) { $1.price < 10 ? $0.0.append($1) : $0.1.append($1) }
  out.append("\(cheap.count) \(dear.count)")
  return out
}
