// Mixtures, with where their colours and dividers are by a second reckoning of the same rules.

#Preview("mixture 1") {
  // [16,16,368,18] [0,0,400,600]
  GeometryReader { _ in
    Color.red.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)).frame(
      height: 50, alignment: .trailing)
    HStack(spacing: 20) { Color.blue }.alignmentGuide(HorizontalAlignment.center) { _ in 40 }
  }
}

#Preview("mixture 2") {
  // [0,0,400,600] [0,0,400,600]
  Color.blue.overlay(alignment: .bottomTrailing) {
    Color.green.frame(minWidth: 30, maxHeight: .infinity, alignment: .bottom)
  }.frame(maxWidth: .infinity, alignment: .leading)
}

#Preview("mixture 3") {
  // [0,0,400,600] [0,0,400,600]
  GeometryReader { _ in
    ZStack(alignment: .leading) {
      Color.red.frame(maxWidth: .infinity, alignment: .bottom)
      Color.red.frame(minWidth: 30, maxHeight: .infinity)
    }
  }
}

#Preview("mixture 4") {
  // [7,-9,50,600] [88,30,302,565]
  VStack(alignment: .leading, spacing: 0) {
    HStack(alignment: .bottom) {
      Color.green.frame(width: 50, alignment: .topLeading).offset(x: 7, y: -9)
      Color.green.alignmentGuide(HorizontalAlignment.trailing) { _ in 40 }.padding(
        EdgeInsets(top: 30, leading: 30, bottom: 5, trailing: 10))
    }
  }
}

#Preview("mixture 5") {
  // [0,0,400,600] [0,0,400,600] [0,0,400,600] [0,260,400,600]
  VStack(alignment: .leading, spacing: 5) {
    ZStack(alignment: .center) {
      Color.green
      Color.blue
      Color.red
    }.frame(minWidth: 30, maxWidth: .infinity, minHeight: 0, alignment: .bottom).overlay(
      alignment: .leading
    ) { Color.red.alignmentGuide(VerticalAlignment.center) { _ in 40 } }
  }
}

#Preview("mixture 6") {
  // [10,0,332,590] [10,0,332,590] [350,0,50,300]
  HStack(alignment: .top) {
    GeometryReader { _ in
      Color.blue
      Color.red
    }
    Color.blue.frame(width: 50, height: 300, alignment: .leading)
  }.alignmentGuide(HorizontalAlignment.trailing) { _ in -20 }.padding(
    EdgeInsets(top: 0, leading: 10, bottom: 10, trailing: 0))
}

#Preview("mixture 7") {
  // [200,10,195,572] [0,600,400,0]
  VStack(alignment: .trailing) {
    Color.green.layoutPriority(2).padding(EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 5))
      .frame(minWidth: 80, maxWidth: 200, alignment: .topLeading)
    GeometryReader { _ in Color.red }
  }
}

#Preview("mixture 8") {
  // [0,0,150,20] [0,0,400,600]
  VStack(spacing: 5) {
    GeometryReader { _ in
      Color.green.frame(width: 150, height: 20, alignment: .leading)
      HStack(alignment: .bottom) { Color.blue }
    }
  }
}

#Preview("mixture 9") {
  // [0,0,50,20] [70,0,210,595] [300,0,90,595]
  HStack(alignment: .bottom, spacing: 5) {
    HStack(alignment: .top, spacing: 20) {
      Color.green.frame(width: 50, height: 20, alignment: .bottomTrailing)
      Color.green
      Color.blue.frame(maxWidth: 90, alignment: .topLeading)
    }
  }.padding(EdgeInsets(top: 0, leading: 0, bottom: 5, trailing: 10))
}

#Preview("mixture 10") {
  // [30,34,365,560] [30,34,365,134] [30,176,365,134] [30,318,365,134] [30,460,365,134]
  ZStack(alignment: .bottomTrailing) {
    ZStack(alignment: .topTrailing) { Color.blue }
    VStack(alignment: .leading) {
      Color.green
      Color.blue
      Color.green
      Color.green
    }
  }.offset(x: 0, y: 4).padding(EdgeInsets(top: 30, leading: 30, bottom: 10, trailing: 5))
}

#Preview("mixture 11") {
  // [150,225,70,140] [150,225,70,140]
  ZStack(alignment: .topLeading) { Color.red.overlay(alignment: .leading) { Color.red } }.padding(
    EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 30)
  ).frame(width: 100, height: 150, alignment: .leading)
}

#Preview("mixture 12") {
  // [125,250,150,100] [125,250,20,100]
  GeometryReader { _ in
    Color.red.alignmentGuide(HorizontalAlignment.center) { _ in 10 }
    Color.blue.frame(width: 20, height: 100, alignment: .leading)
  }.frame(width: 150, height: 100, alignment: .bottomLeading)
}

