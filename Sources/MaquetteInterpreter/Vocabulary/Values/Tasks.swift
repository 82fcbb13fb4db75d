import Foundation
import MaquetteUI

/// Work that runs by itself, on the preview's clock.
extension TypeEntry {
  static let taskTypes: [TypeEntry] = [
    task, cancellation, mainActor, taskGroup, asyncStream, asyncContinuation, checkedContinuation,
  ]

  private static let task = TypeEntry(
    "Task", matches: { $0 is PreviewTask },
    initializers: beginnings("init"),
    statics: [
      "isCancelled": { $0.tasks.current?.isCancelled ?? false },
      "currentPriority": { _ in Value.stub(Stub(name: "currentPriority")) },
    ],
    functions: beginnings("static func detached") + [
      Overload("static func sleep(for duration: Duration, @inert tolerance: Duration? = nil)") {
        (duration: Duration, site: CallSite) in
        try site.sleep(duration / .seconds(1))
      },
      Overload("static func sleep(nanoseconds duration: Int)") {
        (duration: Int, site: CallSite) in
        try site.sleep(Double(duration) / 1e9)
      },
      Overload(
        "static func sleep(until deadline: Any, @inert tolerance: Any? = nil, @inert clock: Any? = nil)"
      ) {
        (deadline: Value, site: CallSite) in
        let date = deadline.native(as: Date.self)
        return try site.sleep(date.map { $0.timeIntervalSince(site.evaluator.now) } ?? 0)
      },
      Overload("static func yield()") { (site: CallSite) in
        try site.evaluator.tasks.pause(.ready)
        return Value.void
      },
      Overload("static func checkCancellation()") { (site: CallSite) in
        if site.evaluator.tasks.current?.isCancelled ?? false {
          throw site.evaluator.cancellation
        }
        return Value.void
      },
    ],
    properties: [
      "isCancelled": { any, _ in (any as? PreviewTask)?.isCancelled },
      "value": { any, evaluator in
        guard let task = any as? PreviewTask else { return nil }
        switch try evaluator.tasks.outcome(of: task) {
        case .value(let value): return value
        case .error(let error): throw Unwind.thrown(error)
        case nil: return Value.stub(Stub(name: "value"))
        }
      },
    ],
    methods: [
      Method("func cancel()") { (task: PreviewTask) in
        task.cancel()
        return Value.void
      }
    ])

  private static func beginnings(_ name: String) -> [Overload] {
    [
      Overload(
        "\(name)(@inert name: String? = nil, @inert priority: TaskPriority? = nil, "
          + "operation: () -> Any)"
      ) { (operation: Function, site: CallSite) in
        site.evaluator.beginTask(operation.value, at: site.place)
      }
    ]
  }

  private static let cancellation = TypeEntry(
    "CancellationError", matches: { $0 is Cancellation },
    initializers: [Overload("init()") { () -> Cancellation? in Cancellation() }])

  private static let mainActor = TypeEntry(
    "MainActor",
    functions: [
      Overload("static func run(@inert resultType: Any? = nil, body: () -> Any)") {
        (body: Function, site: CallSite) in
        try site.evaluator.call(body.value, with: [], at: site.place)
      },
      Overload("static func assumeIsolated(_ operation: () -> Any)") {
        (body: Function, site: CallSite) in
        try site.evaluator.call(body.value, with: [], at: site.place)
      },
    ])

  private static let asyncStream = TypeEntry(
    "AsyncStream", matches: { $0 is ValueStream },
    initializers: streams("init"),
    functions: [
      Overload(
        "static func makeStream(@inert of elementType: Any? = nil, @inert throwing failureType: Any? = nil, @inert bufferingPolicy limit: Any? = nil)"
      ) {
        () -> Value? in
        let stream = ValueStream()
        return .tuple(
          TupleValue(
            labels: ["stream", "continuation"],
            elements: [.wrap(stream), .wrap(StreamContinuation(stream: stream))]))
      }
    ],
    methods: [
      Method("func makeAsyncIterator() -> AsyncStream") { (stream: ValueStream) in stream },
      Method("func next() -> Any?") { (stream: ValueStream, site: CallSite) in
        try stream.next(in: site.evaluator) ?? Value.null
      },
    ])

  private static func streams(_ name: String) -> [Overload] {
    [
      Overload(
        "\(name)(@inert _ elementType: Any? = nil, @inert bufferingPolicy limit: Any? = nil, "
          + "_ build: (Any) -> Void)"
      ) { (build: Function, site: CallSite) in
        let stream = ValueStream()
        _ = try site.evaluator.call(
          build.value, with: [.wrap(StreamContinuation(stream: stream))], at: site.place)
        return stream
      },
      Overload("\(name)(unfolding produce: () -> Any?)") {
        (produce: Function, site: CallSite) in
        let stream = ValueStream()
        let evaluator = site.evaluator
        let place = site.place
        stream.produce = { try evaluator.call(produce.value, with: [], at: place) }
        return stream
      },
    ]
  }

