import Foundation
import MaquetteInterpreter

/// Tells when files that may belong to a form appear, change or vanish in its project's folders.
///
/// Files that are followed by themselves are left to `FileWatcher`. An inotify instance of its own
/// keeps the many folders apart from the few routes, which are watched anew with each save.
final class FolderWatcher {
  /// The most folders that are watched; those further down are looked at on a reload.
  static let limit = 4096
  /// The quiet time that ends a burst, as of a checkout, and the longest time that it may last.
  static let (quiet, longest) = (Duration.milliseconds(20), Duration.milliseconds(200))

  private let loop: any EventLoop
  private let onChange: () -> Void
  private let onLimit: (String) -> Void
  private var inotify: Inotify?
  private var readable: (any EventSource)?
  private var settling: (any EventSource)?
  private var start: ContinuousClock.Instant?
  /// The watches' numbers by folder, and the folders by number.
  private var numbers: [String: Int32] = [:]
  private var folders: [Int32: String] = [:]
  /// The paths of the files that are followed by themselves.
  private var followed: Set<String> = []
  private var isLimitTold = false

  /// Prepares to watch on `loop`; `onLimit` takes a sentence for the user where the kernel's or the
  /// own limit is reached.
  init(
    loop: any EventLoop, onChange: @escaping () -> Void, onLimit: @escaping (String) -> Void
  ) {
    self.loop = loop
    self.onChange = onChange
    self.onLimit = onLimit
  }

  isolated deinit {
    readable?.cancel()
    settling?.cancel()
  }

  /// Tells nothing of these files, which somebody else follows.
  func ignore(_ files: [String]) { followed = Set(files) }

  /// Watches folders from now on; what appeared in a new one before that is told of as well.
  func follow(_ wanted: [String]) {
    let kept = Set(wanted.prefix(Self.limit))
    for folder in numbers.keys where !kept.contains(folder) { forget(folder) }
    let new = wanted.prefix(Self.limit).filter { numbers[$0] == nil }
    if wanted.count > Self.limit { tellLimit("more than \(Self.limit) folders") }
    guard !new.isEmpty else { return }
    do {
      let inotify = try self.inotify ?? open()
      for folder in new { try watch(folder, with: inotify) }
    } catch {
      tellLimit("the limit of inotify watches")
    }
    awaitQuiet()
  }

  private func open() throws(Inotify.Failure) -> Inotify {
    let opened = try Inotify()
    inotify = opened
    readable = loop.whenReadable(opened.fileDescriptor) { [weak self] in self?.readEvents() }
    return opened
  }

  private func watch(_ folder: String, with inotify: Inotify) throws(Inotify.Failure) {
    do {
      let number = try inotify.add(folder, mask: Self.events)
      numbers[folder] = number
      folders[number] = folder
    } catch {
      // A folder that is gone again, or that may not be read, has nothing to tell.
      guard [ENOSPC, EMFILE, ENOMEM].contains(error.code) else { return }
      throw error
    }
  }

  private func forget(_ folder: String) {
    guard let number = numbers.removeValue(forKey: folder) else { return }
    if folders[number] == folder { folders[number] = nil }
    if folders[number] == nil { inotify?.remove(number) }
  }

  private func tellLimit(_ what: String) {
    guard !isLimitTold else { return }
    isLimitTold = true
    onLimit("The project exceeds \(what); new files are found when you reload")
  }

  // MARK: Events

  private func readEvents() {
    guard let events = inotify?.readEvents() else { return }
    // All of them are taken, as folders that went away have to be forgotten.
    if events.filter(concerns).isEmpty { return }
    awaitQuiet()
  }

  private func concerns(_ event: InotifyEvent) -> Bool {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let folder = folders[event.watch] else { return false }
    if event.mask & UInt32(IN_IGNORED) != 0 {
      folders[event.watch] = nil
      for (path, number) in numbers where number == event.watch { numbers[path] = nil }
      return true
    }
    guard !event.name.isEmpty, !event.name.hasPrefix(".") else { return false }
    if event.mask & UInt32(IN_ISDIR) != 0 { return event.mask & UInt32(IN_CLOSE_WRITE) == 0 }
    return ProjectIndex.concerns(fileNamed: event.name)
      && !followed.contains(folder == "/" ? "/" + event.name : folder + "/" + event.name)
  }

  private func awaitQuiet() {
    let now = ContinuousClock.now
    let first = start ?? now
    start = first
    settling?.cancel()
    settling = loop.after(max(.zero, min(Self.quiet, first + Self.longest - now))) { [weak self] in
      guard let self else { return }
      self.settling = nil
      self.start = nil
      self.onChange()
    }
  }

  private static let events =
    UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
    | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ONLYDIR)
}
