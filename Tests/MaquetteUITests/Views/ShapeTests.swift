import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct ShapeTests {
  // D5
  @Test func aBorderWithDashesIsALineInsideTheEdge() {
    let text = outline {
      Circle().strokeBorder(
        .orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 4]))
      RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 2)
      Capsule().fill(.pink).stroke(.black)
    }
    #expect(
      text == """
        page
          shape dash=[8, 4] insideEdge=true lineCap="round" lineWidth=3 outline="circle" stroke="orange"
          shape lineWidth=2 outline="roundedRectangle 6.0" stroke="red"
          zstack
            shape fill="pink" outline="capsule"
            shape lineWidth=1 outline="capsule" stroke="#000000"

        """)
  }

  // D5
  @Test func aShapeOfOnesOwnIsDrawnForItsRoom() {
    let text = outline {
      Slope().fill(.red)
      Text("A").background(.blue, in: Slope().rotation(.degrees(90)))
    }
    #expect(
      text == """
        page
          shape drawnRoom=[100, 100] fill="red" outline="path M 0 0 L 100 100 Z"
          background drawnRoom=[100, 100] fill="blue" outline="path M 100 0 L 0 100 Z" name="A"
            content: text "A"

        """)
  }

  @Test func gradientsAreToldWithTheirCourseAndStops() {
    let text = outline {
      Rectangle().fill(
        LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      AngularGradient(colors: [.red, .blue], center: .center, endAngle: .radians(1))
    }
    #expect(
      text == """
        page
          shape fill="linear(0.5 0.0 0.5 1.0;red 0.0;#000000@0.0 1.0)" outline="rectangle"
          color fill="angular(0.5 0.5 0.0 1.0;red 0.0;blue 1.0)"

        """)
  }

  @Test func everyOutlineAndPaintIsTakenBackFromItsWords() {
    let outlines: [ShapeOutline] = [
      .rectangle, .circle, .ellipse, .capsule, .roundedRectangle(radius: 4),
      .unevenRoundedRectangle(RectangleCornerRadii(topLeading: 1, topTrailing: 2)),
      .path(
        Path {
          $0.addArc(
            center: .zero, radius: 8, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        }),
      .changed(.changed(.circle, .trim(from: 0.25, to: 0.5)), .inset(2)),
      .changed(.ellipse, .scale(x: 2, y: 3, about: .topLeading)),
    ]
    for outline in outlines {
      let word = outline.attributeValue
      #expect(ShapeOutline(attributeValue: word)?.attributeValue == word)
    }
    let gradient = Paint(
      gradient: PlacedGradient(Gradient(colors: [.red, .blue]), .radial(.center, from: 1, to: 2)))
    #expect(Paint(attributeValue: gradient.attributeValue) == gradient)
  }

  @Test func partsOfAnOutlineAreAsLongAsAskedFor() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0, to: 0.5).word == "M 0 0 L 10 0 L 10 10")
    #expect(square.trimmedPath(from: 0.125, to: 0.25).word == "M 5 0 L 10 0")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      .trimmedPath(from: 0, to: 0.5).boundingRect
    #expect(half.minY >= 4.99 && half.maxY <= 10.01)
  }

  @Test func numbersWithoutEndDrawNothingThatTraps() {
    var path = Path()
    path.addArc(
      center: CGPoint(x: CGFloat.nan, y: .infinity), radius: .infinity, startAngle: .zero,
      endAngle: .radians(.infinity), clockwise: false)
    path.addArc(
      center: .zero, radius: 5, startAngle: .zero, endAngle: .radians(.nan), clockwise: true)
    path.addRelativeArc(center: .zero, radius: .nan, startAngle: .zero, delta: .degrees(1e9))
    _ = path.trimmedPath(from: .nan, to: .infinity)
    _ = Path(CGRect(x: 0, y: 0, width: -5, height: CGFloat.nan)).word
    #expect(Path(word: "M x 1 L").elements.count == 2)
  }
}

private struct Slope: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
