import Foundation
import Testing

@testable import MaquetteInterpreter

/// Which files manifests say to form a module.
struct ModuleMapTests {
  @Test func targetsOfAPackage() {
    let manifest = PackageManifest(
      Array(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "App", platforms: [.iOS(.v17)],
          products: [.library(name: "Kit", targets: ["Core", "Views"])],
          dependencies: [.package(url: "https://x", from: "1.0.0"), .package(path: "../Shared")],
          targets: [
            .target(name: "Core"),
            .target(
              name: "Views", dependencies: ["Core", .product(name: "Lib", package: "x"),
                .target(name: "Extra", condition: .when(platforms: [.iOS]))] + more,
              path: "Other/Views", exclude: ["Old"], sources: ["A", "B.swift"],
              resources: [.process("R")]),
            .testTarget(name: "CoreTests", dependencies: [.byName(name: "Core")]),
          ])
        """.utf8))
    #expect(
      manifest.targets == [
        PackageManifest.Target(name: "Core"),
        PackageManifest.Target(
          name: "Views", path: "Other/Views", sources: ["A", "B.swift"], excluded: ["Old"],
          dependencies: ["Core", "Lib", "Extra"]),
        PackageManifest.Target(name: "CoreTests", isTest: true, dependencies: ["Core"]),
      ])
    #expect(manifest.products == ["Kit": ["Core", "Views"]])
    #expect(manifest.localPackages == ["../Shared"])
  }

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objects = {
      P = { isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = ( T, W, ); };
      G = { isa = PBXGroup; children = ( A, S, F /* in "x" */, ); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = ( B ); };
      B = { isa = PBXFileReference; path = "My View.swift"; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Shared/F.swift; sourceTree = SOURCE_ROOT; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>";
            exceptions = ( X, Y ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
            membershipExceptions = ( Info.plist, "Sub/Not.swift" ); };
      Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = ( Both.swift ); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = ( H ); dependencies = ( D );
            productType = "com.apple.product-type.application";
            packageProductDependencies = ( K ); };
      H = { isa = PBXSourcesBuildPhase; files = ( H1, H2 ); };
      H1 = { fileRef = B; }; H2 = { fileRef = F; };
      K = { productName = Kit; };
      D = { isa = PBXTargetDependency; target = W; };
      W = { isa = PBXNativeTarget; name = Watch; buildPhases = ( ); dependencies = ( );
            fileSystemSynchronizedGroups = ( S );
            productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = P; }
    """

  @Test func targetsOfAnXcodeProject() throws {
    let project = try #require(XcodeProject(Array(Self.project.utf8), folder: "/p"))
    #expect(
      project.targets == [
        XcodeProject.Target(
          name: "App",
          files: ["/p/App/My View.swift", "/p/Shared/F.swift", "/p/Watch/Both.swift"],
          dependencies: ["Watch", "Kit"]),
        XcodeProject.Target(
          name: "Watch", isTest: true, folders: ["/p/Watch"],
          excluded: ["/p/Watch/Info.plist", "/p/Watch/Sub/Not.swift"]),
      ])
  }

  @Test func anyBytesAreReadAsManifests() {
    var generator = SeededGenerator(seed: 11)
    let project = Array(Self.project.utf8)
    for _ in 0..<400 {
      var bytes = project
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.removeSubrange(
          start..<min(bytes.count, start + Int.random(in: 1...20, using: &generator)))
      }
      _ = XcodeProject(bytes, folder: "/p")
      _ = PackageManifest(bytes)
    }
    #expect(OldPropertyList(Array(String(repeating: "(", count: 100_000).utf8)) == nil)
    _ = PackageManifest(Array(String(repeating: "a([", count: 100_000).utf8))
  }
}
