import SwiftUI

/// What is drawn by code, what changes with time, and gradients.
struct Drawing: View {
  var body: some View {
    Form {
      Section("A canvas") {
        Canvas { context, size in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          context.fill(
            Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12),
            with: .linearGradient(
              Gradient(colors: [.indigo, .teal]), startPoint: .zero,
              endPoint: CGPoint(x: size.width, y: size.height)))
          for ring in 1..<5 {
            let radius = Double(ring) * 12
            context.stroke(
              Path(
                ellipseIn: CGRect(
                  x: middle.x - radius, y: middle.y - radius, width: radius * 2,
                  height: radius * 2)), with: .color(.white), lineWidth: 2)
          }
          context.opacity = 0.8
          context.draw(Text("Canvas").foregroundStyle(.white), at: middle)
        }
        .frame(height: 130)
      }
      Section("Time") {
        TimelineView(.everyMinute) { context in
          LabeledContent("Now", value: context.date, format: .dateTime.hour().minute())
        }
      }
      Section("Gradients") {
        HStack {
          Circle().fill(
            .linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
          Circle().fill(
            .radialGradient(
              colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 30))
          Circle().fill(
            .angularGradient(
              colors: [.green, .purple, .green], center: .center, startAngle: .zero,
              endAngle: .degrees(360)))
          Circle().fill(
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
              colors: [.red, .orange, .yellow, .pink]))
        }
        .frame(height: 60)
      }
    }
    .formStyle(.grouped)
  }
}

#Preview { Drawing() }
