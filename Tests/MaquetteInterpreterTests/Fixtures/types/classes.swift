class Animal {
  var name: String
  init(name: String) { self.name = name }
  func sound() -> String { "..." }
  func introduce() -> String { "\(name) says \(sound())" }
}
class Dog: Animal {
  var tricks = 0
  init(tricks: Int) {
    self.tricks = tricks
    super.init(name: "Rex")
  }
  override func sound() -> String { "Woof" + super.sound() }
}
let dog = Dog(tricks: 2)
let same = dog
same.name = "Bello"
print(dog.introduce(), dog.tricks)  // expect-output: Bello says Woof... 2
print(dog is Animal, dog === same)  // expect-output: true true
