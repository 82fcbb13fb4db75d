import Foundation
import MaquetteUI

/// Combine, as far as forms use it.
extension TypeEntry {
  static let publishers: [TypeEntry] =
    [
      TypeEntry(
        "AnyPublisher", matches: { $0 is Publisher },
        properties: [
          "value": { any, _ in (any as? Subject)?.value },
          "values": { any, _ in try (any as? Publisher).map(stream) },
        ], methods: transforms + times + combinations + ends),
      TypeEntry(
        "PassthroughSubject", initializers: [Overload("init()") { () -> Subject? in Subject(nil) }]),
      TypeEntry(
        "ObservableObjectPublisher",
        initializers: [Overload("init()") { () -> Subject? in Subject(nil) }]),
      TypeEntry(
        "CurrentValueSubject",
        initializers: [
          Overload("init(_ value: Any?)") { (value: Value?) in Subject(value ?? .null) }
        ]),
      TypeEntry(
        "Just",
        initializers: [
          Overload("init(_ output: Any?)") { (value: Value?) in Publisher.values([value ?? .null]) }
        ]),
      TypeEntry(
        "Empty",
        initializers: [
          Overload("init(@inert completeImmediately: Bool = true)") { () -> Publisher? in
            Publisher.values([])
          }
        ]),
      TypeEntry(
        "Fail",
        initializers: [
          Overload("init(@inert outputType: Any? = nil, error: Any)") { (error: Value) in
            Publisher.values([], error: error)
          }
        ]),
      future,
      TypeEntry(
        "AnyCancellable", matches: { $0 is Subscription },
        initializers: [
          Overload("init(_ cancel: () -> Void)") { (cancel: Action) in
            Subscription { cancel.run() }
          }
        ],
        methods: [
          Method("func cancel()") { (subscription: Subscription) in
            subscription.cancel()
            return Value.void
          },
          Method("func store(@inert in set: Any)") { (_: Subscription) in Value.void },
        ]),
    ]

  /// The values of a publisher as a sequence that is waited for.
  private static func stream(_ publisher: Publisher) throws -> ValueStream {
    let stream = ValueStream()
    _ = try publisher.subscribe(
      Publisher.Subscriber(
        receive: { stream.yield($0) }, complete: { stream.finish(throwing: $0) }))
    return stream
  }

  private static let future = TypeEntry(
    "Future",
    initializers: [
      Overload("init(_ attempt: (Any) -> Void)") {
        (attempt: Function, site: CallSite) -> Publisher? in
        var outcome: Value?
        let promise = FunctionValue(
          .native { call in
            outcome = call[0]
            return .void
          })
        _ = try site.evaluator.call(
          attempt.value, with: [.function(promise)], at: site.place)
        if let outcome, let (value, error) = site.evaluator.parts(ofResult: outcome) {
          return Publisher.values(value.map { [$0] } ?? [], error: error)
        }
        return Subject(nil)
      }
    ])

