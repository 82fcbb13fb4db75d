import Foundation
import Gtk
import MaquetteInterpreter
import MaquetteUI

/// The pane with the preview's state and the values that the file does not define, to be changed.
final class StatePane {
  /// The pane.
  let pane: Pane
  /// Asks the evaluator for something.
  var inspect: ((InspectionRequest) -> Void)?
  /// Has the form read other sample values, as if they were saved.
  var useValues: (([UInt8]) -> Void)?
  /// Told of what could not be saved, or what was.
  var notify: ((String) -> Void)?

  private let dataPath: String
  private let content = Box(.vertical, spacing: 12)
  private let stateBox = Box(.vertical, spacing: 6)
  private let valueBox = Box(.vertical, spacing: 6)
  private let save: Gtk.Button
  private var entries: [StateEntry] = []
  private var controls: [StateControl] = []
  private var values: SampleValues
  private var missing: [String] = []

  /// A pane for the form whose sample values lie at a path.
  init(dataPath: String) {
    self.dataPath = dataPath
    values = SampleValues(path: dataPath)
    save = Gtk.Button(
      label: localized("Save as %1", (dataPath as NSString).lastPathComponent))
    content.margins = Margins(top: 6, bottom: 12, start: 12, end: 12)
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = content
    pane = Pane(
      name: "state", title: localized("State and Values"), iconName: "document-edit-symbolic",
      place: .inspector, widget: scroller)
    pane.keys = ["<Control><Shift>d"]
    let reset = Gtk.Button(iconName: "edit-undo-symbolic")
    reset.addCSSClass("flat")
    reset.actionName = "win.reset-state"
    reset.nameByTooltip(localized("Reset All State"))
    pane.controls = [reset]
    save.halign = .start
    save.onClicked { [weak self] in self?.saveValues() }
    content.append(Self.title(localized("State")))
    content.append(stateBox)
    content.append(Self.title(localized("Sample Values")))
    content.append(valueBox)
    content.append(save)
    showState([])
    showValues()
  }

  /// Shows the state as it now is; a control that shows the same value already stays as it is.
  func showState(_ all: [StateEntry]) {
    // What views keep for themselves has names that no property can have.
    let entries = all.filter { !$0.name.contains(" ") && !$0.name.contains("(") }
    let isSame =
      entries.count == self.entries.count
      && zip(entries, self.entries).allSatisfy {
        $0.identity == $1.identity && $0.name == $1.name && $0.choices == $1.choices
          && $0.value?.kind == $1.value?.kind
      }
    self.entries = entries
    if isSame, !entries.isEmpty {
      for (control, entry) in zip(controls, entries) { control.show(entry) }
      return
    }
    for child in stateBox.children { stateBox.remove(child) }
    if entries.isEmpty { stateBox.append(Self.hint(localized("The preview has no state."))) }
    controls = entries.map { entry in
      StateControl(
        entry,
        set: { [weak self] in
          self?.inspect?(.setState(entry.identity, name: entry.name, $0))
        },
        reset: { [weak self] in
          self?.inspect?(.resetState(entry.identity, name: entry.name))
        })
    }
    for control in controls { stateBox.append(control.widget) }
  }

  /// Offers the names for which the file has no value.
  func showMissing(_ diagnostics: [Diagnostic]) {
    let names = diagnostics.filter { $0.code == .missingValue || $0.code == .unresolvedName }
      .map(\.name).filter { name in
        name.first.map { $0.isLetter && $0.isLowercase } ?? false
      }
    var seen: Set<String> = []
    let next = names.filter { seen.insert($0).inserted && !values.has($0) }
    guard next != missing else { return }
    missing = next
    showValues()
  }

  /// Takes the file of sample values as it now is on the disk, unless values were changed here.
  func reread() {
    guard !values.isChanged else { return }
    values = SampleValues(path: dataPath)
    showValues()
  }

  private func showValues() {
    for child in valueBox.children { valueBox.remove(child) }
    save.visible = values.isChanged
    for leaf in values.leaves {
      let entry = field(leaf.text, named: leaf.path) { [weak self] in self?.set(leaf.path, $0) }
      valueBox.append(Self.row(leaf.path, entry))
    }
    for name in missing {
      let entry = field("", named: name) { [weak self] in self?.set(name, $0) }
      entry.placeholderText = localized("no value")
      valueBox.append(Self.row(name, entry))
    }
    if values.leaves.isEmpty, missing.isEmpty {
      valueBox.append(
        Self.hint(localized("The file asks for no values that it does not define.")))
    }
  }

  private func set(_ path: String, _ text: String) {
    guard values.set(path, to: text) else { return }
    missing.removeAll { $0 == path }
    useValues?(values.json)
    showValues()
  }

  private func saveValues() {
    do {
      try values.save()
      notify?(localized("Saved %1", (dataPath as NSString).lastPathComponent))
      showValues()
    } catch {
      notify?(localized("Cannot save the values: %1", error.localizedDescription))
    }
  }

  private func field(
    _ text: String, named name: String, _ change: @escaping (String) -> Void
  ) -> Entry {
    let entry = Entry()
    entry.text = text
    entry.hexpand = true
    entry.setAccessible(.label, to: name)
    entry.connect("activate") { [weak entry] in if let entry { change(entry.text) } }
    let focus = EventControllerFocus()
    focus.connect("leave") { [weak entry] in
      if let entry, entry.text != text { change(entry.text) }
    }
    entry.addController(focus)
    return entry
  }

  private static func row(_ name: String, _ control: Widget) -> Widget {
    let label = Gtk.Label(name)
    label.xalign = 0
    label.ellipsize = .middle
    label.tooltipText = name
    let box = Box(.vertical, spacing: 3)
    box.append(label)
    box.append(control)
    return box
  }

  private static func title(_ text: String) -> Widget {
    let label = Gtk.Label(text)
    label.addCSSClass("caption-heading")
    label.xalign = 0
    return label
  }

  private static func hint(_ text: String) -> Widget {
    let label = Gtk.Label(text)
    label.addCSSClass("dim-label")
    label.wrap = true
    label.xalign = 0
    return label
  }
}
