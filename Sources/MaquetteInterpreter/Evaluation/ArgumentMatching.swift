/// What matching needs to know of a parameter.
struct ParameterShape {
  var label: String?
  var hasDefault: Bool
  var isVariadic = false
  /// Whether a trailing closure can be given for it.
  var takesClosure: Bool
}

/// Pairs a call's arguments with parameters by Swift's rules of labels, defaults and trailing
/// closures.
enum ArgumentMatching {
  /// Why a call does not fit a parameter list.
  enum Mismatch: Error {
    case extra(Int)
    case missing(Int)
    case label(Int, expected: String?)
  }

  /// For each parameter, the positions of its arguments.
  static func match(_ arguments: [Argument], _ parameters: [ParameterShape]) throws(Mismatch)
    -> [[Int]]
  {
    var result = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    let plain = arguments.prefix { !$0.isTrailing }.count
    var index = 0
    while index < plain {
      let argument = arguments[index]
      guard
        let found = parameters[min(next, parameters.count)...].firstIndex(where: {
          $0.label == argument.label
        }), parameters[next..<found].allSatisfy({ $0.hasDefault || $0.isVariadic })
      else {
        if next < parameters.count, parameters[next].label != argument.label,
          !parameters.contains(where: { $0.label == argument.label })
            && arguments.count <= parameters.count
        {
          throw .label(index, expected: parameters[next].label)
        }
        throw .extra(index)
      }
      result[found].append(index)
      index += 1
      if parameters[found].isVariadic {
        while index < plain, arguments[index].label == nil {
          result[found].append(index)
          index += 1
        }
      }
      next = found + 1
    }
    try bindTrailing(arguments, parameters, from: plain, after: next, into: &result)
    for (position, parameter) in parameters.enumerated()
    where result[position].isEmpty && !parameter.hasDefault && !parameter.isVariadic {
      throw .missing(position)
    }
    return result
  }

  private static func bindTrailing(
    _ arguments: [Argument], _ parameters: [ParameterShape], from first: Int, after start: Int,
    into result: inout [[Int]]
  ) throws(Mismatch) {
    guard first < arguments.count else { return }
    // Labelled ones first: the unlabelled one takes a parameter before them.
    var limit = parameters.count
    for index in stride(from: arguments.count - 1, to: first, by: -1) {
      guard
        let found = parameters[..<limit].lastIndex(where: {
          $0.label == arguments[index].label && $0.takesClosure
        }), result[found].isEmpty
      else { throw .extra(index) }
      result[found] = [index]
      limit = found
    }
    guard start <= limit else { throw .extra(first) }
    let open = parameters[start..<limit].indices.filter { parameters[$0].takesClosure }
    // Forward: the first that must be given, else the first of all.
    guard let chosen = open.first(where: { !parameters[$0].hasDefault }) ?? open.first else {
      throw .extra(first)
    }
    result[chosen] = [first]
  }
}
