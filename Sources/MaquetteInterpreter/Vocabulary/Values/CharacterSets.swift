import Foundation

extension TypeEntry {
  static let characterSet = TypeEntry(
    "CharacterSet", matches: { $0 is CharacterSet },
    initializers: [
      Overload("init()") { CharacterSet() },
      Overload("init(charactersIn string: String)") { (string: String) in
        CharacterSet(charactersIn: string)
      },
    ],
    statics: sets.mapValues { set in { _ in set } },
    properties: ["inverted": { any, _ in (any as? CharacterSet)?.inverted }],
    methods: [
      Method("func union(_ other: CharacterSet) -> CharacterSet") {
        (set: CharacterSet, other: CharacterSet) in set.union(other)
      },
      Method("func subtracting(_ other: CharacterSet) -> CharacterSet") {
        (set: CharacterSet, other: CharacterSet) in set.subtracting(other)
      },
      Method("func contains(_ member: Unicode.Scalar) -> Bool") {
        (set: CharacterSet, member: String) in member.unicodeScalars.first.map(set.contains)
      },
      Method("mutating func formUnion(_ other: CharacterSet)") {
        (set: CharacterSet, other: CharacterSet) in set.union(other)
      },
      Method("mutating func insert(charactersIn string: String)") {
        (set: CharacterSet, string: String) in set.union(CharacterSet(charactersIn: string))
      },
      Method("mutating func remove(charactersIn string: String)") {
        (set: CharacterSet, string: String) in set.subtracting(CharacterSet(charactersIn: string))
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
