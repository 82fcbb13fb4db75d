// B13: an address of a file is a text: nobody looks whether there is a folder, or where one stands.
print(URL(fileURLWithPath: "/etc").absoluteString) // expect-output: file:///etc
print(URL(fileURLWithPath: "/etc/").absoluteString) // expect-output: file:///etc/
print(URL(filePath: "/").appendingPathComponent("etc").absoluteString) // expect-output: file:///etc
print(URL(filePath: "notes/today.txt").path, URL(fileURLWithPath: "notes").absoluteString) // expect-output: /notes/today.txt file:///notes
print(URL(fileURLWithPath: "~/notes").path, URL(fileURLWithPath: "").path) // expect-output: /~/notes /
var folder = URL(fileURLWithPath: "/usr")
folder.appendPathComponent("lib")
print(folder.absoluteString, folder.deletingLastPathComponent().path) // expect-output: file:///usr/lib /usr
