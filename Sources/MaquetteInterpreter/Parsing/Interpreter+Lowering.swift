import SwiftSyntax

extension Lowering {
  /// The units of a file's top-level items; those whose text did not change are the ones before.
  static func units(
    of statements: CodeBlockItemListSyntax, in file: SourceFile, before: [SourceUnit],
    _ setting: Setting
  ) -> [SourceUnit] {
    let statements = Array(statements)
    let texts = statements.map { statement in
      let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
      return UnitText(file.bytes(at: start..<max(start, end)))
    }
    let matches = UnitMatching.matches(of: texts, in: before)
    return statements.indices.map { index in
      unit(of: statements[index], text: texts[index], match: matches[index], in: file, setting)
    }
  }
}

extension SourceUnit {
  /// The item that it is, if it is a top-level one.
  var loweredItem: LoweredItem? {
    if case .item(let item) = product { item } else { nil }
  }
}

extension Interpreter {
  /// The lowered items of a file; what did not change of them is taken from the version before.
  func lower(_ statements: CodeBlockItemListSyntax, of file: SourceFile) -> [LoweredItem] {
    loweredCount = 0
    newNames = []
    // What was read for another system says nothing of what is there for this one.
    if system != nil { units = [] }
    system = nil
    let items = lower(statements, of: file, for: BuildPlatform(platform: options.platform))
    guard items.allSatisfy(\.isEmpty) else { return items }
    for name in BuildPlatform.systems where file.text.contains(name) {
      units = []
      let others = lower(
        statements, of: file, for: BuildPlatform(platform: options.platform, system: name))
      guard others.allSatisfy(\.isEmpty) else {
        system = name
        return others
      }
    }
    return items
  }

  private func lower(
    _ statements: CodeBlockItemListSyntax, of file: SourceFile, for platform: BuildPlatform
  ) -> [LoweredItem] {
    let setting = Lowering.Setting(
      platform: platform,
      fresh: { [unowned self] in
        placeCount += 1
        return placeCount
      }, keeps: keepsUnits,
      onLower: { [unowned self] unit in
        loweredCount += 1
        newNames.formUnion(unit.uses.ownNames)
      })
    units = Lowering.units(of: statements, in: file, before: units, setting)
    return units.compactMap(\.loweredItem)
  }
}
