@testable import MaquetteInterpreter

extension ProgramGenerator {
  /// A call of any view of the vocabulary, by one of its signatures; nil if none of those tried
  /// can be written with what there is.
  func vocabularyView(_ scope: Scope) -> Piece? {
    for _ in 0..<4 {
      guard let (name, signature) = random.pick(Self.initializers),
        let call = call(signature, of: name, scope)
      else { continue }
      return piece("\(name)(\(call.arguments))", call.trailing, isView: true)
    }
    return nil
  }

  /// A modifier, of the vocabulary or of the program.
  func modifier(_ scope: Scope) -> String? {
    switch random.number(0...11) {
    case 0 where scope.parts.contains(.framed):
      return ".noted(\(expression(.string, scope, depth: 1)))"
    case 1 where scope.parts.contains(.framed):
      return ".modifier(Framed(note: \(expression(.string, scope, depth: 1))))"
    case 2: return ".disabled(\(expression(.bool, scope, depth: 1)))"
    case 3: return ".onAppear { \(settlingAction(scope)) }"
    case 4:
      return ".onChange(of: \(expression(.int, scope, depth: 1))) { \(settlingAction(scope)) }"
    case 5: return ".environment(\\.isEnabled, \(expression(.bool, scope, depth: 1)))"
    case 6 where scope.parts.contains(.style):
      return ".labelStyle(PlainStyle(isBold: \(expression(.bool, scope, depth: 1))))"
    case 7: return ".id(\(expression(.int, scope, depth: 0)))"
    default: break
    }
    for _ in 0..<4 {
      guard let (name, signature) = random.pick(Self.modifiers),
        let call = call(signature, of: name, scope, isInline: true)
      else { continue }
      return ".\(name)(\(call.arguments))"
    }
    return nil
  }

  private static let initializers: [(name: String, signature: Signature)] = {
    let views = Vocabulary.types.values.filter { $0.standing != nil && $0.matches == nil }
    return views.sorted { $0.name < $1.name }.flatMap { entry in
      // Placeholders for what is not a view by itself would only be told of.
      entry.initializers.filter { _ in !special.contains(entry.name) }
        .map { (entry.name, $0.signature) }
    }
  }()

  private static let special: Set = ["ForEach", "ToolbarItem", "ToolbarItemGroup", "Picker"]

  private static let modifiers: [(name: String, signature: Signature)] = Vocabulary.modifiers.values
    .sorted { $0.name < $1.name }.filter {
      !$0.overloads.isEmpty && $0.name != "navigationDestination"
    }
    .flatMap { entry in entry.overloads.map { (entry.name, $0.signature) } }

  /// A call's arguments in parentheses, and the closures behind them.
  private struct WrittenCall {
    var arguments = ""
    var trailing: [PieceBlock] = []
  }

  private func call(
    _ signature: Signature, of name: String, _ scope: Scope, isInline: Bool = false
  ) -> WrittenCall? {
    var call = WrittenCall()
    var arguments: [String] = []
    let last = signature.parameters.lastIndex { !$0.type.isFunction } ?? -1
    for (index, parameter) in signature.parameters.enumerated() {
      if parameter.hasDefault, random.chance(50) { continue }
      if parameter.type.isFunction, index > last, !isInline {
        guard let block = closure(parameter, isFirst: call.trailing.isEmpty, scope) else {
          if parameter.hasDefault { continue }
          return nil
        }
        call.trailing.append(block)
        continue
      }
      guard let value = argument(parameter.type, parameter, of: name, scope) else {
        if parameter.hasDefault { continue }
        return nil
      }
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + value)
    }
    call.arguments = arguments.joined(separator: ", ")
    return call
  }

  private func closure(_ parameter: Signature.Parameter, isFirst: Bool, _ scope: Scope)
    -> PieceBlock?
  {
    guard case .function(let inputs, let result) = parameter.type.unwrapped.form,
      parameter.isBuilder || result.text == "Void"
    else { return nil }
    let inner = scope.deeper()
    let opening =
      (isFirst ? " {" : " \(parameter.label ?? parameter.name): {")
      + (inputs.isEmpty ? "" : " _ in")
    guard inputs.count < 2 else { return nil }
    guard parameter.isBuilder else {
      return PieceBlock(kind: .actions, opening: opening, scope: inner, pieces: actions(inner))
    }
    return PieceBlock(
      kind: .views, opening: opening, scope: inner, pieces: views(inner, upTo: 2))
  }

  /// An argument as text; nil for what has no value here.
  private func argument(
    _ type: TypeExpression, _ parameter: Signature.Parameter, of name: String, _ scope: Scope
  ) -> String? {
    if case .function(let inputs, let result) = type.unwrapped.form {
      guard inputs.count < 2 else { return nil }
      let start = inputs.isEmpty ? "{ " : "{ _ in "
      // What computes something while views are made may change nothing.
      if !parameter.isBuilder, result.text != "Void" { return start + "1 }" }
      return parameter.isBuilder
        ? start + "Text(\(expression(.string, scope, depth: 1))) }"
        : start + settlingAction(scope) + " }"
    }
    guard case .named(let word, let inner) = type.unwrapped.form else { return nil }
    switch word {
    case "Title", "String", "StringProtocol": return expression(.string, scope, depth: 1)
    case "Text", "View": return "Text(\(expression(.string, scope, depth: 1)))"
    case "Bool": return expression(.bool, scope, depth: 1)
    case "Int": return expression(.int, scope, depth: 1)
    case "Double": return expression(.double, scope, depth: 1)
    case "CGFloat": return "\(random.number(0...40))"
    case "Date": return "Date(timeIntervalSince1970: \(random.number(0...3) * 1000))"
    case "URL": return "URL(string: \"https://example.org/\(random.number(0...3))\")!"
    case "ClosedRange" where inner.isEmpty: return "0...\(random.number(1...9))"
    case "Any" where parameter.label == "of": return expression(.int, scope, depth: 1)
    case "Any": return nil
    case "Binding": return binding(inner.first?.name, of: name, scope)
    case "Color", "ShapeStyle": return random.one(of: ".red", ".blue", "Color.green", ".primary")
    case "LabelStyle" where scope.parts.contains(.style):
      return "PlainStyle(isBold: \(expression(.bool, scope, depth: 0)))"
    default: return implicitMember(of: word)
    }
  }

  private func binding(_ type: String?, of name: String, _ scope: Scope) -> String? {
    switch type {
    case "Bool": binding(.bool, scope)
    case "String": binding(.string, scope)
    case "Int": binding(.int, scope)
    case "Double": binding(.double, scope)
    case "Value" where ["Stepper", "Slider"].contains(name):
      binding(random.one(of: .int, .double), scope)
    default: nil
    }
  }

  /// A static member of a type of the vocabulary, or of one that its members are found in.
  private func implicitMember(of type: String) -> String? {
    let types = Vocabulary.allTypes.filter { $0.name == type || $0.alsoIn.contains(type) }
    return random.pick(types.flatMap { $0.statics.keys.filter { $0 != "allCases" } }.sorted()).map {
      "." + $0
    }
  }
}
