Form {
  Text(account.displayName) // expect-warning: cannot find 'account' in scope [unresolved-name]
  if session.isActive { Text("Hidden") } // expect-warning: cannot find 'session' in scope [unresolved-name]
  ForEach(messages) { message in // expect-warning: cannot find 'messages' in scope [unresolved-name]
    LabeledContent(message.subject, value: message.sender)
  }
  Toggle("Working", isOn: $isWorking) // expect-warning: cannot find '$isWorking' in scope [unresolved-name]
  LabeledContent("Age", value: 5) // expect-error: cannot convert value of type 'Int' to expected argument type 'StringProtocol' [type-mismatch]
}
