func run() {
  let url = URL(string: "https://www.example.com:8080/a/b.html?q=1#top")!
  print(url.host ?? "", url.path, url.scheme ?? "", url.port ?? 0)  // expect-output: www.example.com /a/b.html https 8080
  print(url.lastPathComponent, url.pathExtension, url.query ?? "")  // expect-output: b.html html q=1
  print(url.appendingPathComponent("c").absoluteString)  // expect-output: https://www.example.com:8080/a/b.html/c?q=1#top
  print(URL(string: "") == nil)  // expect-output: true
  var parts = URLComponents()
  parts.scheme = "https"
  parts.host = "example.com"
  parts.path = "/x"
  print(parts.url!.absoluteString)  // expect-output: https://example.com/x
  let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
  print(id.uuidString)  // expect-output: E621E1F8-C36C-495A-93FC-0C247A3E6E5F
  print(UUID() == UUID())  // expect-output: false
  var name = PersonNameComponents()
  name.givenName = "Ada"
  name.familyName = "Lovelace"
  print(name.givenName ?? "", name.formatted(.name(style: .abbreviated)))  // expect-output: Ada AL
  print(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "?")  // expect-output: 1.0
  print("  padded ".trimmingCharacters(in: .whitespaces), " a\n".trimmingCharacters(in: .whitespacesAndNewlines))  // expect-output: padded a
}
run()
