import SwiftUI

/// The last step of an order.
struct Checkout: View {
  enum Shipping: Double, CaseIterable, Identifiable {
    case standard = 0
    case express = 9.5
    var id: Self { self }
    var title: String { self == .standard ? "Standard" : "Express" }
  }

  @State private var quantity = 2
  @State private var shipping = Shipping.standard
  @State private var isGift = false
  @State private var message = ""
  @State private var code = ""
  private let price = 24.95

  private var total: Double { price * Double(quantity) + shipping.rawValue }

  var body: some View {
    NavigationStack {
      Form {
        Section("Order") {
          HStack {
            Image(systemName: "mug.fill").font(.title).foregroundStyle(.brown)
            VStack(alignment: .leading) {
              Text("Enamel mug").font(.headline)
              Text(price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
            }
          }
          Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
          Toggle("This is a gift", isOn: $isGift)
          if isGift { TextField("Message", text: $message, axis: .vertical) }
        }
        Section("Shipping") {
          Picker("Shipping", selection: $shipping) {
            ForEach(Shipping.allCases) { way in
              Text("\(way.title), \(way.rawValue, format: .currency(code: "EUR"))").tag(way)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
        Section {
          TextField("Discount code", text: $code)
          LabeledContent(
            "Subtotal", value: price * Double(quantity), format: .currency(code: "EUR"))
          LabeledContent("Shipping", value: shipping.rawValue, format: .currency(code: "EUR"))
          LabeledContent("Total", value: total, format: .currency(code: "EUR")).font(.headline)
        }
        Section {
          Button {
          } label: {
            Text("Pay \(total, format: .currency(code: "EUR"))").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
        } footer: {
          Text("By paying you accept the [terms](https://example.org).")
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Checkout")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
  }
}

#Preview { Checkout() }
