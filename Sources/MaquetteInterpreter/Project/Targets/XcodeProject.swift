import Foundation

/// The targets of an Xcode project, read from its `project.pbxproj`.
nonisolated struct XcodeProject {
  /// A target with what it is built of.
  struct Target: Equatable {
    var name: String
    var isTest = false
    /// The files named one by one, as absolute paths.
    var files: Set<String> = []
    /// The folders whose content belongs to it, as absolute paths.
    var folders: [String] = []
    /// The files in its folders that do not belong to it.
    var excluded: Set<String> = []
    /// The names of the targets and package products that it depends on.
    var dependencies: [String] = []
  }

  private(set) var targets: [Target] = []
  private let objects: [String: OldPropertyList]
  private var paths: [String: String] = [:]

  /// Reads the text of a project file whose project stands in a folder; nil where it is none.
  init?(_ bytes: [UInt8], folder: String) {
    guard let root = OldPropertyList(bytes), case .table(let objects)? = root["objects"],
      let project = root["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    self.objects = objects
    let directory = project["projectDirPath"]?.text ?? ""
    let base = directory.isEmpty ? folder : folder + "/" + directory
    if let group = project["mainGroup"]?.text { place(group, in: base, base: base, depth: 0) }
    for identifier in project["targets"]?.texts ?? [] {
      if let target = target(identifier) { targets.append(target) }
    }
    includeExceptions(project["targets"]?.texts ?? [])
  }

  /// Notes the paths of a group and of all in it.
  private mutating func place(_ identifier: String, in folder: String, base: String, depth: Int) {
    guard depth < 64, let object = objects[identifier], paths[identifier] == nil else { return }
    let written = object["path"]?.text ?? ""
    let path =
      switch object["sourceTree"]?.text {
      case "<absolute>": written
      case "SOURCE_ROOT": written.isEmpty ? base : base + "/" + written
      default: written.isEmpty ? folder : folder + "/" + written
      }
    paths[identifier] = path
    for child in object["children"]?.texts ?? [] {
      place(child, in: path, base: base, depth: depth + 1)
    }
  }

  private func path(_ identifier: String) -> String? {
    paths[identifier].map { path in
      path.contains("/..") || path.contains("/./")
        ? URL(fileURLWithPath: path).standardizedFileURL.path : path
    }
  }

  private func target(_ identifier: String) -> Target? {
    guard let object = objects[identifier], let name = object["name"]?.text else { return nil }
    var target = Target(name: name)
    target.isTest = object["productType"]?.text?.contains("test") ?? false
    for phase in object["buildPhases"]?.texts ?? [] {
      guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in objects[phase]?["files"]?.texts ?? [] {
        if let reference = objects[file]?["fileRef"]?.text, let path = path(reference) {
          target.files.insert(path)
        }
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let folder = path(group) else { continue }
      target.folders.append(folder)
      for exception in objects[group]?["exceptions"]?.texts ?? []
      where objects[exception]?["target"]?.text == identifier {
        for file in objects[exception]?["membershipExceptions"]?.texts ?? [] {
          target.excluded.insert(folder + "/" + file)
        }
      }
    }
    for dependency in object["dependencies"]?.texts ?? [] {
      if let name = dependencyName(dependency) { target.dependencies.append(name) }
    }
    for product in object["packageProductDependencies"]?.texts ?? [] {
      if let name = objects[product]?["productName"]?.text { target.dependencies.append(name) }
    }
    return target
  }

  private func dependencyName(_ identifier: String) -> String? {
    guard let dependency = objects[identifier] else { return nil }
    if let target = dependency["target"]?.text { return objects[target]?["name"]?.text }
    return dependency["targetProxy"]?.text.flatMap { objects[$0]?["remoteInfo"]?.text }
  }

  /// An exception of a folder that names a target which has not the folder adds files to it.
  private mutating func includeExceptions(_ identifiers: [String]) {
    for (group, object) in objects
    where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = path(group) else { continue }
      for exception in object["exceptions"]?.texts ?? [] {
        guard let owner = objects[exception]?["target"]?.text,
          let name = objects[owner]?["name"]?.text,
          let index = targets.firstIndex(where: { $0.name == name }),
          !targets[index].folders.contains(folder)
        else { continue }
        for file in objects[exception]?["membershipExceptions"]?.texts ?? [] {
          targets[index].files.insert(folder + "/" + file)
        }
      }
    }
  }
}
