import SwiftUI

struct Reading: Identifiable {
    let name: String
    let symbol: String
    let value: String

    var id: String { name }
}

struct WeatherPanel: View {
    let sunrise: Date
    let sunset: Date
    let readings = [
        Reading(name: "Rain", symbol: "cloud.rain", value: "40 %"),
        Reading(name: "Wind", symbol: "wind", value: "12 km/h"),
        Reading(name: "Sun", symbol: "sun.max", value: "6 h"),
    ]
    @State private var showsDetails = true

    var body: some View {
        Form {
            Section("Today") {
                LabeledContent("Sunrise") {
                    Text(sunrise, style: .time)
                }
                LabeledContent("Sunset") {
                    Text(sunset, style: .time)
                }
                LabeledContent("Next change") {
                    Text(sunset, style: .relative)
                }
                LabeledContent("Daylight left") {
                    Text(timerInterval: sunrise...sunset, countsDown: true)
                }
                LabeledContent("Date", value: sunrise, format: .dateTime.day().month(.wide).year())
            }

            Section {
                Toggle("Show Details", isOn: $showsDetails)
                if showsDetails {
                    ForEach(readings) { reading in
                        LabeledContent {
                            Text(reading.value)
                        } label: {
                            Label(reading.name, systemImage: reading.symbol)
                        }
                    }
                }
            } footer: {
                Text("Readings are **estimates**.")
            }
        }
        .navigationTitle("Weather")
    }
}

#Preview("June") {
    WeatherPanel(
        sunrise: Date(timeIntervalSince1970: 1_685_934_000),
        sunset: Date(timeIntervalSince1970: 1_685_993_400))
}
