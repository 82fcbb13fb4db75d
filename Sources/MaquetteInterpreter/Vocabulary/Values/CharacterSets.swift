import Foundation

extension TypeEntry {
  static let characterSet = TypeEntry(
    "CharacterSet", matches: { $0 is CharacterSet },
    initializers: [
      Overload("init()") { _ in CharacterSet() },
      Overload("init(charactersIn string: String)") { CharacterSet(charactersIn: $0.string(0)) },
    ],
    statics: sets.mapValues { set in { _ in set } },
    properties: ["inverted": { any, _ in (any as? CharacterSet)?.inverted }],
    methods: [
      Overload("func union(_ other: CharacterSet) -> CharacterSet", on: CharacterSet.self) {
        set, call in call.value(0).map { set.union($0) }
      },
      Overload("func subtracting(_ other: CharacterSet) -> CharacterSet", on: CharacterSet.self) {
        set, call in call.value(0).map { set.subtracting($0) }
      },
      Overload("func contains(_ member: Unicode.Scalar) -> Bool", on: CharacterSet.self) {
        set, call in call.string(0).unicodeScalars.first.map(set.contains)
      },
      Overload("mutating func formUnion(_ other: CharacterSet)", on: CharacterSet.self) {
        set, call in call.value(0).map { set.union($0) }
      },
      Overload("mutating func insert(charactersIn string: String)", on: CharacterSet.self) {
        set, call in set.union(CharacterSet(charactersIn: call.string(0)))
      },
      Overload("mutating func remove(charactersIn string: String)", on: CharacterSet.self) {
        set, call in set.subtracting(CharacterSet(charactersIn: call.string(0)))
      },
    ])

  private static let sets: [String: CharacterSet] = [
    "whitespaces": .whitespaces, "whitespacesAndNewlines": .whitespacesAndNewlines,
    "newlines": .newlines, "alphanumerics": .alphanumerics, "letters": .letters,
    "lowercaseLetters": .lowercaseLetters, "uppercaseLetters": .uppercaseLetters,
    "decimalDigits": .decimalDigits, "punctuationCharacters": .punctuationCharacters,
    "symbols": .symbols, "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed,
    "urlHostAllowed": .urlHostAllowed, "urlFragmentAllowed": .urlFragmentAllowed,
  ]
}
