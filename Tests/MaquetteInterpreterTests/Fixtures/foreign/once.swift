Text(Strings.title)  // expect-warning: cannot find 'Strings' in scope; did you mean 'String'? [unresolved-name]
Text(Strings.subtitle).shine()  // expect-warning: value of type 'some View' has no member 'shine' [unresolved-name]
Text("C").shine()
Badge(1)  // expect-warning: cannot find 'Badge' in scope [unresolved-name]
Badge(2)
