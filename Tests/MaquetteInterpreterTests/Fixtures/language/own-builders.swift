// A result builder of the file makes of statements what its functions say.
struct Row { var title: String; var depth = 0 }

@resultBuilder
enum RowsBuilder {
  static func buildExpression(_ title: String) -> [Row] { [Row(title: title)] }
  static func buildExpression(_ row: Row) -> [Row] { [row] }
  static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap { $0 } }
  static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [Row(title: "nothing")] }
  static func buildEither(first rows: [Row]) -> [Row] { rows }
  static func buildEither(second rows: [Row]) -> [Row] { rows + [Row(title: "second")] }
  static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap { $0 } }
  static func buildFinalResult(_ rows: [Row]) -> [Row] { rows + [Row(title: "end")] }
}

func rows(isLong: Bool, count: Int, @RowsBuilder _ make: () -> [Row]) -> String {
  make().map { $0.title }.joined(separator: ",")
}

func shown(_ isLong: Bool, _ count: Int) -> String {
  rows(isLong: isLong, count: count) {
    "first"
    let doubled = count * 2
    Row(title: "\(doubled)", depth: 1)
    if isLong { "long" }
    if isLong { "yes" } else { "no" }
    for index in 0..<count { "turn \(index)" }
  }
}
print(shown(true, 2))
// expect-output: first,4,long,yes,turn 0,turn 1,end
print(shown(false, 0))
// expect-output: first,0,nothing,no,second,end

@resultBuilder
struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
}
struct Number {
  @Sum var value: Int { 1; 2; 3 }
  let given: Int
  init(@Sum given: () -> Int) { self.given = given() }
}

struct Menu<Content> {
  let rows: [Row]
  init(@RowsBuilder rows: () -> [Row]) { self.rows = rows() }
}

struct Page: View {
  let menu = Menu<Void> { "Home"; "Away" }
  var body: some View {
    List(menu.rows, id: \.title) { Text($0.title) }
  }
}
Page()
