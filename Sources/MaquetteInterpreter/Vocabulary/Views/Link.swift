import Foundation
import MaquetteUI

extension TypeEntry {
  static let link = TypeEntry(
    view: "Link", .drawn,
    Overload("init(_ title: Title, destination: URL)") { (title: Text, destination: Address) in
      Link(destination: destination.url) { title }
    },
    Overload("init(destination: URL, @ViewBuilder label: () -> Label)") {
      (destination: Address, label: AnyView) in Link(destination: destination.url) { label }
    })
}

/// An address; one that nobody knows is called by the name of its value.
struct Address: VocabularyArgument {
  let url: URL

  static var spellings: [String] { ["URL"] }

  static func taken(from argument: GivenArgument) -> Address? {
    let name = argument.value.map(argument.evaluator.describe) ?? ""
    return Address(url: argument.native() ?? URL(string: name) ?? URL(filePath: "/"))
  }
}
