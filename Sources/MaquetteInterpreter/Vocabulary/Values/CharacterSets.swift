import Foundation

extension TypeEntry {
  static let characterSet = TypeEntry(
    "CharacterSet", matches: { $0 is CharacterSet },
    initializers: [
      UntypedOverload("init()") { _ in CharacterSet() },
      UntypedOverload("init(charactersIn string: String)") {
        CharacterSet(charactersIn: $0.string(0))
      },
    ],
    statics: sets.mapValues { set in { _ in set } },
    properties: ["inverted": { any, _ in (any as? CharacterSet)?.inverted }],
    methods: [
      UntypedOverload("func union(_ other: CharacterSet) -> CharacterSet", on: CharacterSet.self) {
        set, call in call.value(0).map { set.union($0) }
      },
      UntypedOverload(
        "func subtracting(_ other: CharacterSet) -> CharacterSet", on: CharacterSet.self
      ) {
        set, call in call.value(0).map { set.subtracting($0) }
      },
      UntypedOverload("func contains(_ member: Unicode.Scalar) -> Bool", on: CharacterSet.self) {
        set, call in call.string(0).unicodeScalars.first.map(set.contains)
      },
      UntypedOverload("mutating func formUnion(_ other: CharacterSet)", on: CharacterSet.self) {
        set, call in call.value(0).map { set.union($0) }
      },
      UntypedOverload("mutating func insert(charactersIn string: String)", on: CharacterSet.self) {
        set, call in set.union(CharacterSet(charactersIn: call.string(0)))
      },
      UntypedOverload("mutating func remove(charactersIn string: String)", on: CharacterSet.self) {
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
