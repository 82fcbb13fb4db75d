import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Work that a preview does by itself, in order, on its clock.
@MainActor
struct TaskTests {
  /// A form on show that is brought up to date for as long as it is followed.
  @MainActor
  private final class Show {
    let interpreter = Interpreter()
    let session: ViewSession
    let program: Program

    init(_ text: String) {
      let program = interpreter.update(text: text, fileName: "Form.swift")
      self.program = program
      session = ViewSession(environment: EnvironmentValues()) {
        program.previews.first?.makeView() ?? EmptyView()
      }
      interpreter.onInvalidate = { [weak session] in session?.invalidate() }
    }

    var texts: [String] { texts(of: session.resolveSettled().root) }

    private func texts(of node: Node) -> [String] {
      (node[.text].map { [$0] } ?? []) + node.children.flatMap(texts)
    }

    /// Resolves until the texts are these, for a second at the most.
    func comes(to expected: [String]) -> [String] {
      let end = Date() + 2
      while Date() < end {
        let found = texts
        if found == expected { return found }
        Thread.sleep(forTimeInterval: 0.005)
      }
      return texts
    }

    func press(_ index: Int = 0) {
      var buttons: [NodeIdentity] = []
      func collect(_ node: Node) {
        if node.kind == .button { buttons.append(node.id) }
        node.children.forEach(collect)
      }
      collect(session.resolveSettled().root)
      session.send(NodeEvent(target: buttons[index], action: .activate))
    }

    var messages: [String] { program.diagnostics.map(\.message) }
  }

  @Test func aTaskOfAViewRunsInOrderAndSleeps() {
    let show = Show(
      """
      struct Loader { func load() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(20))
        return ["a", "b"]
      } }
      struct Form1: View {
        @State private var items: [String] = []
        @State private var state = "idle"
        var body: some View {
          VStack {
            Text(state)
            ForEach(items, id: \\.self) { Text($0) }
          }
          .task {
            state = "loading"
            do {
              async let first = Loader().load()
              items = try await first
              state = "done"
            } catch { state = "failed" }
          }
        }
      }
      """)
    #expect(show.texts == ["loading"])
    #expect(show.comes(to: ["done", "a", "b"]) == ["done", "a", "b"])
    #expect(show.messages == [])
  }

  @Test func aTaskIsCancelledWithItsView() {
    let show = Show(
      """
      final class Log: ObservableObject { @Published var lines = "" }
      struct Form1: View {
        @StateObject private var log = Log()
        @State private var isShown = true
        var body: some View {
          VStack {
            if isShown {
              Text("shown").task {
                do { try await Task.sleep(nanoseconds: 60_000_000_000); log.lines += "late" }
                catch is CancellationError { log.lines += "cancelled \\(Task.isCancelled)" }
                catch { log.lines += "other" }
              }
            }
            Text(log.lines)
            Button("Hide") { isShown = false }
          }
        }
      }
      """)
    #expect(show.texts == ["shown", "", "Hide"])
    show.press()
    #expect(show.comes(to: ["cancelled true", "Hide"]) == ["cancelled true", "Hide"])
    #expect(show.messages == [])
  }

  @Test func whatABadLoopDoesAfterItWasCancelledEnds() {
    let show = Show(
      """
      struct Form1: View {
        @State private var isShown = true
        @State private var n = 0
        var body: some View {
          VStack {
            if isShown { Text("on").task { while true { try? await Task.sleep(for: .seconds(9)); n += 1 } } }
            Button("Hide") { isShown = false }
          }
        }
      }
      """)
    #expect(show.texts == ["on", "Hide"])
    show.press()
    #expect(show.comes(to: ["Hide"]) == ["Hide"])
    #expect(show.messages == [])
  }

