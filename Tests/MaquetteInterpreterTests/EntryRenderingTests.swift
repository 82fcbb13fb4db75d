import Foundation
import MaquetteUI
import Testing

@testable import MaquetteInterpreter

/// Every signature of a view or modifier is written once, with sample arguments, and shown.
@MainActor
struct EntryRenderingTests {
  @Test func everySignatureIsShownWithoutARemark() {
    var faults: [String] = []
    for entry in SampleCall.all where !Self.unwritten.contains(where: entry.description.contains) {
      guard let call = entry.written() else {
        faults.append("no sample: \(entry)")
        continue
      }
      for remark in Form(call, of: entry).remarks { faults.append("\(call): \(remark)") }
    }
    #expect(faults.sorted() == [])
  }

  @Test func whatIsDrawnChangesTheNode() {
    var faults: [String] = []
    let drawn = SampleCall.all.filter { entry in
      entry.standing == .drawn && !Self.unwritten.contains(where: entry.description.contains)
    }
    for entry in drawn {
      for (index, parameter) in entry.overload.signature.parameters.enumerated()
      where parameter.isRead && !Self.behaving.contains("\(entry.name).\(parameter.name)") {
        guard let one = entry.written(), let other = entry.written(changing: index) else {
          continue
        }
        if one == other { continue }
        let isShown = SampleCall.hosts(for: entry).contains {
          Form(one, of: entry, in: $0).outline != Form(other, of: entry, in: $0).outline
        }
        if !isShown { faults.append("\(entry): \(parameter.name)") }
      }
    }
    #expect(faults.sorted() == [])
  }

  /// Signatures that no plain call can be written for, or whose remark is their meaning.
  private static let unwritten = [
    "Configuration)", "cgImage: Any", "nsImage: Any", "uiImage: Any", "TimeDataSource",
    "navigationDestination(isPresented", "navigationDestination(item", "alert(item",
    "actionSheet(item", "error: Error", "OutlineGroup(", "children: KeyPath",
    "modifier(_", "transformEnvironment(",
  ]

  /// Arguments that change what happens, or what is shown later, and nothing of the form at rest.
  private static let behaving: Set = [
    "NavigationLink.destination", "NavigationLink.value", "Stepper.step", "Stepper.value",
    "Text.tableName", "DisclosureGroup.content", "PhotosPicker.selection",
    "ShareLink.item", "ShareLink.items", "Tab.value", "alert.titleVisibility", "alert.data",
    "phaseAnimator.phases", "keyframeAnimator.initialValue", "PhaseAnimator.phases",
    "KeyframeAnimator.initialValue", "confirmationDialog.titleVisibility",
    "confirmationDialog.data", "searchScopes.scope",
    "HelpLink.anchor", "List.selection", "MultiDatePicker.selection", "Table.selection",
    "Table.sortOrder", "TableRow.value", "TimelineView.schedule",
  ]

  /// A call in a form of its own.
  @MainActor
  private struct Form {
    let outline: String
    let remarks: [String]

    init(_ call: String, of entry: SampleCall, in host: String? = nil) {
      let source = (host ?? SampleCall.hosts(for: entry)[0]).replacing("CALL", with: call)
      let interpreter = Interpreter(options: .init(now: Date(timeIntervalSince1970: 0)))
      let program = interpreter.update(text: source, fileName: "A.swift")
      guard let preview = program.previews.first else {
        outline = ""
        remarks = ["nothing to show"]
        return
      }
      let session = ViewSession(environment: EnvironmentValues(), root: preview.makeView)
      outline = session.resolve().root.outline
      remarks = interpreter.diagnostics.filter { $0.code != .noEffect }.map(\.message)
    }
  }
}

/// One signature of the vocabulary, as a call in source.
@MainActor
struct SampleCall: @MainActor CustomStringConvertible {
  let name: String
  let isModifier: Bool
  let standing: Standing
  let overload: Overload

  var description: String {
    name + overload.text.drop { $0 != "(" }
  }

