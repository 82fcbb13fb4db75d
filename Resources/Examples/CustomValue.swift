LabeledContent {
    MyCustomView(value: $value)
} label: {
    Text("Custom Value")
}
