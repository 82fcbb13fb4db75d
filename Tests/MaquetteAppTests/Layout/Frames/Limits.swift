// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

#Preview("a least width larger than the canvas") {
  // [-50,0,500,600]
  Color.red.frame(minWidth: 500)
}

#Preview("at the upper edge of a box as high as there is") {
  // [150,0,50,50]
  Color.red.frame(width: 50, height: 50).frame(maxHeight: .infinity, alignment: .top).frame(
    width: 100, alignment: .leading)
}

#Preview("the ideal width of a limited box") {
  // [125,0,150,600]
  Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: 200).fixedSize(
    horizontal: true, vertical: false)
}

#Preview("a least size in a smaller box") {
  // [150,250,100,100]
  Color.red.frame(minWidth: 100, minHeight: 100).frame(width: 50, height: 50)
}

#Preview("at the top of a least height") {
  // [0,150,400,50],[0,350,400,100]
  VStack(spacing: 0) {
    Color.red.frame(height: 50).frame(minHeight: 200, alignment: .top)
    Color.blue.frame(height: 100)
  }
}

#Preview("a view that is too wide widens a box with a limit alone") {
  // [-50,295,500,10]
  Color.red.frame(width: 500, height: 10).frame(maxWidth: .infinity, alignment: .leading)
}

#Preview("a limit below the fixed width inside") {
  // [50,295,300,10]
  Color.red.frame(width: 300, height: 10).frame(maxWidth: 200)
}

#Preview("four different insets") {
  // [140,240,100,100]
  Color.red.frame(width: 100, height: 100).padding(
    EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
}

#Preview("a negative inset pulls the next view up") {
  // [0,275,400,30],[0,295,400,30]
  VStack(spacing: 0) {
    Color.red.frame(height: 30).padding(.bottom, -10)
    Color.blue.frame(height: 30)
  }
}

#Preview("a spacer in a box stays one") {
  // [175,295,10,10],[215,295,10,10]
  HStack {
    Color.red.frame(width: 10, height: 10)
    Spacer().frame(width: 30)
    Color.blue.frame(width: 10, height: 10)
  }
}

#Preview("without end at its ideal size") {
  // [195,295,10,10]
  Color.red.frame(maxWidth: .infinity, maxHeight: 50).fixedSize()
}

#Preview("an inset of less than none in layers") {
  // [140,260,120,80],[150,270,100,60]
  ZStack {
    Color.red.padding(-10)
    Color.blue
  }.frame(width: 100, height: 60)
}

#Preview("a line of one view moves the whole in a wider frame") {
  // [175,50,100,100],[225,150,100,100]
  VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 100)
    Color.blue.frame(width: 100, height: 100).alignmentGuide(HorizontalAlignment.center) {
      $0[.leading]
    }
    Spacer()
  }.padding(.top, 50).frame(width: 400).offset(x: 25)
}
