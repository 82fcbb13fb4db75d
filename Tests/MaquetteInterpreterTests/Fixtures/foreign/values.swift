import SwiftUI

struct Meter: View { // expect-note: 'Meter' is shown with made-up values of 'account', 'bounds' [missing-value]
  var account: Account!
  let bounds: ClosedRange<Reading>
  private let formatter = NumberFormatter()

  var body: some View {
    Text(account.title)
    List(account.feeds) { feed in Text(feed.name) }
    Text(formatter.string(from: bounds.lowerBound as NSNumber)! + " g")
    ForEach(stride(from: 1, to: 9, by: bounds.step), id: \.self) { Text("\($0)") }
    Text("Over").level(.floating + 1) // expect-warning: value of type 'some View' has no member 'level' [unresolved-name]
    DatePickerRow(range: Date.now...) // expect-warning: cannot find 'DatePickerRow' in scope; did you mean 'DatePicker'? [unresolved-name]
  }
}
