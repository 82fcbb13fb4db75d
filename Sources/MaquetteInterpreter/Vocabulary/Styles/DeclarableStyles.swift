import Foundation
import MaquetteUI

/// The styles that a file may declare itself: what they are given, and those that are built in.
extension TypeEntry {
  static let declarableStyles: [TypeEntry] =
    [
      gaugeConfiguration, progressConfiguration, groupBoxConfiguration, disclosureConfiguration,
      controlGroupConfiguration, menuConfiguration, datePickerConfiguration, buttonConfiguration,
    ] + gaugeStyles + progressStyles + boxStyles + menuStyles + datePickerStyles + fieldStyles

  /// A built-in style: the member that names it, and its type.
  private typealias BuiltIn = (member: String, type: String, style: Any)

  private static func builtIns(
    _ name: String, _ styles: [BuiltIn], matches: @escaping (Any) -> Bool
  ) -> [TypeEntry] {
    let members = styles.reduce(into: [String: @MainActor (Evaluator) -> Any?]()) {
      let style = $1.style
      $0[$1.member] = { _ in style }
    }
    return [TypeEntry(name, matches: matches, statics: members)]
      + styles.map { entry in
        let style = entry.style
        return TypeEntry(entry.type, initializers: [Overload("init()") { () -> Any? in style }])
      }
  }

  private static let gaugeConfiguration = TypeEntry(
    "GaugeStyleConfiguration", matches: { $0 is GaugeStyleConfiguration },
    properties: [
      "value": { any, _ in (any as? GaugeStyleConfiguration)?.value },
      "label": { any, _ in (any as? GaugeStyleConfiguration)?.label },
      "currentValueLabel": { any, _ in
        (any as? GaugeStyleConfiguration)?.currentValueLabel ?? Value.null
      },
      "minimumValueLabel": { any, _ in
        (any as? GaugeStyleConfiguration)?.minimumValueLabel ?? Value.null
      },
      "maximumValueLabel": { any, _ in
        (any as? GaugeStyleConfiguration)?.maximumValueLabel ?? Value.null
      },
    ])

  private static let gaugeStyles: [TypeEntry] = builtIns(
    "GaugeStyle",
    [
      ("automatic", "DefaultGaugeStyle", DefaultGaugeStyle()),
      ("linear", "LinearGaugeStyle", LinearGaugeStyle()),
      ("linearCapacity", "LinearCapacityGaugeStyle", LinearCapacityGaugeStyle()),
      ("circular", "CircularGaugeStyle", CircularGaugeStyle()),
      ("accessoryLinear", "AccessoryLinearGaugeStyle", AccessoryLinearGaugeStyle()),
      (
        "accessoryLinearCapacity", "AccessoryLinearCapacityGaugeStyle",
        AccessoryLinearCapacityGaugeStyle()
      ),
      ("accessoryCircular", "AccessoryCircularGaugeStyle", AccessoryCircularGaugeStyle()),
      (
        "accessoryCircularCapacity", "AccessoryCircularCapacityGaugeStyle",
        AccessoryCircularCapacityGaugeStyle()
      ),
    ], matches: { $0 is any GaugeStyle })

  private static let progressConfiguration = TypeEntry(
    "ProgressViewStyleConfiguration", matches: { $0 is ProgressViewStyleConfiguration },
    properties: [
      "fractionCompleted": { any, _ in
        (any as? ProgressViewStyleConfiguration)?.fractionCompleted ?? Value.null
      },
      "label": { any, _ in (any as? ProgressViewStyleConfiguration)?.label ?? Value.null },
      "currentValueLabel": { any, _ in
        (any as? ProgressViewStyleConfiguration)?.currentValueLabel ?? Value.null
      },
    ])

  private static let progressStyles: [TypeEntry] =
    builtIns(
      "ProgressViewStyle",
      [
        ("automatic", "DefaultProgressViewStyle", DefaultProgressViewStyle()),
        ("linear", "LinearProgressViewStyle", LinearProgressViewStyle()),
        ("circular", "CircularProgressViewStyle", CircularProgressViewStyle()),
      ], matches: { $0 is any ProgressViewStyle }
    ).map { entry in
      switch entry.name {
      case "LinearProgressViewStyle":
        TypeEntry(
          entry.name,
          initializers: entry.initializers + [
            Overload("init(tint: Color)") { (tint: Color) in LinearProgressViewStyle(tint: tint) }
          ])
      case "CircularProgressViewStyle":
        TypeEntry(
          entry.name,
          initializers: entry.initializers + [
            Overload("init(tint: Color)") { (tint: Color) in CircularProgressViewStyle(tint: tint) }
          ])
      default: entry
      }
    }

