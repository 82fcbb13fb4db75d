import Foundation

/// Which files form a module, and what it depends on, as a project's manifests say.
nonisolated struct ModuleMap: Sendable {
  /// A target of a package or an Xcode project.
  private struct Module: Sendable {
    let name: String
    let isTest: Bool
    var files: Set<String> = []
    /// The folders that it is made of, each with a slash at its end.
    var folders: [String] = []
    var excluded: [String] = []
    var wanted: [String] = []
    var dependencies: Set<Int> = []

    func holds(_ path: String) -> Bool {
      if files.contains(path) { return true }
      guard folders.contains(where: path.hasPrefix) else { return false }
      return !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// How near a file stands to another; the nearest declares what a name means.
  enum Nearness: Int, Comparable {
    case sameModule, dependency, unrelated
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private var modules: [Module] = []

  /// What the project's modules are called that some of these files are in: the folders of others
  /// are not there.
  func names(holding files: [String]) -> Set<String> {
    Set(modules.lazy.filter { module in files.contains(where: module.holds) }.map(\.name))
  }

  /// Reads the manifests among a project's files.
  init(manifests: [String]) {
    var products: [String: [String]] = [:]
    for path in manifests {
      if path.hasSuffix("/project.pbxproj"), let bytes = FileBytes.read(path, limit: 32 << 20) {
        addProject(bytes, at: path)
      } else if path.hasSuffix("/Package.swift"), let bytes = FileBytes.read(path) {
        let manifest = PackageManifest(bytes)
        add(manifest, in: String(path.dropLast("/Package.swift".count)))
        products.merge(manifest.products) { $0 + $1 }
      }
    }
    let byName = Dictionary(grouping: modules.indices) { modules[$0].name }
    for index in modules.indices {
      for name in modules[index].wanted {
        for target in products[name] ?? [name] {
          modules[index].dependencies.formUnion(byName[target] ?? byName[name] ?? [])
        }
      }
    }
  }

  private mutating func addProject(_ bytes: [UInt8], at path: String) {
    let bundle = URL(fileURLWithPath: path).deletingLastPathComponent()
    let folder = bundle.deletingLastPathComponent().path
    for target in XcodeProject(bytes, folder: folder)?.targets ?? [] {
      var module = Module(name: target.name, isTest: target.isTest)
      module.files = target.files
      module.folders = target.folders.map { $0 + "/" }
      module.excluded = Array(target.excluded)
      module.wanted = target.dependencies
      modules.append(module)
    }
  }

  private mutating func add(_ manifest: PackageManifest, in folder: String) {
    for target in manifest.targets {
      let custom = target.path.map {
        URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path
      }
      let base = custom ?? folder + (target.isTest ? "/Tests/" : "/Sources/") + target.name
      var module = Module(name: target.name, isTest: target.isTest)
      module.folders =
        target.sources.isEmpty ? [base + "/"] : target.sources.map { base + "/" + $0 + "/" }
      module.files = Set(target.sources.map { base + "/" + $0 })
      module.excluded = target.excluded.map { base + "/" + $0 }
      module.wanted = target.dependencies
      modules.append(module)
    }
  }

  /// The names of the modules that a file belongs to.
  func names(ofFileAt path: String) -> [String] { modules(of: path).map { modules[$0].name } }

  private func modules(of path: String) -> Set<Int> {
    Set(modules.indices.filter { modules[$0].holds(path) })
  }

  /// How near files stand to one; nothing is said to be unrelated to a file of no module.
  func nearness(to path: String) -> (String) -> Nearness {
    let own = modules(of: path)
    guard !own.isEmpty else { return { _ in .sameModule } }
    var reached = own
    var waiting = Array(own)
    while let next = waiting.popLast() {
      for dependency in modules[next].dependencies where reached.insert(dependency).inserted {
        waiting.append(dependency)
      }
    }
    return { other in
      if own.contains(where: { modules[$0].holds(other) }) { return .sameModule }
      return reached.contains { modules[$0].holds(other) } ? .dependency : .unrelated
    }
  }
}
