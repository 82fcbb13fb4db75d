import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview {
  VStack(spacing: 12) {
    HStack(spacing: 12) {
      Text("Border").padding().overlay {
        RoundedRectangle(cornerRadius: 12).strokeBorder(
          .orange, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
      }
      Circle().stroke(.blue, lineWidth: 6)
      Circle().trim(from: 0, to: 0.7).stroke(
        .green, style: StrokeStyle(lineWidth: 8, lineCap: .round)
      ).rotationEffect(.degrees(-90))
      Capsule().fill(.pink).stroke(.black, lineWidth: 2)
    }.frame(height: 70)
    HStack(spacing: 12) {
      Triangle().fill(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
      Triangle().stroke(.purple, lineWidth: 4)
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.teal)
      Path { path in
        path.move(to: CGPoint(x: 10, y: 10))
        path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 60, y: 0))
        path.addArc(
          center: CGPoint(x: 30, y: 40), radius: 15, startAngle: .degrees(0),
          endAngle: .degrees(180), clockwise: false)
      }.stroke(lineWidth: 3)
      Image(systemName: "star").padding().background(.yellow, in: Triangle())
    }.frame(height: 90)
    HStack {
      RadialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 40)
      EllipticalGradient(colors: [.yellow, .red])
      AngularGradient(colors: [.red, .blue], center: .center)
      Rectangle().fill(.blue.gradient).clipShape(.rect(cornerRadius: 10))
    }.frame(height: 80)
    Text("Gradient text").font(.largeTitle).foregroundStyle(
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
  }.padding()
}