  private static let groupBoxConfiguration = TypeEntry(
    "GroupBoxStyleConfiguration", matches: { $0 is GroupBoxStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? GroupBoxStyleConfiguration)?.label },
      "content": { any, _ in (any as? GroupBoxStyleConfiguration)?.content },
    ])

  private static let controlGroupConfiguration = TypeEntry(
    "ControlGroupStyleConfiguration", matches: { $0 is ControlGroupStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? ControlGroupStyleConfiguration)?.label },
      "content": { any, _ in (any as? ControlGroupStyleConfiguration)?.content },
    ])

  private static let boxStyles: [TypeEntry] =
    builtIns(
      "GroupBoxStyle", [("automatic", "DefaultGroupBoxStyle", DefaultGroupBoxStyle())],
      matches: { $0 is any GroupBoxStyle })
    + builtIns(
      "ControlGroupStyle",
      [
        ("automatic", "AutomaticControlGroupStyle", AutomaticControlGroupStyle()),
        ("navigation", "NavigationControlGroupStyle", NavigationControlGroupStyle()),
        ("menu", "MenuControlGroupStyle", MenuControlGroupStyle()),
        ("compactMenu", "CompactMenuControlGroupStyle", CompactMenuControlGroupStyle()),
        ("palette", "PaletteControlGroupStyle", PaletteControlGroupStyle()),
      ], matches: { $0 is any ControlGroupStyle })
    + builtIns(
      "DisclosureGroupStyle",
      [("automatic", "AutomaticDisclosureGroupStyle", AutomaticDisclosureGroupStyle())],
      matches: { $0 is any DisclosureGroupStyle })

  private static let disclosureConfiguration = TypeEntry(
    "DisclosureGroupStyleConfiguration", matches: { $0 is DisclosureGroupStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? DisclosureGroupStyleConfiguration)?.label },
      "content": { any, _ in (any as? DisclosureGroupStyleConfiguration)?.content },
      "isExpanded": { any, _ in (any as? DisclosureGroupStyleConfiguration)?.isExpanded },
      "$isExpanded": { any, _ in
        (any as? DisclosureGroupStyleConfiguration).map { configuration in
          Value.binding(
            BindingValue(
              get: { .bool(configuration.isExpanded) },
              set: {
                if case .bool(let value) = $0 { configuration.$isExpanded.wrappedValue = value }
              }))
        }
      },
    ],
    methods: [
      Method("func set_isExpanded(_ value: Bool)") {
        (configuration: DisclosureGroupStyleConfiguration, value: Bool) in
        configuration.$isExpanded.wrappedValue = value
        return configuration
      }
    ])

  private static let menuConfiguration = TypeEntry(
    "MenuStyleConfiguration", matches: { $0 is MenuStyleConfiguration })

  private static let menuStyles: [TypeEntry] = builtIns(
    "MenuStyle",
    [
      ("automatic", "DefaultMenuStyle", DefaultMenuStyle()),
      ("button", "ButtonMenuStyle", ButtonMenuStyle()),
      ("borderlessButton", "BorderlessButtonMenuStyle", BorderlessButtonMenuStyle()),
      ("borderedButton", "BorderedButtonMenuStyle", BorderedButtonMenuStyle()),
    ], matches: { $0 is any MenuStyle })

  private static let datePickerConfiguration = TypeEntry(
    "DatePickerStyleConfiguration", matches: { $0 is DatePickerStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? DatePickerStyleConfiguration)?.label },
      "selection": { any, _ in (any as? DatePickerStyleConfiguration)?.selection },
      "minimumDate": { any, _ in
        (any as? DatePickerStyleConfiguration)?.minimumDate ?? Value.null
      },
      "maximumDate": { any, _ in
        (any as? DatePickerStyleConfiguration)?.maximumDate ?? Value.null
      },
      "displayedComponents": { any, _ in
        (any as? DatePickerStyleConfiguration)?.displayedComponents
      },
      "$selection": { any, evaluator in
        (any as? DatePickerStyleConfiguration).map { configuration in
          Value.binding(
            BindingValue(
              get: { evaluator.value(from: configuration.selection) },
              set: {
                if let date = $0.native(as: Date.self) {
                  configuration.$selection.wrappedValue = date
                }
              }))
        }
      },
    ],
    methods: [
      Method("func set_selection(_ value: Date)") {
        (configuration: DatePickerStyleConfiguration, value: Date) in
        configuration.$selection.wrappedValue = value
        return configuration
      }
    ])

  private static let datePickerStyles: [TypeEntry] = builtIns(
    "DatePickerStyle",
    [
      ("automatic", "DefaultDatePickerStyle", DefaultDatePickerStyle()),
      ("compact", "CompactDatePickerStyle", CompactDatePickerStyle()),
      ("graphical", "GraphicalDatePickerStyle", GraphicalDatePickerStyle()),
      ("wheel", "WheelDatePickerStyle", WheelDatePickerStyle()),
      ("field", "FieldDatePickerStyle", FieldDatePickerStyle()),
      ("stepperField", "StepperFieldDatePickerStyle", StepperFieldDatePickerStyle()),
    ], matches: { $0 is any DatePickerStyle })

  private static let fieldStyles: [TypeEntry] = builtIns(
    "TextFieldStyle",
    [
      ("automatic", "DefaultTextFieldStyle", DefaultTextFieldStyle()),
      ("plain", "PlainTextFieldStyle", PlainTextFieldStyle()),
      ("roundedBorder", "RoundedBorderTextFieldStyle", RoundedBorderTextFieldStyle()),
      ("squareBorder", "SquareBorderTextFieldStyle", SquareBorderTextFieldStyle()),
    ], matches: { $0 is any TextFieldStyle })

  private static let buttonConfiguration = TypeEntry(
    "PrimitiveButtonStyleConfiguration", matches: { $0 is PrimitiveButtonStyleConfiguration },
    properties: [
      "label": { any, _ in (any as? PrimitiveButtonStyleConfiguration)?.label },
      "role": { any, _ in (any as? PrimitiveButtonStyleConfiguration)?.role ?? Value.null },
    ],
    methods: [
      Method("func trigger()") { (configuration: PrimitiveButtonStyleConfiguration) -> Value? in
        configuration.trigger()
        return .void
      }
    ])
}