#Preview("mixture 13") {
  // [0,291.5,400,291.5] [140,591,120,1] [0,0,400,600]
  GeometryReader { _ in
    VStack {
      VStack(alignment: .leading, spacing: 20) {
        Spacer(minLength: 20)
        Spacer(minLength: 0)
      }
      Color.blue
      Divider().frame(minWidth: 30, maxWidth: 120, alignment: .trailing)
      Spacer()
    }
    Color.blue
  }
}

#Preview("mixture 14") {
  // [160,280,50,1] [160,281,50,24.5] [160,305.5,50,24.5]
  VStack(alignment: .leading, spacing: 0) {
    Divider()
    Color.blue
    Color.blue
  }.frame(width: 50, height: 50, alignment: .topLeading).frame(width: 100, alignment: .top).padding(
    EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 30))
}

#Preview("mixture 15") {
  // [0,0,0,600] [8,0,392,600]
  VStack(alignment: .leading) {
    HStack(alignment: .bottom) {
      Color.blue
      Color.green.layoutPriority(1)
    }.alignmentGuide(VerticalAlignment.bottom) { _ in -20 }
  }
}

#Preview("mixture 16") {
  // [157,254,100,100] [157,254,100,100]
  Color.blue.overlay(alignment: .trailing) { Color.red }.offset(x: 7, y: 4).layoutPriority(2).frame(
    width: 100, height: 100)
}

#Preview("mixture 17") {
  // [0,-9,176,600] [224,-9,176,50]
  HStack(alignment: .top, spacing: 20) {
    ZStack(alignment: .leading) { Color.blue }.frame(
      minWidth: 30, idealWidth: 85, maxHeight: .infinity, alignment: .leading)
    Spacer()
    VStack(alignment: .trailing) { Color.red.frame(height: 50, alignment: .bottomTrailing) }
  }.offset(x: 0, y: -9)
}

#Preview("mixture 18") {
  // [16,16,368,568] [315,425,20,300]
  ZStack(alignment: .bottomTrailing) {
    Color.green.layoutPriority(-1).padding(
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    ).layoutPriority(1)
    Color.green.frame(width: 20, height: 300, alignment: .leading).padding(
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    ).frame(width: 150, height: 50)
  }
}

#Preview("mixture 19") {
  // [102.5,185,200,96] [102.5,185,200,96] [102.5,185,200,96] [102.5,289,200,96]
  VStack {
    ZStack(alignment: .center) {
      Color.red
      Color.blue
      Color.green
    }
    Color.blue.frame(maxHeight: .infinity, alignment: .bottomLeading)
  }.frame(maxWidth: 200, minHeight: 0, maxHeight: 200, alignment: .topLeading).padding(
    EdgeInsets(top: 0, leading: 5, bottom: 30, trailing: 0))
}

#Preview("mixture 20") {
  // [70,255,50,20] [70,255,50,20] [70,255,50,20]
  ZStack(alignment: .trailing) {
    Color.green
    Color.green
    Color.green
  }.frame(width: 50, height: 20, alignment: .bottom).frame(
    minWidth: 80, maxWidth: 90, minHeight: 30, idealHeight: 85, maxHeight: 90, alignment: .top
  ).frame(width: 300, height: 300, alignment: .leading)
}

#Preview("mixture 21") {
  // [57,-9,300,600] [16,16,160,568] [200,0,192,600] [200,0,192,600]
  ZStack(alignment: .top) {
    Color.red.frame(maxWidth: .infinity, alignment: .leading).offset(x: 7, y: -9).frame(
      width: 300, alignment: .topLeading)
    HStack(alignment: .bottom) {
      Color.blue.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
      GeometryReader { _ in
        Color.green
        Color.red
      }
      Spacer()
    }
  }
}

#Preview("mixture 22") {
  // [210,355,100,20] [210,355,100,20] [210,355,100,20]
  ZStack(alignment: .top) {
    Color.blue
    Color.red
    Color.green
  }.frame(width: 100, height: 20, alignment: .topLeading).alignmentGuide(
    HorizontalAlignment.trailing
  ) { _ in 0 }.frame(width: 20, height: 150, alignment: .bottomTrailing)
}

#Preview("mixture 23") {
  // [7,4,50,100] [24,16,1,568] [33,16,343,568]
  GeometryReader { _ in
    Color.green.frame(width: 50, height: 100, alignment: .leading).offset(x: 7, y: 4)
    HStack {
      Spacer()
      Divider()
      Color.green
      Spacer()
    }.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }
}

#Preview("mixture 24") {
  // [0,174.5,400,1] [30,325,365,0] [30,325,365,0]
  VStack(spacing: 0) {
    VStack(alignment: .trailing) { Divider().frame(height: 300) }
    GeometryReader { _ in
      Color.blue
      Color.green
    }.padding(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5))
  }.frame(height: 50, alignment: .bottom)
}

#Preview("mixture 25") {
  // [7,4,400,600] [7,4,400,600] [7,4,400,600]
  GeometryReader { _ in
    ZStack(alignment: .top) {
      Color.red
      Color.green
      Color.green
    }
  }.offset(x: 7, y: 4)
}

