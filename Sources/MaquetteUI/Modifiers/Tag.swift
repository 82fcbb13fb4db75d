/// The value that an option of a picker stands for.
package struct TagValue: Hashable, @unchecked Sendable {
  /// The value without the optional around it; `nil` for a tag of no value.
  package let value: AnyHashable?
  /// Whether the tag was written as an optional, which a plain selection never matches.
  package let isOptional: Bool

  package init<V: Hashable>(_ value: V) {
    if let optional = value as? any OptionalTag {
      self.value = optional.hashable
      isOptional = true
    } else {
      self.value = AnyHashable(value)
      isOptional = false
    }
  }

  /// Whether it stands for a value that could not be found, so that what it matches is not known.
  package var isSample: Bool { value?.base is any SampleValue }

  /// Whether a selection, optional or not as its binding is, means this option.
  package func matches(_ selection: TagValue) -> Bool {
    value == selection.value && (selection.isOptional || !isOptional)
  }
}

/// A stand-in for a value that could not be found.
nonisolated package protocol SampleValue {}

private protocol OptionalTag {
  var hashable: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  var hashable: AnyHashable? { map { AnyHashable($0) } }
}

extension Node {
  /// Gives an option a tag.
  @MainActor
  mutating func setTag(_ tag: TagValue) {
    self.tag = tag
    Computation.current?.record { $0.tags = true }
  }
}

extension View {
  /// Sets the value that this view stands for among a picker's options.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    tagged(TagValue(tag))
  }

  package func tagged(_ tag: TagValue) -> AdaptedView<Self> {
    finishing { node, _ in node.setTag(tag) }
  }
}
