import Foundation
import Testing

@testable import MaquetteUI

@MainActor
struct StackArrangementTests {
  @Test func spacersTakeWhatIsLeftWithoutFurtherRoom() {
    let line = Arranged(
      StackArrangement.line(), Box.fixed(50, 50), Box.spacer(.horizontal), Box.fixed(30, 80))
    #expect(line.frames(400, 600) == [[0, 15, 50, 50], [50, 40, 320, 0], [370, 0, 30, 80]])
    #expect(line.size(in: .unspecified) == CGSize(width: 88, height: 80))
    let spaced = Arranged(
      StackArrangement.line(spacing: 10), Box.fixed(50, 10), Box.spacer(.horizontal, least: 0),
      Box.fixed(30, 10))
    #expect(spaced.frames(200, 10) == [[0, 0, 50, 10], [60, 5, 100, 0], [170, 0, 30, 10]])
  }

  @Test func theLeastFlexibleIsAskedFirst() {
    let line = Arranged(StackArrangement.line(), Box.color, Box.between(0, 60), Box.fixed(100, 5))
    #expect(line.frames(400, 20) == [[0, 0, 224, 20], [232, 5, 60, 10], [300, 7.5, 100, 5]])
    let equal = Arranged(StackArrangement.line(spacing: 0), Box.color, Box.color, Box.color)
    #expect(equal.frames(300, 9).map { $0[2] } == [100, 100, 100])
  }

  @Test func thoseOfGreaterPriorityAreServedFirst() {
    var first = Box.color
    first.layoutPriority = 1
    let line = Arranged(StackArrangement.line(spacing: 0), Box.between(20, 200), first)
    #expect(line.frames(300, 9).map { $0[2] } == [20, 280])
  }

  @Test func overflowKeepsTheStartAndTheSize() {
    let line = Arranged(StackArrangement.line(spacing: 0), Box.fixed(300, 10), Box.fixed(300, 10))
    #expect(line.frames(400, 10).map { $0[0] } == [0, 300])
    #expect(line.size(in: ProposedViewSize(width: 400, height: 10)).width == 600)
  }

  @Test func baselinesAlign() {
    var small = Box.fixed(10, 20)
    small.guides = [.vertical(.firstTextBaseline): 15]
    var large = Box.fixed(10, 40)
    large.guides = [.vertical(.firstTextBaseline): 30]
    let line = Arranged(
      StackArrangement.line(.firstTextBaseline, spacing: 0), small, large, Box.fixed(5, 10))
    #expect(line.frames(nil, nil).map { $0[1] } == [15, 0, 20])
    #expect(line.size(in: .unspecified).height == 40)
    #expect(line.explicitGuide(.vertical(.firstTextBaseline), in: .unspecified) == 30)
  }
}

@MainActor
struct FrameArrangementTests {
  private func width(_ limit: FrameArrangement.Limit, _ child: Box, in room: CGFloat?) -> CGFloat {
    Arranged(FrameArrangement(limit), child)
      .size(in: ProposedViewSize(width: room, height: 10)).width
  }

  @Test func limitsDecideTheSize() {
    #expect(width(.init(fixed: 50), .fixed(80, 10), in: 400) == 50)
    #expect(width(.init(minimum: 50), .fixed(20, 10), in: 400) == 50)
    #expect(width(.init(minimum: 50), .fixed(80, 10), in: 60) == 60)
    #expect(width(.init(maximum: 100), .fixed(20, 10), in: 400) == 100)
    #expect(width(.init(maximum: 100), .fixed(20, 10), in: 60) == 60)
    #expect(width(.init(maximum: .infinity), .fixed(20, 10), in: 400) == 400)
    #expect(width(.init(maximum: .infinity), .fixed(20, 10), in: nil) == 20)
    #expect(width(.init(minimum: 50, maximum: 100), .color, in: 400) == 100)
    #expect(width(.init(ideal: 70), .color, in: nil) == 70)
    #expect(width(.init(ideal: 70), .color, in: 400) == 400)
  }

  @Test func theViewStandsByItsAlignment() {
    let frame = FrameArrangement(.init(fixed: 100), .init(fixed: 100), .bottomTrailing)
    #expect(Arranged(frame, Box.fixed(30, 40)).frames(400, 400) == [[70, 60, 30, 40]])
    let small = FrameArrangement(.init(fixed: 20), .init(fixed: 20))
    #expect(Arranged(small, Box.fixed(30, 40)).frames(400, 400) == [[-5, -10, 30, 40]])
  }

  @Test func paddingInsideAndOutside() {
    let inside = Arranged(
      FrameArrangement(.init(fixed: 100)),
      Arranged(PaddingArrangement(insets: EdgeInsets(.all, 10)), Box.color))
    #expect(inside.size(in: ProposedViewSize(width: 400, height: 50)).width == 100)
    let outside = Arranged(
      PaddingArrangement(insets: EdgeInsets(.all, 10)),
      Arranged(FrameArrangement(.init(fixed: 100)), Box.color))
    #expect(outside.size(in: ProposedViewSize(width: 400, height: 50)).width == 120)
    #expect(outside.frames(400, 50) == [[10, 10, 100, 30]])
  }
}

@MainActor
struct LayersArrangementTests {
  @Test func layersAreAsLargeAsTheLargest() {
    let layers = Arranged(
      LayersArrangement(alignment: .bottomTrailing), Box.fixed(100, 20), Box.fixed(30, 40))
    #expect(layers.size(in: .unspecified) == CGSize(width: 100, height: 40))
    #expect(layers.frames(400, 400) == [[0, 20, 100, 20], [70, 0, 30, 40]])
  }

  @Test func overlaysGetTheSizeOfTheViewUnderThem() {
    let overlay = Arranged(
      SecondaryArrangement(alignment: .topTrailing), Box.fixed(100, 50), Box.color)
    #expect(overlay.frames(400, 400) == [[0, 0, 100, 50], [0, 0, 100, 50]])
    let badge = Arranged(
      SecondaryArrangement(alignment: .topTrailing), Box.fixed(100, 50), Box.fixed(10, 10))
    #expect(badge.frames(400, 400)[1] == [90, 0, 10, 10])
  }

  @Test func ratiosFitAndFill() {
    let room = ProposedViewSize(width: 100, height: 100)
    let fit = Arranged(AspectRatioArrangement(ratio: 2), Box.color)
    #expect(fit.size(in: room) == CGSize(width: 100, height: 50))
    let fill = Arranged(AspectRatioArrangement(ratio: 2, fills: true), Box.color)
    #expect(fill.size(in: room) == CGSize(width: 200, height: 100))
  }

  @Test func gridsShareColumnsAndRows() {
    var grid = GridArrangement()
    grid.horizontalSpacing = 10
    grid.verticalSpacing = 0
    func cell(_ box: Box, span: Int? = 1) -> GridArrangement.Cell {
      .init(element: box, span: span)
    }
    let (size, places) = grid.arrange(
      [
        [cell(.fixed(50, 20)), cell(.color)], [cell(.fixed(30, 10), span: 2)],
        [cell(.fixed(10, 5), span: nil)],
      ], in: ProposedViewSize(width: 200, height: 35))
    #expect(size == CGSize(width: 200, height: 35))
    #expect(places.map { $0.map(\.origin.x) } == [[0, 60], [85], [95]])
    #expect(places[0][1].size == CGSize(width: 140, height: 20))
  }
}
