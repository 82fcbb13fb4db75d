import SwiftUI

/// Figures at a glance.
struct Dashboard: View {
  struct Figure: Identifiable {
    let title: String
    let value: String
    let symbol: String
    let color: Color
    var id: String { title }
  }

  private let figures = [
    Figure(title: "Steps", value: "8,412", symbol: "figure.walk", color: .green),
    Figure(title: "Heart", value: "62 bpm", symbol: "heart.fill", color: .red),
    Figure(title: "Sleep", value: "7 h 20 m", symbol: "bed.double.fill", color: .indigo),
    Figure(title: "Water", value: "1.4 l", symbol: "drop.fill", color: .cyan),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Today").font(.largeTitle).bold()
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
          ForEach(figures) { figure in
            VStack(alignment: .leading, spacing: 8) {
              Label(figure.title, systemImage: figure.symbol)
                .font(.subheadline)
                .foregroundStyle(figure.color)
              Text(figure.value).font(.title2).bold()
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(figure.color.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
          }
        }
        GroupBox("Goals") {
          ProgressView("Steps", value: 0.84).tint(.green)
          Gauge(value: 0.56) {
            Text("Water")
          } currentValueLabel: {
            Text("56 %")
          }
          .tint(.cyan)
        }
      }
      .padding()
    }
  }
}

#Preview { Dashboard() }
