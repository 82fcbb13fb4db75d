import Foundation
import Testing

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// Fields for values, as interpreted files declare them.
@MainActor
struct TextFieldFormatTests {
  @Test func numbersCommitAndRevert() throws {
    let shown = try InterpretedSession(
      source("@State private var value = 1234.5", #"value: $value, format: .number"#),
      locale: "de_DE")
    #expect(shown.field == "1.234,5")
    shown.enter("99,25")
    #expect(shown.field == "99,25")
    #expect(shown.texts.last == "99.25")
    shown.enter("nonsense")
    #expect(shown.field == "99,25")
    #expect(shown.texts.last == "99.25")
  }

  @Test func anEmptiedFieldMakesAnOptionalAbsent() throws {
    let shown = try InterpretedSession(
      source("@State private var value: Int? = 5", #"value: $value, format: .number"#))
    #expect(shown.field == "5")
    shown.enter("")
    #expect(shown.field == "")
    #expect(shown.texts.last == "nil")
    shown.enter("1,234")
    #expect(shown.field == "1,234")
    #expect(shown.texts.last == "1234")
  }

  @Test func anAbsentAmountHasTheFormatsOfItsType() throws {
    let shown = try InterpretedSession(
      source(
        "@State private var value: Double?", #"value: $value, format: .currency(code: "EUR")"#))
    #expect(shown.field == "")
    shown.enter("12.5")
    #expect(shown.field == "€12.50")
    #expect(shown.texts.last == "12.5")
  }

  @Test func anEmptiedFieldOfANumberReverts() throws {
    let shown = try InterpretedSession(
      source("@State private var value = 7", #"value: $value, format: .number"#))
    shown.enter("")
    #expect(shown.field == "7")
  }

  @Test func percentagesAndDates() throws {
    let share = try InterpretedSession(
      source("@State private var value = 0.25", #"value: $value, format: .percent"#))
    #expect(share.field == "25%")
    share.enter("50%")
    #expect(share.texts.last == "0.5")
    let date = try InterpretedSession(
      source(
        "@State private var value = Date(timeIntervalSince1970: 1_685_950_200)",
        #"value: $value, format: .dateTime.year().month().day()"#))
    #expect(date.field == "Jun 5, 2023")
    date.enter("Jul 6, 2023")
    #expect(date.field == "Jul 6, 2023")
  }

  @Test func partsOfARecord() throws {
    let shown = try InterpretedSession(
      """
      struct Model { var amount: Decimal = 10 }
      struct Field: View {
        @State private var model = Model()
        var body: some View {
          Form {
            TextField("Amount", value: $model.amount, format: .currency(code: "USD"))
            Text("\\(model.amount)")
          }
        }
      }
      #Preview { Field() }
      """)
    #expect(shown.field == "$10.00")
    shown.enter("19.99")
    #expect(shown.field == "$19.99")
    #expect(shown.texts.last == "19.99")
  }

  @Test func formatterObjects() throws {
    let shown = try InterpretedSession(
      """
      let digits: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }()
      struct Field: View {
        @State private var value = 1000
        var body: some View {
          Form {
            TextField("Count", value: $value, formatter: digits)
            Text(verbatim: "\\(value)")
          }
        }
      }
      #Preview { Field() }
      """)
    #expect(shown.field == "1,000")
    shown.enter("2,500")
    #expect(shown.field == "2,500")
    #expect(shown.texts.last == "2500")
  }

  @Test func aStyleOfTheFileThatReads() throws {
    let shown = try InterpretedSession(
      """
      struct Stars: ParseableFormatStyle {
        var parseStrategy: StarStrategy { StarStrategy() }
        func format(_ value: Int) -> String { String(repeating: "*", count: value) }
      }
      struct StarStrategy: ParseStrategy {
        func parse(_ value: String) throws -> Int { value.count }
      }
      extension FormatStyle where Self == Stars {
        static var stars: Self { .init() }
      }
      struct Field: View {
        @State private var value = 3
        var body: some View {
          Form {
            TextField("Rating", value: $value, format: .stars)
            Text(verbatim: "\\(value)")
          }
        }
      }
      #Preview { Field() }
      """)
    #expect(shown.field == "***")
    shown.enter("*****")
    #expect(shown.field == "*****")
    #expect(shown.texts.last == "5")
  }

  private func source(_ property: String, _ arguments: String) -> String {
    """
    struct Field: View {
      \(property)
      var body: some View {
        Form {
          TextField("Value", \(arguments))
          Text(verbatim: "\\(String(describing: value))")
        }
      }
    }
    #Preview { Field() }
    """
  }
}
