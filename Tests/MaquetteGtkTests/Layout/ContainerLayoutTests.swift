import Foundation
import MaquetteUI
import XCTest

/// Scrolled views, grids and lazy containers in a canvas of 400 by 600 points.
final class ContainerLayoutTests: RenderTestCase {
  func testScrolledContentKeepsItsLengthAndBeginsAtTheTop() {
    MainActor.assumeIsolated {
      // The view on it takes the height that it is offered, and the width of what is in it.
      assertFrames([[150, 0, 100, 50]]) { ScrollView { Color.red.frame(width: 100, height: 50) } }
      assertFrames([[0, 0, 400, 50], [160, 58, 80, 900], [0, 570, 400, 30]]) {
        VStack {
          ScrollView {
            VStack {
              Color.red.frame(height: 50)
              Color.blue.frame(width: 80, height: 900)
            }
          }
          Color.green.frame(height: 30)
        }
      }
      // Flexible views take their ideal length along what is scrolled.
      assertFrames([[0, 0, 400, 10]]) { ScrollView { Color.red } }
      assertFrames([[0, 280, 300, 40], [308, 280, 300, 40]]) {
        ScrollView(.horizontal) {
          HStack {
            Color.red.frame(width: 300, height: 40)
            Color.blue.frame(width: 300, height: 40)
          }
        }
      }
    }
  }

  func testShareOfTheContainer() {
    MainActor.assumeIsolated {
      assertFrames([[100, 0, 200, 20], [102, 28, 196, 296]]) {
        ScrollView {
          VStack {
            Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
              .frame(height: 20)
            Color.blue.containerRelativeFrame(
              [.horizontal, .vertical], count: 4, span: 2, spacing: 8)
          }
        }
      }
      assertFrames([[0, 0, 400, 600]]) {
        Color.red.containerRelativeFrame([.horizontal, .vertical])
      }
    }
  }

  func testGrids() {
    MainActor.assumeIsolated {
      // Columns of 30 and 60, a gap of 10; the second row spans both.
      assertFrames(
        [
          [150, 256, 30, 20], [190, 251, 60, 30], [175, 287, 50, 10], [150, 303, 100, 1],
          [160, 340, 10, 10], [215, 310, 10, 40],
        ]
      ) {
        Grid(horizontalSpacing: 10, verticalSpacing: 6) {
          GridRow {
            Color.red.frame(width: 30, height: 20)
            Color.blue.frame(width: 60, height: 30)
          }
          GridRow { Color.green.frame(width: 50, height: 10).gridCellColumns(2) }
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow(alignment: .bottom) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 10, height: 40)
          }
        }
      }
      // A flexible column takes what the other leaves.
      assertFrames([[0, 295, 50, 10], [58, 295, 342, 10]]) {
        Grid {
          GridRow {
            Color.red.frame(width: 50, height: 10)
            Color.blue.frame(height: 10)
          }
        }
      }
    }
  }

  func testLazyContainers() {
    MainActor.assumeIsolated {
      // All the width, lines of 20 high.
      assertFrames([[0, 274, 60, 20], [68, 274, 332, 20], [0, 306, 60, 20]]) {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.flexible())], spacing: 12) {
          Color.red.frame(height: 20)
          Color.blue.frame(height: 20)
          Color.green.frame(height: 20)
        }
      }
      assertFrames([[0, 268, 50, 50], [0, 323, 400, 10]]) {
        LazyVStack(alignment: .leading, spacing: 5) {
          Color.red.frame(width: 50, height: 50)
          Color.blue.frame(height: 10)
        }
      }
    }
  }

  func testTheFirstThatFits() {
    MainActor.assumeIsolated {
      assertFrames([[50, 275, 300, 50]]) {
        ViewThatFits {
          Color.red.frame(width: 500, height: 50)
          Color.blue.frame(width: 300, height: 50)
          Color.green.frame(width: 100, height: 50)
        }
      }
    }
  }

  func testInsetsTakeTheirPartOfTheRoom() {
    MainActor.assumeIsolated {
      assertFrames([[0, 0, 400, 560], [0, 560, 400, 40]]) {
        Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
      }
    }
  }
}
