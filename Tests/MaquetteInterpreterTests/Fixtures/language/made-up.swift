// A14: optionals that are made up hold something to show, and those that steer do not.
struct Food {
  let name: String
  let note: String?
}
struct FoodView: View { // expect-note: 'FoodView' is shown with made-up values of 'food' [missing-value]
  let food: Food?
  let error: Error?
  var selectedID: Int?
  var body: some View {
    Form {
      if let food {
        Text(food.name)
        if let note = food.note { Text(note) }
      }
      if let error { Text("failed \(error)") }
      if let selectedID { Text("selected \(selectedID)") }
    }
  }
}
