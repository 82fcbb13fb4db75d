import MaquetteGtk
import MaquetteUI

/// What a live preview shows itself on: the window, or a record of it in tests.
protocol PreviewSurface: AnyObject {
  /// Shows a form; a form with another `key` is a different one, not a new version.
  func show(_ form: ResolvedTree, key: PreviewSelection.Key) -> UpdateStatistics
  /// Takes back what the user did to widgets where the form's state did not follow.
  func settle()
  /// Shows, instead of a form, that there is none yet.
  func showPlaceholder(title: String, explanation: String)
  /// Shows what keeps the form from following the file; nil when nothing does.
  func showProblem(_ problem: PreviewProblem?)
  /// Offers the previews of the file.
  func showPreviews(_ names: [String], chosen: Int)
  /// Tells how the form stands to its file, and all that is wrong with that.
  func showStanding(_ standing: FormStanding)
  /// Takes note of what the file offers to those who choose how it is shown.
  func showOffer(_ offer: FormOffer)
  /// Tells the user something that is no problem of the source.
  func showNotice(_ notice: String)
  /// Calls `action` once, after the next frame is painted.
  func afterNextPaint(_ action: @escaping () -> Void)
}

extension PreviewSurface {
  func showOffer(_ offer: FormOffer) {}
}
