import SwiftUI

/// Every style, range and initialiser of what chooses dates.
struct Dates: View {
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var days: Set<DateComponents> = []

  var body: some View {
    Form {
      Section("Initialisers") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Date", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("In the future", selection: $date, in: Date.now...)
        DatePicker("In the past", selection: $date, in: ...Date.now, displayedComponents: [.date])
        DatePicker(selection: $date) { Label("With a symbol", systemImage: "calendar") }
      }
      Section("Styles") {
        DatePicker("Compact", selection: $date).datePickerStyle(.compact)
        DatePicker("Field", selection: $date).datePickerStyle(.field)
        DatePicker("Wheel", selection: $date).datePickerStyle(.wheel)
        DatePicker("Graphical", selection: $date, displayedComponents: .date)
          .datePickerStyle(.graphical)
        DatePicker("Of one's own", selection: $date).datePickerStyle(.stepped)
      }
      Section("Several days") {
        MultiDatePicker("Days", selection: $days)
      }
    }
    .formStyle(.grouped)
  }
}

/// A date with buttons for the day before and after.
struct SteppedDatePickerStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabeledContent {
      Button("Earlier", systemImage: "minus") { configuration.selection -= 86_400 }
      Text(configuration.selection, format: .dateTime.day().month())
      Button("Later", systemImage: "plus") { configuration.selection += 86_400 }
    } label: {
      configuration.label
    }
    .labelStyle(.iconOnly)
  }
}

extension DatePickerStyle where Self == SteppedDatePickerStyle {
  static var stepped: SteppedDatePickerStyle { SteppedDatePickerStyle() }
}

#Preview { Dates() }
