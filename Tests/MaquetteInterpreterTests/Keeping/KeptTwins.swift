import Foundation

@testable import MaquetteInterpreter
@testable import MaquetteUI

/// A preview that is followed through versions of its file, events and changes around it.
@MainActor
final class FollowedPreview {
  private let interpreter: Interpreter
  private let keeps: Bool
  private var session: ViewSession?
  private var environment: EnvironmentValues
  /// How much was kept and run again in all.
  private(set) var work = (kept: 0, run: 0)

  /// - Parameter keeps: whether what has not changed is kept, from lowering on.
  init(keeps: Bool, environment: EnvironmentValues) {
    self.keeps = keeps
    self.environment = environment
    interpreter = Interpreter(
      options: Interpreter.Options(now: Date(timeIntervalSince1970: 1_685_950_200)))
    interpreter.keepsUnits = keeps
    interpreter.onInvalidate = { [weak self] in self?.session?.invalidate() }
  }

  /// What is seen of it.
  struct Picture: Equatable {
    var tree: ResolvedTree?
    var sources: [SourceRange?] = []
    var issues: [String] = []
    var remarks: [String] = []
    var handled: Set<NodeIdentity> = []
    var states = 0
    var output: [String] = []
    var answer: EventAnswer?
  }

  func read(_ text: String) {
    let program = interpreter.update(text: text, fileName: "Form.swift")
    guard let preview = program.previews.first else { return }
    if let session {
      session.reload(root: preview.makeView)
    } else {
      session = ViewSession(environment: environment, keeps: keeps, root: preview.makeView)
    }
  }

  func change(_ body: (inout EnvironmentValues) -> Void) {
    body(&environment)
    session?.environment = environment
  }

  func send(_ event: NodeEvent) -> EventAnswer? { session?.send(event) }

  /// Resolves until nothing changes any more, and shows the result.
  func picture(after answer: EventAnswer? = nil) -> Picture {
    var picture = Picture()
    picture.answer = answer
    if let session {
      let tree = session.resolveSettled()
      picture.tree = tree
      func visit(_ node: Node) {
        picture.sources.append(node.source)
        node.children.forEach(visit)
      }
      visit(tree.root)
      picture.issues = tree.issues.map {
        "\($0.code) \($0.name): \($0.message) \($0.source as Any)"
      }
      picture.handled = session.handled
      picture.states = session.stateCount
      work.kept += session.work.kept
      work.run += session.work.run
    }
    picture.remarks = interpreter.diagnostics.map {
      "\($0.line):\($0.column): \($0.severity.rawValue): \($0.message) [\($0.code.rawValue)]"
    }
    picture.output = interpreter.evaluator.output
    return picture
  }
}

/// One thing that happens to a form.
enum KeptStep {
  case edit(GeneratedProgram)
  /// Text that does not parse: a version with a brace less.
  case breakage(GeneratedProgram)
  /// Something is done to one of the nodes that handle events.
  case event(node: Int, choice: Int)
  case environment(Int)
}

/// One preview with all that is kept, and one that is made anew each time, side by side.
@MainActor
final class KeptTwins {
  private let kept: FollowedPreview
  private let anew: FollowedPreview
  private var shown = FollowedPreview.Picture()

  init() {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "UTC") ?? environment.timeZone
    environment.now = { Date(timeIntervalSince1970: 1_685_950_200) }
    kept = FollowedPreview(keeps: true, environment: environment)
    anew = FollowedPreview(keeps: false, environment: environment)
  }

  var work: (kept: Int, run: Int) { kept.work }

  /// Lets both take a step; what differs afterwards, in lines.
  func take(_ step: KeptStep) -> [String] {
    var answers: [EventAnswer?] = [nil, nil]
    switch step {
    case .edit(let program):
      let text = program.text
      for twin in [kept, anew] { twin.read(text) }
    case .breakage(let program):
      var text = program.text
      if let brace = text.lastIndex(of: "}") { text.remove(at: brace) }
      for twin in [kept, anew] { twin.read(text) }
    case .event(let number, let choice):
      guard let event = event(number, choice) else { return [] }
      answers = [kept, anew].map { $0.send(event) }
    case .environment(let choice):
      for twin in [kept, anew] { twin.change { Self.change(&$0, choice) } }
    }
    let one = kept.picture(after: answers[0])
    let other = anew.picture(after: answers[1])
    shown = other
    return one == other ? [] : Self.differences(one, other)
  }

  private func event(_ number: Int, _ choice: Int) -> NodeEvent? {
    guard let root = shown.tree?.root else { return nil }
    var nodes: [Node] = []
    func visit(_ node: Node) {
      if shown.handled.contains(node.id) { nodes.append(node) }
      node.children.forEach(visit)
    }
    visit(root)
    guard !nodes.isEmpty else { return nil }
    let node = nodes[number % nodes.count]
    let action: NodeEvent.Action =
      switch node.kind {
      case .toggle: .setOn(choice % 2 == 0)
      case .textField: .setText(["", "Typed", "4", "Gamma"][choice % 4])
      case .picker: .select(choice % 4)
      case .slider, .stepper: .setNumber(Double(choice % 5) - 1)
      case .navigationStack, .page: .goBack
      default: .activate
      }
    return NodeEvent(target: node.id, action: action)
  }

  private static func change(_ environment: inout EnvironmentValues, _ choice: Int) {
    switch choice % 6 {
    case 0: environment.colorScheme = environment.colorScheme == .dark ? .light : .dark
    case 1: environment.locale = Locale(identifier: "de_DE")
    case 2: environment.locale = Locale(identifier: "en_US")
    case 3: environment.dynamicTypeSize = .accessibility1
    case 4: environment.dynamicTypeSize = .large
    default: environment.isEnabled.toggle()
    }
  }

  private static func differences(
    _ kept: FollowedPreview.Picture, _ anew: FollowedPreview.Picture
  ) -> [String] {
    func lines(_ picture: FollowedPreview.Picture) -> [String] {
      var lines: [String] = []
      var index = 0
      func visit(_ node: Node, depth: Int) {
        var bare = node
        bare.children = []
        let line = bare.outline.trimmingCharacters(in: .newlines)
        let place = picture.sources[index].map { "\($0.line):\($0.column)" } ?? "-"
        let indent = String(repeating: "  ", count: depth)
        lines.append("\(indent)\(line) @\(place) \(node.id)")
        index += 1
        for child in node.children { visit(child, depth: depth + 1) }
      }
      if let root = picture.tree?.root { visit(root, depth: 0) }
      lines += picture.issues.map { "issue: " + $0 } + picture.remarks.map { "remark: " + $0 }
      lines += picture.handled.map { "handled: \($0)" }.sorted()
      lines += ["states: \(picture.states)", "next: \(picture.tree?.nextChange as Any)"]
      lines += ["answer: \(picture.answer as Any)"] + picture.output.map { "printed: " + $0 }
      return lines
    }
    return lines(anew).difference(from: lines(kept)).map { change in
      switch change {
      case .insert(_, let line, _): "anew: " + line
      case .remove(_, let line, _): "kept: " + line
      }
    }
  }
}
