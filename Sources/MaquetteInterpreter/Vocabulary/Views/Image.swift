import MaquetteUI

extension TypeEntry {
  static let image = TypeEntry(
    "Image", .drawn, matches: { $0 is Image },
    initializers: [
      Overload("init(systemName: String)") { (name: String) in Image(systemName: name) },
      Overload("init(systemName: String, @ignored variableValue: Double?)") { (name: String) in
        Image(systemName: name)
      },
      Overload("init(decorative name: String, @inert bundle: Any? = nil)") { (name: String) in
        Image(decorative: name)
      },
      Overload("init(_ name: String, @inert bundle: Any? = nil, label: Text)") {
        (name: String, label: Text) in Image(name, label: label)
      },
      Overload("init(_ name: String, @inert bundle: Any? = nil)") { (name: String) in Image(name) },
      Overload(
        "init(_ name: String, @ignored variableValue: Double?, @inert bundle: Any? = nil)"
      ) { (name: String) in Image(name) },
      Overload(
        "init(_ name: String, @ignored variableValue: Double?, @inert bundle: Any? = nil, label: Text)"
      ) { (name: String, label: Text) in Image(name, label: label) },
      Overload(
        "init(decorative name: String, @ignored variableValue: Double?, @inert bundle: Any? = nil)"
      ) { (name: String) in Image(decorative: name) },
      Overload(
        "init(@inert size: CGSize, @ignored label: Text? = nil, @inert opaque: Bool = false, @inert colorMode: Any = .nonLinear, @ignored renderer: (GraphicsContext) -> Void)"
      ) { Image(unavailable: "Image") },
      Overload("init(uiImage: Any?)") { (picture: MadePicture) in picture.image },
      Overload("init(nsImage: Any?)") { (picture: MadePicture) in picture.image },
      Overload(
        "init(_ cgImage: Any?, @inert scale: CGFloat, @inert orientation: Any = .up, @inert label: Text)"
      ) { (picture: MadePicture) in picture.image },
      Overload(
        "init(decorative cgImage: Any?, @inert scale: CGFloat, @inert orientation: Any = .up)"
      ) { (picture: MadePicture) in picture.image },
      Overload("init(_ resource: ImageResource)") { (resource: ImageResource) in Image(resource) },
    ],
    methods: [
      Method(
        "func resizable(@ignored capInsets: EdgeInsets = EdgeInsets(), @ignored resizingMode: Any = .stretch) -> Image"
      ) { (image: Image) in image.resizable() },
      Method("func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image") {
        (image: Image, mode: Image.TemplateRenderingMode?) in image.renderingMode(mode)
      },
      Method("@ignored func interpolation(@inert _ quality: Any) -> Image") { (image: Image) in
        image
      },
      Method("func antialiased(@inert _ isAntialiased: Bool) -> Image") { (image: Image) in image },
      Method("@ignored func symbolRenderingMode(@inert _ mode: Any?) -> Image") { (image: Image) in
        image
      },
    ])

  static let renderingMode = TypeEntry(
    "Image.TemplateRenderingMode", matches: { $0 is Image.TemplateRenderingMode },
    statics: [
      "template": { _ in Image.TemplateRenderingMode.template },
      "original": { _ in Image.TemplateRenderingMode.original },
    ])

  static let imageResource = TypeEntry(
    "ImageResource", matches: { $0 is ImageResource },
    initializers: [
      Overload("init(name: String, @inert bundle: Bundle)") { (name: String) in
        ImageResource(name: name)
      }
    ])
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
    Modifier("imageScale(_ scale: Image.Scale)") { (view: AnyView, scale: Image.Scale) in
      view.imageScale(scale)
    })
}

extension Image.Scale: VocabularyArgument {}
extension Image.TemplateRenderingMode: VocabularyArgument {}

/// A picture that code makes: a missing one, with the name of the value that would be shown.
private struct MadePicture: VocabularyArgument {
  let image: Image

  static var spellings: [String] { ["Any"] }

  static func taken(from argument: GivenArgument) -> MadePicture? {
    let evaluator = argument.evaluator
    guard let value = argument.value, value.isStub else {
      evaluator.log.report(
        .warning, .missingValue, name: "Image",
        "pictures made by code are not supported in previews", at: argument.place)
      return MadePicture(image: Image(unavailable: "Image"))
    }
    return MadePicture(image: Image(unavailable: evaluator.describe(value)))
  }
}
