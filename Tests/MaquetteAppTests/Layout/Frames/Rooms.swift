// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

#Preview("views of a reader are all at its corner") {
  // [0,0,200,20],[0,0,10,10]
  GeometryReader { g in
    Color.red.frame(width: g.size.width / 2, height: 20)
    Color.blue.frame(width: 10, height: 10)
  }
}

#Preview("a reader knows the rest of a column") {
  // [0,0,400,100],[0,100,20,250]
  VStack(spacing: 0) {
    Color.red.frame(height: 100)
    GeometryReader { g in Color.blue.frame(width: 20, height: g.size.height / 2) }
  }
}

#Preview("a place in a fixed box") {
  // [150,250,40,40]
  Color.red.frame(width: 40, height: 40).position(x: 20, y: 20).frame(width: 100, height: 100)
}

#Preview("what is scrolled leaves the rest to its neighbour") {
  // [0,0,400,1000],[0,540,400,60]
  VStack(spacing: 0) {
    ScrollView { Color.red.frame(height: 1000) }
    Color.blue.frame(height: 60)
  }
}

#Preview("a scrolled line is as high as its views") {
  // [0,275,50,50]
  ScrollView(.horizontal) { Color.red.frame(width: 50, height: 50) }
}

#Preview("an inset at the lower edge") {
  // [0,0,400,550],[0,550,400,50]
  Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) }
}

#Preview("two of four parts of the room") {
  // [100,0,200,600]
  Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 0)
}

#Preview("three parts of the room with gaps") {
  // [0,275,126.67,50],[136.67,275,126.67,50],[273.33,275,126.67,50]
  ScrollView(.horizontal) {
    HStack(spacing: 10) {
      ForEach(0..<3) { _ in
        Color.red.frame(height: 50).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
      }
    }
  }
}

#Preview("the first that fits") {
  // [50,295,300,10]
  ViewThatFits {
    Color.red.frame(width: 500, height: 10)
    Color.blue.frame(width: 300, height: 10)
  }
}

#Preview("a spacer in a scrolled column keeps its least length") {
  // [0,0,400,20],[0,28,400,20]
  ScrollView {
    VStack(spacing: 0) {
      Color.red.frame(height: 20)
      Spacer()
      Color.blue.frame(height: 20)
    }
  }
}

#Preview("a reader over a view") {
  // [150,270,100,60],[150,330,100,5]
  Color.red.frame(width: 100, height: 60).overlay {
    GeometryReader { g in Color.blue.frame(width: g.size.width, height: 5).offset(y: g.size.height)
    }
  }
}

#Preview("a reader offers its own size, however large a view") {
  // [0,0,500,600],[0,0,400,600]
  GeometryReader { _ in
    Color.red.frame(width: 500)
    Color.blue
  }
}

#Preview("a reader heeds no line") {
  // [0,0,50,20]
  GeometryReader { _ in Color.red.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 10 }
  }
}

#Preview("a line in layers makes them larger") {
  // [160,290,100,20],[140,290,50,20]
  ZStack(alignment: .leading) {
    Color.red.frame(width: 100, height: 20)
    Color.blue.frame(width: 50, height: 20).alignmentGuide(.leading) { _ in 20 }
  }
}

#Preview("what fits by its height alone") {
  // [50,200,300,10],[50,210,100,190]
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(height: 10)
    Color.blue.frame(width: 100)
  }.frame(width: 300, height: 200)
}
