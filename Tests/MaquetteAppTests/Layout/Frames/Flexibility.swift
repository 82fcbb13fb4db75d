// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

#Preview("a fixed width beside a column that shares the rest") {
  // [0,0,300,296],[0,304,300,296],[308,0,92,600]
  HStack {
    VStack {
      Color.red
      Color.green
    }
    Color.blue.frame(width: 92)
  }
}

#Preview("the least flexible are served before the colour between them") {
  // [0,0,50,600],[50,0,270,600],[320,0,80,600]
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 50)
    Color.green
    Color.blue.frame(maxWidth: 80)
  }
}

#Preview("two limits above their shares are two halves") {
  // [0,0,200,600],[200,0,200,600]
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 300)
    Color.green.frame(maxWidth: 300)
  }
}

#Preview("a fixed length larger than its share takes from the flexible ones") {
  // [0,0,125,600],[125,0,150,600],[275,0,125,600]
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 100, maxWidth: 200)
    Color.green.frame(width: 150)
    Color.blue.frame(minWidth: 50)
  }
}

#Preview("a priority leaves the others their least") {
  // [0,0,40,600],[40,0,300,600],[340,0,60,600]
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 40)
    Color.green.layoutPriority(1)
    Color.blue.frame(width: 60)
  }
}

#Preview("a negative priority takes what is left") {
  // [0,0,200,600],[200,0,150,600],[350,0,50,600]
  HStack(spacing: 0) {
    Color.red.layoutPriority(-1)
    Color.green.frame(maxWidth: 150)
    Color.blue.frame(width: 50)
  }
}

#Preview("three spacers share what three views leave") {
  // [0,275,50,50],[133.33,275,50,50],[350,275,50,50]
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 50)
    Spacer()
    Color.green.frame(width: 50, height: 50)
    Spacer()
    Spacer()
    Color.blue.frame(width: 50, height: 50)
  }
}

#Preview("more than there is beside the least of a spacer") {
  // [-15,295,300,10],[335,295,80,10]
  HStack(spacing: 0) {
    Color.red.frame(width: 300, height: 10)
    Spacer(minLength: 50)
    Color.blue.frame(width: 80, height: 10)
  }
}

#Preview("a spacer in a fixed box") {
  // [240,295,10,10]
  HStack {
    Spacer()
    Color.red.frame(width: 10, height: 10)
  }.frame(width: 100, height: 50)
}

#Preview("colours at their ideal size") {
  // [186,295,10,10],[204,295,10,10]
  HStack {
    Color.red
    Color.blue
  }.fixedSize()
}

#Preview("a limit beside a fixed height") {
  // [0,0,400,192],[0,200,400,400]
  VStack {
    Color.red.frame(minHeight: 100, maxHeight: 300)
    Color.blue.frame(height: 400)
  }
}

#Preview("apart in a column that is wider than its views") {
  // [0,0,10,10],[0,590,10,10]
  VStack {
    Color.red.frame(width: 10, height: 10)
    Spacer()
    Color.blue.frame(width: 10, height: 10)
  }.frame(maxWidth: .infinity, alignment: .leading)
}

#Preview("a priority over a spacer of a least length") {
  // [0,295,300,10],[340,295,60,10]
  HStack(spacing: 0) {
    Color.red.frame(height: 10).layoutPriority(1)
    Spacer(minLength: 40)
    Color.blue.frame(width: 60, height: 10)
  }
}

#Preview("halves of which each pushes its own away") {
  // [0,290,20,20],[380,290,20,20]
  HStack(spacing: 0) {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20)
      Spacer()
    }
    HStack(spacing: 0) {
      Spacer()
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

#Preview("columns pushed to opposite ends") {
  // [150,550,50,50],[200,0,50,50]
  HStack(spacing: 0) {
    VStack(spacing: 0) {
      Spacer()
      Color.red.frame(width: 50, height: 50)
    }
    VStack(spacing: 0) {
      Color.blue.frame(width: 50, height: 50)
      Spacer()
    }
  }
}

#Preview("limits and a least width together") {
  // [0,0,120,600],[120,0,120,600],[240,0,160,600]
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 120)
    Color.green.frame(maxWidth: 120)
    Color.blue.frame(minWidth: 150)
  }
}

#Preview("an ideal width decides nothing where there is an offer") {
  // [0,0,100,600],[108,0,100,600],[216,0,184,600]
  HStack {
    Color.red.frame(width: 100)
    Color.green.frame(idealWidth: 50, maxWidth: 100)
    Color.blue
  }
}

#Preview("a priority over a limited neighbour") {
  // [0,0,300,600],[300,0,100,600]
  HStack(spacing: 0) {
    Color.red.layoutPriority(1)
    Color.blue.frame(minWidth: 100, maxWidth: 200)
  }
}

#Preview("a priority with a limit of its own") {
  // [0,0,200,600],[200,0,200,600]
  HStack(spacing: 0) {
    Color.red.layoutPriority(1).frame(maxWidth: 200)
    Color.blue
  }
}

#Preview("two boxes without end with their views at the outer edges") {
  // [0,295,50,10],[350,295,50,10]
  HStack {
    Color.red.frame(width: 50, height: 10).frame(maxWidth: .infinity, alignment: .leading)
    Color.blue.frame(width: 50, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
  }
}

#Preview("three of three kinds") {
  // [0,290,196,20],[204,290,92,20],[304,290,96,20]
  HStack {
    Color.red.frame(height: 20).layoutPriority(0)
    Color.green.frame(width: 92, height: 20)
    Color.blue.frame(maxWidth: 96, maxHeight: 20)
  }
}

#Preview("corners of a screen") {
  // [0,0,40,40],[360,560,40,40]
  VStack {
    HStack {
      Color.red.frame(width: 40, height: 40)
      Spacer()
    }
    Spacer()
    HStack {
      Spacer()
      Color.blue.frame(width: 40, height: 40)
    }
  }
}
