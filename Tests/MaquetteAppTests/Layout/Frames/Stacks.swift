// Where each colour is in a canvas of 400 by 600 points, in the order of the views.

#Preview("of those without end the one that needs most is served first") {
  // [0,0,92,600] [100,0,300,600]
  HStack {
    Color.red
    Color.blue.frame(minWidth: 300)
  }
}

#Preview("a spacer keeps its least length beside a colour") {
  // [0,0,400,544] [0,552,400,40]
  VStack {
    Color.red
    Color.green.frame(height: 40)
    Spacer()
  }
}

#Preview("room that is asked for is on both sides of a spacer") {
  // [0,275,50,50] [350,275,50,50]
  HStack(spacing: 20) {
    Color.red.frame(width: 50, height: 50)
    Spacer()
    Color.blue.frame(width: 50, height: 50)
  }
}

#Preview("a limit beside a fixed width at the trailing edge") {
  // [150,275,100,20] [190,295,60,30]
  VStack(alignment: .trailing, spacing: 0) {
    Color.red.frame(width: 100, height: 20)
    Color.blue.frame(maxWidth: 60, maxHeight: 30)
  }
}

#Preview("limits of the same flexibility are served as they stand") {
  // [0,0,50,600] [50,0,150,600] [200,0,200,600]
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 50)
    Color.green.frame(minWidth: 100, maxWidth: 150)
    Color.blue
  }
}

#Preview("a column at the bottom of a line") {
  // [151,292,20,20] [151,320,60,30] [219,250,30,100]
  HStack(alignment: .bottom) {
    VStack(alignment: .leading) {
      Color.red.frame(width: 20, height: 20)
      Color.green.frame(width: 60, height: 30)
    }
    Color.blue.frame(width: 30, height: 100)
  }
}

#Preview("a priority inside a frame, then the rest shares") {
  // [0,0,92,600] [100,0,200,600] [308,0,92,600]
  HStack {
    Color.red.frame(minWidth: 50)
    Color.blue.layoutPriority(1).frame(maxWidth: 200)
    Color.green
  }
}

#Preview("corners by spacers of both axes") {
  // [360,0,40,40] [0,570,30,30]
  VStack {
    HStack {
      Spacer()
      Color.red.frame(width: 40, height: 40)
    }
    Spacer()
    HStack {
      Color.blue.frame(width: 30, height: 30)
      Spacer()
    }
  }
}

#Preview("a spacer at the lower edge of a column in a line needs no room below") {
  // [161,0,20,20] [189,260,50,50] [185,570,30,30]
  VStack {
    HStack {
      VStack {
        Color.red.frame(width: 20, height: 20)
        Spacer()
      }
      Color.green.frame(width: 50, height: 50)
    }
    Color.blue.frame(width: 30, height: 30)
  }
}

#Preview("views of a line of fixed height are as high as the highest") {
  // [140,240,50,120] [200,240,60,120]
  HStack(spacing: 10) {
    Color.red.frame(width: 50).frame(maxHeight: .infinity)
    Color.blue.frame(width: 60, height: 120)
  }
  .fixedSize(horizontal: false, vertical: true)
}

#Preview("a colour is as high as its scrolled line") {
  // [169,0,4,80] [181,0,50,80]
  ScrollView {
    HStack {
      Color.red.frame(width: 4)
      Color.blue.frame(width: 50, height: 80)
    }
  }
}

#Preview("a divider is as high as its scrolled line") {
  // [141.5,0,50,80] [199.5,0,1,80] [208.5,30,50,20]
  ScrollView {
    HStack {
      Color.red.frame(width: 50, height: 80)
      Divider()
      Color.blue.frame(width: 50, height: 20)
    }
  }
}

#Preview("more than there is stands out at both ends") {
  // [0,-54,400,400] [0,354,400,300]
  VStack {
    Color.red.frame(minHeight: 400)
    Color.blue.frame(minHeight: 300)
  }
}

#Preview("a spacer alone takes nothing from a fixed line") {
  // [0,280,100,40] [108,290,242,20] [350,275,50,50]
  HStack(spacing: 0) {
    Color.red.frame(width: 100, height: 40)
    Color.green.frame(height: 20).padding(.leading, 8)
    Color.blue.frame(width: 50, height: 50)
  }
}

#Preview("three columns of which the middle one is twice as important") {
  // [0,0,30,600] [30,0,340,600] [370,0,30,600]
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 30)
    Color.green.layoutPriority(2)
    Color.blue.frame(minWidth: 30)
  }
}
