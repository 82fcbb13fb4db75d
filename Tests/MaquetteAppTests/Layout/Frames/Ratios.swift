// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

#Preview("a ratio that fills goes beyond the canvas") {
  // [-400,0,1200,600]
  Color.red.aspectRatio(2, contentMode: .fill)
}

#Preview("a ratio beside a fixed width in a line") {
  // [0,150,300,300],[300,0,100,600]
  HStack(spacing: 0) {
    Color.red.aspectRatio(1, contentMode: .fit)
    Color.blue.frame(width: 100)
  }
}

#Preview("a ratio that fills a fixed box") {
  // [132.5,255,135,90]
  Color.red.aspectRatio(1.5, contentMode: .fill).frame(width: 90, height: 90).clipped()
}

#Preview("the ratio of its ideal size") {
  // [0,200,200,200],[200,0,200,600]
  HStack(spacing: 0) {
    Color.red.aspectRatio(contentMode: .fit)
    Color.blue
  }
}

#Preview("a circle is as wide as it is high") {
  // [175,275,50,50]
  Circle().frame(width: 100, height: 50)
}

#Preview("a ratio in a scrolled column") {
  // [0,0,400,200],[0,208,400,40]
  ScrollView {
    VStack {
      Color.red.aspectRatio(2, contentMode: .fit)
      Color.blue.frame(height: 40)
    }
  }
}
