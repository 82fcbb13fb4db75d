import Foundation
import Testing

@testable import MaquetteText

@Suite struct AnyFormatStyleTests {
  private let german = FormatEnvironment.of("de_DE")

  @Test func formatsWhatTheStyleTakes() {
    let style = AnyFormatStyle(FloatingPointFormatStyle<Double>().precision(.fractionLength(2)))
    #expect(style.format(1.5, in: german) == "1,50")
    #expect(style.format(3, in: german) == "3,00")
    #expect(style.format(Float(0.5), in: german) == "0,50")
    #expect(style.format(Decimal(2), in: german) == "2,00")
    #expect(style.format("3", in: german) == nil)
    #expect(style.format(Date.reference, in: german) == nil)
  }

  @Test func integersTakeWholeNumbersOnly() {
    let style = AnyFormatStyle(IntegerFormatStyle<Int>())
    #expect(style.format(1234, in: german) == "1.234")
    #expect(style.format(Int8(5), in: german) == "5")
    #expect(style.format(2.0, in: german) == "2")
    #expect(style.format(2.5, in: german) == nil)
  }

  @Test func decimals() {
    let style = AnyFormatStyle(Decimal.FormatStyle())
    #expect(style.format(1234, in: german) == "1.234")
    #expect(style.format(0.1, in: german) == "0,1")
  }

  @Test func attributedStylesGiveTheirCharacters() {
    let style = AnyFormatStyle(SystemFormatStyle.DateOffset(to: .reference))
    #expect(style.format(Date.reference.addingTimeInterval(60), in: german) == "1 Minute")
  }

  @Test func onlyParseableStylesParse() {
    let number = AnyFormatStyle(IntegerFormatStyle<Int>())
    #expect(number.canParse)
    #expect(number.parse("1.234", in: german) as? Int == 1234)
    #expect(number.parse("x", in: german) == nil)
    let measurement = AnyFormatStyle(Measurement<UnitLength>.FormatStyle(width: .wide))
    #expect(!measurement.canParse)
    #expect(measurement.parse("1 m", in: german) == nil)
    #expect(
      measurement.format(Measurement(value: 2, unit: UnitLength.meters), in: german) == "2 Meter")
  }
}
