import Foundation
import MaquetteUI

/// What work is put in line with: `DispatchQueue.main`, `RunLoop.main`.
struct WorkQueue: Hashable {}

/// A moment on the clock of queues.
struct QueueTime: Hashable {
  /// How many seconds lie before it.
  var seconds: Double
}

extension TypeEntry {
  static let schedules: [TypeEntry] =
    [
      TypeEntry(
        "DispatchQueue", matches: { $0 is WorkQueue },
        initializers: [
          Overload(
            "init(@inert label: String, @inert qos: Any? = nil, @inert attributes: Any? = nil)"
          ) {
            () -> WorkQueue? in WorkQueue()
          }
        ],
        statics: ["main": { _ in WorkQueue() }],
        functions: [
          Overload("static func global(@inert qos: Any? = nil)") { () -> WorkQueue? in WorkQueue() }
        ],
        methods: [
          Method(
            "func async(@inert group: Any? = nil, @inert qos: Any? = nil, @inert flags: Any? = nil, execute work: () -> Void)"
          ) {
            (_: WorkQueue, work: Function, site: CallSite) in
            site.evaluator.beginTask(work.value, at: site.place)
            return Value.void
          },
          Method(
            "func asyncAfter(deadline: DispatchTime, @inert qos: Any? = nil, execute work: () -> Void)"
          ) {
            (_: WorkQueue, deadline: Value, work: Function, site: CallSite) in
            site.evaluator.beginTask(
              work.value, after: deadline.native(as: QueueTime.self)?.seconds ?? 0,
              at: site.place)
            return Value.void
          },
          Method("func sync(@inert flags: Any? = nil, execute work: () -> Any)") {
            (_: WorkQueue, work: Function, site: CallSite) in
            try site.evaluator.call(work.value, with: [], at: site.place)
          },
        ]),
      TypeEntry(
        "DispatchTime", matches: { $0 is QueueTime },
        functions: [Overload("static func now()") { () -> QueueTime? in QueueTime(seconds: 0) }]),
      TypeEntry(
        "RunLoop", statics: ["main": { _ in WorkQueue() }, "current": { _ in WorkQueue() }]),
      TypeEntry(
        "OperationQueue", initializers: [Overload("init()") { () -> WorkQueue? in WorkQueue() }],
        statics: ["main": { _ in WorkQueue() }]),
      timer, scheduledTimer,
    ]

  private static let timer = TypeEntry(
    "Timer",
    functions: [
      Overload(
        "static func publish(every interval: Double, @inert tolerance: Double? = nil, "
          + "@inert on runLoop: Any, @inert in mode: Any, @inert options: Any? = nil)"
      ) { (interval: Double, site: CallSite) in
        site.evaluator.timer(every: interval, at: site.place)
      },
      Overload(
        "static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, "
          + "block: (Any) -> Void)"
      ) { (interval: Double, repeats: Bool?, block: Function, site: CallSite) in
        site.evaluator.scheduledTimer(interval, repeats: repeats ?? false, block)
      },
    ])
}

/// A timer that calls a closure.
final class ScheduledTimer {
  fileprivate(set) var subscription: Subscription?
}

extension TypeEntry {
  fileprivate static let scheduledTimer = TypeEntry(
    "ScheduledTimer", matches: { $0 is ScheduledTimer },
    properties: [
      "isValid": { any, _ in
        (any as? ScheduledTimer).map { !($0.subscription?.isCancelled ?? true) }
      }
    ],
    methods: [
      Method("func invalidate()") { (timer: ScheduledTimer) in
        timer.subscription?.cancel()
        return Value.void
      },
      Method("func fire()") { (_: ScheduledTimer) in Value.void },
    ])
}

extension Evaluator {
  /// A timer that calls a closure with itself.
  fileprivate func scheduledTimer(_ interval: Double, repeats: Bool, _ block: Function)
    -> ScheduledTimer
  {
    let timer = ScheduledTimer()
    let task = tasks.begin { [unowned self] in
      repeat {
        guard try sleep(max(interval, 0.01)) else { return .void }
        _ = try call(block.value, with: [.wrap(timer)], at: block.place)
      } while repeats
      return .void
    }
    timer.subscription = Subscription { task?.cancel() }
    return timer
  }
}
