import SwiftUI

struct Drawing: View {
  @State private var taps = 0
  @State private var isImporting = true

  var body: some View {
    VStack {
      Text("Shadow").shadow(radius: 4)
      Text("Turn").rotationEffect(.degrees(45), anchor: .topLeading)
      Text("Grey").grayscale(1)
      Text("Mask").mask { Circle() }
      Text("Wide").tracking(2).baselineOffset(-1)
      Image(systemName: "heart").symbolVariant(.fill.circle)
      Text("Covered").redacted(reason: .placeholder)
      Text("\(taps)").gesture(TapGesture(count: 2).onEnded { taps += 1 })
      Text("Drag").gesture(DragGesture().onChanged { _ in }) // expect-warning: gesture 'DragGesture' has no effect in previews [no-effect]
    }
    .safeAreaInset(edge: .bottom, spacing: 4) { Text("Bar") }
    .navigationBarBackButtonHidden()
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
    .animation(Animation.easeIn(duration: 1), value: taps) // expect-note: modifier 'animation' has no effect in previews [no-effect]
    .ignoresSafeArea()
  }
}

#Preview { Drawing() }
