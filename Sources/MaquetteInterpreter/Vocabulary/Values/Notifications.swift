import Foundation
import MaquetteUI

/// Where notifications of the preview go; none leaves it, and none comes from outside.
final class NotificationHub {
  private var subjects: [String: Subject] = [:]

  /// What tells of the notifications of a name.
  func subject(of name: String) -> Subject {
    if let known = subjects[name] { return known }
    let subject = Subject(nil)
    subjects[name] = subject
    return subject
  }
}

/// The name of a notification.
struct NotificationName: Hashable {
  let rawValue: String
}

/// A notification of the preview.
struct PostedNotification {
  let name: NotificationName
  var object: Value = .null
  var userInfo: Value = .null
}

extension TypeEntry {
  static let notifications: [TypeEntry] = [
    TypeEntry(
      "NotificationCenter", matches: { $0 is NotificationHub },
      statics: ["default": { $0.notifications }],
      methods: postings + followings),
    TypeEntry(
      "Notification.Name", matches: { $0 is NotificationName },
      initializers: [
        Overload("init(_ rawValue: String)") { (name: String) in NotificationName(rawValue: name) },
        Overload("init(rawValue: String)") { (name: String) in NotificationName(rawValue: name) },
      ],
      properties: ["rawValue": { any, _ in (any as? NotificationName)?.rawValue }]),
    TypeEntry(
      "Notification", matches: { $0 is PostedNotification },
      initializers: [
        Overload("init(name: Notification.Name, object: Any? = nil, userInfo: Any? = nil)") {
          (name: Value, object: Value?, info: Value?, site: CallSite) in
          PostedNotification(
            name: site.evaluator.notificationName(name), object: object ?? .null,
            userInfo: info ?? .null)
        }
      ],
      properties: [
        "name": { any, _ in (any as? PostedNotification)?.name },
        "object": { any, _ in (any as? PostedNotification)?.object },
        "userInfo": { any, _ in (any as? PostedNotification)?.userInfo },
      ]),
  ]

  private static let postings: [Overload] = [
    Method("func post(name: Notification.Name, object: Any? = nil, userInfo: Any? = nil)") {
      (hub: NotificationHub, name: Value, object: Value?, info: Value?, site: CallSite) in
      let name = site.evaluator.notificationName(name)
      try hub.subject(of: name.rawValue).send(
        .wrap(PostedNotification(name: name, object: object ?? .null, userInfo: info ?? .null)))
      return Value.void
    },
    Method("func post(_ notification: Notification)") {
      (hub: NotificationHub, notification: Value) in
      if let posted = notification.native(as: PostedNotification.self) {
        try hub.subject(of: posted.name.rawValue).send(notification)
      }
      return Value.void
    },
  ]

  private static let followings: [Overload] = [
    Method("func publisher(for name: Notification.Name, @inert object: Any? = nil) -> AnyPublisher")
    {
      (hub: NotificationHub, name: Value, site: CallSite) -> Publisher in
      hub.subject(of: site.evaluator.notificationName(name).rawValue)
    },
    Method("func notifications(named name: Notification.Name, @inert object: Any? = nil)") {
      (hub: NotificationHub, name: Value, site: CallSite) in
      let stream = ValueStream()
      _ = try hub.subject(of: site.evaluator.notificationName(name).rawValue)
        .subscribe(Publisher.Subscriber(receive: { stream.yield($0) }))
      return stream
    },
    Method(
      "func addObserver(forName name: Notification.Name?, @inert object: Any? = nil, @inert queue: Any? = nil, using block: (Any) -> Void)"
    ) {
      (hub: NotificationHub, name: Value?, block: Function, site: CallSite) in
      try hub.subject(of: site.evaluator.notificationName(name ?? .null).rawValue)
        .subscribe(
          Publisher.Subscriber(receive: {
            _ = try site.evaluator.call(block.value, with: [$0], at: site.place)
          }))
    },
    Method(
      "func addObserver(@inert _ observer: Any, @inert selector: Any, @inert name: Any?, @inert object: Any?)"
    ) {
      (_: NotificationHub) in Value.void
    },
    Method(
      "func removeObserver(_ observer: Any, @inert name: Any? = nil, @inert object: Any? = nil)"
    ) {
      (_: NotificationHub, observer: Value) in
      observer.native(as: Subscription.self)?.cancel()
      return Value.void
    },
  ]
}

extension Evaluator {
  /// What a value is as the name of a notification; names that the platforms have are what they
  /// are called.
  fileprivate func notificationName(_ value: Value) -> NotificationName {
    if let name = value.native(as: NotificationName.self) { return name }
    if case .implicit(let member) = value {
      let resolved = try? resolve(member, in: "Notification.Name", owner: nil)
      if let name = resolved?.native(as: NotificationName.self) { return name }
      return NotificationName(rawValue: member.name)
    }
    return NotificationName(rawValue: describe(value))
  }
}
