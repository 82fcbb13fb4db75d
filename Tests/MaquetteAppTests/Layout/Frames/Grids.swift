// Where each colour, shape and divider is in 400 by 600 points, in the order of the views.

#Preview("two flexible columns") {
  // [0,246,196,50],[204,246,196,50],[0,304,196,50]
  LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
    ForEach(0..<3) { _ in Color.red.frame(height: 50) }
  }
}

#Preview("a fixed and a flexible column") {
  // [0,260,100,30],[108,260,292,30],[0,310,100,30],[108,310,292,30]
  LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible())], spacing: 20) {
    ForEach(0..<4) { _ in Color.red.frame(height: 30) }
  }
}

#Preview("as many columns as there is room for") {
  // [0,280,120,20],[140,280,120,20],[280,280,120,20],[0,300,120,20]
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 20)], spacing: 0) {
    ForEach(0..<4) { _ in Color.red.frame(height: 20) }
  }
}

#Preview("columns and rows as large as their largest cells") {
  // [131,251,50,50],[214,261,30,30],[146,319,20,20],[189,309,80,40]
  Grid {
    GridRow {
      Color.red.frame(width: 50, height: 50)
      Color.blue.frame(width: 30, height: 30)
    }
    GridRow {
      Color.green.frame(width: 20, height: 20)
      Color.yellow.frame(width: 80, height: 40)
    }
  }
}

#Preview("a divider across a grid") {
  // [0,271.5,50,20],[58,271.5,342,20],[0,299.5,400,1],[10,308.5,30,20],[58,308.5,342,20]
  Grid {
    GridRow {
      Color.red.frame(width: 50, height: 20)
      Color.blue.frame(height: 20)
    }
    Divider()
    GridRow {
      Color.green.frame(width: 30, height: 20)
      Color.yellow.frame(height: 20).gridCellUnsizedAxes(.horizontal)
    }
  }
}

#Preview("rows of a lazy grid") {
  // [165,246,30,40],[165,294,30,60],[205,246,30,40]
  LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 10) {
    ForEach(0..<3) { _ in Color.red.frame(width: 30) }
  }
}

#Preview("a gap of one column") {
  // [0,0,190,60],[210,0,190,60],[0,80,190,60]
  ScrollView {
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())], spacing: 20) {
      ForEach(0..<3) { _ in Color.red.frame(height: 60) }
    }
  }
}

#Preview("a view across all columns that asks for no width") {
  // [146,276,50,20],[204,276,50,20],[146,304,108,20]
  Grid {
    GridRow {
      Color.red.frame(width: 50, height: 20)
      Color.blue.frame(width: 50, height: 20)
    }
    Color.green.frame(height: 20).gridCellUnsizedAxes(.horizontal)
  }
}

#Preview("a column with an alignment of its own") {
  // [131,276,80,20],[219,276,50,20],[181,304,30,20],[219,304,50,20]
  Grid {
    GridRow {
      Color.red.frame(width: 80, height: 20).gridColumnAlignment(.trailing)
      Color.blue.frame(width: 50, height: 20)
    }
    GridRow {
      Color.green.frame(width: 30, height: 20)
      Color.yellow.frame(width: 50, height: 20)
    }
  }
}

#Preview("four colours share a grid") {
  // [0,0,196,296],[204,0,196,296],[0,304,196,296],[204,304,196,296]
  Grid {
    GridRow {
      Color.red
      Color.blue
    }
    GridRow {
      Color.green
      Color.yellow
    }
  }
}
