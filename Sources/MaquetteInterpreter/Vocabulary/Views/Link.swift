import Foundation
import MaquetteUI

extension TypeEntry {
  static let link = TypeEntry(
    view: "Link", .drawn,
    UntypedOverload("init(_ title: Title, destination: URL)") { call in
      Link(destination: call.address(1)) { call.text(0) }
    },
    UntypedOverload("init(destination: URL, @ViewBuilder label: () -> Label)") { call in
      Link(destination: call.address(0)) { call.content(1) }
    })
}

extension Call {
  /// An address; one that nobody knows is called by the name of its value.
  fileprivate func address(_ index: Int) -> URL {
    native(index, as: URL.self) ?? URL(string: string(index)) ?? URL(filePath: "/")
  }
}
