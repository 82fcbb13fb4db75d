import SwiftUI

enum Settings {}

extension Settings {
  struct RootView: ConfiguredView {
    var body: some View {
      Text("Root")
      StoreView(count: 3).padding(4)
    }
  }
}

struct StoreView: ConnectedView {
  let count: Int

  func body(props: Int) -> some View { Text("\(props)") }
}