  private static let transforms: [Overload] = [
    Method("func map(_ transform: (Any) -> Any) -> AnyPublisher") {
      (publisher: Publisher, transform: Function, site: CallSite) in
      publisher.then { try $1.receive(try site.call(transform, $0)) }
    },
    Method("func tryMap(_ transform: (Any) -> Any) -> AnyPublisher") {
      (publisher: Publisher, transform: Function, site: CallSite) in
      publisher.then { try $1.receive(try site.call(transform, $0)) }
    },
    Method("func decode(type: Type, decoder: Any) -> AnyPublisher") {
      (publisher: Publisher, type: Value, decoder: Value, site: CallSite) in
      publisher.then { value, subscriber in
        let items = [
          Argument(label: nil, value: type, place: site.place),
          Argument(label: "from", value: value, place: site.place),
        ]
        let arguments = Arguments(items: items, evaluator: site.evaluator, place: site.place)
        let made = try site.evaluator.callKnownMethod(
          "decode", on: decoder, arguments, at: site.place)
        try subscriber.receive(made ?? .stub(Stub(name: "value")))
      }
    },
    Method("func compactMap(_ transform: (Any) -> Any?) -> AnyPublisher") {
      (publisher: Publisher, transform: Function, site: CallSite) in
      publisher.then { value, subscriber in
        let result = try site.call(transform, value)
        if !result.isNone { try subscriber.receive(result) }
      }
    },
    Method("func filter(_ isIncluded: (Any) -> Bool) -> AnyPublisher") {
      (publisher: Publisher, test: Function, site: CallSite) in
      publisher.then { value, subscriber in
        let result = try site.call(test, value)
        if site.evaluator.isTrue(result, at: site.place) { try subscriber.receive(value) }
      }
    },
    Method(
      "func removeDuplicates(@inert by predicate: Any? = nil) -> AnyPublisher"
    ) {
      (publisher: Publisher) in
      Publisher { subscriber in
        var last: Value?
        return try publisher.then { value, next in
          if let last, last == value { return }
          last = value
          try next.receive(value)
        }.subscribe(subscriber)
      }
    },
    Method("func dropFirst(_ count: Int = 1) -> AnyPublisher") {
      (publisher: Publisher, count: Int?) in counted(publisher) { $0 >= count ?? 1 }
    },
    Method("func prefix(_ count: Int) -> AnyPublisher") { (publisher: Publisher, count: Int?) in
      counted(publisher) { $0 < count ?? 1 }
    },
    Method("func first() -> AnyPublisher") { (publisher: Publisher) in counted(publisher) { $0 < 1 }
    },
    Method("func scan(_ initial: Any?, _ next: (Any, Any) -> Any) -> AnyPublisher") {
      (publisher: Publisher, initial: Value?, next: Function, site: CallSite) in
      Publisher { subscriber in
        var result = initial ?? .null
        return try publisher.then { value, follower in
          result = try site.call(next, result, value)
          try follower.receive(result)
        }.subscribe(subscriber)
      }
    },
    Method("func replaceNil(with value: Any) -> AnyPublisher") {
      (publisher: Publisher, replacement: Value?) in
      publisher.then { try $1.receive($0.isNone ? replacement ?? .null : $0) }
    },
    Method(
      "func flatMap(@inert maxPublishers: Any? = nil, _ transform: (Any) -> AnyPublisher) -> AnyPublisher"
    ) {
      (publisher: Publisher, transform: Function, site: CallSite) in
      publisher.then { value, subscriber in
        guard let inner = try site.call(transform, value).native(as: Publisher.self) else { return }
        _ = try inner.subscribe(Publisher.Subscriber(receive: subscriber.receive))
      }
    },
    Method("func catch(_ handler: (Any) -> AnyPublisher) -> AnyPublisher") {
      (publisher: Publisher, handler: Function, site: CallSite) in
      replacingErrors(publisher) { error, subscriber in
        guard let other = try site.call(handler, error).native(as: Publisher.self) else { return }
        _ = try other.subscribe(subscriber)
      }
    },
    Method("func replaceError(with value: Any) -> AnyPublisher") {
      (publisher: Publisher, value: Value?) in
      replacingErrors(publisher) { _, subscriber in
        try subscriber.receive(value ?? .null)
        try subscriber.complete(nil)
      }
    },
  ]

  private static func counted(
    _ publisher: Publisher, _ isMeant: @escaping (Int) -> Bool
  ) -> Publisher {
    Publisher { subscriber in
      var count = 0
      return try publisher.then { value, next in
        defer { count += 1 }
        if isMeant(count) { try next.receive(value) }
      }.subscribe(subscriber)
    }
  }

  private static func replacingErrors(
    _ publisher: Publisher,
    _ replace: @escaping (Value, Publisher.Subscriber) throws -> Void
  ) -> Publisher {
    Publisher { subscriber in
      try publisher.subscribe(
        Publisher.Subscriber(receive: subscriber.receive) { error in
          guard let error else { return try subscriber.complete(nil) }
          try replace(error, subscriber)
        })
    }
  }

