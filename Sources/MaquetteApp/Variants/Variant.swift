import Foundation

/// One way to show a form: what differs from how it is usually shown.
///
/// What a variant sets are the options that all commands share, so that it means what they mean.
nonisolated struct Variant: Equatable {
  /// Something about which ways to show a form differ.
  enum Axis: String, CaseIterable {
    case colorScheme = "color-scheme"
    case contrast
    case textSize = "text-size"
    case locale
    case layoutDirection = "layout-direction"
    case platform
    case timeZone = "time-zone"
    case calendar
    case date
    case width
    case labelStyle = "label-style"
    case labeledContentStyle = "labeled-content-style"
    case formStyle = "form-style"
    case controlSize = "control-size"
    case accent

    /// The names by which lists of variants may call it.
    var names: [String] {
      switch self {
      case .colorScheme: [rawValue, "scheme"]
      case .textSize: [rawValue, "text"]
      case .layoutDirection: [rawValue, "direction"]
      case .timeZone: [rawValue, "zone"]
      case .labelStyle: [rawValue, "label"]
      case .labeledContentStyle: [rawValue, "content"]
      case .formStyle: [rawValue, "form"]
      case .controlSize: [rawValue, "control"]
      default: [rawValue]
      }
    }
  }

  /// One axis and where on it the variant stands.
  struct Setting: Equatable {
    var axis: Axis
    var value: String
    /// How file names and labels say it.
    var name: String
  }

  /// The settings, in the order in which they were asked for.
  var settings: [Setting] = []

  /// The name, the same in each run: `dark-rtl`; empty for the form as it usually is.
  var name: String { settings.map(\.name).joined(separator: "-") }

  /// The words of the options that the variant sets, by the options' names.
  var words: [String: String] {
    Dictionary(
      settings.filter { $0.axis != .width }
        .map { ($0.axis.rawValue, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// The width of the form in points, where the variant sets one.
  var width: Int? { value(on: .width).flatMap { Int($0) } }

  /// Where the variant stands on an axis.
  func value(on axis: Axis) -> String? { settings.first { $0.axis == axis }?.value }

  /// Where the variant stands on an axis; nil leaves the axis alone.
  subscript(axis: Axis) -> String? {
    get { value(on: axis) }
    set {
      let place = settings.firstIndex { $0.axis == axis }
      let setting = newValue.map {
        Setting(axis: axis, value: $0, name: "\(axis.names.last ?? axis.rawValue)-\($0)")
      }
      switch (place, setting) {
      case (let place?, let setting?): settings[place] = setting
      case (let place?, nil): settings.remove(at: place)
      case (nil, let setting?): settings.append(setting)
      case (nil, nil): break
      }
    }
  }

  /// The variant that sets what both set; nil where they set the same.
  func crossed(with other: Variant) -> Variant? {
    let axes = settings.map(\.axis)
    guard !other.settings.contains(where: { axes.contains($0.axis) }) else { return nil }
    return Variant(settings: settings + other.settings)
  }
}

extension Variant {
  /// The options as the variant has them.
  @MainActor
  func options(over words: [String: String]) throws(CommandFailure) -> CommonOptions {
    let options = words.merging(self.words) { $1 }
    var common = try CommonOptions(CommandArguments(options: options))
    if let width {
      common.width = width
      if let size = common.size {
        common.size = CommonOptions.Size(width: width, height: size.height)
      }
    }
    return common
  }
}
