// Where each colour is in a canvas of 400 by 600 points, in the order of the views.

#Preview("moved away from the leading line") {
  // [150,280,100,20] [180,300,50,20]
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 100, height: 20)
    Color.blue.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in -30 }
  }
}

#Preview("the middle at the upper line") {
  // [160,290,40,40] [200,270,40,40]
  HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: 40, height: 40)
    Color.blue.frame(width: 40, height: 40)
      .alignmentGuide(.top) { $0[VerticalAlignment.center] }
  }
}

#Preview("a line meets the middle of a frame") {
  // [200,275,50,50]
  Color.red.frame(width: 50, height: 50)
    .alignmentGuide(HorizontalAlignment.center) { _ in 0 }
    .frame(width: 100, height: 100)
}

#Preview("columns of a grid are as wide as their widest cell") {
  // [166,281,20,20] [214,271,40,40] [146,319,60,10] [229,319,10,10]
  Grid {
    GridRow {
      Color.red.frame(width: 20, height: 20)
      Color.green.frame(width: 40, height: 40)
    }
    GridRow {
      Color.blue.frame(width: 60, height: 10)
      Color.yellow.frame(width: 10, height: 10)
    }
  }
}

#Preview("cells of a grid at its corner") {
  // [166,267,20,20] [194,267,40,40] [166,315,10,18]
  Grid(alignment: .topLeading) {
    GridRow {
      Color.red.frame(width: 20, height: 20)
      Color.green.frame(width: 40, height: 40)
    }
    GridRow { Color.blue.frame(width: 10, height: 18) }
  }
}
