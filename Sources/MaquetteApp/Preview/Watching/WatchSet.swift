import Glibc

/// The kernel's watches for a set of files, kept in line with where their paths lead.
final class WatchSet {
  /// Opens an inotify instance.
  typealias Opener = () throws(Inotify.Failure) -> Inotify

  /// An event that concerns the files.
  struct Happening {
    /// What it asks of the watcher.
    var effect: WatchPlan.Effect
    /// The kernel watch that saw it.
    var watch: Int32
  }

  /// What a main loop waits on.
  var fileDescriptor: Int32 { inotify.fileDescriptor }
  /// Whether some file is where the kernel does not tell of every change.
  private(set) var isRemote = false

  private let inotify: Inotify
  private var watches: [Int32: WatchPlan.Watch] = [:]

  /// Opens an instance that watches nothing yet.
  init(opener: Opener = { () throws(Inotify.Failure) in try Inotify() }) throws(Inotify.Failure) {
    inotify = try opener()
  }

  /// Brings the watches in line with where `paths` lead now.
  func arm(paths: [String]) throws(Inotify.Failure) {
    // A route may change while it is being watched, and then its watches see the wrong places.
    for _ in 0..<4 {
      let plan = WatchPlan(routes: paths.map { PathRoute(to: $0) })
      try apply(plan)
      if plan == WatchPlan(routes: paths.map { PathRoute(to: $0) }) { break }
    }
  }

  /// The waiting events that concern the files.
  func readHappenings() -> [Happening] {
    inotify.readEvents().compactMap { event in
      let effect = effect(of: event)
      return effect == .none ? nil : Happening(effect: effect, watch: event.watch)
    }
  }

  private func effect(of event: InotifyEvent) -> WatchPlan.Effect {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .structure }
    guard let watch = watches[event.watch] else { return .none }
    return WatchPlan.effect(of: event, on: watch)
  }

  private func apply(_ plan: WatchPlan) throws(Inotify.Failure) {
    var current: [Int32: WatchPlan.Watch] = [:]
    for watch in plan.watches {
      try add(watch, isHome: plan.homes.contains(watch.path), to: &current)
    }
    // Failures to end a watch mean that the kernel has ended it already.
    for number in watches.keys where current[number] == nil { inotify.remove(number) }
    watches = current
    isRemote = plan.homes.contains { FileSystemKind(path: $0) == .remote }
  }

  private func add(
    _ watch: WatchPlan.Watch, isHome: Bool, to current: inout [Int32: WatchPlan.Watch]
  ) throws(Inotify.Failure) {
    do {
      var watch = watch
      let number = try inotify.add(watch.path, mask: watch.mask)
      if let other = current[number] {
        // Two paths to one directory: the kernel keeps one watch, with the events asked for last.
        watch.mask |= other.mask
        watch.names = watch.names.map { $0.union(other.names ?? []) }
        _ = try inotify.add(watch.path, mask: watch.mask)
      }
      current[number] = watch
    } catch {
      // Missing files and unreadable ancestors are normal; what matters is the files' own place.
      let isHarmless = [ENOENT, ENOTDIR, ELOOP].contains(error.code)
      if isHarmless || (error.code == EACCES && !isHome) { return }
      throw error
    }
  }
}
