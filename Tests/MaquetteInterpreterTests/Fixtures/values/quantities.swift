func run() {
  let walk = Measurement(value: 1.5, unit: UnitLength.kilometers)
  print(walk.converted(to: .meters).value)  // expect-output: 1500.0
  print(walk.unit.symbol, walk.value)  // expect-output: km 1.5
  let sum = walk + Measurement(value: 500, unit: .meters)
  print(sum.converted(to: .kilometers).value)  // expect-output: 2.0
  print(walk > Measurement(value: 1, unit: UnitLength.miles))  // expect-output: false
  print((walk * 2).value, (walk / 3).value)  // expect-output: 3.0 0.5
  print(Measurement(value: 0, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded())  // expect-output: 32.0
  let pause: Duration = Duration.seconds(5) + .milliseconds(500)
  print(pause == .seconds(5.5), pause > .seconds(5), pause.components.seconds)  // expect-output: true true 5
  print((pause * 2) / .seconds(1))  // expect-output: 11.0
  let price: Decimal = 19.99
  let total = price * 3 + 1
  print(total, total > 60, price == Decimal(string: "19.99"))  // expect-output: 60.97 true true
  let hour: TimeInterval = 60 * 60
  print(hour)  // expect-output: 3600.0
}
run()
