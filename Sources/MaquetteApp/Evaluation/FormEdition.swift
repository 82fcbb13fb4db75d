import Foundation
import MaquetteInterpreter
import MaquetteUI

/// A form's file as it reads for one platform and at one moment, with the sessions that show it.
///
/// Sessions of one preview have its state in common, so that what is done to one form shows in
/// those beside it. Other editions of the file are programs apart, to which events are told too.
final class FormEdition {
  /// What an edition is read for.
  struct Key: Hashable {
    var platform: PlatformIdiom?
    var date: Date?
  }

  /// Where a session is shown.
  struct Seat: Hashable {
    var preview: PreviewSelection.Key
    var cell: Int
  }

  private struct Shown {
    let session: ViewSession
    var version: Int
    var words: [String: String]
  }

  /// The file.
  let document: FormDocument
  /// Called when a session's form no longer fits the state.
  var onInvalidate: ((Seat) -> Void)?
  /// The settings that all sessions have from the file's project.
  private(set) var strings: StringsCatalog
  private(set) var assets: AssetLibrary
  private var sessions: [Seat: Shown] = [:]
  private var version = 0

  /// An edition of which nothing has been read yet.
  init(_ document: FormDocument) {
    self.document = document
    (strings, assets) = (document.environment.strings, document.environment.assets)
    document.onInvalidate = { [weak self] in self?.invalidate() }
  }

  /// Marks all forms as out of date.
  func invalidate() {
    for shown in sessions.values { shown.session.invalidate() }
  }

  /// Takes another version of the file, whose previews are those of `keys`.
  func adopt(_ keys: [PreviewSelection.Key]) {
    version += 1
    (strings, assets) = (document.environment.strings, document.environment.assets)
    // What the file no longer names is let go.
    guard document.problem == nil else { return }
    endSessions { keys.contains($0.preview) }
  }

  /// Ends the sessions, except at the seats for which `isKept` is true.
  func endSessions(exceptWhere isKept: (Seat) -> Bool) {
    for (seat, shown) in sessions where !isKept(seat) {
      shown.session.end()
      sessions[seat] = nil
    }
  }

  /// Forgets what was done to the forms.
  func reset() {
    sessions = [:]
    document.forgetChanges()
  }

  /// The session at a seat, if its form has been asked for.
  func session(at seat: Seat) -> ViewSession? { sessions[seat]?.session }

  /// A session of a preview, the one of the lowest number.
  func session(of preview: PreviewSelection.Key) -> ViewSession? {
    sessions.filter { $0.key.preview == preview }.min { $0.key.cell < $1.key.cell }?.value.session
  }

  /// The session at a seat as its settings want it, made if need be.
  ///
  /// - Parameters:
  ///   - index: the place of the preview in the file.
  ///   - given: the state that a preview whose first session this is gets back.
  func session(
    at seat: Seat, index: Int, words: [String: String], options: CommonOptions,
    given: () -> [KeptValue]
  ) -> ViewSession {
    let body = document.previews[index].makeView
    if var shown = sessions[seat] {
      let isNew = shown.version != version
      if isNew { shown.session.reload(root: body) }
      if isNew || shown.words != words { dress(shown.session, options, onlyIfOther: isNew) }
      (shown.version, shown.words) = (version, words)
      sessions[seat] = shown
      return shown.session
    }
    let other = session(of: seat.preview)
    let session = ViewSession(environment: environment(options), beside: other, root: body)
    session.styles = styles(options)
    if other == nil { session.giveBack(given().map { ($0.identity, $0.name, $0.value) }) }
    session.onInvalidate = { [weak self] in self?.onInvalidate?(seat) }
    sessions[seat] = Shown(session: session, version: version, words: words)
    return session
  }

  private func dress(_ session: ViewSession, _ options: CommonOptions, onlyIfOther: Bool) {
    let isSame =
      onlyIfOther && session.environment.strings === strings
      && session.environment.assets === assets
    if !isSame { session.environment = environment(options) }
    if options.setsStyles || !session.styles.isEmpty { session.styles = styles(options) }
  }

  private func environment(_ options: CommonOptions) -> EnvironmentValues {
    var environment = options.environment()
    environment.strings = strings
    environment.assets = assets
    return environment
  }

  private func styles(_ options: CommonOptions) -> StyleStacks {
    document.styles(options)
  }
}
