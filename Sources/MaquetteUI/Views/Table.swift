import Foundation

/// Rows whose parts stand in columns under titles.
package struct TableLayout: View {
  /// The elements with what tells them apart.
  package typealias Row = (id: AnyHashable, value: Any)

  private let rows: [Row]
  private let columns: any View
  private let order: TableOrder?
  private let selection: TableSelection?

  /// - Parameter columns: table columns, which show a part of each row.
  package init(
    rows: [Row], columns: any View, order: TableOrder? = nil, selection: TableSelection? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.order = order
    self.selection = selection
  }

  package func nodes(in context: ViewContext) -> [Node] {
    let hasTitles = context.environment.tableHasTitles
    let isStriped = context.environment[look: TableAppearance.self] == .bordered
    let grid = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      if hasTitles {
        GridRow { TablePartView(part: .titles(order), columns: columns) }
        Divider()
      }
      ForEach(rows.indices.map { TableRowPlace(place: $0, id: rows[$0].id) }) { row in
        let value = rows[row.place].value
        let isChosen = selection?.contains(row.id) ?? false
        let isMarked = isStriped && row.place % 2 == 1
        GridRow {
          TablePartView(
            part: .row(
              value,
              fill: isChosen ? .accentColor.opacity(0.25) : isMarked ? .gray.opacity(0.1) : nil,
              choose: selection.map { selection in { selection.choose(row.id) } }),
            columns: columns)
        }
        Divider()
      }
    }
    return ScrollView(.horizontal) { grid }.nodes(in: context)
  }
}

/// A row's place, told apart from others by what it shows.
private struct TableRowPlace: Identifiable {
  let place: Int
  let id: AnyHashable
}

/// The order that a table's titles show and change.
package struct TableOrder {
  /// Whether the rows are in ascending order of a column; `nil` where another one orders them.
  package let isAscending: @MainActor (AnyHashable) -> Bool?
  /// Orders the rows by a column, or the other way round.
  package let choose: @MainActor (Any) -> Void

  package init(
    isAscending: @escaping @MainActor (AnyHashable) -> Bool?,
    choose: @escaping @MainActor (Any) -> Void
  ) {
    self.isAscending = isAscending
    self.choose = choose
  }
}

/// The rows of a table or list that are chosen.
package struct TableSelection {
  package let contains: @MainActor (AnyHashable) -> Bool
  package let choose: @MainActor (AnyHashable) -> Void

  package init(
    contains: @escaping @MainActor (AnyHashable) -> Bool,
    choose: @escaping @MainActor (AnyHashable) -> Void
  ) {
    self.contains = contains
    self.choose = choose
  }
}

/// What the columns of a table are asked for.
enum TablePart {
  case titles(TableOrder?)
  case row(Any, fill: Color?, choose: (@MainActor () -> Void)?)
}

/// The parts that the columns have in a row, one a column.
private struct TablePartView: View {
  let part: TablePart
  let columns: any View

  func nodes(in context: ViewContext) -> [Node] {
    var inner = context
    inner.environment.tablePart = part
    return columns.nodes(in: inner)
  }
}

