import Testing

@testable import MaquetteApp

@Suite("Path routes")
struct PathRouteTests {
  private func lines(_ path: String, _ entries: [String: PathRoute.Entry]) -> [String] {
    let route = PathRoute(to: path) { entries[$0] ?? .missing }
    return route.hops.map { "\($0.directory) \($0.name)" } + ["= \(route.destination ?? "nothing")"]
  }

  @Test func plainPath() {
    #expect(
      lines(
        "/home/me/Form.swift",
        [
          "/home": .present, "/home/me": .present, "/home/me/Form.swift": .present,
        ]) == ["/ home", "/home me", "/home/me Form.swift", "= /home/me/Form.swift"])
  }

  @Test func dotsAndDoubledSlashes() {
    #expect(
      lines(
        "/home//./me/../Form.swift",
        [
          "/home": .present, "/home/me": .present, "/home/Form.swift": .present,
        ]) == ["/ home", "/home me", "/home Form.swift", "= /home/Form.swift"])
  }

  @Test func everyLinkInTurn() {
    #expect(
      lines(
        "/p/Form.swift",
        [
          "/p": .present, "/p/Form.swift": .link(to: "data/Form.swift"),
          "/p/data": .link(to: "/v1"),
          "/v1": .present, "/v1/Form.swift": .present,
        ]) == [
          "/ p", "/p Form.swift", "/p data", "/ v1", "/v1 Form.swift", "= /v1/Form.swift",
        ])
  }

  @Test func missingFile() {
    #expect(
      lines("/p/Form.swift", ["/p": .present]) == ["/ p", "/p Form.swift", "= /p/Form.swift"])
  }

  @Test func missingFolder() {
    #expect(lines("/p/q/Form.swift", ["/p": .present]) == ["/ p", "/p q", "= nothing"])
  }

  @Test func linkThatLeadsToItself() {
    let route = PathRoute(to: "/a") { _ in .link(to: "a") }
    #expect(route.destination == nil)
    #expect(route.hops.count == 41)
  }
}

@Suite("Watch plans")
struct WatchPlanTests {
  private let plan = WatchPlan(
    routes: [
      PathRoute(to: "/p/Form.swift") { _ in .present },
      PathRoute(to: "/p/Form.data.json") { $0 == "/p" ? .present : .missing },
    ])

  @Test func directoriesAndFiles() {
    #expect(
      plan.watches.map { "\($0.path) \($0.names?.sorted().joined(separator: ",") ?? "-")" } == [
        "/ p", "/p Form.data.json,Form.swift", "/p/Form.data.json -", "/p/Form.swift -",
      ])
    #expect(plan.homes == ["/p"])
  }

  @Test func effects() throws {
    let home = try #require(plan.watches.first { $0.path == "/p" })
    let file = try #require(plan.watches.first { $0.path == "/p/Form.swift" })
    func effect(_ mask: Int, _ name: String, _ watch: WatchPlan.Watch) -> WatchPlan.Effect {
      WatchPlan.effect(of: InotifyEvent(watch: 1, mask: UInt32(mask), name: name), on: watch)
    }
    #expect(effect(0x2, "Other.swift", home) == .none)
    #expect(effect(0x100, "4913", home) == .none)
    #expect(effect(0x2, "Form.swift", home) == .writing)
    #expect(effect(0x8, "Form.swift", home) == .written)
    #expect(effect(0x80, "Form.swift", home) == .replaced)
    #expect(effect(0x40, "Form.swift", home) == .structure)
    #expect(effect(0x100, "Form.swift", home) == .structure)
    #expect(effect(0x400, "", home) == .gone)
    #expect(effect(0x2, "", file) == .writing)
    #expect(effect(0x4, "", file) == .touched)
    #expect(effect(0x800, "", file) == .gone)
    #expect(effect(0x8000, "", file) == .gone)
  }
}

@Suite("Inotify")
struct InotifyTests {
  @Test func eventsOfOneRead() {
    let bytes: [UInt8] =
      [3, 0, 0, 0, 0x80, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0] + Array("ab\0\0".utf8)
      + [255, 255, 255, 255, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      Inotify.events(in: bytes[...]) == [
        InotifyEvent(watch: 3, mask: 0x80, name: "ab"),
        InotifyEvent(watch: -1, mask: 0x4000, name: ""),
      ])
  }

  @Test func fileSystemKinds() {
    let mounts = """
      22 1 0:20 / / rw,relatime - ext4 /dev/vda1 rw
      31 22 0:51 / /mnt/work rw shared:7 - fuse.sshfs host: rw
      """
    #expect(FileSystemKind.type(ofDevice: "0:51", mounts: mounts) == "fuse.sshfs")
    #expect(FileSystemKind.type(ofDevice: "0:20", mounts: mounts) == "ext4")
    #expect(FileSystemKind.type(ofDevice: "0:2", mounts: mounts) == nil)
    #expect(FileSystemKind.deviceNumbers(of: 0xFE01) == "254:1")
    #expect(FileSystemKind(type: "fuse.sshfs") == .remote)
    #expect(FileSystemKind(type: "nfs4") == .remote)
    #expect(FileSystemKind(type: "ext4") == .local)
    #expect(FileSystemKind(type: "fuseblk") == .local)
  }
}