  private static let times: [Overload] =
    [
      Method(
        "func debounce(for dueTime: Any, @inert scheduler: Any, @inert options: Any? = nil) -> AnyPublisher"
      ) {
        (publisher: Publisher, time: Value, site: CallSite) in
        let seconds = site.evaluator.seconds(of: time)
        return Publisher { subscriber in
          var waiting: Subscription?
          return try publisher.then { value, next in
            waiting?.cancel()
            waiting = site.evaluator.later(seconds) { try next.receive(value) }
          }.subscribe(subscriber)
        }
      },
      Method(
        "func delay(for interval: Any, @inert tolerance: Any? = nil, @inert scheduler: Any, @inert options: Any? = nil) -> AnyPublisher"
      ) {
        (publisher: Publisher, time: Value, site: CallSite) in
        let seconds = site.evaluator.seconds(of: time)
        return publisher.then { value, next in
          _ = site.evaluator.later(seconds) { try next.receive(value) }
        }
      },
      Method(
        "func throttle(for interval: Any, @inert scheduler: Any, latest: Bool) -> AnyPublisher"
      ) {
        (publisher: Publisher, time: Value, latest: Bool?, site: CallSite) in
        let seconds = site.evaluator.seconds(of: time)
        return Publisher { subscriber in
          var last = Date.distantPast
          return try publisher.then { value, next in
            guard site.evaluator.tasks.now.timeIntervalSince(last) >= seconds else { return }
            last = site.evaluator.tasks.now
            try next.receive(value)
          }.subscribe(subscriber)
        }
      },
    ]
    + [
      "receive(@inert on scheduler: Any, @inert options: Any? = nil)",
      "subscribe(@inert on scheduler: Any, @inert options: Any? = nil)", "eraseToAnyPublisher()",
      "autoconnect()", "share()", "assertNoFailure(@inert _ prefix: String = \"\")",
      "setFailureType(@inert to failureType: Any)", "print(@inert _ prefix: String = \"\")",
      "mapError(@inert _ transform: (Any) -> Any)", "retry(@inert _ retries: Int)",
      "timeout(@inert _ interval: Any, @inert scheduler: Any)",
      "handleEvents(@inert receiveSubscription: Any? = nil, @inert receiveOutput: Any? = nil, "
        + "@inert receiveCompletion: Any? = nil, @inert receiveCancel: Any? = nil)",
    ].map { Method("func \($0) -> AnyPublisher") { (publisher: Publisher) in publisher } }

  private static let combinations: [Overload] =
    [
      Method("func merge(with other: AnyPublisher...) -> AnyPublisher") {
        (publisher: Publisher, others: [Value]) in
        let all = [publisher] + others.compactMap { $0.native(as: Publisher.self) }
        return Publisher { subscriber in
          let parts = try all.map {
            try $0.subscribe(Publisher.Subscriber(receive: subscriber.receive))
          }
          return Subscription { for part in parts { part.cancel() } }
        }
      },
      Method("func prepend(_ elements: Any...) -> AnyPublisher") {
        (publisher: Publisher, elements: [Value]) in
        Publisher { subscriber in
          for value in elements { try subscriber.receive(value) }
          return try publisher.subscribe(subscriber)
        }
      },
    ]
    + ["combineLatest", "zip"].map { name in
      Method("func \(name)(_ other: AnyPublisher...) -> AnyPublisher") {
        (publisher: Publisher, others: [Value]) in
        let all = [publisher] + others.compactMap { $0.native(as: Publisher.self) }
        return Publisher { subscriber in
          var latest = [Value?](repeating: nil, count: all.count)
          let parts = try all.enumerated().map { index, part in
            try part.subscribe(
              Publisher.Subscriber(receive: { value in
                latest[index] = value
                let known = latest.compactMap { $0 }
                guard known.count == all.count else { return }
                if name == "zip" { latest = latest.map { _ in nil } }
                try subscriber.receive(
                  .tuple(TupleValue(labels: known.map { _ in nil }, elements: known)))
              }))
          }
          return Subscription { for part in parts { part.cancel() } }
        }
      }
    }