#Preview("mixture 26") {
  // [150,150,100,300] [150,150,100,300] [150,150,99,300] [249,150,1,300] [150,150,100,300]
  ZStack(alignment: .leading) {
    ZStack(alignment: .trailing) {
      ZStack(alignment: .leading) {
        Color.blue
        Color.green
      }
    }
    VStack(alignment: .trailing, spacing: 0) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red
        Divider()
        Spacer(minLength: 0)
      }
    }
    Color.green
  }.frame(width: 100, height: 300, alignment: .topTrailing)
}

#Preview("mixture 27") {
  // [7,4,94,600] [109,4,94,600] [211,4,94,600] [313,4,94,600]
  HStack {
    VStack(spacing: 5) {
      HStack {
        Color.red
        Color.red
        Color.green
        Color.green
      }
    }.offset(x: 7, y: 4)
  }
}

#Preview("mixture 28") {
  // [0,275,20,50] [30,10,60,590]
  GeometryReader { _ in
    Color.blue.frame(width: 20, height: 50, alignment: .bottom).frame(
      minWidth: 30, maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    Color.green.frame(width: 60, alignment: .bottomTrailing).padding(
      EdgeInsets(top: 10, leading: 30, bottom: 0, trailing: 30))
  }
}

#Preview("mixture 29") {
  // [10,0,390,595] [10,0,191,595] [201,0,191,595] [17,-9,390,595]
  ZStack(alignment: .bottomLeading) {
    GeometryReader { _ in Color.red }
    HStack(alignment: .top, spacing: 0) {
      Spacer(minLength: 0)
      Color.blue
      Color.red
      Spacer()
    }
    Color.blue.offset(x: 7, y: -9)
  }.alignmentGuide(HorizontalAlignment.trailing) { _ in -20 }.padding(
    EdgeInsets(top: 0, leading: 10, bottom: 5, trailing: 0))
}

#Preview("mixture 30") {
  // [190,275,20,50] [190,275,20,50]
  GeometryReader { _ in
    Color.blue
    Color.blue
  }.frame(width: 20, height: 50).frame(width: 50, height: 300)
}

#Preview("mixture 31") {
  // [50,275,300,50] [50,275,140,50] [210,275,140,50]
  Color.blue.frame(minHeight: 0, maxHeight: .infinity).frame(minWidth: 30, maxHeight: .infinity)
    .overlay(alignment: .topTrailing) {
      HStack(alignment: .bottom) {
        Color.red
        Spacer(minLength: 20)
        Color.blue
      }
    }.frame(width: 300, height: 50, alignment: .leading)
}

#Preview("mixture 32") {
  // [284,150,100,300] [32,166,336,268]
  Color.red.frame(width: 100, height: 300, alignment: .topLeading).frame(
    maxWidth: .infinity, alignment: .trailing
  ).overlay(alignment: .bottom) {
    Color.green.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
  }.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
}

#Preview("mixture 33") {
  // [0,10,400,590] [190,10,10,590]
  ZStack(alignment: .bottom) {
    Color.red
    Color.red.fixedSize(horizontal: true, vertical: false).padding(
      EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 10))
  }.padding(EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
}

#Preview("mixture 34") {
  // [16,16,368,284] [16,300,368,284] [16,300,368,284]
  VStack(alignment: .trailing, spacing: 0) {
    Color.blue
    GeometryReader { _ in
      Color.blue
      Color.green
    }
  }.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
}

#Preview("mixture 35") {
  // [14,-5,400,600] [287,514,120,90] [7,4,176,600] [231,4,176,600]
  ZStack(alignment: .bottomTrailing) {
    Color.blue.offset(x: 7, y: -9)
    Color.blue.frame(minWidth: 30, maxWidth: 120, maxHeight: 90, alignment: .topTrailing)
    HStack(alignment: .top, spacing: 20) {
      Color.blue
      Spacer()
      Color.green
    }
  }.alignmentGuide(HorizontalAlignment.trailing) { _ in 40 }.offset(x: 7, y: 4)
}

#Preview("mixture 36") {
  // [50,225,146,150] [204,225,146,150]
  HStack {
    Spacer(minLength: 0)
    Color.red
    Spacer()
    Color.red
  }.frame(height: 150, alignment: .topTrailing).frame(width: 300, height: 50).frame(height: 300)
}

#Preview("mixture 37") {
  // [60,150,150,300] [60,150,150,300]
  ZStack(alignment: .leading) { Color.green }.overlay(alignment: .topLeading) { Color.blue }.frame(
    width: 150, height: 300, alignment: .bottomLeading
  ).frame(width: 20, height: 100, alignment: .trailing)
}

#Preview("mixture 38") {
  // [16,46,363,533] [16,46,363,533] [16,46,363,533]
  ZStack(alignment: .topTrailing) {
    Color.red
    Color.green
    Color.green
  }.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)).padding(
    EdgeInsets(top: 30, leading: 0, bottom: 5, trailing: 5))
}
