import Foundation

/// What happened to a form; the same thing several times in a row is one entry with a count.
struct EventLog {
  /// What sort of thing happened.
  enum Kind: Equatable {
    /// Something was done to a control.
    case action
    /// The file printed a line.
    case output
    /// The form was read anew.
    case reload
  }

  /// One thing.
  struct Entry: Equatable {
    var kind: Kind
    var text: String
    /// When it happened last.
    var time: Date
    var count = 1
  }

  /// The latest things, the last one last.
  private(set) var entries: [Entry] = []

  /// How many entries are kept.
  static let limit = 500

  /// Takes note of something; tells whether it is an entry of its own.
  mutating func add(_ kind: Kind, _ text: String, at time: Date) -> Bool {
    if let last = entries.last, last.kind == kind, last.text == text {
      entries[entries.count - 1].count += 1
      entries[entries.count - 1].time = time
      return false
    }
    entries.append(Entry(kind: kind, text: text, time: time))
    if entries.count > Self.limit { entries.removeFirst(entries.count - Self.limit) }
    return true
  }

  /// The log as text, a line an entry.
  var text: String {
    entries.map { entry in
      "\(Self.clock(entry.time))  \(entry.text)" + (entry.count > 1 ? "  × \(entry.count)" : "")
        + "\n"
    }.joined()
  }

  /// The time of day to the second.
  static func clock(_ time: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: time)
    return [parts.hour, parts.minute, parts.second]
      .map { number in
        let text = String(number ?? 0)
        return text.count < 2 ? "0" + text : text
      }.joined(separator: ":")
  }
}
