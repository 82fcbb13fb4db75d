/// What is known of symbol names by heart: pictures, older and newer spellings, and plain words.
enum SymbolTable {
  /// The picture of exactly this symbol, without the `-symbolic` ending.
  static func picture(for name: String) -> String? {
    drawn[name] ?? theme[name]
  }

  /// Components that newer or older releases spell differently, as the tables spell them.
  static let respelled: [String: [Substring]] = [
    "document": ["doc"],
    "filled": ["fill"],
    "x": ["xmark"],
    "i": ["info"],
    "trianglehead": [],
    "trianglebadge": ["badge"],
    "custom": [],
    "logo": [],
    "inverse": ["fill"],
    "compact": [],
    "double": [],
    "page": ["doc"],
    "pages": [],
  ]

  /// Symbols that stand in for a plain word where nothing else of a name is known.
  static let words: [Substring: String] = [
    "add": "plus",
    "new": "plus",
    "create": "plus",
    "delete": "trash",
    "remove": "minus",
    "edit": "pencil",
    "close": "xmark",
    "cancel": "xmark",
    "done": "checkmark",
    "ok": "checkmark",
    "error": "exclamationmark.circle.fill",
    "warning": "exclamationmark.triangle.fill",
    "exclamationmark": "exclamationmark.circle.fill",
    "help": "questionmark.circle",
    "info": "info.circle",
    "search": "magnifyingglass",
    "find": "magnifyingglass",
    "filter": "line.3.horizontal.decrease",
    "settings": "gear",
    "config": "gear",
    "home": "house",
    "user": "person",
    "account": "person.crop.circle",
    "image": "photo",
    "picture": "photo",
    "mail": "envelope",
    "email": "envelope",
    "refresh": "arrow.clockwise",
    "share": "square.and.arrow.up",
    "download": "square.and.arrow.down",
    "list": "list.bullet",
    "menu": "line.3.horizontal",
    "copy": "doc.on.doc",
    "favorite": "star",
    "text": "doc.text",
    "line": "line.3.horizontal",
    "bubble": "message",
    "bubbles": "message",
    "point": "point.3.connected.trianglepath.dotted",
    "usb": "cable.connector",
    "macbook": "laptopcomputer",
    "macpro": "desktopcomputer",
    "zap": "bolt.fill",
    "code": "chevron.left.forwardslash.chevron.right",
    "swift": "chevron.left.forwardslash.chevron.right",
    "circlebadge": "circle.fill",
    "memories": "clock.arrow.circlepath",
    "numbers": "number",
    "button": "capsule",
    "hand": "hand.raised",
    "dial": "dial.medium",
    "light": "lightbulb.fill",
    "square": "square",
    "rectangle": "rectangle",
    "circle": "circle",
    "app": "app",
  ]

  /// Components that say how a symbol is drawn rather than what it shows.
  static let manners: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "left", "right", "up", "down",
    "forward", "backward", "top", "bottom", "leading", "trailing", "dashed", "dotted", "inset",
    "horizontal", "vertical", "portrait", "landscape", "small", "medium", "large", "low", "high",
    "min", "max", "crop", "lefthalf", "righthalf", "tophalf", "bottomhalf", "half", "app", "line",
    "open", "stack", "and", "on", "with", "in", "of", "to", "below",
  ]
}
