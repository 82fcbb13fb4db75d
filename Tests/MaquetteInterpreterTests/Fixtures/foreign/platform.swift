import SwiftUI

struct Platform: View {
  let store: Warehouse

  var body: some View {
    Form {
      Text(CLLocationManager.current.name)  // expect-note: 'CLLocationManager' is not supported in previews [unsupported-construct]
      Text(UIdol.shared.name)  // expect-warning: cannot find 'UIdol' in scope [unresolved-name]
      Text(UserDefaults.standard.string(forKey: "greeting") ?? "none")
      Text(UserDefaults.standard.bool(forKey: "isOn") ? "on" : "off")
    }
    .task { try? await Task.sleep(for: .seconds(1)) }
  }
}

final class Warehouse {
  init() {
    UserDefaults.standard.register(defaults: ["greeting": "Hello", "isOn": true])
    UserDefaults.standard.set("Good day", forKey: "greeting")
  }
}

#Preview { Platform(store: Warehouse()) }
