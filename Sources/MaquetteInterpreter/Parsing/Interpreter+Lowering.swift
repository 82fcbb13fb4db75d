import SwiftSyntax

extension Lowering {
  /// The declarations of a whole file.
  static func declarations(of file: SourceFile, platform: BuildPlatform) -> [LoweredItem] {
    guard !SyntaxTree.isTooDeep(file.bytes) else { return [] }
    var offset = 0
    return SyntaxTree().parse(file.bytes).statements.map { statement in
      defer { offset += statement.totalLength.utf8Length }
      return lower(statement, anchor: Anchor(file: file, base: offset), platform: platform)
    }
  }
}

extension Interpreter {
  /// The lowered items of a file; those whose text did not change are taken from the version
  /// before.
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
        let item = Lowering.lower(statement, anchor: anchor, platform: platform)
        item.outline.text = bytes.drop { $0 == 10 || $0 == 32 }
        result.append((bytes, item))
      }
      offset = end
    }
    keepPlaces(of: keptItems.map(\.item), in: result.map(\.item))
    keptItems = result
    return result.map(\.item)
  }

  /// Lets the statements of changed items keep the places they had in the items they replace.
  private func keepPlaces(of old: [LoweredItem], in new: [LoweredItem]) {
    let reused = Set(old.map(ObjectIdentifier.init)).intersection(new.map(ObjectIdentifier.init))
    let before = BlockOutline()
    let after = BlockOutline()
    before.statements = old.filter { !reused.contains(ObjectIdentifier($0)) }.map(\.outline)
    after.statements = new.filter { !reused.contains(ObjectIdentifier($0)) }.map(\.outline)
    after.keepPlaces(of: before) {
      placeCount += 1
      return placeCount
    }
  }
}
