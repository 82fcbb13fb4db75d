import CGtk

/// The C side of an option context: the entries, and the places that parsing writes to.
@MainActor
final class OptionStorage {
  private(set) var entries: [GOptionEntry] = []
  private let options: [OptionContext.Option]
  private let slots: UnsafeMutableBufferPointer<Int>
  private var names: [UnsafeMutablePointer<CChar>?] = []

  /// An integer that is not given stays at this number.
  private static let unset = Int(Int64.min)

  init(_ options: [OptionContext.Option]) {
    self.options = options
    // Each slot is as wide as the widest value; one more is for the remaining arguments.
    slots = .allocate(capacity: options.count + 1)
    slots.initialize(repeating: 0)
    for (index, option) in options.enumerated() {
      entries.append(
        entry(
          option.name, option.shortName, argument(of: option.kind), help: option.help,
          valueName: option.valueName, slot: index))
    }
    entries.append(
      entry(
        "", nil, G_OPTION_ARG_FILENAME_ARRAY, help: nil, valueName: nil, slot: options.count))
    entries.append(GOptionEntry())
    reset()
  }

  isolated deinit {
    reset()
    slots.deallocate()
    for name in names { g_free(name) }
  }

  /// Forgets what was parsed.
  func reset() {
    for index in slots.indices {
      switch index < options.count ? options[index].kind : .strings {
      case .flag: slots[index] = 0
      case .integer: slots[index] = OptionStorage.unset
      case .string, .filename:
        g_free(UnsafeMutableRawPointer(bitPattern: slots[index]))
        slots[index] = 0
      case .strings:
        if let array = array(in: index) { g_strfreev(array) }
        slots[index] = 0
      }
    }
  }

  /// What was parsed.
  func values() -> OptionContext.Values {
    var result = OptionContext.Values()
    for (index, option) in options.enumerated() {
      switch option.kind {
      case .integer:
        if slots[index] != OptionStorage.unset { result.integers[option.name] = slots[index] }
      case _ where slots[index] == 0: continue
      case .flag: result.flags.insert(option.name)
      case .string, .filename:
        let text = UnsafePointer<CChar>(bitPattern: slots[index])
        result.strings[option.name] = [String(borrowed: text)]
      case .strings: result.strings[option.name] = texts(in: index)
      }
    }
    result.remaining = texts(in: options.count)
    return result
  }

  private func array(in slot: Int) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    UnsafeMutablePointer(bitPattern: slots[slot])
  }

  private func texts(in slot: Int) -> [String] { array(in: slot).map { strings(in: $0) } ?? [] }

  private func argument(of kind: OptionContext.Kind) -> GOptionArg {
    switch kind {
    case .flag: G_OPTION_ARG_NONE
    case .integer: G_OPTION_ARG_INT64
    case .string: G_OPTION_ARG_STRING
    case .filename: G_OPTION_ARG_FILENAME
    case .strings: G_OPTION_ARG_STRING_ARRAY
    }
  }

  private func entry(
    _ name: String, _ shortName: Character?, _ argument: GOptionArg, help: String?,
    valueName: String?, slot: Int
  ) -> GOptionEntry {
    var result = GOptionEntry()
    result.long_name = copy(name)
    result.short_name = CChar(shortName?.asciiValue ?? 0)
    result.arg = argument
    result.arg_data = UnsafeMutableRawPointer(slots.baseAddress.map { $0 + slot })
    result.description = help.flatMap { copy($0) }
    result.arg_description = valueName.flatMap { copy($0) }
    return result
  }

  private func copy(_ text: String) -> UnsafePointer<CChar>? {
    let result = g_strdup(text)
    names.append(result)
    return result.map { UnsafePointer($0) }
  }
}
