import MaquetteUI

/// What yields elements one after the other: the iterator of a sequence, or one that a closure is.
final class IteratorValue {
  private let next: () throws -> Value
  private static let limit = 10_000

  init(_ next: @escaping () throws -> Value) { self.next = next }

  init(_ elements: [Value]) {
    var position = 0
    next = {
      guard position < elements.count else { return .null }
      defer { position += 1 }
      return elements[position]
    }
  }

  /// The next element, or nil.
  fileprivate func advance() throws -> Value { try next() }

  /// All elements that are still to come.
  func rest(in evaluator: Evaluator, at place: SourceLocation) -> [Value] {
    var elements: [Value] = []
    while let element = try? next(), !element.isNone, !element.isStub {
      guard elements.count < Self.limit else {
        _ = evaluator.trap(
          "a sequence of more than \(Self.limit) elements is too large for a preview", at: place)
        break
      }
      elements.append(element)
    }
    return elements
  }
}

extension TypeEntry {
  static let iterators: [TypeEntry] = [
    TypeEntry(
      "AnyIterator", matches: { $0 is IteratorValue },
      initializers: [
        Overload("init(_ body: () -> Any?)") { (body: Function, site: CallSite) in
          site.evaluator.iterator(of: body.value, at: site.place)
        },
        Overload("init(_ base: Any)") { (base: Value, site: CallSite) in
          site.evaluator.iterator(of: base, at: site.place)
        },
      ],
      methods: [
        Method("func next() -> Any?") { (iterator: IteratorValue) in try iterator.advance() }
      ]),
    TypeEntry(
      "AnySequence",
      initializers: [
        Overload("init(_ makeIterator: () -> Any)") { (body: Function, site: CallSite) in
          try site.evaluator.call(body.value, with: [], at: site.place)
        },
        Overload("init(_ sequence: Any)") { (sequence: Value) in sequence },
      ]),
  ]
}

extension Evaluator {
  /// What yields the elements of a closure's results, of an iterator of the file's, or of a sequence.
  fileprivate func iterator(of body: Value, at place: SourceLocation) -> IteratorValue {
    if let iterator = body.native(as: IteratorValue.self) { return iterator }
    if case .function = body {
      return IteratorValue { [unowned self] in try call(body, with: [], at: place) }
    }
    guard hasMember("next", body) else {
      return IteratorValue(elements(of: body, at: place) ?? [])
    }
    let receiver = Receiver(body)
    return IteratorValue { [unowned self] in
      try callDeclared(
        "next", on: receiver, Arguments(items: [], evaluator: self, place: place), at: place)
        ?? .null
    }
  }
}
