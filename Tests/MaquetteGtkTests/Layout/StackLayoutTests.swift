import Foundation
import MaquetteUI
import XCTest

/// Stacks, spacers and dividers in a canvas of 400 by 600 points; the right values follow from the
/// rules: the least flexible child is asked first, each is offered an equal share of what is left.
final class StackLayoutTests: RenderTestCase {
  func testFixedChildrenStandInTheMiddle() {
    MainActor.assumeIsolated {
      assertFrames([[170, 246, 60, 50], [180, 304, 40, 50]]) {
        VStack {
          Color.red.frame(width: 60, height: 50)
          Color.blue.frame(width: 40, height: 50)
        }
      }
      assertFrames([[100, 285, 100, 30], [210, 290, 90, 20]]) {
        HStack(spacing: 10) {
          Color.red.frame(width: 100, height: 30)
          Color.blue.frame(width: 90, height: 20)
        }
      }
    }
  }

  func testAlignmentsAcross() {
    MainActor.assumeIsolated {
      assertFrames([[150, 278, 100, 20], [150, 302, 30, 20]]) {
        VStack(alignment: .leading, spacing: 4) {
          Color.red.frame(width: 100, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
      }
      assertFrames([[150, 278, 100, 20], [220, 302, 30, 20]]) {
        VStack(alignment: .trailing, spacing: 4) {
          Color.red.frame(width: 100, height: 20)
          Color.blue.frame(width: 30, height: 20)
        }
      }
      assertFrames([[170, 250, 30, 100], [200, 250, 30, 40]]) {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 30, height: 100)
          Color.blue.frame(width: 30, height: 40)
        }
      }
      assertFrames([[170, 250, 30, 100], [200, 310, 30, 40]]) {
        HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 30, height: 100)
          Color.blue.frame(width: 30, height: 40)
        }
      }
    }
  }

  func testFlexibleChildrenShareWhatIsLeft() {
    MainActor.assumeIsolated {
      assertFrames([[0, 0, 196, 600], [204, 0, 196, 600]]) {
        HStack {
          Color.red
          Color.blue
        }
      }
      // 400 - 2 * 8 - 100 = 284, half of it each.
      assertFrames([[0, 0, 142, 600], [150, 250, 100, 100], [258, 0, 142, 600]]) {
        HStack {
          Color.red
          Color.blue.frame(width: 100, height: 100)
          Color.green
        }
      }
      // One takes its greatest width, the other what is left.
      assertFrames([[0, 0, 50, 600], [58, 0, 342, 600]]) {
        HStack {
          Color.red.frame(maxWidth: 50)
          Color.blue
        }
      }
      // One that wants at least more than its share.
      assertFrames([[0, 0, 300, 600], [308, 0, 92, 600]]) {
        HStack {
          Color.red.frame(minWidth: 300)
          Color.blue
        }
      }
    }
  }

  func testSpacersPushApart() {
    MainActor.assumeIsolated {
      assertFrames([[175, 0, 50, 50], [175, 550, 50, 50]]) {
        VStack {
          Color.red.frame(width: 50, height: 50)
          Spacer()
          Color.blue.frame(width: 50, height: 50)
        }
      }
      // Two spacers share: (400 - 150) / 2.
      assertFrames([[0, 275, 50, 50], [175, 275, 50, 50], [350, 275, 50, 50]]) {
        HStack {
          Color.red.frame(width: 50, height: 50)
          Spacer()
          Color.blue.frame(width: 50, height: 50)
          Spacer()
          Color.green.frame(width: 50, height: 50)
        }
      }
      // A spacer keeps its least length: 300 + 100 + 40 is more than there is.
      assertFrames([[-20, 290, 300, 20], [320, 290, 100, 20]]) {
        HStack {
          Color.red.frame(width: 300, height: 20)
          Spacer(minLength: 40)
          Color.blue.frame(width: 100, height: 20)
        }
      }
      // A flexible view is served before a spacer, which keeps its least length.
      assertFrames([[0, 290, 342, 20], [350, 290, 50, 20]]) {
        HStack {
          Color.red.frame(height: 20)
          Spacer()
          Color.blue.frame(width: 50, height: 20)
        }
      }
    }
  }

  func testPrioritiesAreServedFirst() {
    MainActor.assumeIsolated {
      assertFrames([[0, 0, 20, 600], [20, 0, 380, 600]]) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20)
          Color.blue.layoutPriority(1)
        }
      }
      // The priority of what is inside counts for the frame and the padding around it.
      assertFrames([[0, 0, 20, 600], [30, 10, 360, 580]]) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 20)
          Color.blue.layoutPriority(1).padding(10)
        }
      }
    }
  }

  func testNestedStacks() {
    MainActor.assumeIsolated {
      // The column is 80 wide and 64 high; the line 80 + 8 + 40.
      assertFrames([[166, 268, 50, 30], [136, 302, 80, 30], [224, 200, 40, 200]]) {
        HStack {
          VStack(alignment: .trailing, spacing: 4) {
            Color.red.frame(width: 50, height: 30)
            Color.blue.frame(width: 80, height: 30)
          }
          Color.green.frame(width: 40, height: 200)
        }
      }
      // Each line gets half the height that is left, 296, and shares its width.
      assertFrames(
        [[0, 0, 196, 296], [204, 0, 196, 296], [0, 304, 100, 296], [108, 304, 292, 296]]
      ) {
        VStack {
          HStack {
            Color.red
            Color.blue
          }
          HStack {
            Color.green.frame(width: 100)
            Color.yellow
          }
        }
      }
    }
  }

  func testDividersRunAcrossTheStack() {
    MainActor.assumeIsolated {
      assertFrames([[175, 236, 50, 50], [0, 294, 400, 1], [175, 303, 50, 61]]) {
        VStack {
          Color.red.frame(width: 50, height: 50)
          Divider()
          Color.blue.frame(width: 50, height: 61)
        }
      }
      assertFrames([[141, 290, 50, 20], [199, 250, 1, 100], [208, 290, 51, 20]]) {
        HStack {
          Color.red.frame(width: 50, height: 20)
          Divider()
          Color.blue.frame(width: 51, height: 20)
        }
        .frame(height: 100)
      }
    }
  }

  func testDeclaredLines() {
    MainActor.assumeIsolated {
      assertFrames([[110, 262, 100, 20], [210, 290, 80, 20], [190, 318, 60, 20]]) {
        VStack(alignment: .leading) {
          Color.red.frame(width: 100, height: 20).alignmentGuide(.leading) { $0[.trailing] }
          Color.blue.frame(width: 80, height: 20)
          Color.green.frame(width: 60, height: 20).alignmentGuide(.leading) { $0.width / 2 - 10 }
        }
      }
      // The line stands at the lower edge of what says nothing, and in the middle of the first.
      assertFrames([[150, 250, 50, 100], [200, 270, 50, 30]]) {
        HStack(alignment: .waist, spacing: 0) {
          Color.red.frame(width: 50, height: 100).alignmentGuide(.waist) { $0.height / 2 }
          Color.blue.frame(width: 50, height: 30)
        }
      }
      // It is found through the stacks between: 20 + 15 is the middle of the second in its column.
      assertFrames([[150, 275, 50, 20], [150, 295, 50, 30], [200, 280, 50, 30]]) {
        HStack(alignment: .waist, spacing: 0) {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 20)
            Color.blue.frame(width: 50, height: 30).alignmentGuide(.waist) { $0.height / 2 }
          }
          Color.green.frame(width: 50, height: 30)
        }
      }
    }
  }
}

private enum Waist: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension VerticalAlignment {
  @MainActor fileprivate static let waist = VerticalAlignment(Waist.self)
}
