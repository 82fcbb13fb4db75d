import SwiftUI
struct Placement: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack { Color.red.layoutPriority(1).frame(maxWidth: 100); Color.blue }.frame(height: 20)
      Color.green.fixedSize()
      Circle().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
      Rectangle().aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
      Color.red.frame(width: 10, height: 10).offset(x: 5, y: 5)
      HStack(alignment: .top) { Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { d in d[.bottom] + 5 }; Color.blue.frame(width: 10, height: 10) }
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 2) {
        GridRow { Color.red.frame(width: 50, height: 20); Color.blue.frame(width: 20, height: 10); Color.black }
        GridRow { Color.red.frame(width: 30, height: 20).gridCellColumns(2); Color.blue.frame(width: 20, height: 10) }
        Divider()
      }.frame(height: 80)
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.flexible()), GridItem(.adaptive(minimum: 40))], spacing: 3) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
      ViewThatFits { Color.red.frame(width: 500, height: 10); Color.blue.frame(width: 200, height: 10) }
      Color.yellow.frame(width: 20, height: 20).position(x: 50, y: 10).frame(height: 20)
    }
  }
}

#Preview { Placement() }
