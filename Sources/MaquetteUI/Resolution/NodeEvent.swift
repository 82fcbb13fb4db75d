/// What a person did to a widget, told to the node that it shows.
public struct NodeEvent: Equatable, Codable, Sendable {
  /// The node's identity.
  public let target: NodeIdentity
  public let action: Action

  public init(target: NodeIdentity, action: Action) {
    self.target = target
    self.action = action
  }

  /// What was done.
  public enum Action: Equatable, Codable, Sendable {
    /// A button, link or row was pressed.
    case activate
    /// A switch or check box was set.
    case setOn(Bool)
    /// The text of a field became this.
    case setText(String)
    /// A field was left or confirmed with this text.
    case commitText(String)
    /// Return was pressed in a field.
    case submit
    /// The option at this place was chosen.
    case select(Int)
    /// A slider was set, or a stepper asked for so many steps.
    case setNumber(Double)
    /// The room of a view that reads it became this, in points.
    case setSize(width: Double, height: Double)
    /// A text was dropped at a place in the view, in points.
    case drop(String, x: Double, y: Double)
    /// A page was left for the one before it.
    case goBack
    /// What is presented was left by other means than its own controls.
    case dismiss
  }
}
