/// What a value of a name is likely to be, for values that nobody gives.
nonisolated struct SampleWords {
  /// The name's words, in lower case.
  private let words: [String]
  private let name: String
  /// Tells apart the elements of a collection.
  private let index: Int

  init(_ name: String, index: Int = 0) {
    self.name = name
    self.index = index
    words = Self.words(of: name)
  }

  /// The words of a name written in camel case or with underscores.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasUpper = true
    for character in name {
      let isBreak = character == "_" || character.isUppercase && !wasUpper
      if isBreak, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if character != "_" { word += character.lowercased() }
      wasUpper = character.isUppercase
    }
    return word.isEmpty ? words : words + [word]
  }

  /// A text that such a name asks for; nil where the name says nothing of its form.
  var knownText: String? {
    for (names, texts) in Self.texts where names.contains(where: has) {
      return texts[min(index, texts.count - 1)]
    }
    return nil
  }

  /// A text: one that the name asks for, else the name in words.
  var text: String {
    if let known = knownText { return known }
    let title = ([words.first?.capitalized ?? name] + words.dropFirst()).joined(separator: " ")
    return index == 0 ? title : "\(title) \(index + 1)"
  }

  /// A whole number.
  var integer: Int {
    if words.last == "id" || words.last == "identifier" { return index + 1 }
    for (names, number) in Self.integers where names.contains(where: has) { return number + index }
    return index + 1
  }

  /// A number with a fraction.
  var real: Double {
    for (names, number) in Self.reals where names.contains(where: has) {
      return number >= 1 ? number + Double(index) : index == 0 ? number : number / 2
    }
    return Double(index + 1)
  }

  /// Whether something is so, as it is said of what works and can be seen.
  var truth: Bool {
    let name = words.joined(separator: " ")
    let isSo =
      ["is on", "on"].contains(name)
      || ["enabled", "valid", "available", "visible"].contains { words.last == $0 }
    return index % 2 == 0 ? isSo : !isSo
  }

  /// A place on the web; that of a picture where a picture is asked for.
  var address: String {
    let isPicture = ["image", "picture", "photo", "avatar", "thumbnail", "icon", "logo", "cover"]
      .contains(where: has)
    let number = index == 0 ? "" : String(index + 1)
    return isPicture ? "https://example.com/image\(number).png" : "https://example.com/\(number)"
  }

  /// The name of one of what a name in the plural stands for.
  var singular: String {
    for (ending, one) in [
      ("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"),
    ]
    where name.hasSuffix(ending) { return name.dropLast(ending.count) + one }
    return name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
  }

  /// Whether one or two words of the name, written together, are these.
  private func has(_ part: String) -> Bool {
    if words.contains(part) { return true }
    guard words.count > 1 else { return false }
    return words.indices.dropLast().contains { words[$0] + words[$0 + 1] == part }
  }

  private static let texts: [([String], [String])] = [
    (["email", "mail"], ["ada@example.com", "bob@example.com"]),
    (["phone", "telephone", "mobile"], ["+1 555 0100", "+1 555 0101"]),
    (["url", "website", "homepage", "link"], ["https://example.com", "https://example.com/2"]),
    (["firstname", "givenname"], ["Ada", "Bob"]),
    (["lastname", "familyname", "surname"], ["Lovelace", "Noyce"]),
    (["fullname", "author", "owner", "sender", "recipient"], ["Ada Lovelace", "Bob Noyce"]),
    (["username", "login", "nickname", "handle"], ["ada", "bob"]),
    (["password", "passcode", "secret", "token"], ["secret", "secret 2"]),
    (["street", "address"], ["1 Main Street", "2 Main Street"]),
    (["city", "town"], ["London", "Paris"]),
    (["country"], ["France", "Japan"]),
    (["zip", "postcode", "zipcode", "postalcode"], ["10115", "10117"]),
    (["price", "cost", "amount"], ["9.99", "19.99"]),
    (["currencycode", "currency"], ["USD", "EUR"]),
    (
      ["icon", "iconname", "symbol", "symbolname", "systemimage", "systemname", "systemicon"],
      ["star", "heart"]
    ),
    (["version"], ["1.0", "2.0"]),
    (["hex", "colorhex", "hexcolor"], ["#3584E4", "#33D17A"]),
    (["id", "identifier", "uuid"], ["1", "2"]),
  ]

  private static let integers: [([String], Int)] = [
    (["index", "offset", "selectedtab"], 0), (["count", "quantity", "total", "number"], 3),
    (["age"], 30), (["year"], 2026), (["rating", "stars", "score"], 4), (["percent"], 50),
    (["hour", "hours"], 9), (["minute", "minutes", "duration"], 30),
    (["price", "cost", "amount"], 10),
  ]

  private static let reals: [([String], Double)] = [
    (["price", "cost", "amount", "total", "balance"], 9.99),
    (["progress", "fraction", "ratio", "volume", "opacity", "percent", "percentage"], 0.5),
    (["rating", "score"], 4), (["latitude"], 51.5), (["longitude"], -0.125),
    (["duration", "interval", "timeout", "seconds"], 90), (["temperature"], 21),
    (["width", "height", "size", "radius"], 40), (["age"], 30),
  ]
}
