import SwiftUI

struct SpeedRow: View {
  @Stored(.speed) private var speed
  @Injected var service: Service
  let title: String

  var body: some View {
    TextField(title, text: $speed.name)
    Text(service.status)
  }
}

#Preview { Form { SpeedRow(title: "Speed") } }
