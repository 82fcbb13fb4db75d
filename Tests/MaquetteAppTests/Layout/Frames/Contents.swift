// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

struct Pair: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10)
    Color.blue.frame(width: 10, height: 10)
  }
}

#Preview("what is not there has no room and no gap") {
  // [0,286,400,10],[0,304,400,10]
  VStack {
    if false { Color.red }
    Color.green.frame(height: 10)
    EmptyView()
    Color.blue.frame(height: 10)
  }
}

#Preview("rows of a loop are views of the line") {
  // [147,295,10,10],[159,295,20,10],[181,295,30,10],[213,295,40,10]
  HStack(spacing: 2) {
    ForEach(0..<4) { i in Color.red.frame(width: CGFloat(i + 1) * 10, height: 10) }
  }
}

#Preview("a group gives its modifiers to each") {
  // [170,290,30,20],[200,290,30,20]
  HStack(spacing: 0) {
    Group {
      Color.red
      Color.blue
    }.frame(width: 30, height: 20)
  }
}

#Preview("what is hidden keeps its room") {
  // [156,280,40,40],[204,280,40,40]
  HStack {
    Color.red.frame(width: 40, height: 40).hidden()
    Color.blue.frame(width: 40, height: 40)
  }
}

#Preview("what is drawn larger is laid out as before") {
  // [150,275,50,50],[200,275,50,50]
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 50).scaleEffect(2)
    Color.blue.frame(width: 50, height: 50)
  }
}

#Preview("views of a body are views of the line around") {
  // [186,295,10,10],[204,295,10,10]
  HStack { Pair() }
}

#Preview("a divider is as high as its line at fixed height") {
  // [171.5,270,20,60],[199.5,270,1,60],[208.5,290,20,20]
  HStack {
    Color.red.frame(width: 20, height: 60)
    Divider()
    Color.blue.frame(width: 20, height: 20)
  }.fixedSize(horizontal: false, vertical: true)
}

#Preview("a divider in layers is a line across") {
  // [150,200,100,200],[150,300,100,1]
  ZStack {
    Color.red
    Divider()
  }.frame(width: 100, height: 200)
}

#Preview("a divider between colours") {
  // [0,0,400,291.5],[0,299.5,400,1],[0,308.5,400,291.5]
  VStack {
    Color.red
    Divider()
    Color.blue
  }
}

#Preview("what follows a layout in braces is laid out") {
  // [0,0,100,100],[100,100,100,100]
  AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) {
    Color.red.frame(width: 100, height: 100)
    Color.blue.frame(width: 100, height: 100).offset(x: 100)
  }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}
