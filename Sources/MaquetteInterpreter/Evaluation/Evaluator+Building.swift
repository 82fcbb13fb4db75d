extension Evaluator {
  /// What a result builder of the program makes of a function's statements.
  func build(_ body: Block, by builder: RuntimeType, in frame: Frame) throws -> Value {
    var block = BuilderBlock()
    if case .returned(let value) = try body.build(in: frame, into: &block) { return value }
    let value = try combine(block, by: builder)
    return try call(.finalResult, of: builder, [(nil, value)]) ?? value
  }

  /// The static functions that a result builder may have.
  private enum Step: String {
    case block = "buildBlock"
    case expression = "buildExpression"
    case optional = "buildOptional"
    case formerOptional = "buildIf"
    case either = "buildEither"
    case array = "buildArray"
    case partialBlock = "buildPartialBlock"
    case finalResult = "buildFinalResult"
  }

  /// The value of a static function of a builder; nil where it has none.
  private func call(
    _ step: Step, of builder: RuntimeType, _ arguments: [(label: String?, value: Value)]
  ) throws -> Value? {
    guard !builder.statics(step.rawValue).isEmpty else { return nil }
    let place = builder.place ?? noPlace
    let items = arguments.map { Argument(label: $0.label, value: $0.value, place: place) }
    return try callMember(
      step.rawValue, on: .type(.declared(builder, name: builder.name)),
      Arguments(items: items, evaluator: self, place: place), in: nil, at: place)
  }

  private func combine(_ block: BuilderBlock, by builder: RuntimeType) throws -> Value {
    let parts = try block.elements.map { try value(of: $0, by: builder) }
    if let first = parts.first, builder.statics(Step.partialBlock.rawValue).count > 1 {
      let start = try call(.partialBlock, of: builder, [("first", first)]) ?? first
      return try parts.dropFirst().reduce(start) { accumulated, next in
        try call(.partialBlock, of: builder, [("accumulated", accumulated), ("next", next)])
          ?? next
      }
    }
    return try call(.block, of: builder, parts.map { (nil, $0) }) ?? parts.last ?? .void
  }

  private func value(of element: BuilderBlock.Element, by builder: RuntimeType) throws -> Value {
    switch element {
    case .value(let value, _):
      return try call(.expression, of: builder, [(nil, value)]) ?? value
    case .branch(let isOptional, let turns, let content):
      var value = Value.null
      if let content {
        value = try combine(content, by: builder)
        for isFirst in turns.reversed() {
          let label = isFirst ? "first" : "second"
          value = try call(.either, of: builder, [(label, value)]) ?? value
        }
      }
      guard isOptional else { return value }
      return try call(.optional, of: builder, [(nil, value)])
        ?? call(.formerOptional, of: builder, [(nil, value)]) ?? value
    case .loop(let turns):
      let values = try turns.map { try combine($0, by: builder) }
      return try call(.array, of: builder, [(nil, .array(values))]) ?? .array(values)
    }
  }
}
