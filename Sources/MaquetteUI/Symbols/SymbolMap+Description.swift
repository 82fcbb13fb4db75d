extension SymbolMap {
  /// What assistive technology says for an image that shows only this symbol: `trash.fill` is "trash".
  package static func spokenDescription(of name: String) -> String {
    let symbol = SymbolName(name)
    if let spoken = spokenSymbols[symbol.base.joined(separator: ".")] {
      return symbol.isSlashed ? spoken + " off" : spoken
    }
    let words = symbol.base.filter { !unspoken.contains($0) && $0.first?.isNumber == false }
      .map { spokenWords[$0] ?? String($0) }
    var spoken = (words.isEmpty ? symbol.base.map(String.init) : words).joined(separator: " ")
    if symbol.isSlashed { spoken += " off" }
    if let badge = symbol.badge, !badge.isEmpty {
      spoken += ", " + badge.map { spokenWords[$0] ?? String($0) }.joined(separator: " ")
    }
    return spoken
  }

  private static let unspoken: Set<Substring> = [
    "crop", "portrait", "inset", "fill", "horizontal", "vertical", "compact",
  ]

  private static let spokenWords: [Substring: String] = [
    "antenna": "antenna",
    "arrowshape": "arrow",
    "arrowtriangle": "triangle arrow",
    "archivebox": "archive box",
    "bolt": "lightning bolt",
    "books": "books",
    "checkmark": "check mark",
    "circlepath": "circle",
    "computermouse": "mouse",
    "cpu": "processor",
    "creditcard": "credit card",
    "curlybraces": "curly braces",
    "desktopcomputer": "desktop computer",
    "display": "display",
    "doc": "document",
    "dollarsign": "dollar sign",
    "exclamationmark": "exclamation mark",
    "externaldrive": "external drive",
    "faceid": "face recognition",
    "gamecontroller": "game controller",
    "gearshape": "gear",
    "graduationcap": "graduation cap",
    "icloud": "cloud",
    "internaldrive": "internal drive",
    "laptopcomputer": "laptop",
    "lightbulb": "light bulb",
    "macwindow": "window",
    "magnifyingglass": "magnifying glass",
    "mappin": "map pin",
    "mic": "microphone",
    "opticaldisc": "optical disc",
    "paintbrush": "paint brush",
    "paintpalette": "paint palette",
    "paperclip": "paper clip",
    "paperplane": "paper plane",
    "powerplug": "power plug",
    "puzzlepiece": "puzzle piece",
    "questionmark": "question mark",
    "radiowaves": "radio waves",
    "shippingbox": "shipping box",
    "squarepath": "square",
    "tablecells": "table",
    "testtube": "test tube",
    "textformat": "text format",
    "touchid": "fingerprint",
    "tv": "television",
    "wifi": "Wi-Fi",
    "wineglass": "wine glass",
    "xmark": "cross",
  ]

  /// Symbols whose meaning their parts do not tell.
  private static let spokenSymbols: [String: String] = [
    "arrow.2.squarepath": "repeat",
    "arrow.clockwise": "refresh",
    "arrow.counterclockwise": "undo",
    "arrow.triangle.2.circlepath": "synchronize",
    "arrow.triangle.branch": "branch",
    "arrow.triangle.pull": "merge",
    "arrow.up.arrow.down": "sort",
    "arrow.uturn.backward": "undo",
    "arrow.uturn.forward": "redo",
    "at": "at sign",
    "delete.left": "delete backward",
    "doc.on.clipboard": "paste",
    "doc.on.doc": "copy",
    "ellipsis": "more",
    "info": "information",
    "line.3.horizontal": "menu",
    "line.3.horizontal.decrease": "filter",
    "line.horizontal.3.decrease": "filter",
    "list.bullet": "list",
    "list.number": "numbered list",
    "minus": "remove",
    "multiply": "close",
    "person.2": "people",
    "person.3": "people",
    "plus": "add",
    "rectangle.portrait.and.arrow.right": "log out",
    "server.rack": "server",
    "slider.horizontal.3": "adjust",
    "square.and.arrow.down": "download",
    "square.and.arrow.up": "share",
    "square.and.pencil": "compose",
    "xmark": "close",
  ]
}
