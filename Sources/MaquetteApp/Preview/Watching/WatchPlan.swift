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
    /// The content may have changed; `isOpen` while the writer has not closed the file.
    case content(isOpen: Bool)
    /// An entry of a route was replaced, so routes and watches are out of date.
    case structure
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
    if event.mask & UInt32(IN_CLOSE_WRITE) != 0 { return .content(isOpen: false) }
    if event.mask & UInt32(IN_MODIFY) != 0 { return .content(isOpen: true) }
    // A changed link count or time stamp: the writer, if there is one, is told of by other events.
    if event.mask & UInt32(IN_ATTRIB) != 0 { return .content(isOpen: false) }
    return .structure
  }

  private static let structureEvents =
    UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
  private static let contentEvents = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE)
  private static let inodeEvents =
    contentEvents | UInt32(IN_ATTRIB) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
}
