import Foundation
import MaquetteUI

/// A gesture that a file makes, with what is done at its end.
private struct GestureValue {
  /// What a person does; nil for what a still preview has no sign of.
  var kind: GestureKind?
  var count = 1
  var name: String
  var ended: [Function] = []
}

extension GestureValue: VocabularyArgument {
  static var spellings: [String] { ["Gesture"] }
}

extension ModifierEntry {
  static let gestures: [ModifierEntry] = ["gesture", "highPriorityGesture", "simultaneousGesture"]
    .map { name in
      ModifierEntry(
        name, .behaves,
        Modifier("\(name)(_ gesture: Gesture, @inert including mask: Any = .all)") {
          (view: AnyView, gesture: GestureValue?, site: CallSite) in
          view.hearing(gesture, site)
        },
        Modifier("\(name)(_ gesture: Gesture, @inert name: String? = nil, isEnabled: Bool)") {
          (view: AnyView, gesture: GestureValue?, isEnabled: Bool, site: CallSite) in
          isEnabled ? view.hearing(gesture, site) : view
        })
    }
}

extension AnyView {
  /// Does at its end what a gesture says, where people can make it here.
  fileprivate func hearing(_ gesture: GestureValue?, _ site: CallSite) -> any View {
    guard let gesture else { return self }
    let act: @MainActor () -> Void = { for action in gesture.ended { _ = action(.void) } }
    switch gesture.kind {
    case .tap: return onTapGesture(count: gesture.count, perform: act)
    case .longPress: return onLongPressGesture(perform: act)
    default:
      site.evaluator.log.report(
        .warning, .noEffect, name: gesture.name,
        "gesture '\(gesture.name)' has no effect in previews", at: site.place)
      return self
    }
  }
}

extension TypeEntry {
  static let gestures: [TypeEntry] =
    [
      gesture(
        "TapGesture", .tap,
        Overload("init(count: Int = 1)") { (count: Int?) in
          GestureValue(kind: .tap, count: count ?? 1, name: "TapGesture")
        }),
      gesture(
        "SpatialTapGesture", .tap,
        Overload("init(count: Int = 1, @inert coordinateSpace: Any = .local)") { (count: Int?) in
          GestureValue(kind: .tap, count: count ?? 1, name: "SpatialTapGesture")
        }),
      gesture(
        "LongPressGesture", .longPress,
        Overload(
          "init(@inert minimumDuration: Double = 0.5, @inert maximumDistance: CGFloat = 10)"
        ) { GestureValue(kind: .longPress, name: "LongPressGesture") }),
      gesture(
        "DragGesture", nil,
        Overload("init(@inert minimumDistance: CGFloat = 10, @inert coordinateSpace: Any = .local)")
        { GestureValue(name: "DragGesture") }),
    ]
    + [
      ("MagnifyGesture", "minimumScaleDelta"), ("MagnificationGesture", "minimumScaleDelta"),
      ("RotateGesture", "minimumAngleDelta"), ("RotationGesture", "minimumAngleDelta"),
    ].map { name, label in
      gesture(
        name, nil,
        Overload("init(@inert \(label): Any? = nil)") { GestureValue(name: name) })
    }
    + [
      TypeEntry("Gesture", matches: { $0 is GestureValue }, methods: methods)
    ]

  private static func gesture(_ name: String, _ kind: GestureKind?, _ makes: Overload) -> TypeEntry
  {
    TypeEntry(name, initializers: [makes])
  }

  private static let methods: [Overload] = [
    Method("func onEnded(_ action: (Value) -> Void) -> Gesture") {
      (gesture: GestureValue, action: Function) in
      var gesture = gesture
      gesture.ended.append(action)
      return gesture
    },
    Method("func onChanged(@inert _ action: (Value) -> Void) -> Gesture") {
      (gesture: GestureValue) in gesture
    },
    Method("func updating(@inert _ state: Any, @inert body: (Value) -> Void) -> Gesture") {
      (gesture: GestureValue) in gesture
    },
    Method("func map(@inert _ body: (Value) -> Void) -> Gesture") { (gesture: GestureValue) in
      gesture
    },
    Method("func simultaneously(@inert with other: Gesture) -> Gesture") {
      (gesture: GestureValue) in gesture
    },
    Method("func sequenced(@inert before other: Gesture) -> Gesture") {
      (gesture: GestureValue) in gesture
    },
    Method("func exclusively(@inert before other: Gesture) -> Gesture") {
      (gesture: GestureValue) in gesture
    },
    Method("func modifiers(@inert _ modifiers: Any) -> Gesture") { (gesture: GestureValue) in
      gesture
    },
  ]
}
