import Foundation
import Synchronization

/// The other Swift files of a project: which of them declare a name, found without parsing them.
///
/// The files are looked through on another thread, from the beginning on; the first name that
/// nothing else explains waits for it. A file is parsed only once something it declares is used, of
/// it only the declarations used are lowered, and again only when they changed.
public final class ProjectIndex {
  /// What another thread finds: first which files there are, then what they declare.
  private final class Scan: Sendable {
    private let seen = DispatchGroup()
    private let read = DispatchGroup()
    private let found = Mutex<Found>(Found())

    private struct Found {
      var tree: SourceTree?
      var project: ScannedProject?
      var waiting: [@Sendable () -> Void] = []
    }

    init(_ root: ProjectRoot, limit: Int) {
      seen.enter()
      read.enter()
      OwnThreads.begin { [self] in
        let tree = SourceTree(root, limit: limit)
        found.withLock { $0.tree = tree }
        seen.leave()
        let project = ScannedProject(root: root, tree: tree)
        let waiting = found.withLock { found in
          found.project = project
          defer { found.waiting = [] }
          return found.waiting
        }
        read.leave()
        for body in waiting { body() }
      }
    }

    /// Which files there are; waits for it.
    var tree: SourceTree? {
      seen.wait()
      return found.withLock { $0.tree }
    }

    /// What the files declare; waits for it.
    var project: ScannedProject? {
      read.wait()
      return found.withLock { $0.project }
    }

    var isReady: Bool { found.withLock { $0.project != nil } }

    func whenReady(_ body: @escaping @Sendable () -> Void) {
      let isReady = found.withLock { found in
        if found.project == nil { found.waiting.append(body) }
        return found.project != nil
      }
      if isReady { OwnThreads.begin(body) }
    }
  }

  /// The folders that are looked through.
  public let root: ProjectRoot
  let previewed: String?
  private let limit: Int
  private let scan: Scan
  private var known: ScannedProject?
  private var files: [String: ProjectFile] = [:]
  private var knows: Bool?
  private var nearness: ((String) -> ModuleMap.Nearness)?
  /// How often what was found has become another thing.
  private(set) var generation = 0
  /// The files of which something was lowered for the version read last.
  var used: Set<String> = []

  /// An index of the Swift files of a project, the previewed one left out; `limit` bounds how many
  /// files and folders are looked at.
  public init(
    root: ProjectRoot, leavingOut previewed: String? = nil, limit: Int = defaultLimit
  ) {
    self.root = root
    self.previewed = previewed.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    self.limit = limit
    scan = Scan(root, limit: limit)
  }

  /// How many files and folders are looked at where nothing else is said.
  public static let defaultLimit = SourceTree.limit

  /// Whether the files were looked through, so that no name waits.
  public var isReady: Bool { known != nil || scan.isReady }

  /// Calls back, on another thread, when the files were looked through.
  public func whenReady(_ body: @escaping @Sendable () -> Void) { scan.whenReady(body) }

  /// What was found; waits for it.
  var scanned: ScannedProject {
    if let known { return known }
    let found = scan.project ?? ScannedProject(root: root, tree: tree)
    known = found
    return found
  }

  /// What the project's own modules are called.
  var moduleNames: Set<String> {
    if let found = moduleNamesFound, found.generation == generation { return found.names }
    let names = scanned.modules.names(holding: scanned.files.map(\.file.path))
    moduleNamesFound = (generation, names)
    return names
  }

  private var moduleNamesFound: (generation: Int, names: Set<String>)?

  /// Which files there are; waits for it.
  private var tree: SourceTree {
    known?.tree ?? scan.tree ?? SourceTree(root, limit: limit)
  }

  /// Reads some files again, of which it is known that they changed; if one is new or missing, all.
  public func reread(_ paths: Set<String>) {
    generation += 1
    var next = scanned
    if next.reread(paths) { known = next } else { _ = refresh() }
  }

  /// Looks again for new, changed and missing files; true where there are any.
  public func refresh() -> Bool {
    let before = scanned
    let tree = SourceTree(root, limit: limit)
    // The previewed file changes all the time, and is read by who follows it.
    let others = tree.leavingOut(previewed)
    let isSame =
      others == before.tree.leavingOut(previewed)
      && others.sources == before.files.map(\.file).filter { $0.path != previewed }
    guard !isSame else { return false }
    known = ScannedProject(root: root, tree: tree, before: before)
    generation += 1
    nearness = nil
    knows = nil
    return true
  }

