// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the running toolchain that holds SwiftSyntax and its siblings.
///
/// The manifest process has `libswiftCore.so` mapped from `<toolchain>/usr/lib/swift/linux`, so its own
/// memory map names the toolchain however it was installed.
func toolchainHostLibraries() -> String {
  guard
    let handle = FileHandle(forReadingAtPath: "/proc/self/maps"),
    let data = try? handle.readToEnd(),
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first(where: { $0.hasSuffix("/libswiftCore.so") }),
    let slash = line.firstIndex(of: "/")
  else { fatalError("libswiftCore.so is not mapped: cannot find the toolchain's SwiftSyntax") }
  let core = URL(fileURLWithPath: String(line[slash...])).resolvingSymlinksInPath()
  return core.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("host").path
}

let hostLibraries = toolchainHostLibraries()

/// What every importer of `MaquetteInterpreter` needs to find SwiftSyntax.
let syntaxSettings: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]
let syntaxLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

/// GTK is used from the main thread alone, so these targets are on the main actor throughout.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "maquette",
  products: [
    .executable(name: "maquette", targets: ["MaquetteApp"]),
    .library(name: "MaquetteUI", targets: ["MaquetteUI"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "libadwaita-1",
      providers: [.apt(["libgtk-4-dev", "libadwaita-1-dev"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .target(name: "CConfinement"),
    .target(name: "Gtk", dependencies: ["CGtk"], swiftSettings: onMainActor),
    .target(
      name: "MaquetteText", dependencies: ["CCmark"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "MaquetteUI", dependencies: ["MaquetteText", "MaquetteMacros"]),
    .macro(
      name: "MaquetteMacros", swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(name: "SwiftUI", dependencies: ["MaquetteUI"]),
    .target(
      name: "MaquetteInterpreter", dependencies: ["MaquetteUI"],
      swiftSettings: onMainActor + syntaxSettings, linkerSettings: syntaxLinking),
    .target(
      name: "MaquetteGtk", dependencies: ["Gtk", "MaquetteUI"],
      resources: [.copy("../../Resources/icons")], swiftSettings: onMainActor),
    .executableTarget(
      name: "MaquetteApp",
      dependencies: ["CConfinement", "Gtk", "MaquetteGtk", "MaquetteInterpreter", "MaquetteUI"],
      resources: [
        .copy("../../data/compiled"), .copy("../../data/icons"), .copy("../../Resources/Examples"),
      ],
      swiftSettings: onMainActor + syntaxSettings, linkerSettings: syntaxLinking),
    .executableTarget(
      name: "FormattingBenchmark", dependencies: ["MaquetteText"], path: "Benchmarks/Formatting"),
    .executableTarget(
      name: "RenderingBenchmark", dependencies: ["MaquetteGtk", "Gtk", "MaquetteUI"],
      path: "Benchmarks/Rendering", swiftSettings: onMainActor),
    .testTarget(name: "GtkTests", dependencies: ["Gtk"]),
    .testTarget(
      name: "MaquetteTextTests", dependencies: ["MaquetteText"],
      exclude: ["Localization/Fixtures"]),
    .testTarget(name: "MaquetteUITests", dependencies: ["MaquetteUI"]),
    .testTarget(
      name: "MaquetteInterpreterTests",
      dependencies: ["MaquetteApp", "MaquetteInterpreter", "MaquetteUI"],
      exclude: ["Compiled/Fixtures", "Examples", "Fixtures"], swiftSettings: syntaxSettings,
      linkerSettings: syntaxLinking),
    .testTarget(
      name: "CompiledExamplesTests", dependencies: ["MaquetteInterpreter", "SwiftUI"],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .testTarget(
      name: "MaquetteGtkTests", dependencies: ["MaquetteGtk", "Gtk", "MaquetteUI", "SwiftUI"]),
    .testTarget(
      name: "MaquetteAppTests",
      dependencies: ["CConfinement", "MaquetteApp", "Gtk", "MaquetteInterpreter", "MaquetteUI"],
      exclude: ["Layout/Frames", "Session"],
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
  ]
)

// Long runs of the tests that prove and fuzz want what they test optimised; the tests themselves
// cannot be, as the optimiser refuses what `@Test` makes.
if Context.environment["MAQUETTE_OPTIMIZED"] == "1" {
  for target in package.targets where target.type == .regular {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
