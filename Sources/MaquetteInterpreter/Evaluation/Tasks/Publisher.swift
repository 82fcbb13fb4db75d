import Foundation

/// What hands on values as they come: a publisher of Combine.
class Publisher {
  /// Who takes what a publisher hands on.
  struct Subscriber {
    let receive: (Value) throws -> Void
    /// Told of the end, with the error if that is why.
    var complete: (Value?) throws -> Void = { _ in }
  }

  private let begin: (Subscriber) throws -> Subscription

  init(_ begin: @escaping (Subscriber) throws -> Subscription) { self.begin = begin }

  /// Has a subscriber told of all that comes from now on.
  func subscribe(_ subscriber: Subscriber) throws -> Subscription { try begin(subscriber) }

  /// Sets what it publishes, where that is a property; nil elsewhere.
  var assign: ((Value) throws -> Void)?

  /// A publisher that hands on something for each value.
  func then(
    _ receive: @escaping (Value, Subscriber) throws -> Void
  ) -> Publisher {
    Publisher { [self] subscriber in
      try subscribe(
        Subscriber(
          receive: { value in
            do { try receive(value, subscriber) } catch Unwind.thrown(let error) {
              try subscriber.complete(error)
            }
          }, complete: subscriber.complete))
    }
  }

  /// A publisher of some values, one after the other.
  static func values(_ values: [Value], error: Value? = nil) -> Publisher {
    Publisher { subscriber in
      for value in values { try subscriber.receive(value) }
      try subscriber.complete(error)
      return Subscription {}
    }
  }
}

/// What ends a subscription: `AnyCancellable`.
final class Subscription {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  var isCancelled: Bool { end == nil }

  func cancel() {
    let end = self.end
    self.end = nil
    end?()
  }
}

/// A publisher to which values are given: `PassthroughSubject`, `CurrentValueSubject`.
final class Subject: Publisher {
  /// The value given last, where the next subscriber is to have it.
  private(set) var value: Value?
  private var subscribers: [Int: Publisher.Subscriber] = [:]
  private var count = 0
  private var isFinished = false

  init(_ value: Value?) {
    self.value = value
    super.init { _ in Subscription {} }
  }

  override func subscribe(_ subscriber: Subscriber) throws -> Subscription {
    if isFinished {
      try subscriber.complete(nil)
      return Subscription {}
    }
    count += 1
    let number = count
    subscribers[number] = subscriber
    if let value { try subscriber.receive(value) }
    return Subscription { [weak self] in self?.subscribers[number] = nil }
  }

  /// Hands on a value to all that subscribed, in their order.
  func send(_ new: Value) throws {
    guard !isFinished else { return }
    if value != nil { value = new }
    for (_, subscriber) in subscribers.sorted(by: { $0.key < $1.key }) {
      try subscriber.receive(new)
    }
  }

  /// Hands on the end.
  func finish(_ error: Value?) throws {
    isFinished = true
    let all = subscribers.sorted { $0.key < $1.key }
    subscribers = [:]
    for (_, subscriber) in all { try subscriber.complete(error) }
  }
}

extension Evaluator {
  /// A publisher of a property of an object: its value, and each that is written.
  func publisher(of name: String, _ object: ObjectInstance, at place: SourceLocation) -> Publisher {
    let publisher = Publisher { [unowned self] subscriber in
      let subject = object.subject(of: name)
      let subscription = try subject.subscribe(subscriber)
      if let value = try instanceMember(name, of: .object(object), at: place) {
        try subscriber.receive(value)
      }
      return subscription
    }
    publisher.assign = { [unowned self] value in
      var base = Value.object(object)
      // It writes what the wrapper keeps, past the property's observers.
      try modifyMember(name, of: &base, isObserved: false, at: place) { $0 = value }
    }
    return publisher
  }

  /// `objectWillChange`: tells of each change of an object.
  func changes(of object: ObjectInstance) -> Publisher { object.subject(of: "objectWillChange") }

  /// Tells who follows an object's property of its new value, and who follows the object.
  func announce(_ name: String, of object: ObjectInstance, at place: SourceLocation) throws {
    try object.subjects?["objectWillChange"]?.send(.void)
    guard let subject = object.subjects?[name],
      let value = try instanceMember(name, of: .object(object), at: place)
    else { return }
    try subject.send(value)
  }

  /// A publisher of the time, every so many seconds.
  func timer(every seconds: Double, at place: SourceLocation) -> Publisher {
    Publisher { [unowned self] subscriber in
      let task = tasks.begin { [unowned self] in
        while try sleep(max(seconds, 0.01)) { try subscriber.receive(.wrap(now)) }
        return .void
      }
      return Subscription { task?.cancel() }
    }
  }

  /// Runs something later, as a task; what ends it before is the result.
  func later(_ seconds: Double, _ body: @escaping () throws -> Void) -> Subscription {
    let task = tasks.begin { [unowned self] in
      if try sleep(seconds) { try body() }
      return .void
    }
    return Subscription { task?.cancel() }
  }
}
