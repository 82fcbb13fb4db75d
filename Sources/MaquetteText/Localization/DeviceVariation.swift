/// The choice between texts for several devices, as string catalogues name these.
enum DeviceVariation {
  /// The names of a device, nearest first: an iPad takes an iPhone's text before the general one.
  private static let kin = [
    "ipad": ["ipad", "iphone"], "ipod": ["ipod", "iphone"],
    "applevision": ["applevision", "ipad", "iphone"],
  ]

  /// The value for a device, for `other`, or else whichever comes first by name.
  static func choose<Value>(from values: [String: Value], device: String) -> Value? {
    for name in (kin[device] ?? [device]) + ["other"] {
      if let value = values[name] { return value }
    }
    return values.min { $0.key < $1.key }?.value
  }
}