  private static let asyncContinuation = TypeEntry(
    "AsyncStream.Continuation", matches: { $0 is StreamContinuation },
    methods: [
      Method("func yield(_ value: Any? = nil)") {
        (continuation: StreamContinuation, value: Value?) in
        continuation.stream.yield(value ?? .void)
        return Value.void
      },
      Method("func finish(throwing error: Any? = nil)") {
        (continuation: StreamContinuation, error: Value?) in
        continuation.stream.finish(throwing: error)
        return Value.void
      },
    ],
    stored: [
      StoredProperty("onTermination", "Any?", get: { (_: StreamContinuation) in Value.null }) {
        (_: inout StreamContinuation, _: Value) in
      }
    ])

  private static let checkedContinuation = TypeEntry(
    "CheckedContinuation", matches: { $0 is SingleAnswer },
    methods: [
      Method("func resume(returning value: Any?)") { (answer: SingleAnswer, value: Value?) in
        answer.give(.value(value ?? .null))
      },
      Method("func resume(throwing error: Any)") { (answer: SingleAnswer, error: Value?) in
        answer.give(.error(error ?? .null))
      },
      Method("func resume(with result: Any)") { (answer: SingleAnswer, result: Value) in
        answer.give(.value(result))
      },
      Method("func resume()") { (answer: SingleAnswer) in answer.give(.value(.void)) },
    ])

  private static let taskGroup = TypeEntry(
    "TaskGroup", matches: { $0 is TaskGroupValue },
    properties: [
      "isEmpty": { any, _ in (any as? TaskGroupValue)?.results.isEmpty },
      "isCancelled": { any, evaluator in
        any is TaskGroupValue ? evaluator.tasks.current?.isCancelled ?? false : nil
      },
    ],
    methods: [
      Method(
        "func addTask(@inert name: String? = nil, @inert priority: TaskPriority? = nil, operation: () -> Any)"
      ) {
        (group: TaskGroupValue, operation: Function, site: CallSite) in
        group.add(operation, at: site)
      },
      Method(
        "func addTaskUnlessCancelled(@inert priority: TaskPriority? = nil, operation: () -> Any) -> Bool"
      ) {
        (group: TaskGroupValue, operation: Function, site: CallSite) in
        _ = group.add(operation, at: site)
        return Value.bool(true)
      },
      Method("func next() -> Any?") { (group: TaskGroupValue, site: CallSite) in
        try group.next(in: site.evaluator) ?? Value.null
      },
      Method("func waitForAll()") { (group: TaskGroupValue, site: CallSite) in
        while try group.next(in: site.evaluator) != nil {}
        return Value.void
      },
      Method("func cancelAll()") { (group: TaskGroupValue) in
        for task in group.results { task.cancel() }
        return Value.void
      },
    ])
}

extension CallSite {
  /// Stops the running task for a number of seconds; throws where it is cancelled.
  fileprivate func sleep(_ seconds: Double) throws -> Value {
    guard try evaluator.sleep(seconds) else { throw evaluator.cancellation }
    return .void
  }
}

extension FunctionEntry {
  /// Functions that wait for what other code brings.
  static let waiting: [FunctionEntry] =
    [
      "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
      "withUnsafeThrowingContinuation",
    ].map { name in
      FunctionEntry(name) { call in
        guard let body = call.items.last?.value else { return nil }
        let answer = SingleAnswer()
        _ = try call.evaluator.call(body, with: [.wrap(answer)], at: call.place)
        return try answer.take(in: call.evaluator)
      }
    }
    + [
      "withTaskGroup", "withThrowingTaskGroup", "withDiscardingTaskGroup",
      "withThrowingDiscardingTaskGroup",
    ].map { name in
      FunctionEntry(name) { call in
        guard let body = call.items.last?.value else { return nil }
        let group = TaskGroupValue()
        let result = try call.evaluator.call(body, with: [.wrap(group)], at: call.place)
        // What nobody asked for is waited for all the same.
        while try group.next(in: call.evaluator) != nil {}
        return result
      }
    }
    + [
      FunctionEntry("withTaskCancellationHandler") { call in
        guard let operation = call["operation"] ?? call.items.first?.value else { return nil }
        return try call.evaluator.call(operation, with: [], at: call.place)
      }
    ]
}
