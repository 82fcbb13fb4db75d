// What is made up follows types and names; what a type offers of itself goes before.
enum Kind: String, CaseIterable { case fruit, root }
struct Item: Identifiable {
  let id: Int
  let title: String
  let kind: Kind
  let email: String
  let price: Double
  let isEnabled: Bool
}
struct Owner {
  let name: String
  static let sample = Owner(name: "Amara")
}
struct Tag {
  let text: String
}
extension Tag {
  static let samples = [Tag(text: "red"), Tag(text: "green"), Tag(text: "blue")]
}
protocol Shop { var open: String { get } }
struct LiveShop: Shop { let open: String }
struct MockShop: Shop { var open: String { "always" } }
struct Page: View { // expect-note: 'Page' is shown with made-up values of 'items', 'owner', 'tags', 'prices', 'size', 'shop', 'remove' [missing-value]
  let items: [Item]
  let owner: Owner
  let tags: [Tag]
  let prices: [String: Double]
  let size: (width: Int, height: Int)
  let shop: Shop
  let remove: (Item) -> Void
  var body: some View {
    Form {
      ForEach(items) { item in
        Text("\(item.id) \(item.title) \(item.kind.rawValue) \(item.email) \(item.isEnabled ? "on" : "off")")
      }
      Text(owner.name)
      ForEach(tags, id: \.text) { Text($0.text) }
      Text("\(prices.count) \(size.width)")
      Text(shop.open)
    }
  }
}
