import CConfinement
import Foundation
import MaquetteInterpreter

/// What a process that evaluates can still do: read the form's project, its data file and what the
/// language's own libraries need, and write the cache.
///
/// A file is data, and nothing that it says leads anywhere else. The kernel sees to it, so that a
/// fault of the evaluator cannot: Landlock keeps it to these files, seccomp from programs, sockets
/// and other processes.
struct Confinement: Equatable {
  /// The files and folders that are read.
  let readable: [String]
  /// The folders that are written to.
  let writable: [String]

  /// Whether commands that only read confine their process; tests, which run several in one, do
  /// not.
  static var isWanted = false

  /// What the form of a file needs.
  init(file: String, options: CommonOptions) {
    self.init(files: [file], options: options)
  }

  /// What the forms of files need that are read with the same options.
  init(files: [String], options: CommonOptions) {
    var folders: Set<String> = []
    var found: [String: [String]] = [:]
    for file in files {
      let path = FormDocument.absolute(file)
      folders.formUnion([path, FormDocument.dataPath(for: path, options)])
      switch options.project {
      case .none: break
      case .directory(let directory): folders.formUnion(ProjectRoot(named: directory).folders)
      case .automatic:
        let folder = (path as NSString).deletingLastPathComponent
        let roots = found[folder] ?? ProjectRoot(ofFileAt: path).folders
        found[folder] = roots
        folders.formUnion(roots)
      }
    }
    readable = folders.sorted()
    writable = IndexCache.folder.map { [$0] } ?? []
  }

  /// Whether what another form needs is allowed where this is.
  func covers(_ other: Confinement) -> Bool {
    other.writable == writable
      && other.readable.allSatisfy { path in
        readable.contains { path == $0 || path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
      }
  }

  /// Whether another folder stands where one of them stood, which this process cannot read.
  var isStale: Bool {
    readable.contains { path in
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      if descriptor >= 0 { close(descriptor) }
      return descriptor < 0 && errno == EACCES && access(path, R_OK) == 0
    }
  }

  /// Confines this process for good; what the kernel cannot do is returned in words, nil where it
  /// can do all.
  func enter() -> String? {
    for folder in writable { Self.makeFolder(folder) }
    let files = Self.withPointers(readable + Self.system) { readable in
      Self.withPointers(writable + ["/dev/null"]) {
        confinement_restrict_files(readable, $0)
      }
    }
    let calls = confinement_restrict_calls()
    let missing = [
      files == 0 ? nil : "Landlock (\(Self.reason(files)))",
      calls == 0 ? nil : "seccomp (\(Self.reason(calls)))",
    ].compactMap { $0 }
    guard !missing.isEmpty else { return nil }
    return "the kernel does not confine the preview: it lacks " + missing.joined(separator: " and ")
  }

  /// Confines the process of a command that does nothing but evaluate, where that is wanted.
  static func enterIfWanted(for files: [String], _ options: CommonOptions) {
    if isWanted { _ = Confinement(files: files, options: options).enter() }
  }

  /// What the language's libraries read: time zones, and what they ask of the machine.
  private static let system =
    [
      "/usr/share/zoneinfo", "/etc/localtime", "/etc/timezone", "/proc/self", "/dev/urandom",
      "/sys/devices/system/cpu",
    ] + (libraries.map { [$0] } ?? [])

  /// The folder of the language's libraries.
  private static let libraries: String? = {
    guard let symbol = dlsym(nil, "swift_retain"), let name = confinement_library_of(symbol) else {
      return nil
    }
    return (String(cString: name) as NSString).deletingLastPathComponent
  }()

  private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }

  private static func makeFolder(_ path: String) {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Calls `body` with a list of C strings that ends in a null pointer.
  private static func withPointers<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer<CChar>($0) } + [nil]
    return pointers.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else {
        preconditionFailure("the list has an end at least")
      }
      return body(first)
    }
  }
}
