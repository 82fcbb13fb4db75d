import Glibc

/// The watches that see every way in which a set of files can change.
///
/// The directory of each file is watched for what happens under the file's name, the directories
/// and links that lead there for the replacement of the next name, and the file itself for writes
/// that come through another hard link or an open descriptor.
nonisolated struct WatchPlan: Equatable {
  /// What one kernel watch is for.
  struct Watch: Equatable {
    /// The path to watch.
    var path: String
    /// The inotify events asked for.
    var mask: UInt32
    /// The names that matter in a directory; nil for the watch of a file itself.
    var names: Set<String>?
  }

  /// What an event asks of the watcher.
  enum Effect: Equatable {
    /// The event is about something else.
    case none
    /// The content changed, and the writer still has the file open.
    case writing
    /// A writer closed the file.
    case written
    /// The link count, the permissions or the time stamps changed.
    case touched
    /// A name of a route was renamed into place, with all that it holds.
    case replaced
    /// An entry of a route was made or went away.
    case structure
    /// What was watched itself went away; the entry that led to it is told of apart.
    case gone

    /// Whether the routes and watches are out of date.
    var movesRoutes: Bool { self == .replaced || self == .structure || self == .gone }
  }

  /// The watches, ordered by path, each path once.
  let watches: [Watch]
  /// The physical directories that hold the files.
  let homes: [String]

  /// Plans the watches for files that are reached by `routes`.
  init(routes: [PathRoute]) {
    var masks: [String: UInt32] = [:]
    var names: [String: Set<String>] = [:]
    var files: Set<String> = []
    var homes: Set<String> = []
    for route in routes {
      for hop in route.hops {
        masks[hop.directory, default: 0] |= Self.structureEvents
        names[hop.directory, default: []].insert(hop.name)
      }
      guard let file = route.destination, let last = route.hops.last else { continue }
      masks[last.directory, default: 0] |= Self.contentEvents
      files.insert(file)
      homes.insert(last.directory)
    }
    let directories = masks.map { Watch(path: $0.key, mask: $0.value, names: names[$0.key] ?? []) }
    let inodes = files.filter { masks[$0] == nil }
      .map { Watch(path: $0, mask: Self.inodeEvents, names: nil) }
    watches = (directories + inodes).sorted { $0.path < $1.path }
    self.homes = homes.sorted()
  }

  /// What `event`, reported for `watch`, asks of the watcher.
  static func effect(of event: InotifyEvent, on watch: Watch) -> Effect {
    if let names = watch.names, !event.name.isEmpty, !names.contains(event.name) { return .none }
    let effects: [(Int32, Effect)] = [
      (Int32(IN_CLOSE_WRITE), .written), (Int32(IN_MODIFY), .writing), (Int32(IN_ATTRIB), .touched),
      (Int32(IN_MOVED_TO), .replaced), (Int32(IN_CREATE), .structure),
      (Int32(IN_DELETE), .structure), (Int32(IN_MOVED_FROM), .structure),
    ]
    return effects.first { event.mask & UInt32($0.0) != 0 }?.1 ?? .gone
  }

  private static let structureEvents =
    UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
  private static let contentEvents = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE)
  private static let inodeEvents =
    contentEvents | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
}