  /// The signatures of all views and modifiers that show or do something.
  static let all: [SampleCall] = {
    let views = Vocabulary.types.values.flatMap { entry -> [SampleCall] in
      guard let standing = entry.standing, standing == .drawn || standing == .behaves else {
        return []
      }
      return entry.initializers.map {
        SampleCall(name: entry.name, isModifier: false, standing: standing, overload: $0)
      }
    }
    let modifiers = Vocabulary.modifiers.values.flatMap { entry in
      entry.overloads.map {
        SampleCall(name: entry.name, isModifier: true, standing: entry.standing, overload: $0)
      }
    }
    return (views + modifiers).sorted { $0.description < $1.description }
  }()

  /// Forms that a call can stand in; something shows in at least one of them.
  static func hosts(for entry: SampleCall) -> [String] {
    guard entry.isModifier else {
      if entry.name == "TableColumn" { return [table + "{ CALL }"] }
      return entry.name.hasPrefix("Toolbar")
        ? ["NavigationStack { Form { Text(\"A\") }.toolbar { CALL } }"]
        : ["Form { CALL }", "VStack { CALL }"]
    }
    return [
      "Form { Section { Label(\"A\", systemImage: \"star\")CALL } }",
      "VStack { Text(\"S\").foregroundStyle(.secondary); Text(\"T\").foregroundStyle(.tertiary) }CALL",
      "VStack { Label(\"A\", systemImage: \"star\"); Toggle(\"B\", isOn: .constant(true)); "
        + "Button(\"C\") {}; Picker(\"D\", selection: .constant(1)) { Text(\"E\").tag(1) } }CALL",
      "HStack { Text(\"A\")CALL; Image(\"B\")CALL }",
      "Grid { GridRow { Text(\"A\")CALL; Text(\"B\") } }",
      "NavigationStack { Form { LabeledContent(\"A\", value: \"B\") }CALL }",
      "List { Text(\"A\") }CALL", "List { Text(\"A\")CALL }",
      "TabView { Text(\"A\").tabItem { Text(\"B\") } }CALL",
      "VStack { DatePicker(\"A\", selection: .constant(Date(timeIntervalSince1970: 0))); "
        + "Gauge(value: 0.5) { Text(\"B\") }; Menu(\"C\") { Button(\"D\") {} }; "
        + "TextField(\"E\", text: .constant(\"\")) }CALL",
      "VStack { TextEditor(text: .constant(\"A\")); ProgressView(value: 0.5); "
        + "ControlGroup { Button(\"B\") {} } }CALL",
      table + "{ TableColumn(\"A\") { Text($0.name) } }CALL",
      "NavigationStack { List { Section(\"A\") { NavigationLink(\"B\") { Text(\"C\") }.badge(2) }CALL } }",
      "List { Text(\"A\") }.searchable(text: .constant(\"B\"))CALL",
      "VStack { Text(\"A\").alert(\"B\", isPresented: .constant(true)) {}; "
        + "Text(\"C\").background(in: Circle()) }CALL",
    ]
  }

  private static let table =
    "struct Pet: Identifiable { let id: Int; var name = \"P\" }\n"
    + "Table([Pet(id: 1), Pet(id: 2)]) "

  /// The call with the first sample for each argument, or the second for one of them; nil where a
  /// parameter has no sample.
  func written(changing changed: Int? = nil) -> String? {
    var arguments: [String] = []
    for (index, parameter) in overload.signature.parameters.enumerated() {
      let own = Self.byName["\(name).\(parameter.label ?? parameter.name)"]
      guard let samples = own ?? Self.samples(of: parameter) else {
        if parameter.hasDefault { continue }
        return nil
      }
      let sample = index == changed ? samples.last ?? "" : samples[0]
      arguments.append((parameter.label.map { $0 + ": " } ?? "") + sample)
    }
    return (isModifier ? "." : "") + name + "(" + arguments.joined(separator: ", ") + ")"
  }