  @Test func tasksOfActionsActorsStreamsAndGroups() {
    let show = Show(
      """
      actor Counter { private var n = 0; func next() -> Int { n += 1; return n } }
      @MainActor @Observable final class Model {
        var words: [String] = []
        private let counter = Counter()
        private var task: Task<Void, Never>?
        func run() {
          task?.cancel()
          task = Task { [weak self] in
            guard let self else { return }
            let n = await counter.next()
            words.append("n\\(n)")
            let stream = AsyncStream<Int> { continuation in
              Task { for i in 1...2 { continuation.yield(i); await Task.yield() }; continuation.finish() }
            }
            for await i in stream { words.append("s\\(i)") }
            let sum = await withTaskGroup(of: Int.self) { group in
              for i in 1...3 { group.addTask { i * 10 } }
              var sum = 0
              for await part in group { sum += part }
              return sum
            }
            let answer = await withCheckedContinuation { continuation in
              DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume(returning: "late") }
            }
            await MainActor.run { words.append("sum \\(sum) \\(answer)") }
            let value = await Task { 7 }.value
            words.append("v\\(value)")
          }
        }
      }
      struct Form1: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            Text(model.words.joined(separator: " "))
            Button("Run") { model.run() }
          }
        }
      }
      """)
    #expect(show.texts == ["", "Run"])
    show.press()
    let expected = ["n1 s1 s2 sum 60 late v7", "Run"]
    #expect(show.comes(to: expected) == expected)
    #expect(show.messages == [])
  }

  @Test func aTaskWithAnIdentityBeginsAnewWhenThatChanges() {
    let show = Show(
      """
      struct Form1: View {
        @State private var query = "a"
        @State private var found = ""
        var body: some View {
          VStack {
            Text(found)
            Button("Next") { query += "b" }
          }
          .task(id: query) { found = "found \\(query)" }
        }
      }
      """)
    #expect(show.comes(to: ["found a", "Next"]) == ["found a", "Next"])
    show.press()
    #expect(show.comes(to: ["found ab", "Next"]) == ["found ab", "Next"])
  }

  @Test func publishersHandOnWhatComes() {
    let show = Show(
      """
      import Combine
      final class Model: ObservableObject {
        @Published var query = "a"
        @Published var results: [String] = []
        @Published var copy = ""
        let events = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(1)
        private var cancellables = Set<AnyCancellable>()
        init() {
          $query
            .dropFirst()
            .debounce(for: .milliseconds(10), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.uppercased() }
            .sink { [weak self] text in self?.results.append(text) }
            .store(in: &cancellables)
          events.combineLatest(current)
            .map { "\\($0)+\\($1)" }
            .assign(to: \\.copy, on: self)
            .store(in: &cancellables)
          Just("just").sink { self.results.append($0) }.store(in: &cancellables)
        }
      }
      struct Form1: View {
        @StateObject private var model = Model()
        @State private var heard = 0
        let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
        @State private var ticks = 0
        var body: some View {
          VStack {
            Text(model.results.joined(separator: ","))
            Text(model.copy)
            Text("\\(heard) \\(ticks > 1 ? "ticks" : "")")
            Button("Type") { model.query = "b"; model.query = "bc"; model.events.send(5) }
          }
          .onReceive(model.events) { heard = $0 }
          .onReceive(timer) { _ in ticks += 1 }
        }
      }
      """)
    #expect(show.texts.first == "just")
    show.press()
    let expected = ["just,BC", "5+1", "5 ticks", "Type"]
    #expect(show.comes(to: expected) == expected)
    #expect(show.messages == [])
  }

  @Test func notificationsStayInThePreview() {
    let show = Show(
      """
      extension Notification.Name { static let changed = Notification.Name("changed") }
      struct Form1: View {
        @State private var text = "none"
        @State private var count = 0
        var body: some View {
          VStack {
            Text(text)
            Text("\\(count)")
            Button("Post") {
              NotificationCenter.default.post(name: .changed, object: nil, userInfo: ["word": "yes"])
            }
          }
          .onReceive(NotificationCenter.default.publisher(for: .changed)) { note in
            text = note.userInfo?["word"] as? String ?? "?"
          }
          .task {
            for await _ in NotificationCenter.default.notifications(named: .changed) { count += 1 }
          }
        }
      }
      """)
    #expect(show.texts == ["none", "0", "Post"])
    show.press()
    #expect(show.comes(to: ["yes", "1", "Post"]) == ["yes", "1", "Post"])
    #expect(show.messages == [])
  }
}