/// A column of a table, as it is for elements of any type.
package struct TableColumnLayout: View {
  let label: any View
  /// What the rows are ordered by, and what tells it apart; `nil` for no order.
  let order: (key: AnyHashable, comparator: Any)?
  let width: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?)?
  let alignment: HorizontalAlignment
  let cell: @MainActor (Any) -> (any View)?

  package init(
    label: any View, order: (key: AnyHashable, comparator: Any)? = nil,
    width: (least: CGFloat?, ideal: CGFloat?, most: CGFloat?)? = nil,
    alignment: HorizontalAlignment = .leading, cell: @escaping @MainActor (Any) -> (any View)?
  ) {
    self.label = label
    self.order = order
    self.width = width
    self.alignment = alignment
    self.cell = cell
  }

  /// The column in another width.
  package func width(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) -> TableColumnLayout {
    TableColumnLayout(
      label: label, order: order, width: (least, ideal, most), alignment: alignment, cell: cell)
  }

  /// The column with its parts aligned in another way.
  package func aligned(_ alignment: HorizontalAlignment) -> TableColumnLayout {
    TableColumnLayout(label: label, order: order, width: width, alignment: alignment, cell: cell)
  }

  package func nodes(in context: ViewContext) -> [Node] {
    switch context.environment.tablePart {
    case .titles(let order)?: framed(AnyView(title(order))).nodes(in: context)
    case .row(let value, let fill, let choose)?:
      cellView(value, fill: fill, choose: choose).nodes(in: context)
    case nil: []
    }
  }

  private func framed(_ content: AnyView) -> AnyView {
    AnyView(
      content
        .frame(
          minWidth: width?.least ?? 60, idealWidth: width?.ideal,
          maxWidth: width?.most ?? .infinity,
          alignment: Alignment(horizontal: alignment, vertical: .center)
        )
        .padding(.horizontal, 8).padding(.vertical, 6))
  }

  @ViewBuilder private func title(_ sorting: TableOrder?) -> some View {
    let text = AnyView(existential: label).font(.subheadline).foregroundStyle(.secondary)
    if let sorting, let order {
      let isAscending = sorting.isAscending(order.key)
      Button {
        sorting.choose(order.comparator)
      } label: {
        HStack(spacing: 4) {
          text
          if let isAscending {
            Image(systemName: isAscending ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      text
    }
  }

  private func cellView(
    _ value: Any, fill: Color?, choose: (@MainActor () -> Void)?
  ) -> AnyView {
    let content = framed(AnyView(existential: cell(value) ?? EmptyView()))
    let filled = fill.map { AnyView(content.background($0)) } ?? content
    guard let choose else { return filled }
    return AnyView(filled.onTapGesture { choose() })
  }
}

extension EnvironmentValues {
  /// What the columns of the table around are asked for.
  var tablePart: TablePart? {
    get { self[TablePartKey.self] }
    set { self[TablePartKey.self] = newValue }
  }

  /// Whether the columns of tables have titles.
  var tableHasTitles: Bool {
    get { self[TableTitlesKey.self] }
    set { self[TableTitlesKey.self] = newValue }
  }
}

private struct TablePartKey: EnvironmentKey {
  static var defaultValue: TablePart? { nil }
}

private struct TableTitlesKey: EnvironmentKey {
  static let defaultValue = true
}

extension View {
  /// Shows or hides the titles of the columns of tables in this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHasTitles, visibility != .hidden)
  }
}

/// Rows of elements whose parts stand in columns under titles.
public struct Table<Value: Identifiable, Columns: View>: View {
  private let layout: TableLayout

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder columns: () -> Columns
  ) where Data.Element == Value {
    layout = TableLayout(rows: data.map { ($0.id, $0) }, columns: columns())
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @ViewBuilder columns: () -> Columns
  ) where Data.Element == Value {
    layout = TableLayout(
      rows: data.map { ($0.id, $0) }, columns: columns(),
      selection: TableSelection(
        contains: { selection.wrappedValue.map { AnyHashable($0) } == $0 },
        choose: { selection.wrappedValue = $0.base as? Value.ID }))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @ViewBuilder columns: () -> Columns
  ) where Data.Element == Value {
    layout = TableLayout(
      rows: data.map { ($0.id, $0) }, columns: columns(),
      order: TableOrder(
        isAscending: { key in
          guard let first = sortOrder.wrappedValue.first,
            AnyHashable(first.keyPath as AnyKeyPath) == key
          else { return nil }
          return first.order == .forward
        },
        choose: { comparator in
          guard var comparator = comparator as? KeyPathComparator<Value> else { return }
          if let first = sortOrder.wrappedValue.first, first.keyPath == comparator.keyPath {
            comparator.order = first.order == .forward ? .reverse : .forward
          }
          sortOrder.wrappedValue = [comparator]
        }))
  }

  public func nodes(in context: ViewContext) -> [Node] { layout.nodes(in: context) }
}

/// A column of a table: its title, and what it shows of each element.
public struct TableColumn<RowValue: Identifiable, Content: View>: View {
  private let layout: TableColumnLayout

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    layout = TableColumnLayout(label: Text(titleKey)) { ($0 as? RowValue).map { content($0) } }
  }

  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    layout = TableColumnLayout(
      label: Text(titleKey), order: (AnyHashable(value as AnyKeyPath), KeyPathComparator(value))
    ) { ($0 as? RowValue).map { content($0) } }
  }

  public func nodes(in context: ViewContext) -> [Node] { layout.nodes(in: context) }
}

extension TableColumn where Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(titleKey, value: value) { Text(verbatim: $0[keyPath: value]) }
  }
}
