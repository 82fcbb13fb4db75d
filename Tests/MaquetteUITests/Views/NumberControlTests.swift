import Testing

@testable import MaquetteUI

private struct Numbers: View {
  @State private var volume = 0.2
  @State private var count = 1

  var body: some View {
    Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
    Stepper("Count", value: $count, in: 0...2)
    ProgressView("Done", value: volume)
    Text("\(volume, specifier: "%.2f") \(count)")
  }
}

@MainActor
struct NumberControlTests {
  @Test func controlsSayWhatTheyStandFor() {
    #expect(
      outline { Numbers() } == """
        page
          slider lowerBound=0 number=0.2 step=0.25 upperBound=1 name="Volume"
            label: text "Volume"
          stepper name="Count"
            label: text "Count"
          progress fraction=0.2 name="Done"
            label: text "Done"
          text "0.20 1"

        """)
  }

  @Test func aPhonesSliderIsNamedButNotTitled() {
    #expect(
      outline(idiom: .ios) { Slider(value: .constant(2.0), in: 0...4) { Text("Volume") } } == """
        page
          slider lowerBound=0 number=2 upperBound=4 name="Volume"

        """)
  }

  @Test func slidersKeepToTheirStepsAndSteppersToTheirBounds() {
    let session = session { Numbers() }
    let (slider, stepper) = (session.node(.slider).id, session.node(.stepper).id)
    for (target, number) in [(slider, 0.6), (stepper, 1), (stepper, 1), (stepper, 1)] {
      session.send(NodeEvent(target: target, action: .setNumber(number)))
      _ = session.resolve()
    }
    #expect(session.resolve().root.outline.hasSuffix("text \"0.50 2\"\n"))
    #expect(session.node(.stepper)[.isAtUpperBound] == true)
    session.send(NodeEvent(target: stepper, action: .setNumber(-1)))
    session.send(NodeEvent(target: slider, action: .setNumber(.infinity)))
    #expect(session.resolve().root.outline.hasSuffix("text \"0.00 1\"\n"))
  }
}