  /// The files whose declarations are used.
  public var usedFiles: [URL] { used.sorted().map { URL(fileURLWithPath: $0) } }

  /// Whether a file of that name may be one that a project is made of.
  nonisolated public static func concerns(fileNamed name: String) -> Bool {
    SourceTree.concerns(fileNamed: name)
  }

  /// The folders to watch: new and missing files show in them.
  public var folders: [String] { tree.folders }

  /// The folders of pictures and colours, sorted.
  public var assetCatalogs: [String] { tree.catalogs }

  /// The files that are not sources, sorted: string tables, pictures, property lists.
  public var resources: [String] { tree.others }

  /// The resources that a condition holds for, those nearest to the previewed file first.
  public func nearestFirst(where isMeant: (String) -> Bool) -> [String] {
    sortedByNearness(resources.filter(isMeant))
  }

  /// The folders of pictures and colours, those nearest to the previewed file first.
  public var nearestCatalogs: [String] { sortedByNearness(tree.catalogs) }

  private func sortedByNearness(_ paths: [String]) -> [String] {
    guard paths.count > 1 else { return paths }
    let nearness = ModuleMap(manifests: tree.others).nearness(to: previewed ?? "")
    return
      paths
      .map { (path: $0, near: nearness($0), distance: distance(to: $0)) }
      .sorted { ($0.near, $0.distance, $0.path) < ($1.near, $1.distance, $1.path) }
      .map(\.path)
  }

  /// Links that lead out of the project, which are not followed.
  public var linksOut: [String] { tree.linksOut }

  /// Files that cannot be opened, as their names are no UTF-8.
  public var illegible: [String] { tree.illegible }

  private var topNamesFound: (generation: Int, names: Set<String>)?

  /// The names that the project's files declare at their top.
  var topNames: Set<String> {
    if let found = topNamesFound, found.generation == generation { return found.names }
    let names = scanned.topNames
    topNamesFound = (generation, names)
    return names
  }

  private var viewMembersFound: (generation: Int, names: Set<String>)?

  /// What the project's files add to views.
  var viewMembers: Set<String> {
    if let found = viewMembersFound, found.generation == generation { return found.names }
    let names = scanned.viewMembers
    viewMembersFound = (generation, names)
    return names
  }

  /// Whether a manifest says which module the previewed file belongs to.
  var knowsModule: Bool {
    if let knows { return knows }
    let found = !scanned.modules.names(ofFileAt: previewed ?? "").isEmpty
    knows = found
    return found
  }

  /// Whether there are more files than are looked through.
  var isCut: Bool { tree.isCut }

  /// A file that declares a name.
  struct Candidate {
    let scanned: ScannedFile
    let nearness: ModuleMap.Nearness
    let distance: Int
    /// As what it declares it.
    let uses: [ScannedFile.Use]

    var path: String { scanned.file.path }
  }

  /// The files that declare a name, the nearest first.
  func candidates(declaring name: String) -> [Candidate] {
    let nearness = self.nearness ?? scanned.modules.nearness(to: previewed ?? "")
    self.nearness = nearness
    return scanned.files(declaring: name).filter {
      $0.file.path != previewed && !$0.file.path.hasSuffix("/Package.swift")
    }
    .map {
      let path = $0.file.path
      return Candidate(
        scanned: $0, nearness: nearness(path), distance: distance(to: path),
        uses: $0.uses(of: name))
    }
    .sorted { ($0.nearness, $0.distance, $0.path) < ($1.nearness, $1.distance, $1.path) }
  }

  /// The file of a candidate, parsed.
  func file(_ candidate: Candidate, _ platform: BuildPlatform) -> ProjectFile {
    let file = files[candidate.path] ?? ProjectFile(path: candidate.path, platform: platform)
    files[candidate.path] = file
    file.read(candidate.scanned.file)
    return file
  }

  /// How many folders lie between the previewed file and another.
  private func distance(to path: String) -> Int {
    guard let previewed else { return 0 }
    let own = previewed.split(separator: "/").dropLast()
    let other = path.split(separator: "/").dropLast()
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return own.count + other.count - 2 * shared
  }
}
