struct Address { var city: String? }
struct User { var address: Address? }
func run() {
  var user = User(address: Address(city: "Bonn"))
  print(user.address?.city?.uppercased() ?? "none")  // expect-output: BONN
  user.address?.city = "Ulm"
  print(user.address!.city!)  // expect-output: Ulm
  user.address = nil
  print(user.address?.city?.count ?? 0)  // expect-output: 0
  guard let address = user.address else {
    print("no address")  // expect-output: no address
    return
  }
  print(address)
}
run()
let text: String? = nil
if let text { print(text) } else { print("empty") }  // expect-output: empty
print(Int("12") ?? 0, Int("x") == nil)  // expect-output: 12 true
