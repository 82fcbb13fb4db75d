import SwiftUI

struct Pet: Identifiable {
    let id: Int
    var name: String
    var species: String
}

struct InitialsLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            configuration.icon
                .foregroundStyle(.white)
                .frame(width: 44, height: 44)
                .background(Color.purple, in: Circle())
            configuration.title
                .font(.headline)
        }
    }
}

struct PetRow: View {
    let pet: Pet

    var body: some View {
        LabeledContent {
            Text(pet.species)
        } label: {
            Text(pet.name)
            Text("Pet number \(pet.id)")
        }
    }
}

struct ProfileEditor: View {
    @State private var name = "Maria Ruiz"
    @State private var city = ""
    @State private var sharesLocation = true
    @State private var pets = [
        Pet(id: 1, name: "Rex", species: "Dog"),
        Pet(id: 2, name: "Minka", species: "Cat"),
    ]

    private var initials: String {
        name.split(separator: " ").map { String($0.prefix(1)) }.joined()
    }

    var body: some View {
        Form {
            Section {
                Label {
                    Text(name.isEmpty ? "No Name" : name)
                } icon: {
                    Text(initials)
                }
                .labelStyle(InitialsLabelStyle())
            }

            Section("About You") {
                TextField("Name", text: $name)
                TextField("City", text: $city, prompt: Text("Where you live"))
                LabeledContent("Height", value: Measurement(value: 1.8, unit: UnitLength.meters),
                    format: .measurement(width: .abbreviated))
                LabeledContent("Sharing") {
                    Toggle("Share my location", isOn: $sharesLocation)
                    Toggle("Share my city", isOn: .constant(!city.isEmpty))
                        .disabled(true)
                }
            }

            Section {
                ForEach(pets) { pet in
                    PetRow(pet: pet)
                }
                Button("Add a Pet", systemImage: "plus") {
                    addPet()
                }
            } header: {
                Text("Pets")
            } footer: {
                switch pets.count {
                case 0:
                    Text("No pets yet.")
                case 1:
                    Text("One pet.")
                default:
                    Text("\(pets.count) pets.")
                }
            }
        }
        .navigationTitle("Profile")
    }

    private func addPet() {
        let next = pets.count + 1
        pets.append(Pet(id: next, name: "Pet \(next)", species: "Hamster"))
    }
}

#Preview {
    ProfileEditor()
}
