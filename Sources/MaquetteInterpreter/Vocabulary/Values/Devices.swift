import Foundation
import MaquetteUI

/// The device that a preview is shown for.
struct PreviewedDevice: Equatable {}

/// The screen that a preview is shown for.
struct PreviewedScreen: Equatable {}

extension TypeEntry {
  static let devices: [TypeEntry] = [
    TypeEntry(
      "UIDevice", matches: { $0 is PreviewedDevice },
      statics: ["current": { _ in PreviewedDevice() }],
      properties: [
        "name": { _, _ in "iPhone" },
        "model": { _, _ in "iPhone" },
        "localizedModel": { _, _ in "iPhone" },
        "systemName": { _, _ in "iOS" },
        "systemVersion": { _, _ in "26.0" },
        "batteryLevel": { _, _ in 1.0 },
        "isBatteryMonitoringEnabled": { _, _ in false },
        "isMultitaskingSupported": { _, _ in true },
        "identifierForVendor": { _, _ in
          UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        },
        "userInterfaceIdiom": { _, _ in UserInterfaceIdiom.phone },
        "orientation": { _, _ in DeviceOrientation.portrait },
      ]),
    TypeEntry(
      choices: [
        "phone": UserInterfaceIdiom.phone, "pad": .pad, "mac": .mac, "tv": .tv,
        "carPlay": .carPlay, "vision": .vision, "unspecified": .unspecified,
      ], named: "UIUserInterfaceIdiom"),
    TypeEntry(
      choices: [
        "portrait": DeviceOrientation.portrait, "landscapeLeft": .landscapeLeft,
        "landscapeRight": .landscapeRight, "portraitUpsideDown": .portraitUpsideDown,
        "unknown": .unknown, "faceUp": .faceUp, "faceDown": .faceDown,
      ], named: "UIDeviceOrientation"),
    screen("UIScreen"), screen("NSScreen"),
  ]

  private static func screen(_ name: String) -> TypeEntry {
    TypeEntry(
      name, matches: name == "UIScreen" ? { $0 is PreviewedScreen } : nil,
      statics: ["main": { _ in PreviewedScreen() }, "screens": { _ in [PreviewedScreen()] }],
      properties: [
        "bounds": { _, _ in CGRect(x: 0, y: 0, width: 390, height: 844) },
        "frame": { _, _ in CGRect(x: 0, y: 0, width: 390, height: 844) },
        "visibleFrame": { _, _ in CGRect(x: 0, y: 0, width: 390, height: 844) },
        "nativeBounds": { _, _ in CGRect(x: 0, y: 0, width: 1170, height: 2532) },
        "scale": { _, _ in 3.0 },
        "nativeScale": { _, _ in 3.0 },
        "backingScaleFactor": { _, _ in 2.0 },
        "brightness": { _, _ in 1.0 },
        "maximumFramesPerSecond": { _, _ in 60 },
        "localizedName": { _, _ in "Display" },
      ])
  }
}

/// `UIUserInterfaceIdiom`.
enum UserInterfaceIdiom { case phone, pad, mac, tv, carPlay, vision, unspecified }

/// `UIDeviceOrientation`.
enum DeviceOrientation {
  case portrait, landscapeLeft, landscapeRight, portraitUpsideDown, unknown, faceUp, faceDown
}
