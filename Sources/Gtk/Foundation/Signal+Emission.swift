import CGtk

extension Object {
  /// Emits a signal as the object itself would, with arguments that are converted to its own types.
  package func emit(_ signal: String, _ arguments: any ValueConvertible...) {
    let identifier = g_signal_lookup(signal, cgtk_type_of(raw))
    precondition(identifier != 0, "\(typeName) has no signal \(signal)")
    var query = GSignalQuery()
    g_signal_query(identifier, &query)
    precondition(
      arguments.count == Int(query.n_params),
      "\(signal) has \(query.n_params) arguments, not \(arguments.count)")

    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    g_value_init(&values[0], cgtk_type_of(raw))
    g_value_set_object(&values[0], raw)
    for (index, argument) in arguments.enumerated() {
      g_value_init(&values[index + 1], cgtk_parameter_type(&query, guint(index)))
      store(argument, in: &values[index + 1])
    }
    let result = cgtk_return_type(&query)
    if result == cgtk_type_none() {
      g_signal_emitv(values, identifier, 0, nil)
    } else {
      withValue(of: result) { g_signal_emitv(values, identifier, 0, $0) }
    }
  }

  private func store<Value: ValueConvertible>(
    _ argument: Value, in target: UnsafeMutablePointer<GValue>
  ) {
    withValue(of: Value.valueType) { source in
      argument.write(source)
      guard g_value_transform(source, target) != 0 else {
        fatalError("\(argument) does not fit the signal's argument")
      }
    }
  }
}
