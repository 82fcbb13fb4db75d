// Where each colour is in a canvas of 400 by 600 points, in the order of the views.

#Preview("padding counts for what a view needs least") {
  // [10,10,176,580] [234,0,136,600]
  HStack {
    Color.red.padding(10)
    Color.blue.padding(.horizontal, 30)
  }
}

#Preview("at one edge of a fixed box") {
  // [150,265,100,100]
  Color.red.frame(width: 100, height: 100).padding(.top, 30)
}

#Preview("inside and outside a frame") {
  // [145,270,160,60]
  Color.red.padding(20).frame(width: 200, height: 100).padding(.leading, 50)
}

#Preview("below a fixed height, above the rest") {
  // [0,0,400,50] [0,62,400,538]
  VStack(spacing: 0) {
    Color.red.frame(height: 50).padding(.bottom, 12)
    Color.blue
  }
}

#Preview("less than none lets views overlap") {
  // [110,275,100,50] [190,260,100,80]
  HStack(spacing: 0) {
    Color.red.frame(width: 100, height: 50).padding(.trailing, -20)
    Color.blue.frame(width: 100, height: 80)
  }
}

#Preview("around a spacer there is room to the next view again") {
  // [190,262,20,20] [185,308,30,30]
  VStack {
    Color.red.frame(width: 20, height: 20)
    VStack(spacing: 0) {
      Spacer()
      Color.blue.frame(width: 30, height: 30)
    }
    .padding(.top, 10)
  }
  .fixedSize()
}

#Preview("twice, and a frame between") {
  // [100,210,200,180]
  Color.red.padding(10).frame(width: 220, height: 200).padding(40)
}

#Preview("of a row whose parts are pushed apart") {
  // [16,16,50,50] [354,26,30,30] [16,74,368,510]
  VStack {
    HStack {
      Color.red.frame(width: 50, height: 50)
      Spacer()
      Color.blue.frame(width: 30, height: 30)
    }
    Color.green
  }
  .padding()
}
