import Foundation

/// The text of a form that is begun anew.
enum NewForm {
  /// A form to begin with, whose view has a name.
  static func text(named name: String) -> String {
    """
    import SwiftUI

    struct \(name): View {
      @State private var isOn = true
      @State private var title = ""

      var body: some View {
        Form {
          Section("General") {
            TextField("Name", text: $title)
            Toggle("Notifications", isOn: $isOn)
            LabeledContent("Status", value: isOn ? "On" : "Off")
          }
        }
      }
    }

    #Preview { \(name)() }

    """
  }

  /// The name of the view in a file that is to be made: that of the file, as far as it is one.
  static func typeName(forFile path: String) -> String {
    let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let words = base.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "NewForm" }
    return name
  }
}
