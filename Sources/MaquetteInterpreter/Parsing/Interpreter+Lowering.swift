import SwiftSyntax

extension Interpreter {
  /// The lowered items of a file; those whose text did not change are taken from the version before.
  func lower(_ statements: CodeBlockItemListSyntax, of file: SourceFile) -> [LoweredItem] {
    var known: [ArraySlice<UInt8>: [LoweredItem]] = [:]
    for entry in keptItems.reversed() { known[entry.bytes, default: []].append(entry.item) }
    var offset = 0
    var result: [(bytes: ArraySlice<UInt8>, item: LoweredItem)] = []
    loweredCount = 0
    let platform = BuildPlatform(platform: options.platform)
    for statement in statements {
      let end = min(offset + statement.totalLength.utf8Length, file.bytes.count)
      let bytes = file.bytes[min(offset, end)..<end]
      if let item = known[bytes]?.popLast() {
        item.anchor.base = offset
        result.append((bytes, item))
      } else {
        loweredCount += 1
        let anchor = Anchor(file: file, base: offset)
        result.append((bytes, Lowering.lower(statement, anchor: anchor, platform: platform)))
      }
      offset = end
    }
    keptItems = result
    return result.map(\.item)
  }
}
