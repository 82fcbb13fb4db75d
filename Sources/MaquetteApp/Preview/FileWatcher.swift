import Foundation

/// Follows files through every way in which editors save them, and hands on each new version once.
///
/// One inotify instance on the main loop sees what `WatchPlan` asks for; nothing polls. A file
/// that is complete is read at once, one that is being written when it is quiet (`SettleClock`);
/// then each file is compared with its last version. Where the kernel cannot tell of changes, a
/// slow look at the files' status takes its place.
final class FileWatcher {
  /// New versions that belong to one burst of events.
  struct Change {
    /// The new bytes by path, as given to the watcher.
    var contents: [String: [UInt8]]
    /// When the first event of the burst arrived.
    var noticed: ContinuousClock.Instant
    /// How long reading took.
    var readTime = Duration.zero
  }

  /// What a watcher tells its owner.
  enum Report {
    case changed(Change)
    /// The file has been missing or empty for the grace time, or since the start.
    case waiting(path: String, FileAbsence)
    /// Watching works less well than it should, in a sentence for the user.
    case notice(String)
  }

  /// The watched paths, absolute.
  var paths: [String] { files.map(\.path) }

  private var files: [WatchedFile] = []
  private let loop: any EventLoop
  private let absenceGrace: Duration
  private let openInotify: WatchSet.Opener
  private let report: (Report) -> Void

  private var watches: WatchSet?
  private var clock = SettleClock()
  private var pollInterval: Duration?
  private var lastNotice: String?
  private var readable: (any EventSource)?
  private var settling: (any EventSource)?
  private var polling: (any EventSource)?
  private var grace: [String: any EventSource] = [:]

  /// Prepares to watch on `loop`; nothing happens before `start`.
  ///
  /// A file that vanishes is awaited for `absenceGrace` before its absence is reported.
  init(
    loop: any EventLoop, absenceGrace: Duration = .seconds(5),
    openInotify: @escaping WatchSet.Opener = { () throws(Inotify.Failure) in try Inotify() },
    report: @escaping (Report) -> Void
  ) {
    self.loop = loop
    self.absenceGrace = absenceGrace
    self.openInotify = openInotify
    self.report = report
  }

  isolated deinit { stop() }

  /// Watches `paths` and reports at once, for each, its content or its absence.
  func start(paths: [String]) {
    files = Self.unique(paths).map(WatchedFile.init(path:))
    reload()
  }

  /// Watches `paths` from now on; files that were watched before keep their last version.
  func follow(_ paths: [String]) {
    let wanted = Self.unique(paths)
    guard wanted != self.paths else { return }
    let known = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    files = wanted.map { known[$0] ?? WatchedFile(path: $0) }
    for path in grace.keys where !wanted.contains(path) {
      grace.removeValue(forKey: path)?.cancel()
    }
    arm()
    clock.restart(at: .now)
    awaitSettling()
  }

  /// Forgets every watch and version, watches anew and reports everything, as at the start.
  func reload() {
    stop()
    files = files.map { WatchedFile(path: $0.path) }
    arm()
    look(noticed: .now, isStart: true)
  }

  /// Ends the watching.
  func stop() {
    for source in [readable, settling, polling].compactMap({ $0 }) + Array(grace.values) {
      source.cancel()
    }
    (readable, settling, polling) = (nil, nil, nil)
    grace = [:]
    watches = nil
    pollInterval = nil
    lastNotice = nil
    clock = SettleClock()
  }

  // MARK: Events

  /// Watches the places to which the paths lead now.
  private func arm() {
    do {
      let current = if let watches { watches } else { try open() }
      try current.arm(paths: paths)
      poll(every: current.isRemote ? .seconds(1) : nil)
    } catch {
      poll(every: .milliseconds(500))
      notify(Self.notice(for: error))
    }
  }

  private func open() throws(Inotify.Failure) -> WatchSet {
    let opened = try WatchSet(opener: openInotify)
    watches = opened
    readable = loop.whenReadable(opened.fileDescriptor) { [weak self] in self?.readEvents() }
    return opened
  }

  private func readEvents() {
    guard let happenings = watches?.readHappenings(), !happenings.isEmpty else { return }
    let now = ContinuousClock.now
    for happening in happenings { clock.note(happening.effect, watch: happening.watch, at: now) }
    if happenings.contains(where: { $0.effect.movesRoutes }) { arm() }
    // What is complete is read in this turn of the loop.
    if let deadline = clock.deadline, deadline <= now, let start = clock.finish() {
      settling?.cancel()
      settling = nil
      look(noticed: start)
    } else {
      awaitSettling()
    }
  }

  private func awaitSettling() {
    settling?.cancel()
    settling = clock.deadline.map { deadline in
      loop.after(max(.zero, deadline - .now)) { [weak self] in
        guard let self, let start = self.clock.finish() else { return }
        self.settling = nil
        self.look(noticed: start)
      }
    }
  }

  private func poll(every interval: Duration?) {
    guard interval != pollInterval else { return }
    pollInterval = interval
    polling?.cancel()
    polling = interval.map { interval in
      loop.after(interval) { [weak self] in
        guard let self else { return }
        self.pollInterval = nil
        self.poll(every: interval)
        if self.watches != nil { self.arm() }
        self.look(noticed: .now)
      }
    }
  }

  private func notify(_ notice: String) {
    guard notice != lastNotice else { return }
    lastNotice = notice
    report(.notice(notice))
  }

  private static func notice(for failure: Inotify.Failure) -> String {
    switch failure.code {
    case ENOSPC:
      "inotify watch limit (fs.inotify.max_user_watches) reached; polling every 500 ms"
    case EMFILE:
      "inotify instance limit (fs.inotify.max_user_instances) reached; polling every 500 ms"
    default:
      "inotify is not available (\(String(cString: strerror(failure.code)))); polling every 500 ms"
    }
  }

  // MARK: Versions

  private func look(noticed: ContinuousClock.Instant, isStart: Bool = false) {
    var change = Change(contents: [:], noticed: noticed)
    var absences: [(String, FileAbsence)] = []
    let start = ContinuousClock.now
    for index in files.indices {
      let path = files[index].path
      switch files[index].look() {
      case .unchanged:
        grace.removeValue(forKey: path)?.cancel()
      case .changed(let bytes):
        grace.removeValue(forKey: path)?.cancel()
        change.contents[path] = bytes
      case .absent(let reason):
        if isStart {
          files[index].reportAbsence()
          absences.append((path, reason))
        } else if !files[index].isAbsenceReported {
          awaitReturn(of: path)
        }
      case .unsettled:
        clock.restart(at: .now)
      }
    }
    change.readTime = .now - start
    awaitSettling()
    for (path, reason) in absences { report(.waiting(path: path, reason)) }
    if !change.contents.isEmpty { report(.changed(change)) }
  }

  /// Gives a file that vanished time to come back, as it does in the middle of a save.
  private func awaitReturn(of path: String) {
    guard grace[path] == nil else { return }
    grace[path] = loop.after(absenceGrace) { [weak self] in
      guard let self else { return }
      self.arm()
      self.look(noticed: .now)
      self.grace[path] = nil
      guard let index = self.files.firstIndex(where: { $0.path == path }),
        let reason = self.files[index].absence
      else { return }
      self.files[index].reportAbsence()
      self.report(.waiting(path: path, reason))
    }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.map(absolute).filter { seen.insert($0).inserted }
  }

  private static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
