import MaquetteUI

extension Interpreter {
  /// The names of the file's own styles of a kind, such as `LabelStyle`, in the order of the file.
  package func ownStyles(of styleProtocol: String) -> [String] {
    ownStyleTypes(of: styleProtocol).map(\.name)
  }

  private func ownStyleTypes(of styleProtocol: String) -> [RuntimeType] {
    evaluator.program.types.values
      .filter { $0.kind == .structure && $0.place != nil && $0.conforms(to: styleProtocol) }
      .sorted { ($0.place?.range.lowerBound ?? 0) < ($1.place?.range.lowerBound ?? 0) }
  }

  /// A style of labels by its name, of the system's or the file's.
  package func labelStyle(named name: String) -> AppliedStyle<LabelStyleConfiguration>? {
    switch name {
    case "automatic": AppliedStyle(DefaultLabelStyle())
    case "titleAndIcon": AppliedStyle(TitleAndIconLabelStyle())
    case "titleOnly": AppliedStyle(TitleOnlyLabelStyle())
    case "iconOnly": AppliedStyle(IconOnlyLabelStyle())
    default: own(name)
    }
  }

  /// A style of labelled content by its name, of the system's or the file's.
  package func labeledContentStyle(
    named name: String
  ) -> AppliedStyle<LabeledContentStyleConfiguration>? {
    name == "automatic" ? AppliedStyle(AutomaticLabeledContentStyle()) : own(name)
  }

  /// A style of forms by its name, of the system's or the file's.
  package func formStyle(named name: String) -> AppliedStyle<FormStyleConfiguration>? {
    switch name {
    case "automatic": AppliedStyle(AutomaticFormStyle())
    case "grouped": AppliedStyle(GroupedFormStyle())
    case "columns": AppliedStyle(ColumnsFormStyle())
    default: own(name)
    }
  }

  /// A style of the file, made with arguments of our own where it needs some.
  private func own<Configuration: StyleConfiguration>(
    _ name: String
  ) -> AppliedStyle<Configuration>? {
    let types = ownStyleTypes(of: Configuration.styleName)
    guard let type = types.first(where: { $0.name == name }), let place = type.place else {
      return nil
    }
    let made = evaluator.enter(at: place) { try evaluator.synthesised(type) }
    guard case .instance(let instance)? = made else { return nil }
    return Configuration.declared(instance, in: evaluator)
  }
}
