import SwiftUI

@Observable final class Preferences {
  final class Storage {
    enum Key: String { case sound, color }

    @AppStorage(Key.sound.rawValue) var sound = true
    @AppStorage(Key.color.rawValue) var color = "blue"
  }

  private let storage = Storage()
  var sound: Bool { didSet { storage.sound = sound } }
  var color: String { didSet { storage.color = color } }

  init() {
    sound = storage.sound
    color = storage.color
  }
}

final class Account: ObservableObject {
  @Published var name = "Amara"

  init() { $name.dropFirst().assign(to: \.name, on: self) }
}

struct Settings: View {
  @State private var preferences = Preferences()
  @StateObject private var account = Account()

  var body: some View {
    @Bindable var preferences = preferences
    Form {
      Toggle("Sound", isOn: $preferences.sound)
      TextField("Colour", text: $preferences.color)
      TextField("Name", text: $account.name)
    }
    .onReceive(account.$name) { _ in }
  }
}

#Preview { Settings() }
