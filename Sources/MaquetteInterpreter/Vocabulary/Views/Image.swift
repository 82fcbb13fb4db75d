import MaquetteUI

extension TypeEntry {
  static let image = TypeEntry(
    "Image", matches: { $0 is Image },
    initializers: [
      UntypedOverload("init(systemName: String)") { Image(systemName: $0.string(0)) },
      UntypedOverload("init(systemName: String, @ignored variableValue: Double?)") {
        Image(systemName: $0.string(0))
      },
      UntypedOverload("init(decorative name: String, bundle: Any? = nil)") {
        Image(decorative: $0.string(0))
      },
      UntypedOverload("init(_ name: String, bundle: Any? = nil, label: Text)") { call in
        call.native(2, as: Text.self).map { Image(call.string(0), label: $0) }
      },
      UntypedOverload("init(_ name: String, bundle: Any? = nil)") { Image($0.string(0)) },
      UntypedOverload("init(uiImage: Any?)") { $0.madePicture },
      UntypedOverload("init(nsImage: Any?)") { $0.madePicture },
      UntypedOverload("init(_ cgImage: Any?, scale: CGFloat, label: Text)") { $0.madePicture },
      UntypedOverload("init(decorative cgImage: Any?, scale: CGFloat)") { $0.madePicture },
      UntypedOverload("init(_ resource: ImageResource)") { call in
        call.native(0, as: ImageResource.self).map { Image($0) }
      },
    ],
    methods: [
      UntypedOverload(
        "func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Any = .stretch) -> Image"
      ) {
        call in call.receivedImage?.resizable()
      },
      UntypedOverload("func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image") { call in
        call.receivedImage?.renderingMode(call.native(0, as: Image.TemplateRenderingMode.self))
      },
      UntypedOverload("@ignored func interpolation(_ quality: Any) -> Image") { $0.receivedImage },
      UntypedOverload("func antialiased(_ isAntialiased: Bool) -> Image") { $0.receivedImage },
      UntypedOverload("@ignored func symbolRenderingMode(_ mode: Any?) -> Image") {
        $0.receivedImage
      },
    ])

  static let renderingMode = TypeEntry(
    "Image.TemplateRenderingMode", matches: { $0 is Image.TemplateRenderingMode },
    statics: [
      "template": { _ in Image.TemplateRenderingMode.template },
      "original": { _ in Image.TemplateRenderingMode.original },
    ])

  static let imageResource = TypeEntry("ImageResource", matches: { $0 is ImageResource })
  static let imageScale = TypeEntry(
    "Image.Scale", matches: { $0 is Image.Scale },
    statics: [
      "small": { _ in Image.Scale.small }, "medium": { _ in Image.Scale.medium },
      "large": { _ in Image.Scale.large },
    ])
}

extension ModifierEntry {
  static let imageScale = ModifierEntry(
    "imageScale", .drawn,
    UntypedOverload("imageScale(_ scale: Image.Scale)") { call in
      call.native(0, as: Image.Scale.self).map { call.view.imageScale($0) }
    })
}

extension Call {
  /// A missing picture with the name of the value that would be shown.
  fileprivate var madePicture: Image {
    let value = self[0] ?? .null
    if !value.isStub {
      evaluator.log.report(
        .warning, .unsupportedView, name: "Image",
        "pictures made by code are not supported in previews", at: place)
    }
    return Image(unavailable: value.isStub ? evaluator.describe(value) : "Image")
  }

  /// The image that a method is called on.
  fileprivate var receivedImage: Image? {
    if case .view(let view) = receiver { Sourced.content(of: view.view) as? Image } else { nil }
  }
}
