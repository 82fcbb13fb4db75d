Text(Strings.title)  // expect-warning: cannot find 'Strings' in scope; did you mean 'String'? [unresolved-name]
Text(Strings.subtitle).shine()  // expect-warning: modifier 'shine' is not supported in previews [unsupported-modifier]
Text("C").shine()
Badge(1)  // expect-warning: cannot find 'Badge' in scope [unsupported-view]
Badge(2)
