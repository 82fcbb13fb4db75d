import Foundation
import MaquetteUI
import XCTest

/// Frames, padding, layers and what is drawn over and behind, in a canvas of 400 by 600 points.
final class FrameLayoutTests: RenderTestCase {
  func testFramesOfGivenSize() {
    MainActor.assumeIsolated {
      assertFrames([[0, 0, 400, 600]]) { Color.red }
      assertFrames([[150, 0, 100, 600]]) { Color.red.frame(width: 100) }
      assertFrames([[-50, -50, 500, 700]]) { Color.red.frame(width: 500, height: 700) }
      // A box smaller than the view in it lets it stand out by its alignment.
      assertFrames([[150, 250, 200, 200]]) {
        Color.red.frame(width: 200, height: 200)
          .frame(width: 100, height: 100, alignment: .topLeading)
      }
      assertFrames([[230, 330, 20, 20]]) {
        Color.red.frame(width: 20, height: 20)
          .frame(width: 100, height: 100, alignment: .bottomTrailing)
      }
    }
  }

  func testFramesOfLimitedSize() {
    MainActor.assumeIsolated {
      // The box takes all there is, the view its own size at the box's edge.
      assertFrames([[0, 0, 50, 50]]) {
        Color.red.frame(width: 50, height: 50)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      // A limit below the room: the box is as large as the limit.
      assertFrames([[100, 200, 200, 200]]) { Color.red.frame(maxWidth: 200, maxHeight: 200) }
      assertFrames([[190, 200, 20, 200]]) {
        Color.red.frame(width: 20).frame(maxWidth: 200, maxHeight: 200)
      }
      // Only a least size: the box is as large as the view, or as the least.
      assertFrames([[195, 295, 10, 10]]) {
        Color.red.frame(width: 10, height: 10).frame(minWidth: 100, minHeight: 100)
      }
      assertFrames([[0, 0, 400, 600]]) { Color.red.frame(minWidth: 100, minHeight: 100) }
      // Ideal sizes count where nothing is offered.
      assertFrames([[160, 270, 80, 60]]) {
        Color.red.frame(idealWidth: 80, idealHeight: 60).fixedSize()
      }
      assertFrames([[160, 0, 80, 600]]) {
        Color.red.frame(idealWidth: 80, idealHeight: 60).fixedSize(
          horizontal: true, vertical: false)
      }
      assertFrames([[195, 295, 10, 10]]) { Color.red.fixedSize() }
    }
  }

  func testPaddingInsideAndOutside() {
    MainActor.assumeIsolated {
      assertFrames([[16, 16, 368, 568]]) { Color.red.padding() }
      assertFrames([[160, 260, 80, 80]]) { Color.red.padding(10).frame(width: 100, height: 100) }
      assertFrames([[150, 250, 100, 100]]) { Color.red.frame(width: 100, height: 100).padding(10) }
      assertFrames([[20, 10, 380, 560]]) {
        Color.red.padding(.leading, 20).padding(.top, 10).padding(.bottom, 30)
      }
      assertFrames([[-8, -8, 416, 616]]) { Color.red.padding(-8) }
      assertFrames([[22, 31, 374, 566]]) {
        Color.red.padding(EdgeInsets(top: 31, leading: 22, bottom: 3, trailing: 4))
      }
      // A column of two with room around each: the second is offered what the first leaves.
      assertFrames([[10, 10, 380, 276], [0, 304, 400, 296]]) {
        VStack {
          Color.red.padding(10)
          Color.blue
        }
      }
    }
  }

  func testLayers() {
    MainActor.assumeIsolated {
      assertFrames([[0, 0, 400, 600], [175, 275, 50, 50]]) {
        ZStack {
          Color.red
          Color.blue.frame(width: 50, height: 50)
        }
      }
      // As large as the largest, aligned at a corner.
      assertFrames([[100, 280, 200, 100], [250, 220, 50, 160], [220, 340, 80, 40]]) {
        ZStack(alignment: .bottomTrailing) {
          Color.red.frame(width: 200, height: 100)
          Color.blue.frame(width: 50, height: 160)
          Color.green.frame(maxWidth: 80, maxHeight: 40)
        }
      }
      // Depth changes what lies over what, and no place.
      assertFrames([[173, 250, 54, 100], [155, 285, 90, 30]]) {
        ZStack {
          Color.red.frame(width: 54, height: 100).zIndex(1).padding(2)
          Color.blue.frame(width: 90, height: 30)
        }
      }
    }
  }

  func testWhatIsOverAndBehindGetsTheSizeOfTheView() {
    MainActor.assumeIsolated {
      assertFrames([[150, 250, 100, 100], [240, 240, 20, 20], [142, 242, 116, 116]]) {
        Color.red.frame(width: 100, height: 100)
          .overlay(alignment: .topTrailing) {
            Color.blue.frame(width: 20, height: 20).offset(x: 10, y: -10)
          }
          .background { Color.green.padding(-8) }
      }
      assertFrames([[150, 250, 100, 100], [150, 340, 100, 10]]) {
        Color.red.frame(width: 100, height: 100)
          .overlay(alignment: .bottom) { Color.yellow.frame(height: 10) }
      }
    }
  }

  func testRatios() {
    MainActor.assumeIsolated {
      assertFrames([[0, 200, 400, 200]]) { Color.red.aspectRatio(2, contentMode: .fit) }
      assertFrames([[-400, 0, 1200, 600]]) { Color.red.aspectRatio(2, contentMode: .fill) }
      assertFrames([[150, 275, 100, 50]]) {
        Color.red.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
      }
      // A circle is as wide as high.
      assertFrames([[0, 100, 400, 400]]) { Circle() }
      assertFrames([[59, 0, 282, 282], [0, 290, 400, 20], [0, 318, 400, 282]]) {
        VStack {
          Circle()
          Capsule().frame(height: 20)
          Ellipse()
        }
      }
    }
  }

  func testPlacesOfTheirOwn() {
    MainActor.assumeIsolated {
      assertFrames([[30, 40, 40, 40]]) {
        Color.red.frame(width: 40, height: 40).position(x: 50, y: 60)
      }
      assertFrames([[185, 300, 50, 20], [175, 310, 50, 20]]) {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).offset(x: 10, y: 10)
          Color.blue.frame(width: 50, height: 20).offset(y: 0)
        }
        .offset(y: 10)
      }
    }
  }

  func testRoomThatIsRead() {
    MainActor.assumeIsolated {
      assertFrames([[100, 250, 100, 25]]) {
        GeometryReader { room in
          Color.red.frame(width: room.size.width / 2, height: room.size.height / 4)
        }
        .frame(width: 200, height: 100)
      }
    }
  }
}
