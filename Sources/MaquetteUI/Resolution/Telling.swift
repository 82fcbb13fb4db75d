/// A kind of value that views tell those around them, and how several of them become one.
@MainActor
package struct PreferenceTopic {
  let id: AnyHashable
  /// The value where nobody tells one.
  let usual: () -> Any
  let merge: (Any, Any) -> Any

  package init(
    id: AnyHashable, usual: @escaping @MainActor () -> Any,
    merge: @escaping @MainActor (Any, Any) -> Any
  ) {
    self.id = id
    self.usual = usual
    self.merge = merge
  }

  /// The values that were told as one.
  func value(of told: [Any]) -> Any {
    guard let first = told.first else { return usual() }
    return told.dropFirst().reduce(first) { merge($0, $1) }
  }
}

/// What a computation noted of the values that its views tell.
enum Telling {
  /// A view that tells a value begins.
  case begins
  /// The view that began at a number has told a value, in place of those that views in it told.
  case tells(AnyHashable, from: Int, made: ([Any]) -> Any)
}

/// How far a computation had come.
struct TellingMark {
  var children = 0
  var tellings = 0
}

extension Computation {
  /// How far it has come.
  var mark: TellingMark {
    TellingMark(children: children.count, tellings: products.told.count)
  }

  /// Notes a telling, and yields its number.
  func note(_ telling: Telling) -> Int {
    record { $0.told.append((children.count, telling)) }
    return products.told.count - 1
  }

  /// What was told of a topic since it had come as far as a mark, in order.
  func told(_ topic: AnyHashable, since mark: TellingMark = TellingMark()) -> [Any] {
    var values: [Any] = []
    var starts: [Int: Int] = [:]
    var next = mark.tellings
    func take(upTo position: Int) {
      while next < products.told.count, products.told[next].position <= position {
        switch products.told[next].telling {
        case .begins: starts[next] = values.count
        case .tells(topic, let first, let made):
          let start = starts[first] ?? 0
          let value = made(Array(values[start...]))
          values.replaceSubrange(start..., with: CollectionOfOne(value))
        case .tells: break
        }
        next += 1
      }
    }
    for position in mark.children..<max(mark.children, children.count) {
      take(upTo: position)
      if children[position].summary.hasTold { values += children[position].told(topic) }
    }
    take(upTo: children.count)
    return values
  }
}
