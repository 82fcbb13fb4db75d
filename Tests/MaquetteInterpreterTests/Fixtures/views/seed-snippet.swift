Form {
  Section("Information") {
    LabeledContent("Age", value: 34, format: .number)
    LabeledContent("Share", value: 0.5, format: .percent)
  }
}