  private static func samples(of parameter: Signature.Parameter) -> [String]? {
    let type = parameter.type.unwrapped
    if case .function(let inputs, _) = type.form {
      let names = inputs.isEmpty ? "" : inputs.map { _ in "_" }.joined(separator: ", ") + " in "
      guard parameter.isBuilder else {
        return type.text.hasSuffix("Void") ? ["{ \(names)}"] : ["{ \(names)1 }"]
      }
      return ["{ \(names)Text(\"X\") }", "{ \(names)Text(\"Y\") }"]
    }
    if let known = byType[type.text] { return known }
    if case .array(let element) = type.form, let inner = byType[element.text] {
      return inner.map { "[\($0)]" }
    }
    let members =
      Vocabulary.types[type.text].map { $0.statics.keys.filter { $0 != "allCases" }.sorted() } ?? []
    guard let first = members.first else { return nil }
    return members.count > 1 ? ["." + first, "." + members[members.count - 1]] : ["." + first]
  }

  /// Arguments that only show with values of their own.
  private static let byName: [String: [String]] = [
    "ProgressView.total": ["2", "4"], "TableColumn.value": ["\\.name"],
    "progressViewStyle.style": [".linear", ".circular"],
    "controlGroupStyle.style": [".navigation", ".menu"],
    "tableStyle.style": [".inset", ".bordered"],
    "textEditorStyle.style": [".plain", ".roundedBorder"],
    "tableColumnHeaders.visibility": [".hidden", ".visible"],
    "Picker.content": [
      "{ Text(\"X\").tag(1); Text(\"Y\").tag(2) }", "{ Text(\"Z\").tag(1); Text(\"Y\").tag(2) }",
    ],
    "TextField.formatter": ["NumberFormatter()"], "Text.formatter": ["NumberFormatter()"],
    "DatePicker.in": [
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9000)",
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 200000)",
    ],
    "TabView.content": ["{ Text(\"X\").tag(1); Text(\"Y\").tag(2) }"],
    "alert.content": ["{ Alert(title: Text(\"X\")) }"],
    "actionSheet.content": ["{ ActionSheet(title: Text(\"X\")) }"],
    "listRowBackground.view": ["Color.red", "Color.blue"],
    "listRowSeparator.visibility": [".hidden", ".visible"],
    "scrollContentBackground.visibility": [".hidden", ".visible"],
    "toolbarVisibility.visibility": [".hidden", ".visible"],
    "toolbarVisibility.for": [".navigationBar"], "toolbar.visibility": [".hidden", ".visible"],
    "toolbar.for": [".navigationBar"], "badgeProminence.prominence": [".increased", ".standard"],
    "alternatingRowBackgrounds.behavior": [".enabled", ".disabled"],
    "navigationLinkIndicatorVisibility.visibility": [".hidden", ".visible"],
    "quickLookPreview.item": [".constant(nil)"],
    "redacted.reason": [".placeholder", ".privacy"],
    "Toggle.sources": ["[true]", "[false]"],
    "ToolbarItem.placement": [".cancellationAction", ".confirmationAction"],
    "ToolbarItemGroup.placement": [".cancellationAction", ".confirmationAction"],
    "containerRelativeFrame.count": ["4", "5"],
    "ProgressView.timerInterval": [
      "Date(timeIntervalSince1970: -100)...Date(timeIntervalSince1970: 300)",
      "Date(timeIntervalSince1970: -100)...Date(timeIntervalSince1970: 900)",
    ],
    "rotation3DEffect.axis": ["(x: 1, y: 0, z: 0)", "(x: 0, y: 1, z: 0)"],
    "modifier.modifier": ["EmptyModifier()"], "navigationDestination.item": [".constant(1)"],
    "TextField.selection": [".constant(nil)"],
    "Text.timerInterval": [
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9000)",
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 200000)",
    ],
    "labelsVisibility.visibility": [".hidden", ".visible"],
    "formStyle.style": [".grouped", ".columns"], "listStyle.style": [".insetGrouped", ".sidebar"],
    "NavigationStack.path": [".constant(NavigationPath())"],
    "navigationDestination.for": ["Int.self"],
  ]

  private static let byType: [String: [String]] = [
    "Title": ["\"Title\"", "\"Other\""], "String": ["\"star\"", "\"moon\""],
    "StringProtocol": ["\"star\"", "\"moon\""], "Text": ["Text(\"T\")", "Text(\"U\")"],
    "View": ["Text(\"V\")", "Text(\"W\")"], "Bool": ["true", "false"], "Int": ["2", "3"],
    "Double": ["0.5", "0.25"], "CGFloat": ["20", "30"], "Any": ["1", "2"],
    "Date": ["Date(timeIntervalSince1970: 0)", "Date(timeIntervalSince1970: 100000)"],
    "URL": ["URL(string: \"https://a.org\")!", "URL(string: \"https://b.org\")!"],
    "ClosedRange": ["0...4", "1...3"], "ClosedRange<Int>": ["1...4", "2...3"],
    "ClosedRange<Date>": [
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 100)",
      "Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 200000)",
    ],
    "ClosedRange<DynamicTypeSize>": [".xSmall ... .small", ".xxLarge ... .xxxLarge"],
    "Binding<Color>": [".constant(Color.red)", ".constant(Color.blue)"],
    "Binding<Date>": [
      ".constant(Date(timeIntervalSince1970: 0))", ".constant(Date(timeIntervalSince1970: 100000))",
    ],
    "Binding<Item>": [".constant(1)", ".constant(nil)"], "Type": ["Int.self"],
    "Set<PresentationDetent>": ["[.medium]", "[.large]"],
    "Binding<Bool>": [".constant(true)", ".constant(false)"],
    "Binding<String>": [".constant(\"a\")", ".constant(\"b\")"],
    "Binding<Int>": [".constant(1)", ".constant(2)"],
    "Binding<Value>": [".constant(1)", ".constant(2)"],
    "Binding<V>": [".constant(1)", ".constant(2)"],
    "Binding<C>": [".constant([1])", ".constant([1, 2])"],
    "Collection": ["[1]", "[1, 2]"], "KeyPath": ["\\.self"],
    "Color": [".red", ".blue"], "ShapeStyle": [".red", ".blue"],
    "Gesture": ["TapGesture()"], "ContextMenu": ["ContextMenu { Text(\"X\") }"],
    "Shape": ["Circle()", "Capsule()"],
    "Gradient": ["Gradient(colors: [.red])", "Gradient(colors: [.blue, .green])"],
    "Gradient.Stop": [
      "Gradient.Stop(color: .red, location: 0)", "Gradient.Stop(color: .blue, location: 0.5)",
    ],
    "RectangleCornerRadii": [
      "RectangleCornerRadii(topLeading: 4)", "RectangleCornerRadii(bottomLeading: 6)",
    ],
    "CGRect": [
      "CGRect(x: 1, y: 2, width: 80, height: 90)", "CGRect(x: 0, y: 0, width: 70, height: 80)",
    ],
    "Image": ["Image(\"a\")", "Image(\"b\")"],
    "ImageResource": ["ImageResource(name: \"a\", bundle: .main)"],
    "CGSize": ["CGSize(width: 1, height: 2)", "CGSize(width: 3, height: 4)"],
    "EdgeInsets": [
      "EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
      "EdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)",
    ],
    "Set<KeyEquivalent>": ["[.space]", "[.return]"], "Sequence": ["[1]", "[2, 3]"],
    "CGAffineTransform": [
      "CGAffineTransform(rotationAngle: 1)", "CGAffineTransform(scaleX: 2, y: 2)",
    ],
    "CharacterSet": ["CharacterSet(charactersIn: \"a\")", "CharacterSet(charactersIn: \"b\")"],
    "FormatStyle": [".number", ".percent"], "FormatInput": ["5", "6"],
    "[GridItem]": ["[GridItem()]", "[GridItem(), GridItem()]"],
    "Font": [".title", ".caption"], "Font.Weight": [".bold", ".light"],
    "AttributedString": ["AttributedString(\"a\")", "AttributedString(\"b\")"],
    "DateInterval": [
      "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 5)",
      "DateInterval(start: Date(timeIntervalSince1970: 0), duration: 500000)",
    ],
    "LocalizedStringResource": [
      "LocalizedStringResource(\"a\")", "LocalizedStringResource(\"b\")",
    ],
  ]
}
