/// What the views around say about the place, which decides the usual looks there.
///
/// These change with nearly every row, so they stand beside the environment rather than in it.
struct Surroundings: Equatable {
  /// The layout of the form around, where there is one.
  var enclosingForm: FormLayout?
  /// Whether the view is the value of labelled content, where a form's toggles are check boxes.
  var isLabeledContentValue = false
  /// Whether the view is part of a control, so that its text must not be selectable.
  var isInsideControl = false
  /// The importance of text that sets none: 0 for labels, 1 for values.
  var valueLevel = 0
  /// What the view is in a bar of a page for, where it is in one.
  var bar: BarRole?
  /// How many modifiers around attach something to the view's nodes.
  var attachments = 0
}
