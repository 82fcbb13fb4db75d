// Where each colour is in a canvas of 400 by 600 points, in the order of the views.

#Preview("a layer that is too wide makes the others as wide") {
  // [-50,250,500,100] [-50,0,500,600]
  ZStack {
    Color.red.frame(width: 500, height: 100)
    Color.blue
  }
}

#Preview("a colour is as high as its scrolled layers") {
  // [0,0,400,50] [175,0,50,50]
  ScrollView {
    ZStack {
      Color.red
      Color.blue.frame(width: 50, height: 50)
    }
  }
}

#Preview("padded at the corner") {
  // [150,250,100,100] [155,255,40,40]
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 100, height: 100)
    Color.blue.frame(width: 40, height: 40).padding(5)
  }
}

#Preview("the one of the greatest priority decides") {
  // [150,270,100,60] [100,285,200,30]
  ZStack {
    Color.red.frame(width: 100, height: 60)
    Color.blue.frame(width: 200, height: 30).layoutPriority(1)
  }
}

#Preview("two over a view are about each other's middle") {
  // [150,250,100,100] [210,310,40,40] [220,320,20,20]
  Color.red.frame(width: 100, height: 100)
    .overlay(alignment: .bottomTrailing) {
      Color.green.frame(width: 40, height: 40)
      Color.blue.frame(width: 20, height: 20)
    }
}

#Preview("a strip behind the upper edge") {
  // [150,250,100,100] [150,250,100,20]
  Color.red.frame(width: 100, height: 100)
    .background(alignment: .top) { Color.blue.frame(height: 20) }
}

#Preview("wider than what it lies over") {
  // [175,275,50,50] [160,290,80,20]
  Color.red.frame(width: 50, height: 50).overlay { Color.blue.frame(width: 80, height: 20) }
}

#Preview("layers share a line with a fixed width") {
  // [0,0,292,600] [20,20,252,560] [300,0,100,600]
  HStack {
    ZStack {
      Color.red
      Color.blue.padding(20)
    }
    Color.green.frame(width: 100)
  }
}

#Preview("pushed to the corner of layers") {
  // [0,0,400,600] [340,540,60,60]
  ZStack {
    Color.red
    VStack {
      Spacer()
      HStack {
        Spacer()
        Color.blue.frame(width: 60, height: 60)
      }
    }
  }
}
