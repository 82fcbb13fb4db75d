import Foundation
import Testing

@testable import MaquetteText

/// The shape of `LabeledContent(_:value:format:)`.
private func labeled<F: FormatStyle>(
  _ value: F.FormatInput, format: F, in environment: FormatEnvironment
) -> String where F.FormatInput: Equatable, F.FormatOutput == String {
  environment.format(value, format)
}

/// Measurements in the locales of the reference, with their exact spaces and marks.
@Suite struct MeasurementFormatStyleTests {
  private let height = Measurement(value: 1.8, unit: UnitLength.meters)
  private let fever = Measurement(value: 36.8, unit: UnitTemperature.celsius)
  private let food = Measurement(value: 250, unit: UnitEnergy.kilocalories)
  private let storage = Measurement(value: 1.5, unit: UnitInformationStorage.gigabytes)

  @Test(arguments: [
    ("en_US", "5.9 feet"),
    ("en_GB", "5.9 feet"),
    ("de_DE", "1,8 Meter"),
    ("fr_FR", "1,8\u{A0}mètre"),
    ("ja_JP", "1.8メートル"),
    ("ar_EG", "١٫٨ متر"),
    ("hi_IN", "1.8 मीटर"),
    ("zh_CN", "1.8米"),
  ])
  func wideLengths(locale: String, text: String) {
    #expect(labeled(height, format: .measurement(width: .wide), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "5.9 ft"),
    ("en_GB", "5.9 ft"),
    ("de_DE", "1,8 m"),
    ("fr_FR", "1,8\u{202F}m"),
    ("ja_JP", "1.8 m"),
    ("ar_EG", "١٫٨ متر"),
    ("hi_IN", "1.8 मी॰"),
    ("zh_CN", "1.8米"),
  ])
  func abbreviatedLengths(locale: String, text: String) {
    #expect(labeled(height, format: .measurement(width: .abbreviated), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "5.9\u{2032}"),
    ("en_GB", "5.9\u{2032}"),
    ("de_DE", "1,8 m"),
    ("fr_FR", "1,8\u{202F}m"),
    ("ja_JP", "1.8m"),
    ("ar_EG", "١٫٨ م"),
    ("hi_IN", "1.8 मी॰"),
    ("zh_CN", "1.8米"),
  ])
  func narrowLengths(locale: String, text: String) {
    #expect(labeled(height, format: .measurement(width: .narrow), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "1.8 m"),
    ("en_GB", "1.8 m"),
    ("de_DE", "1,8 m"),
    ("fr_FR", "1,8\u{202F}m"),
    ("ja_JP", "1.8 m"),
    ("ar_EG", "١٫٨ متر"),
    ("hi_IN", "1.8 मी॰"),
    ("zh_CN", "1.8米"),
  ])
  func lengthsAsProvided(locale: String, text: String) {
    #expect(
      labeled(
        height, format: .measurement(width: .abbreviated, usage: .asProvided), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "5 ft, 11 in"),
    ("en_GB", "5 ft, 11 in"),
    ("de_DE", "180 cm"),
    ("fr_FR", "1\u{202F}m et 80\u{202F}cm"),
    ("ja_JP", "180 cm"),
    ("ar_EG", "متر ٨٠ سم"),
    ("hi_IN", "5 फ़ुट, 11 इंच"),
    ("zh_CN", "180厘米"),
  ])
  func personHeights(locale: String, text: String) {
    #expect(
      labeled(
        height, format: .measurement(width: .abbreviated, usage: .personHeight), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "71 in"),
    ("en_GB", "71 in"),
    ("de_DE", "180 cm"),
    ("fr_FR", "180\u{202F}cm"),
    ("ja_JP", "180 cm"),
    ("ar_EG", "١٨٠ سم"),
    ("hi_IN", "71 इंच"),
    ("zh_CN", "180厘米"),
  ])
  func personLengths(locale: String, text: String) {
    #expect(
      labeled(height, format: .measurement(width: .abbreviated, usage: .person), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "1.1 mi"),
    ("en_GB", "1.1 mi"),
    ("de_DE", "1,8 km"),
    ("fr_FR", "1,8\u{202F}km"),
    ("ja_JP", "1.8 km"),
    ("ar_EG", "١٫٨ كم"),
    ("hi_IN", "1.8 कि॰मी॰"),
    ("zh_CN", "1.8公里"),
  ])
  func roads(locale: String, text: String) {
    #expect(
      labeled(
        Measurement(value: 1.8, unit: UnitLength.kilometers),
        format: .measurement(width: .abbreviated, usage: .road), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "98°F"),
    ("en_GB", "37°C"),
    ("de_DE", "37 °C"),
    ("fr_FR", "37\u{202F}°C"),
    ("ja_JP", "37°C"),
    ("ar_EG", "٣٧°\u{200F}م"),
    ("hi_IN", "37℃"),
    ("zh_CN", "37°C"),
  ])
  func temperatures(locale: String, text: String) {
    #expect(labeled(fever, format: .measurement(width: .abbreviated), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "36.8°C"),
    ("en_GB", "36.8°C"),
    ("de_DE", "36,8 °C"),
    ("fr_FR", "36,8\u{202F}°C"),
    ("ja_JP", "36.8°C"),
    ("ar_EG", "٣٦٫٨°\u{200F}م"),
    ("hi_IN", "36.8℃"),
    ("zh_CN", "36.8°C"),
  ])
  func temperaturesAsProvided(locale: String, text: String) {
    #expect(
      labeled(fever, format: .measurement(width: .abbreviated, usage: .asProvided), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "70°F"),
    ("en_GB", "21°C"),
    ("de_DE", "21 °C"),
    ("fr_FR", "21\u{202F}°C"),
    ("ja_JP", "21°C"),
    ("ar_EG", "٢١°\u{200F}م"),
    ("hi_IN", "21℃"),
    ("zh_CN", "21°C"),
  ])
  func weather(locale: String, text: String) {
    #expect(
      labeled(
        Measurement(value: 21, unit: UnitTemperature.celsius),
        format: .measurement(width: .abbreviated, usage: .weather), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "98°"),
    ("en_GB", "37°"),
    ("de_DE", "37°"),
    ("fr_FR", "37°"),
    ("ja_JP", "37°"),
    ("ar_EG", "٣٧°\u{200F}"),
    ("hi_IN", "37°"),
    ("zh_CN", "37°"),
  ])
  func hiddenScales(locale: String, text: String) {
    #expect(
      labeled(
        fever, format: .measurement(width: .abbreviated, hidesScaleName: true), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "36.8°"),
    ("en_GB", "36.8°"),
    ("de_DE", "36,8°"),
    ("fr_FR", "36,8°"),
    ("ja_JP", "36.8°"),
    ("ar_EG", "٣٦٫٨°\u{200F}"),
    ("hi_IN", "36.8°"),
    ("zh_CN", "36.8°"),
  ])
  func hiddenScalesAsProvided(locale: String, text: String) {
    #expect(
      labeled(
        fever, format: .measurement(width: .narrow, usage: .asProvided, hidesScaleName: true),
        in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "154 pounds"),
    ("en_GB", "11 stone, 0.32 pounds"),
    ("de_DE", "70 Kilogramm"),
    ("fr_FR", "70\u{A0}kilogrammes"),
    ("ja_JP", "70キログラム"),
    ("ar_EG", "٧٠ كيلوغرام"),
    ("hi_IN", "70 किलोग्राम"),
    ("zh_CN", "70千克"),
  ])
  func personWeights(locale: String, text: String) {
    #expect(
      labeled(
        Measurement(value: 70, unit: UnitMass.kilograms),
        format: .measurement(width: .wide, usage: .personWeight), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "250 Cal"),
    ("en_GB", "250 kcal"),
    ("de_DE", "250 kcal"),
    ("fr_FR", "250\u{202F}kcal"),
    ("ja_JP", "250 kcal"),
    ("ar_EG", "٢٥٠ ك سعرة"),
    ("hi_IN", "250 kcal"),
    ("zh_CN", "250千卡"),
  ])
  func foodEnergy(locale: String, text: String) {
    #expect(
      labeled(food, format: .measurement(width: .abbreviated, usage: .food), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "250 Cal"),
    ("en_GB", "250 kcal"),
    ("de_DE", "250 kcal"),
    ("fr_FR", "250\u{202F}kcal"),
    ("ja_JP", "250 kcal"),
    ("ar_EG", "٢٥٠ ك سعرة"),
    ("hi_IN", "250 kcal"),
    ("zh_CN", "250千卡"),
  ])
  func workoutEnergy(locale: String, text: String) {
    #expect(
      labeled(food, format: .measurement(width: .abbreviated, usage: .workout), in: .of(locale))
        == text)
  }

  @Test(arguments: [
    ("en_US", "1.80 m"),
    ("en_GB", "1.80 m"),
    ("de_DE", "1,80 m"),
    ("fr_FR", "1,80\u{202F}m"),
    ("ja_JP", "1.80 m"),
    ("ar_EG", "١٫٨٠ متر"),
    ("hi_IN", "1.80 मी॰"),
    ("zh_CN", "1.80米"),
  ])
  func numberStyles(locale: String, text: String) {
    #expect(
      labeled(
        height,
        format: .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(2))), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "122 in³"),
    ("en_GB", "122 in³"),
    ("de_DE", "2.000 cm³"),
    ("fr_FR", "2\u{202F}000\u{202F}cm³"),
    ("ja_JP", "2,000 cm³"),
    ("ar_EG", "٢٬٠٠٠ سم³"),
    ("hi_IN", "2,000 सें॰मी॰³"),
    ("zh_CN", "2,000立方厘米"),
  ])
  func volumes(locale: String, text: String) {
    #expect(
      labeled(
        Measurement(value: 2, unit: UnitVolume.liters), format: .measurement(width: .abbreviated),
        in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "1.5 GB"),
    ("en_GB", "1.5 GB"),
    ("de_DE", "1,5\u{A0}GB"),
    ("fr_FR", "1,5\u{202F}Go"),
    ("ja_JP", "1.5 GB"),
    ("ar_EG", "١٫٥ غ.ب"),
    ("hi_IN", "1.5 GB"),
    ("zh_CN", "1.5 GB"),
  ])
  func storageWithoutPreference(locale: String, text: String) {
    #expect(labeled(storage, format: .measurement(width: .abbreviated), in: .of(locale)) == text)
  }

  @Test(arguments: [
    ("en_US", "1.5 GB"),
    ("en_GB", "1.5 GB"),
    ("de_DE", "1,5\u{A0}GB"),
    ("fr_FR", "1,5\u{202F}Go"),
    ("ja_JP", "1.5 GB"),
    ("ar_EG", "١٫٥ غ.ب"),
    ("hi_IN", "1.5 GB"),
    ("zh_CN", "1.5 GB"),
  ])
  func byteCounts(locale: String, text: String) {
    #expect(labeled(storage, format: .byteCount(style: .file), in: .of(locale)) == text)
  }
}
