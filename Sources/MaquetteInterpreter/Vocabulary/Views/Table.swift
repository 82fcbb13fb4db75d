import Foundation
import MaquetteUI

extension TypeEntry {
  /// Tables and their columns.
  static let tables: [TypeEntry] = [table, column, row]

  private static let table = TypeEntry(
    view: "Table", .drawn,
    Overload("init(_ data: Collection, @ViewBuilder columns: () -> Columns)") {
      (data: Elements, columns: AnyView) in data.table(columns, nil, nil)
    },
    Overload(
      "init(_ data: Collection, selection: Binding<Value>, @ViewBuilder columns: () -> Columns)"
    ) { (data: Elements, selection: BindingValue, columns: AnyView) in
      data.table(columns, selection, nil)
    },
    Overload(
      "init(_ data: Collection, sortOrder: Binding<Value>, @ViewBuilder columns: () -> Columns)"
    ) { (data: Elements, order: BindingValue, columns: AnyView) in data.table(columns, nil, order)
    },
    Overload(
      "init(_ data: Collection, selection: Binding<Value>, sortOrder: Binding<Value>, @ViewBuilder columns: () -> Columns)"
    ) { (data: Elements, selection: BindingValue, order: BindingValue, columns: AnyView) in
      data.table(columns, selection, order)
    })

  private static let column = TypeEntry(
    "TableColumn", .drawn, matches: { $0 is TableColumnLayout },
    initializers: [
      Overload("init(_ title: Title, value: KeyPath)") {
        (title: Text, path: KeyPathValue, site: CallSite) in column(title, path, site)
      },
      Overload(
        "init(_ title: Title, value: KeyPath, @inert comparator: Any? = nil, @ViewBuilder content: (Element) -> Content)"
      ) { (title: Text, path: KeyPathValue, content: ContentBuilder, site: CallSite) in
        TableColumnLayout(
          label: title,
          order: (path.names.joined(separator: "."), ComparisonValue(path: path, isReversed: false))
        ) { ($0 as? Value).map { content($0) } }
      },
      Overload("init(_ title: Title, @ViewBuilder content: (Element) -> Content)") {
        (title: Text, content: ContentBuilder) in
        TableColumnLayout(label: title) { ($0 as? Value).map { content($0) } }
      },
    ],
    methods: [
      Method("width(_ width: CGFloat? = nil)") { (column: TableColumnLayout, width: CGFloat?) in
        column.width(least: width, ideal: width, most: width)
      },
      Method("width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)") {
        (column: TableColumnLayout, least: CGFloat?, ideal: CGFloat?, most: CGFloat?) in
        column.width(least: least, ideal: ideal, most: most)
      },
      Method("alignment(_ alignment: Any)") { (column: TableColumnLayout, alignment: Value) in
        column.aligned(alignment.isTrailing ? .trailing : .leading)
      },
      Method("customizationID(@inert _ identifier: String)") { (column: TableColumnLayout) in
        column
      },
    ])

  /// A row that a file makes for an element, by its value alone.
  private static let row = TypeEntry(
    view: "TableRow", .drawn,
    Overload("init(_ value: Any)") { (_: Value) in EmptyView() })

  private static func column(
    _ title: Text, _ path: KeyPathValue, _ site: CallSite
  ) -> TableColumnLayout {
    TableColumnLayout(
      label: title,
      order: (path.names.joined(separator: "."), ComparisonValue(path: path, isReversed: false))
    ) { element in
      guard let element = element as? Value,
        let value = try? site.evaluator.value(at: path, of: element, place: site.place)
      else { return nil }
      return Text(verbatim: site.evaluator.describe(value))
    }
  }
}

extension Value {
  /// Whether an alignment is that of numbers, or of the end.
  fileprivate var isTrailing: Bool {
    guard case .implicit(let member) = self else { return false }
    return member.name == "trailing" || member.name == "numeric"
  }
}

extension Elements {
  /// A table of the elements.
  fileprivate func table(
    _ columns: AnyView, _ selection: BindingValue?, _ order: BindingValue?
  ) -> TableLayout {
    TableLayout(
      rows: values.map { (identity(of: $0), $0) }, columns: columns,
      order: order.map { binding in
        TableOrder(
          isAscending: { key in
            guard let first = firstComparator(in: binding),
              AnyHashable(first.path?.names.joined(separator: ".") ?? "") == key
            else { return nil }
            return !first.isReversed
          },
          choose: { comparator in
            guard let wanted = comparator as? ComparisonValue else { return }
            let first = firstComparator(in: binding)
            let isSame = first?.path?.names == wanted.path?.names
            let next = ComparisonValue(
              path: wanted.path, isReversed: isSame && first?.isReversed == false)
            binding.set(.array([.wrap(next)]))
          })
      }, selection: selection.map { $0.rows(in: evaluator) })
  }

  private func firstComparator(in binding: BindingValue) -> ComparisonValue? {
    evaluator.elements(of: binding.get(), at: place)?.first?.native(as: ComparisonValue.self)
  }
}

extension BindingValue {
  /// The binding as a selection of rows: one value, or a set of them.
  func rows(in evaluator: Evaluator) -> TableSelection {
    TableSelection(
      contains: { identity in
        switch self.get() {
        case .set(let values): values.keys.contains { $0.hashable == identity }
        case .null: false
        case let value: value.hashable == identity
        }
      },
      choose: { identity in
        let value = (identity.base as? Value) ?? evaluator.value(from: identity.base)
        switch self.get() {
        case .set(var values):
          values[value] = values[value] == nil ? .void : nil
          self.set(.set(values))
        default: self.set(value)
        }
      })
  }
}

extension TypeEntry {
  static let editMode = TypeEntry(
    "EditMode", matches: { $0 is EditMode },
    statics: members(EditMode.allCases, named: \.rawValue),
    properties: ["isEditing": { any, _ in (any as? EditMode)?.isEditing }])
}

extension ModifierEntry {
  static let tableColumnHeaders = ModifierEntry(
    "tableColumnHeaders", .drawn,
    Modifier("tableColumnHeaders(_ visibility: Visibility)") {
      (view: AnyView, visibility: Visibility) in view.tableColumnHeaders(visibility)
    })
}