extension GaugeStyleConfiguration: StyleConfiguration {
  static let styleName = "GaugeStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<GaugeStyleConfiguration>? {
    (style as? any GaugeStyle).map { AppliedStyle($0) }
  }
}

extension ProgressViewStyleConfiguration: StyleConfiguration, VocabularyArgument {
  static let styleName = "ProgressViewStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<ProgressViewStyleConfiguration>? {
    (style as? any ProgressViewStyle).map { AppliedStyle($0) }
  }
}

extension GroupBoxStyleConfiguration: StyleConfiguration, VocabularyArgument {
  static let styleName = "GroupBoxStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<GroupBoxStyleConfiguration>? {
    (style as? any GroupBoxStyle).map { AppliedStyle($0) }
  }
}

extension ControlGroupStyleConfiguration: StyleConfiguration, VocabularyArgument {
  static let styleName = "ControlGroupStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<ControlGroupStyleConfiguration>? {
    (style as? any ControlGroupStyle).map { AppliedStyle($0) }
  }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  static let styleName = "DisclosureGroupStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<DisclosureGroupStyleConfiguration>? {
    (style as? any DisclosureGroupStyle).map { AppliedStyle($0) }
  }
}

extension MenuStyleConfiguration: StyleConfiguration, VocabularyArgument {
  static let styleName = "MenuStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<MenuStyleConfiguration>? {
    (style as? any MenuStyle).map { AppliedStyle($0) }
  }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  static let styleName = "DatePickerStyle"

  static func builtIn(_ style: Any) -> AppliedStyle<DatePickerStyleConfiguration>? {
    (style as? any DatePickerStyle).map { AppliedStyle($0) }
  }
}

extension PrimitiveButtonStyleConfiguration: VocabularyArgument {}

extension TextField: StyleConfiguration where Label == TextFieldStyleLabel {
  static var styleName: String { "TextFieldStyle" }

  static func builtIn(_ style: Any) -> AppliedStyle<TextField<TextFieldStyleLabel>>? {
    (style as? any TextFieldStyle).map { AppliedStyle($0) }
  }

  static func declared(
    _ style: StructInstance, in evaluator: Evaluator
  ) -> AppliedStyle<TextField<TextFieldStyleLabel>> {
    evaluator.style(style, method: "_body") { .view(ViewValue($0)) }
  }
}

extension ModifierEntry {
  /// The modifiers that put a style in force which a file may declare.
  static let declarableStyles: [ModifierEntry] = [
    style("gaugeStyle", GaugeStyleConfiguration.self),
    style("progressViewStyle", ProgressViewStyleConfiguration.self),
    style("groupBoxStyle", GroupBoxStyleConfiguration.self),
    style("controlGroupStyle", ControlGroupStyleConfiguration.self),
    style("disclosureGroupStyle", DisclosureGroupStyleConfiguration.self),
    style("menuStyle", MenuStyleConfiguration.self),
    style("datePickerStyle", DatePickerStyleConfiguration.self),
    style("textFieldStyle", TextField<TextFieldStyleLabel>.self),
  ]

  private static func style<Configuration: StyleConfiguration>(
    _ name: String, _ type: Configuration.Type
  ) -> ModifierEntry {
    ModifierEntry(
      name, .drawn,
      Modifier("\(name)(_ style: \(Configuration.styleName))") {
        (view: AnyView, style: AppliedStyle<Configuration>?) in
        style.map { AnyView(view.applying($0)) } ?? view
      })
  }
}
