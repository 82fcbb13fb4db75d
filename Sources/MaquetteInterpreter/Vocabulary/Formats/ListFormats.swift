import Foundation

/// `.list(type:width:)` and `.list(memberStyle:type:width:)`.
enum ListFormats {
  typealias Texts = ListFormatStyle<StringStyle, [String]>

  static let entries: [TypeEntry] = [
    TypeEntry.formats(
      of: "[String]",
      functions: [
        Overload(
          "func list(type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle"
        ) { (type: ListKind?, width: ListWidth?) in
          texts(type ?? .and, width ?? .standard)
        }
      ]),
    TypeEntry.formats(
      of: "[Any]",
      functions: [
        Overload(
          "func list(memberStyle: FormatStyle, type: ListFormatStyle.ListType, width: ListFormatStyle.Width = .standard) -> ListFormatStyle"
        ) {
          (
            member: Value, type: ListKind?, width: ListWidth?,
            site: CallSite
          ) in
          let style = memberStyle(member, in: site.evaluator)
          return style?.list(type ?? .and, width ?? .standard)
        }
      ]),
    TypeEntry(format: Texts.self, named: "ListFormatStyle"),
    TypeEntry(choices: ["and": ListKind.and, "or": .or], named: "ListFormatStyle.ListType"),
    TypeEntry(
      choices: ["standard": ListWidth.standard, "short": .short, "narrow": .narrow],
      named: "ListFormatStyle.Width"),
    members(IntegerFormatStyle<Int>.self), members(IntegerFormatStyle<Int>.Percent.self),
    members(IntegerFormatStyle<Int>.Currency.self), members(FloatingPointFormatStyle<Double>.self),
    members(FloatingPointFormatStyle<Double>.Percent.self),
    members(FloatingPointFormatStyle<Double>.Currency.self), members(Decimal.FormatStyle.self),
    members(Date.FormatStyle.self), members(Date.RelativeFormatStyle.self),
    members(Duration.UnitsFormatStyle.self), members(Duration.TimeFormatStyle.self),
  ]

  /// A list of texts.
  static func texts(_ kind: ListKind, _ width: ListWidth) -> Texts {
    let type: Texts.ListType = kind == .or ? .or : .and
    let width: Texts.Width =
      switch width {
      case .standard: .standard
      case .short: .short
      case .narrow: .narrow
      }
    return named(.list(type: type, width: width))
  }

  /// Lets the compiler find a style that only its protocol's members make.
  private static func named(_ style: Texts) -> Texts { style }

  /// The entry of lists whose members have a style.
  private static func members<S: ListMemberStyle>(_ style: S.Type) -> TypeEntry
  where S.FormatInput: Equatable {
    TypeEntry(
      format: ListFormatStyle<S, [S.FormatInput]>.self, named: "ListFormatStyle<\(S.self)>")
  }

  /// The style of the members: the first kind of value that has one of this name decides.
  private static func memberStyle(_ format: Value, in evaluator: Evaluator)
    -> (any ListMemberStyle)?
  {
    if case .native(let native) = format { return native.value as? any ListMemberStyle }
    guard let kind = evaluator.listMember else { return nil }
    return evaluator.styleValue(format, for: kind).native(as: (any ListMemberStyle).self)
  }
}

/// How the last of a list is joined.
nonisolated enum ListKind { case and, or }

extension ListKind: VocabularyArgument {
  static var spellings: [String] { ["ListFormatStyle.ListType"] }
}

/// How long the words of a list are.
nonisolated enum ListWidth { case standard, short, narrow }

extension ListWidth: VocabularyArgument {
  static var spellings: [String] { ["ListFormatStyle.Width"] }
}

/// A style that the members of a list can have.
nonisolated protocol ListMemberStyle: FormatStyle, Sendable where FormatOutput == String {}

nonisolated extension IntegerFormatStyle: ListMemberStyle {}
nonisolated extension IntegerFormatStyle.Percent: ListMemberStyle {}
nonisolated extension IntegerFormatStyle.Currency: ListMemberStyle {}
nonisolated extension FloatingPointFormatStyle: ListMemberStyle {}
nonisolated extension FloatingPointFormatStyle.Percent: ListMemberStyle {}
nonisolated extension FloatingPointFormatStyle.Currency: ListMemberStyle {}
nonisolated extension Decimal.FormatStyle: ListMemberStyle {}
nonisolated extension Date.FormatStyle: ListMemberStyle {}
nonisolated extension Date.RelativeFormatStyle: ListMemberStyle {}
nonisolated extension Duration.UnitsFormatStyle: ListMemberStyle {}
nonisolated extension Duration.TimeFormatStyle: ListMemberStyle {}

extension ListMemberStyle {
  /// A style of lists whose members have this style.
  fileprivate func list(_ kind: ListKind, _ width: ListWidth) -> Any {
    var style = ListFormatStyle<Self, [FormatInput]>(memberStyle: self)
    style.listType = kind == .or ? .or : .and
    style.width = width == .standard ? .standard : width == .short ? .short : .narrow
    return style
  }
}
