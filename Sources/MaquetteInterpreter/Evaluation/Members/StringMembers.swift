import Foundation

extension MemberTable {
  /// What strings have beside every sequence.
  static let string = MemberTable(
    properties: [
      "isEmpty": string { .bool($0.isEmpty) },
      "count": string { .int($0.count) },
      "capitalized": string { .string($0.capitalized) },
      "localizedCapitalized": string { .string($0.capitalized) },
      "localizedUppercase": string { .string($0.uppercased()) },
      "localizedLowercase": string { .string($0.lowercased()) },
      "utf8": string { .array($0.utf8.map { .int(Int($0)) }) },
      "unicodeScalars": string { .array($0.unicodeScalars.map { .string(String($0)) }) },
      "lastPathComponent": string { .string(($0 as NSString).lastPathComponent) },
      "isNumber": string { .bool(!$0.isEmpty && $0.allSatisfy(\.isNumber)) },
      "isLetter": string { .bool(!$0.isEmpty && $0.allSatisfy(\.isLetter)) },
      "isWhitespace": string { .bool(!$0.isEmpty && $0.allSatisfy(\.isWhitespace)) },
      "isUppercase": string { .bool($0.first?.isUppercase ?? false) },
      "isLowercase": string { .bool($0.first?.isLowercase ?? false) },
      "isNewline": string { .bool($0.first?.isNewline ?? false) },
      "isPunctuation": string { .bool($0.first?.isPunctuation ?? false) },
      "isSymbol": string { .bool($0.first?.isSymbol ?? false) },
      "isHexDigit": string { .bool($0.first?.isHexDigit ?? false) },
      "isASCII": string { .bool($0.unicodeScalars.allSatisfy(\.isASCII)) },
      "isCased": string { .bool($0.first?.isCased ?? false) },
      "asciiValue": string { $0.first?.asciiValue.map { .int(Int($0)) } ?? .null },
      "wholeNumberValue": string { $0.first?.wholeNumberValue.map { .int($0) } ?? .null },
      "hexDigitValue": string { $0.first?.hexDigitValue.map { .int($0) } ?? .null },
      "utf16": string { .array($0.utf16.map { .int(Int($0)) }) },
      "removingPercentEncoding": string { $0.removingPercentEncoding.map { .string($0) } ?? .null },
      "integerValue": string { .int(($0 as NSString).integerValue) },
      "boolValue": string { .bool(($0 as NSString).boolValue) },
      "length": string { .int($0.utf16.count) },
      "pathExtension": string { .string(($0 as NSString).pathExtension) },
      "deletingPathExtension": string { .string(($0 as NSString).deletingPathExtension) },
      "deletingLastPathComponent": string {
        .string(($0 as NSString).deletingLastPathComponent)
      },
      "decomposedStringWithCanonicalMapping": string {
        .string($0.decomposedStringWithCanonicalMapping)
      },
      "precomposedStringWithCanonicalMapping": string {
        .string($0.precomposedStringWithCanonicalMapping)
      },
      "doubleValue": string { .double(Double($0) ?? 0) },
    ],
    methods: [
      "uppercased": text { text, _ in .string(text.uppercased()) },
      "lowercased": text { text, _ in .string(text.lowercased()) },
      "hasPrefix": text { text, call in .bool(text.hasPrefix(call.text(0))) },
      "hasSuffix": text { text, call in .bool(text.hasSuffix(call.text(0))) },
      "contains": text { text, call in
        guard case .string(let part) = call[0] else { return try search("contains", text, call) }
        return .bool(part.isEmpty || text.contains(part))
      },
      "localizedCaseInsensitiveContains": text { text, call in
        .bool(text.lowercased().contains(call.text(0).lowercased()))
      },
      "localizedStandardContains": text { text, call in
        .bool(text.lowercased().contains(call.text(0).lowercased()))
      },
      "caseInsensitiveCompare": text { text, call in
        order(text.lowercased(), call.text(0).lowercased())
      },
      "localizedCaseInsensitiveCompare": text { text, call in
        order(text.lowercased(), call.text(0).lowercased())
      },
      "localizedCompare": text { text, call in order(text, call.text(0)) },
      "localizedStandardCompare": text { text, call in
        order(text.lowercased(), call.text(0).lowercased())
      },
      "compare": text { text, call in
        .wrap(
          text.compare(
            call.text(0), options: compareOptions(call["options"]), range: nil, locale: nil))
      },
      "folding": text { text, call in
        .string(text.folding(options: compareOptions(call["options"]), locale: nil))
      },
      "commonPrefix": text { text, call in
        guard let other = call["with"].map(call.evaluator.describe) else { return nil }
        return .string(
          text.commonPrefix(with: other, options: compareOptions(call["options"])))
      },
      "appendingPathComponent": text { text, call in
        .string((text as NSString).appendingPathComponent(call.text(0)))
      },
      "appendingPathExtension": text { text, call in
        (text as NSString).appendingPathExtension(call.text(0)).map { .string($0) } ?? .some(.null)
      },
      "addingPercentEncoding": text { text, call in
        let allowed = characters(call["withAllowedCharacters"])
        return text.addingPercentEncoding(withAllowedCharacters: allowed).map { .string($0) }
          ?? .some(.null)
      },
      "capitalized": text { text, _ in .string(text.capitalized) },
      "rangeOfCharacter": text { text, call in
        text.rangeOfCharacter(
          from: characters(call["from"]), options: compareOptions(call["options"])
        ).map { positions($0, in: text) } ?? .some(.null)
      },
      "replacingCharacters": text { text, call in
        guard case .range(let range)? = call["in"],
          let bounds = range.positions(in: text.count), let new = call["with"]
        else { return nil }
        let words = call.evaluator.describe(new)
        try call.evaluator.budget.reserve(text.utf8.count + words.utf8.count)
        var characters = Array(text)
        characters.replaceSubrange(bounds, with: Array(words))
        return .string(String(characters))
      },
      "trimmingCharacters": text { text, call in
        .string(text.trimmingCharacters(in: characters(call["in"])))
      },
      "data": text { text, call in
        call["using"] == nil ? nil : .wrap(Data(text.utf8))
      },
      "components": text { text, call in
        switch call["separatedBy"] {
        case .string(let separator) where !separator.isEmpty:
          .array(text.components(separatedBy: separator).map { .string($0) })
        case let set:
          .array(text.components(separatedBy: characters(set)).map { .string($0) })
        }
      },
      "replacingOccurrences": text { text, call in
        guard let old = call["of"], let new = call["with"] else { return nil }
        let target = call.evaluator.describe(old)
        let words = call.evaluator.describe(new)
        guard !target.isEmpty else { return .string(text) }
        if isRegular(call["options"]), let expression = RegularExpression(target) {
          try call.evaluator.budget.work(text.utf8.count)
          return .string(
            String(text.prefix(RegularExpression.limit).replacing(expression.regex, with: words)))
        }
        try call.evaluator.budget.reserve(text.utf8.count / target.utf8.count * words.utf8.count)
        return .string(
          text.replacingOccurrences(
            of: target, with: words, options: compareOptions(call["options"])))
      },
      "replacing": text { text, call in
        if let result = try search("replacing", text, call) { return result }
        guard let new = call["with"] else { return nil }
        let words = call.evaluator.describe(new)
        let target = call.text(0)
        let places = (text.utf8.count + 1) / max(target.utf8.count, 1)
        try call.evaluator.budget.reserve(places * words.utf8.count)
        return .string(text.replacing(target, with: words))
      },
      "padding": text { text, call in
        guard let length = call["toLength"]?.number, length >= 0, length < 10_000,
          let pad = call["withPad"].map(call.evaluator.describe), !pad.isEmpty
        else { return nil }
        return .string(text.padding(toLength: Int(length), withPad: pad, startingAt: 0))
      },
      "appending": text { text, call in .string(text + call.text(0)) },
      "range": text { text, call in
        guard let part = call["of"].map(call.evaluator.describe) else { return nil }
        if isRegular(call["options"]), let expression = RegularExpression(part) {
          try call.evaluator.budget.work(text.utf8.count)
          return text.prefix(RegularExpression.limit).firstRange(of: expression.regex)
            .map { positions($0, in: text) } ?? .some(.null)
        }
        return text.range(of: part, options: compareOptions(call["options"]))
          .map { positions($0, in: text) } ?? .some(.null)
      },
      "formatted": text { text, _ in .string(text) },
      "firstMatch": text { text, call in try search("firstMatch", text, call) },
      "wholeMatch": text { text, call in try search("wholeMatch", text, call) },
      "prefixMatch": text { text, call in try search("prefixMatch", text, call) },
      "matches": text { text, call in try search("matches", text, call) },
      "starts": text { text, call in
        if case .string(let prefix)? = call["with"] { return .bool(text.hasPrefix(prefix)) }
        return try search("starts", text, call)
      },
      "split": text { text, call in
        guard case .string(let separator)? = call["separator"], separator.count > 1 else {
          return try search("split", text, call)
        }
        let keepsEmpty =
          call["omittingEmptySubsequences"].map { !call.evaluator.isTrue($0, at: call.place) }
          ?? false
        let limit = call["maxSplits"]?.amount.map { max(0, $0) } ?? .max
        return .array(
          text.split(
            separator: separator, maxSplits: limit, omittingEmptySubsequences: !keepsEmpty
          ).map { .string(String($0)) })
      },
      "trimmingPrefix": text { text, call in try search("trimmingPrefix", text, call) },
    ],
    mutators: stringMutators)

