import SwiftUI

// What a property holds can be called whatever its type is called.
typealias Maker = (Int) -> String

struct Doubler { func callAsFunction(_ number: Int) -> Int { number * 2 } }

final class Greeter { func callAsFunction(_ name: String) -> String { "Hello, \(name)" } }

struct Row: View {
  typealias Writer = () -> String

  let make: Maker
  let double: Doubler
  let greet: Greeter
  var write: Writer { { "computed" } }

  var body: some View {
    Form {
      Text(make(3))
      Text("\(double(4))")
      Text(greet("Ada"))
      Text(write())
    }
  }
}

#Preview { Row(make: { "n\($0)" }, double: Doubler(), greet: Greeter()) }