  private static let ends: [Overload] = [
    Method("func sink(receiveValue: (Any) -> Void) -> AnyCancellable") {
      (publisher: Publisher, receive: Function, site: CallSite) in
      try publisher.subscribe(
        Publisher.Subscriber(receive: { _ = try site.call(receive, $0) }))
    },
    Method(
      "func sink(receiveCompletion: (Any) -> Void, receiveValue: (Any) -> Void) -> AnyCancellable"
    ) { (publisher: Publisher, completion: Function, receive: Function, site: CallSite) in
      try publisher.subscribe(
        Publisher.Subscriber(receive: { _ = try site.call(receive, $0) }) { error in
          _ = try site.call(completion, site.evaluator.completion(error))
        })
    },
    Method("func assign(to keyPath: KeyPath, on object: Any) -> AnyCancellable") {
      (publisher: Publisher, path: KeyPathValue, object: Value, site: CallSite) in
      try publisher.subscribe(
        Publisher.Subscriber(receive: { value in
          var object = object
          guard let name = path.names.first, path.names.count == 1 else { return }
          try site.evaluator.modifyMember(name, of: &object, at: site.place) { $0 = value }
        }))
    },
    Method("func assign(to published: AnyPublisher)") {
      (publisher: Publisher, target: Value) in
      let assign = target.native(as: Publisher.self)?.assign
      _ = try publisher.subscribe(Publisher.Subscriber(receive: { try assign?($0) }))
      return Value.void
    },
    Method("func send(_ input: Any? = nil)") { (publisher: Publisher, value: Value?) in
      try (publisher as? Subject)?.send(value ?? .void)
      return Value.void
    },
    Method("func send(completion: Any)") {
      (publisher: Publisher, completion: Value, site: CallSite) in
      try (publisher as? Subject)?.finish(site.evaluator.error(ofCompletion: completion))
      return Value.void
    },
  ]
}

extension CallSite {
  /// Calls a closure, and has its errors thrown.
  fileprivate func call(_ function: Function, _ values: Value...) throws -> Value {
    try evaluator.call(function.value, with: values, at: place)
  }
}

extension Evaluator {
  /// A time as a number of seconds: `.seconds(1)`, `.milliseconds(300)`, `0.5`.
  func seconds(of time: Value) -> Double {
    if case .implicit(let member) = time {
      let resolved = try? resolve(member, in: "Duration", owner: nil)
      return (resolved?.native(as: Duration.self)).map { $0 / .seconds(1) } ?? 0
    }
    if let duration = time.native(as: Duration.self) { return duration / .seconds(1) }
    return time.number ?? 0
  }

  /// The value or the error of a `Result`.
  func parts(ofResult result: Value) -> (value: Value?, error: Value?)? {
    guard case .implicit(let member) = result else { return nil }
    switch member.name {
    case "success": return (member.arguments?[0] ?? .void, nil)
    case "failure": return (nil, member.arguments?[0] ?? .null)
    default: return nil
    }
  }

  /// How a publisher ended, as `sink` is told of it.
  fileprivate func completion(_ error: Value?) -> Value {
    let arguments = error.map {
      Arguments(
        items: [Argument(label: nil, value: $0, place: noPlace)], evaluator: self, place: noPlace)
    }
    return .implicit(
      ImplicitMember(
        name: error == nil ? "finished" : "failure", arguments: arguments, place: noPlace))
  }

  fileprivate func error(ofCompletion completion: Value) -> Value? {
    guard case .implicit(let member) = completion, member.name == "failure" else { return nil }
    return member.arguments?[0]
  }
}
