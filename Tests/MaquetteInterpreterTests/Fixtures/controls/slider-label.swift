import SwiftUI

// D14: a closure at the end is the label, also without bounds, and names the slider.
#Preview {
  Form {
    Slider(value: .constant(0.5)) { Text("Volume") }
  }
}
