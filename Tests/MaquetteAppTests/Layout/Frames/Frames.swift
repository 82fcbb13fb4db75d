// Where each colour is in a canvas of 400 by 600 points, in the order of the views.

#Preview("a least height is filled where none is offered") {
  // [0,0,400,100]
  ScrollView { Color.red.frame(minHeight: 100) }
}

#Preview("a greatest height leaves the ideal one") {
  // [0,0,400,10]
  ScrollView { Color.red.frame(maxHeight: 100) }
}

#Preview("an ideal height is taken where none is offered") {
  // [0,0,400,70]
  ScrollView { Color.red.frame(minHeight: 50, idealHeight: 70, maxHeight: 100) }
}

#Preview("a box as wide as the padded room") {
  // [284,275,100,50]
  Color.red.frame(width: 100, height: 50).frame(maxWidth: .infinity, alignment: .trailing)
    .padding()
}

#Preview("least and greatest sizes on both axes") {
  // [140,260,120,80]
  Color.red.frame(minWidth: 50, maxWidth: 120, minHeight: 40, maxHeight: 80)
}

#Preview("a corner of a limited box") {
  // [100,310,40,40]
  Color.red.frame(width: 40, height: 40)
    .frame(
      minWidth: 100, maxWidth: 200, minHeight: 100, maxHeight: 100, alignment: .bottomLeading)
}

#Preview("boxes of one length each") {
  // [200,0,200,100]
  Color.red.frame(width: 200).frame(height: 100)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
}

#Preview("a limit in a box that takes its share") {
  // [0,0,200,600] [200,0,100,600]
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: .infinity)
    Color.blue.frame(maxWidth: 100).frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("larger than the box, out of the opposite corner") {
  // [-50,50,300,300]
  Color.red.frame(width: 300, height: 300)
    .frame(width: 100, height: 100, alignment: .bottomTrailing)
}

#Preview("a least width around a smaller view") {
  // [181,285,30,30] [219,275,50,50]
  HStack {
    Color.red.frame(width: 30, height: 30).frame(minWidth: 80, alignment: .trailing)
    Color.blue.frame(width: 50, height: 50)
  }
}

#Preview("an ideal width at fixed size") {
  // [0,290,150,20] [158,290,242,20]
  HStack {
    Color.red.frame(minWidth: 100, idealWidth: 150, maxWidth: .infinity).frame(height: 20)
      .fixedSize(horizontal: true, vertical: false)
    Color.blue.frame(height: 20)
  }
}

#Preview("a ratio in a box of one length") {
  // [150,200,100,200]
  Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100)
}

#Preview("a ratio beside a fixed width") {
  // [0,150,300,300] [300,0,100,600]
  HStack(spacing: 0) {
    Color.red.aspectRatio(1, contentMode: .fit)
    Color.blue.frame(width: 100)
  }
}

#Preview("a ratio decides a scrolled height") {
  // [0,0,400,200]
  ScrollView { Color.red.aspectRatio(2, contentMode: .fit) }
}

#Preview("a place takes all the room that is left") {
  // [0,0,20,20] [0,500,400,100]
  VStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).position(x: 10, y: 10)
    Color.blue.frame(height: 100)
  }
}

#Preview("only the height must fit") {
  // [-50,150,500,300]
  ViewThatFits(in: .vertical) {
    Color.red.frame(height: 700)
    Color.blue.frame(width: 500, height: 300)
  }
}
