struct Point: Equatable {
  var x = 0
  var y = 0
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func < (a: Point, b: Point) -> Bool { a.x < b.x }
}
print(Point(x: 1, y: 2) + Point(x: 3, y: 4))  // expect-output: Point(x: 4, y: 6)
print(Point(x: 1) == Point(x: 1), Point(x: 1) != Point(x: 2))  // expect-output: true true
print(Point(x: 1) < Point(x: 2), Point(x: 1) > Point(x: 2))  // expect-output: true false