  private static func string(_ body: @escaping @MainActor (String) -> Value) -> Property {
    { value, _, _ in if case .string(let text) = value { body(text) } else { nil } }
  }

  private static func text(_ body: @escaping @MainActor (String, Arguments) throws -> Value?)
    -> Method
  {
    { value, call in if case .string(let text) = value { try body(text, call) } else { nil } }
  }

  /// Whether options of a search say that it is one for a regular expression.
  private static func isRegular(_ options: Value?) -> Bool {
    switch options {
    case .implicit(let member): member.name == "regularExpression"
    case .stub(let stub): stub.name == "regularExpression"
    case .array(let options): options.contains { isRegular($0) }
    default: false
    }
  }

  private static func order(_ a: String, _ b: String) -> Value {
    .wrap(a < b ? ComparisonResult.orderedAscending : a == b ? .orderedSame : .orderedDescending)
  }

  /// A set of characters: `.whitespaces` and its kin, or the characters of a string.
  private static func characters(_ value: Value?) -> CharacterSet {
    let name: String
    switch value {
    case .implicit(let member):
      if member.name == "init", let text = member.arguments?["charactersIn"],
        case .string(let set) = text
      {
        return CharacterSet(charactersIn: set)
      }
      name = member.name
    case .native(let box): return box.value as? CharacterSet ?? .whitespaces
    default: return .whitespaces
    }
    switch name {
    case "newlines": return .newlines
    case "whitespacesAndNewlines": return .whitespacesAndNewlines
    case "decimalDigits": return .decimalDigits
    case "letters": return .letters
    case "alphanumerics": return .alphanumerics
    case "punctuationCharacters": return .punctuationCharacters
    case "symbols": return .symbols
    case "uppercaseLetters": return .uppercaseLetters
    case "lowercaseLetters": return .lowercaseLetters
    case "controlCharacters": return .controlCharacters
    case "urlQueryAllowed": return .urlQueryAllowed
    case "urlPathAllowed": return .urlPathAllowed
    case "urlHostAllowed": return .urlHostAllowed
    case "urlFragmentAllowed": return .urlFragmentAllowed
    default: return .whitespaces
    }
  }
}
